import Foundation

/// Walks through folders, each once.
struct FolderWalk {
  private(set) var entries: [FileTree.Entry] = []
  private(set) var hasFolders = false
  private(set) var problems: [FileProblem] = []
  private(set) var leftOut: [String] = []

  private let paths: [String]
  private let exclusions: ExclusionRules
  /// The absolute paths that were given.
  private let named: Set<String>
  private var seenFiles: Set<String> = []
  private var seenFolders: Set<FolderIdentity> = []
  /// The given folders without links.
  private var roots: [String] = []
  /// Links to folders, which are followed when all else is listed: what a folder and a link both
  /// hold is found in the folder.
  private var links: [(folder: Folder, rules: ExclusionRules)] = []

  /// Deeper than any project, and shallow enough for the stack of any thread.
  private static let maximumDepth = 64

  /// What the file system knows a folder by.
  private struct FolderIdentity: Hashable {
    let device: UInt64
    let number: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  private struct Folder {
    /// As it is shown.
    var path: String
    /// Absolute.
    var place: String
    var depth: Int
  }

  private enum Kind {
    case folder, file, link, special
  }

  init(paths: [String], exclusions: ExclusionRules) {
    self.paths = paths
    self.exclusions = exclusions
    named = Set(paths.map(Self.place))
  }

  /// The absolute path.
  static func place(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  mutating func run() {
    roots = paths.compactMap(FileTree.realPath)
    for path in paths { addNamed(path) }
    var next = 0
    while next < links.count {
      follow(links[next].folder, links[next].rules)
      next += 1
    }
  }

  // MARK: Given paths

  private mutating func addNamed(_ path: String) {
    guard let status = Self.status(path) else {
      return fail(path, "no such file or folder")
    }
    let place = Self.place(path)
    switch Self.kind(status) {
    case .folder:
      hasFolders = true
      if FileTree.bundleEndings.contains(FileTree.ending(of: path)) {
        addBundle(path, place: place, isFound: false, target: nil)
      } else {
        walk(
          Folder(path: path, place: place, depth: 0), exclusions.applying(toFolder: place))
      }
    case .file: add(path, place: place, .file, isFound: false)
    default: add(path, place: place, .special, isFound: false)
    }
  }

  private mutating func add(
    _ path: String, place: String, _ kind: FileTree.Entry.Kind, isFound: Bool,
    target: String? = nil
  ) {
    guard seenFiles.insert(place).inserted else { return }
    entries.append(
      FileTree.Entry(
        path: path, ending: FileTree.ending(of: path), kind: kind,
        isNamed: !isFound || named.contains(place), isFound: isFound, target: target))
  }

  private mutating func addBundle(
    _ path: String, place: String, isFound: Bool, target: String?
  ) {
    guard let status = Self.status(path),
      seenFolders.insert(FolderIdentity(status)).inserted
    else { return }
    add(path, place: place, .bundle, isFound: isFound, target: target)
  }

  // MARK: Folders

  private mutating func walk(_ folder: Folder, _ rules: ExclusionRules) {
    guard folder.depth < Self.maximumDepth else {
      return fail(folder.path, "folders are nested too deeply: \(Self.maximumDepth) levels")
    }
    guard let names = names(in: folder) else { return }
    let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    let place = folder.place.hasSuffix("/") ? folder.place : folder.place + "/"
    for (name, kind) in names {
      let inner = Folder(path: prefix + name, place: place + name, depth: folder.depth + 1)
      switch kind {
      case .folder:
        guard !isLeftOut(name, inner, isFolder: true, isLink: false, rules) else { continue }
        if FileTree.bundleEndings.contains(FileTree.ending(of: name)) {
          addBundle(inner.path, place: inner.place, isFound: true, target: nil)
        } else {
          walk(inner, rules)
        }
      case .link: addLink(name, inner, rules)
      case .file:
        guard !isLeftOut(name, inner, isFolder: false, isLink: false, rules) else { continue }
        add(inner.path, place: inner.place, .file, isFound: true)
      case .special:
        guard !isLeftOut(name, inner, isFolder: false, isLink: false, rules) else { continue }
        add(inner.path, place: inner.place, .special, isFound: true)
      }
    }
  }

  private mutating func isLeftOut(
    _ name: String, _ item: Folder, isFolder: Bool, isLink: Bool, _ rules: ExclusionRules
  ) -> Bool {
    guard rules.leavesOut(name: name, path: item.place, isFolder: isFolder, isLink: isLink) else {
      return false
    }
    // A file left out of its folder was perhaps given by its own path.
    if !named.contains(item.place) { leftOut.append(item.path) }
    return true
  }

  /// What a folder holds, sorted by name; nil where it was listed before or cannot be.
  private mutating func names(in folder: Folder) -> [(name: String, kind: Kind)]? {
    guard let stream = opendir(folder.path) else {
      fail(folder.path, "cannot be read: \(String(cString: strerror(errno)))")
      return nil
    }
    defer { closedir(stream) }
    var status = stat()
    guard fstat(dirfd(stream), &status) == 0,
      seenFolders.insert(FolderIdentity(status)).inserted
    else { return nil }
    var names: [(name: String, kind: Kind)] = []
    while let item = readdir(stream) {
      let type = Int32(item.pointee.d_type)
      let (name, shown) = withUnsafePointer(to: &item.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) {
          (String(validatingCString: $0), String(cString: $0))
        }
      }
      guard let name else {
        fail("\(folder.path)/\(shown)", "left out: the name is not in UTF-8", isFatal: false)
        continue
      }
      if name == "." || name == ".." { continue }
      names.append((name, Self.kind(type, at: "\(folder.path)/\(name)")))
    }
    return names.sorted { $0.name < $1.name }
  }

  // MARK: Links

  private mutating func addLink(_ name: String, _ item: Folder, _ rules: ExclusionRules) {
    let status = Self.status(item.path)
    let kind = status.map(Self.kind)
    var isFolder = false
    if case .folder? = kind { isFolder = true }
    guard !isLeftOut(name, item, isFolder: isFolder, isLink: true, rules) else { return }
    let target = FileTree.realPath(item.path)
    switch kind {
    case .folder?: links.append((item, rules))
    case .file?: add(item.path, place: item.place, .file, isFound: true, target: target)
    case nil: add(item.path, place: item.place, .brokenLink, isFound: true)
    default: add(item.path, place: item.place, .special, isFound: true, target: target)
    }
  }

  private mutating func follow(_ link: Folder, _ rules: ExclusionRules) {
    guard let target = FileTree.realPath(link.path) else { return }
    let parent = link.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    let around = roots + [FileTree.realPath(parent.isEmpty ? "/" : parent) ?? parent]
    if around.contains(where: { Self.lies($0, in: target) }) {
      return fail(
        link.path, "the link leads to a folder around it and is not followed", isFatal: false)
    }
    // A link into a folder that is left out does not bring it back.
    guard !isOut(target) else { return leftOut.append(link.path) }
    if FileTree.bundleEndings.contains(FileTree.ending(of: link.path)) {
      addBundle(link.path, place: link.place, isFound: true, target: target)
    } else {
      walk(link, rules)
    }
  }

  private static func lies(_ path: String, in folder: String) -> Bool {
    path == folder || folder == "/" || path.hasPrefix(folder + "/")
  }

  /// Whether the standard list leaves a folder out, judged by the names that the given folders do
  /// not share with it.
  private func isOut(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    let shared = roots.map { path.sharedFolderCount(with: $0) }
    return names.dropFirst(shared.max() ?? 0).contains {
      ExclusionRules.isStandard(String($0))
    }
  }

  // MARK: Kinds

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    case S_IFLNK: .link
    default: .special
    }
  }

  /// Some file systems do not say in the listing what an entry is.
  private static func kind(_ type: Int32, at path: String) -> Kind {
    switch type {
    case Int32(DT_DIR): return .folder
    case Int32(DT_REG): return .file
    case Int32(DT_LNK): return .link
    case Int32(DT_UNKNOWN):
      var status = stat()
      return lstat(path, &status) == 0 ? kind(status) : .special
    default: return .special
    }
  }

  private mutating func fail(_ path: String, _ message: String, isFatal: Bool = true) {
    problems.append(FileProblem(path: path, message: message, isFatal: isFatal))
  }
}
