import Foundation

/// Which folders and files a search leaves out.
///
/// The standard list holds what is not the app: version control, what builds make, other people's
/// code, and Xcode's own files. Patterns of a configuration add to it or take away from it; the last
/// that matches decides.
public struct ExclusionRules: Sendable, Hashable {
  /// Folders that are left out by name, with the reason.
  public static let folderNames: [String: String] = [
    ".git": "version control", ".hg": "version control", ".svn": "version control",
    ".build": "products of the package manager", ".swiftpm": "Xcode's files about a package",
    "DerivedData": "products of Xcode", "SourcePackages": "packages that Xcode fetched",
    "Pods": "dependencies of CocoaPods", "Carthage": "dependencies of Carthage",
    "node_modules": "dependencies of npm", "xcuserdata": "Xcode's settings of a user",
    "Preview Content": "what only Xcode's previews show",
  ]

  /// Folders that are left out by the ending of their names, in lower case, with the reason.
  public static let folderEndings: [String: String] = [
    "xcworkspace": "Xcode's workspace", "xcuserdatad": "Xcode's settings of a user",
    "xcarchive": "a built product", "app": "a built product", "appex": "a built product",
    "framework": "a built product", "xcframework": "a built product", "dsym": "a built product",
    "docc": "documentation", "playground": "a playground", "xctemplate": "a template of Xcode",
  ]

  /// Links of Bazel to its products, which hold copies of the sources.
  private static let linkPrefix = "bazel-"

  /// The patterns, in the order they were written.
  public var patterns: [PathPattern]
  /// The names on the way to the folder where patterns with a slash begin, from the root of the
  /// file system.
  private let base: [Substring]

  /// The standard list alone.
  public static let standard = ExclusionRules()

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - patterns: what is left out or read beside the standard list.
  ///   - folder: where patterns with a slash begin.
  public init(patterns: [PathPattern] = [], relativeTo folder: String = ".") {
    self.patterns = patterns
    base =
      patterns.isEmpty
      ? [] : URL(fileURLWithPath: folder).standardizedFileURL.path.split(separator: "/")
  }

  /// The rules for what lies in a folder that was given by its path: a pattern that would leave out
  /// this very folder is not applied.
  func applying(toFolder path: String) -> ExclusionRules {
    guard let names = relative(path.split(separator: "/")[...]) else { return self }
    var rules = self
    rules.patterns.removeAll { pattern in
      !pattern.isNegated
        && names.indices.contains { last in
          pattern.matches(name: names[last], path: Array(names[...last]), isFolder: true)
        }
    }
    return rules
  }

  /// Whether something is left out.
  ///
  /// - Parameter path: its absolute path.
  func leavesOut(name: String, path: String, isFolder: Bool, isLink: Bool) -> Bool {
    var isOut = isFolder && Self.isStandard(name)
    if isLink, name.hasPrefix(Self.linkPrefix) { isOut = true }
    guard !patterns.isEmpty else { return isOut }
    let place = relative(path.split(separator: "/")[...])
    for pattern in patterns where pattern.isNegated == isOut {
      if pattern.matches(name: name, path: place, isFolder: isFolder) { isOut.toggle() }
    }
    return isOut
  }

  /// Whether the standard list leaves a folder out.
  static func isStandard(_ name: String) -> Bool {
    folderNames[name] != nil || folderEndings[FileTree.ending(of: name)] != nil
  }

  private func relative(_ names: ArraySlice<Substring>) -> [String]? {
    guard names.count > base.count, names.starts(with: base) else { return nil }
    return names.dropFirst(base.count).map(String.init)
  }
}
