import Foundation

/// Finds the localisation files among given paths.
struct LocalizationSearch {
  /// Something that was found.
  enum Item {
    case file(String, any LocalizationFormat.Type)
    /// A file for translators, found and not named.
    case exchange(String, any LocalizationFormat.Type)
    case problem(LocalizationProblem)
  }

  /// What was found, in order.
  private(set) var items: [Item] = []
  /// The languages of the projects that were passed on the way.
  private(set) var languages = DevelopmentLanguages()

  /// Storyboards and XIB files that were passed on the way.
  private(set) var interfaces: [String] = []

  private var seen: Set<String> = []
  private static let leftOut: Set<String> = [".git", ".build", "DerivedData", "Pods"]
  private static let expected =
    "expected a folder or a file of the kind "
    + LocalizationReader.knownExtensions

  /// Adds a file, or what a folder holds.
  mutating func add(_ path: String) {
    switch kind(of: path, followsLinks: true) {
    case nil: fail(path, "no such file or folder")
    case .typeDirectory? where Self.isCatalogFolder(path): addCatalogFolder(path, isNamed: true)
    case .typeDirectory? where format(of: path) == nil: addFolder(path)
    case .typeDirectory?: failAsFolder(path)
    case .typeRegular?:
      if format(of: path) == nil {
        fail(path, Self.expected)
      } else {
        addFile(path, isNamed: true)
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
        if Self.isCatalogFolder(path) {
          addCatalogFolder(path, isNamed: false)
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

  private mutating func addFile(_ path: String, isNamed: Bool = false) {
    guard seen.insert(URL(fileURLWithPath: path).standardizedFileURL.path).inserted else { return }
    guard let format = format(of: path) else {
      if InterfaceTexts.fileExtensions.contains(Self.fileExtension(of: path)) {
        interfaces.append(path)
      }
      return languages.note(path)
    }
    let isExchange = format == XLIFFReader.self && !isNamed
    items.append(isExchange ? .exchange(path, format) : .file(path, format))
  }

  /// Adds the translations of an export; it holds copies of the app's files too, which would count
  /// twice.
  private mutating func addCatalogFolder(_ path: String, isNamed: Bool) {
    let folder = "\(path)/\(LocalizationCatalogFolder.contents)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.sorted().map { "\(folder)/\($0)" }.filter {
      format(of: $0) == XLIFFReader.self
    }
    for file in files { addFile(file, isNamed: isNamed) }
    if files.isEmpty, isNamed {
      fail(path, "expected an .xliff file in \"\(LocalizationCatalogFolder.contents)\", found none")
    }
  }

  private static func isCatalogFolder(_ path: String) -> Bool {
    fileExtension(of: path) == LocalizationCatalogFolder.fileExtension
  }

  private func format(of path: String) -> (any LocalizationFormat.Type)? {
    let suffix = Self.fileExtension(of: path)
    return LocalizationReader.formats.first { $0.fileExtensions.contains(suffix) }
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
