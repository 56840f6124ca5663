import FileSearch
import Foundation

/// Finds the localisation files of a tree.
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

  private static let expected =
    "expected a folder or a file of the kind "
    + LocalizationReader.knownExtensions

  /// Looks through the files of a tree.
  ///
  /// - Parameter otherEndings: endings of files that others read.
  init(_ tree: FileTree, otherEndings: Set<String> = []) {
    for problem in tree.problems { items.append(.problem(LocalizationProblem(problem))) }
    for entry in tree.entries {
      guard let format = Self.format(ofEnding: entry.ending) else {
        addOther(entry, otherEndings)
        continue
      }
      switch entry.kind {
      case .file:
        let isExchange = format == XLIFFReader.self && !entry.isNamed
        items.append(isExchange ? .exchange(entry.path, format) : .file(entry.path, format))
      case .bundle: fail(entry.path, "expected a file, found a folder")
      case .brokenLink: fail(entry.path, "the link leads to no file")
      case .special: fail(entry.path, "expected a file")
      }
    }
  }

  private mutating func addOther(_ entry: FileTree.Entry, _ otherEndings: Set<String>) {
    switch entry.kind {
    case .bundle:
      if entry.ending == LocalizationCatalogFolder.fileExtension { addCatalogFolder(entry) }
    case .file:
      // What is given by its own path alone has to be of a kind that somebody reads.
      if entry.isFound {
        // The table of a storyboard that is linked lies beside the storyboard.
        guard entry.target == nil else { return }
        if InterfaceTexts.fileExtensions.contains(entry.ending) { interfaces.append(entry.path) }
        languages.note(entry.path)
      } else if !otherEndings.contains(entry.ending) {
        fail(entry.path, Self.expected)
      }
    case .special:
      if entry.isNamed { fail(entry.path, Self.expected) }
    case .brokenLink: break
    }
  }

  /// Adds the translations of an export; it holds copies of the app's files too, which would count
  /// twice.
  private mutating func addCatalogFolder(_ entry: FileTree.Entry) {
    let folder = "\(entry.path)/\(LocalizationCatalogFolder.contents)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.sorted().map { "\(folder)/\($0)" }.filter {
      Self.format(ofEnding: FileTree.ending(of: $0)) == XLIFFReader.self
    }
    for file in files {
      items.append(
        entry.isNamed ? .file(file, XLIFFReader.self) : .exchange(file, XLIFFReader.self))
    }
    if files.isEmpty, entry.isNamed {
      fail(
        entry.path,
        "expected an .xliff file in \"\(LocalizationCatalogFolder.contents)\", found none")
    }
  }

  private static func format(ofEnding ending: String) -> (any LocalizationFormat.Type)? {
    LocalizationReader.formats.first { $0.fileExtensions.contains(ending) }
  }

  private mutating func fail(_ path: String, _ message: String) {
    items.append(.problem(LocalizationProblem(file: path, message: message, isFatal: true)))
  }
}
