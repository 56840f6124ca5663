import Foundation

/// Finds the localisation files among given paths.
struct LocalizationSearch {
  /// Something that was found.
  enum Item {
    case file(String, any LocalizationFormat.Type)
    case unread(String, content: String)
    case problem(LocalizationProblem)
  }

  /// What was found, in order.
  private(set) var items: [Item] = []
  /// The languages of the projects that were passed on the way.
  private(set) var languages = DevelopmentLanguages()

  private var seen: Set<String> = []
  private static let leftOut: Set<String> = [".git", ".build", "DerivedData", "Pods"]
  private static let expected =
    "expected a folder or a file of the kind "
    + LocalizationReader.formats.map { ".\($0.fileExtension)" }.joined(separator: " or ")

  /// Adds a file, or what a folder holds.
  mutating func add(_ path: String) {
    switch kind(of: path, followsLinks: true) {
    case nil: fail(path, "no such file or folder")
    case .typeDirectory? where format(of: path) == nil: addFolder(path)
    case .typeDirectory?: failAsFolder(path)
    case .typeRegular?:
      if format(of: path) == nil, Self.unreadContent(of: path) == nil {
        fail(path, Self.expected)
      } else {
        addFile(path)
      }
    default: fail(path, Self.expected)
    }
  }

  private mutating func addFolder(_ folder: String) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      return fail(folder, "cannot be read: \(error.localizedDescription)")
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    for name in names.sorted() where !Self.leftOut.contains(name) {
      let path = prefix + name
      switch kind(of: path, followsLinks: false) {
      case .typeDirectory?:
        if let content = Self.unreadContent(of: path) {
          // An export holds copies of the app's files, which would count twice.
          items.append(.unread(path, content: content))
        } else if format(of: path) == nil {
          addFolder(path)
        } else {
          failAsFolder(path)
        }
      case .typeSymbolicLink?:
        guard format(of: path) != nil else { continue }
        switch kind(of: path, followsLinks: true) {
        case .typeRegular?: addFile(path)
        case .typeDirectory?: failAsFolder(path)
        default: fail(path, "the link leads to no file")
        }
      case .typeRegular?: addFile(path)
      default:
        if format(of: path) != nil { fail(path, "expected a file") }
      }
    }
  }

  private mutating func addFile(_ path: String) {
    guard seen.insert(URL(fileURLWithPath: path).standardizedFileURL.path).inserted else { return }
    if let format = format(of: path) {
      items.append(.file(path, format))
    } else if let content = Self.unreadContent(of: path) {
      items.append(.unread(path, content: content))
    } else {
      languages.note(path)
    }
  }

  private func format(of path: String) -> (any LocalizationFormat.Type)? {
    let suffix = Self.fileExtension(of: path)
    return LocalizationReader.formats.first { $0.fileExtension == suffix }
  }

  private static func unreadContent(of path: String) -> String? {
    LocalizationReader.unreadFormats[fileExtension(of: path)]
  }

  private static func fileExtension(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return "" }
    return name[dot...].dropFirst().lowercased()
  }

  private func kind(of path: String, followsLinks: Bool) -> FileAttributeType? {
    let path = followsLinks ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }

  private mutating func failAsFolder(_ path: String) {
    fail(path, "expected a file, found a folder")
  }

  private mutating func fail(_ path: String, _ message: String) {
    items.append(.problem(LocalizationProblem(file: path, message: message, isFatal: true)))
  }
}
