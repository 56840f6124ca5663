import Foundation

/// The files among given paths, listed once for all readers.
///
/// Folders are searched with their subfolders, each in alphabetical order and each once, however
/// many paths and links lead to it. What ``ExclusionRules`` leave out is not entered unless it was
/// given by its own path. Nothing throws: what cannot be listed is a problem, and the rest goes on.
public struct FileTree: Sendable {
  /// A file, or a folder that stands for one.
  public struct Entry: Sendable, Hashable {
    /// What it is.
    public enum Kind: Sendable, Hashable {
      /// A regular file, or a link to one.
      case file
      /// A folder that is one thing and is not entered, such as an asset catalog.
      case bundle
      /// A link that leads nowhere.
      case brokenLink
      /// A socket, a pipe or a device, which must not be opened.
      case special
    }

    /// The path, as it begins with the given one.
    public let path: String
    /// The ending of its name in lower case, without the dot; empty where there is none.
    public let ending: String
    /// What it is.
    public let kind: Kind
    /// Whether it was given by its own path.
    public let isNamed: Bool
    /// Whether it was found in a folder.
    public let isFound: Bool
    /// Where it leads, for a link.
    public let target: String?

    /// The name, without the folders.
    public var name: Substring { path.split(separator: "/").last ?? "" }
  }

  /// The paths that were asked for.
  public let paths: [String]
  /// What was found, in order.
  public let entries: [Entry]
  /// Whether a folder was among the paths.
  public let hasFolders: Bool
  /// What could not be listed, and links that were not followed.
  public let problems: [FileProblem]
  /// The folders and files that the rules left out.
  public let leftOut: [String]

  /// Endings of folders that are not entered: catalogs of assets and translations, and names that
  /// only a file should have.
  static let bundleEndings: Set<String> = [
    "xcassets", "xcloc", "strings", "xcstrings", "stringsdict", "xliff", "xlf",
  ]

  /// Lists files and folders.
  ///
  /// - Parameters:
  ///   - paths: files, which are taken whatever the rules say, and folders.
  ///   - exclusions: what is left out in folders.
  public init(paths: [String], exclusions: ExclusionRules = .standard) {
    var walk = FolderWalk(paths: paths, exclusions: exclusions)
    walk.run()
    self.init(
      paths: paths, entries: walk.entries, hasFolders: walk.hasFolders, problems: walk.problems,
      leftOut: walk.leftOut)
  }

  private init(
    paths: [String], entries: [Entry], hasFolders: Bool, problems: [FileProblem], leftOut: [String]
  ) {
    self.paths = paths
    self.entries = entries
    self.hasFolders = hasFolders
    self.problems = problems
    self.leftOut = leftOut
  }

  /// The absolute paths that were asked for, sorted: what tells one project from another.
  public var roots: [String] { Set(paths.map(FolderWalk.place)).sorted() }

  /// The path of an entry below the given path that led to it.
  public func relativePath(of entry: Entry) -> Substring {
    for path in paths {
      let prefix = path.hasSuffix("/") ? path : path + "/"
      if entry.path.hasPrefix(prefix) { return entry.path.dropFirst(prefix.count) }
    }
    return entry.name
  }

  /// What was found in folders, without files that were given by their own paths alone.
  public var inFolders: FileTree {
    FileTree(
      paths: paths, entries: entries.filter { $0.isFound || $0.kind == .bundle },
      hasFolders: hasFolders,
      problems: problems, leftOut: leftOut)
  }

  /// The regular files with certain endings. Of a file and links to it only the file is taken, so
  /// that nothing counts twice.
  ///
  /// - Parameter endings: in lower case, without the dot.
  public func files(endings: Set<String>) -> [Entry] {
    let wanted = entries.filter { $0.kind == .file && endings.contains($0.ending) }
    guard wanted.contains(where: { $0.target != nil }) else { return wanted }
    var seen = Set(wanted.filter { $0.target == nil }.map { Self.realPath($0.path) ?? $0.path })
    return wanted.filter { entry in
      guard let target = entry.target else { return true }
      return seen.insert(target).inserted
    }
  }

  /// The ending of a name or path in lower case, without the dot; empty where there is none.
  public static func ending(of path: String) -> String {
    var path = path[...]
    while path.utf8.last == UInt8(ascii: "/") { path = path.dropLast() }
    let bytes = path.utf8
    guard
      let dot = bytes.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }),
      bytes[dot] == UInt8(ascii: ".")
    else { return "" }
    return path[bytes.index(after: dot)...].lowercased()
  }

  /// The path without links; nil where it leads nowhere.
  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(validatingCString: real)
  }
}
