import Foundation

/// Finds asset catalogs, interface files, theme files and information property lists.
struct InterfaceSearch {
  /// What was found, each kind in the order of the folders.
  private(set) var catalogs: [String] = []
  private(set) var interfaces: [String] = []
  private(set) var propertyLists: [String] = []
  /// Theme files, and whether one was given by its own name; others may be of other programs.
  private(set) var themes: [(path: String, isGiven: Bool)] = []
  private(set) var problems: [ScanProblem] = []
  private var seen: Set<String> = []

  /// The name under which a folder is searched for a theme.
  static let themeFileName = "theme.json"
  private static let leftOut: Set<String> = [
    ".git", ".build", ".swiftpm", "DerivedData", "Pods", "Carthage", "node_modules",
    "Preview Content",
  ]
  /// Folders of Xcode's own files, of built products and of exports, which hold copies.
  private static let leftOutSuffixes: Set<String> = [
    "xcuserdatad", "xcuserdata", "xcodeproj", "xcworkspace", "xcloc", "xcarchive", "xctemplate",
    "framework", "xcframework", "app", "appex", "playground", "docc", "dsym",
  ]
  private static let maximumDepth = 64

  /// Adds a file, or what a folder holds.
  mutating func add(_ path: String) {
    switch kind(of: path, followsLinks: true) {
    case nil: problems.append(ScanProblem(file: path, message: "no such file or folder"))
    case .typeDirectory?:
      if Self.suffix(of: path) == "xcassets" {
        addOnce(path) { $0.catalogs.append(path) }
      } else {
        addFolder(path, depth: 0)
      }
    default:
      if !addFile(path, isGiven: true) {
        problems.append(
          ScanProblem(
            file: path,
            message: "expected an asset catalog, a storyboard, a xib, a theme as .json or an"
              + " Info.plist"))
      }
    }
  }

  private mutating func addFolder(_ folder: String, depth: Int) {
    guard depth < Self.maximumDepth else {
      problems.append(ScanProblem(file: folder, message: "folders are nested too deeply"))
      return
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      problems.append(
        ScanProblem(file: folder, message: "the folder cannot be read", severity: .warning))
      return
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    for name in names.sorted() where !Self.leftOut.contains(name) {
      let path = prefix + name
      switch kind(of: path, followsLinks: false) {
      case .typeDirectory?:
        let suffix = Self.suffix(of: name)
        if Self.leftOutSuffixes.contains(suffix) { continue }
        if suffix == "xcassets" {
          addOnce(path) { $0.catalogs.append(path) }
        } else {
          addFolder(path, depth: depth + 1)
        }
      case .typeRegular?: _ = addFile(path, isGiven: false)
      default: continue
      }
    }
  }

  /// Whether the file is of a kind that is read.
  private mutating func addFile(_ path: String, isGiven: Bool) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    switch Self.suffix(of: name) {
    case "storyboard", "xib": addOnce(path) { $0.interfaces.append(path) }
    case "json" where isGiven || name == Self.themeFileName:
      addOnce(path) { $0.themes.append((path, isGiven)) }
    case "plist" where InformationPropertyList.matches(fileName: name):
      addOnce(path) { $0.propertyLists.append(path) }
    default: return false
    }
    return true
  }

  private mutating func addOnce(_ path: String, _ add: (inout InterfaceSearch) -> Void) {
    guard seen.insert(URL(fileURLWithPath: path).standardizedFileURL.path).inserted else { return }
    add(&self)
  }

  private static func suffix(of path: String) -> String {
    guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else {
      return ""
    }
    return name[dot...].dropFirst().lowercased()
  }

  private func kind(of path: String, followsLinks: Bool) -> FileAttributeType? {
    let path = followsLinks ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }
}
