import FileSearch
import Foundation

/// Reads localisation files of every known format.
///
/// Nothing throws: what cannot be read is a problem in the result, and the other files go on.
public enum LocalizationReader {
  /// The formats that are read, one line each.
  public static let formats: [any LocalizationFormat.Type] = [
    StringCatalogReader.self,
    StringsReader.self,
    StringsdictReader.self,
    XLIFFReader.self,
  ]

  static let knownExtensions: String =
    formats.flatMap { $0.fileExtensions }.map { ".\($0)" }.joined(separator: ", ")

  /// Reads files, and every localisation file in folders.
  ///
  /// Folders are searched as ``FileTree`` says, with the standard list of what is left out.
  ///
  /// - Parameter exchangeFiles: whether files for translators are read that folders hold.
  public static func read(
    paths: [String], exchangeFiles: ExchangeFiles = .whenAlone
  ) -> LocalizationResult {
    read(FileTree(paths: paths), exchangeFiles: exchangeFiles)
  }

  /// Reads every localisation file of a tree.
  ///
  /// - Parameters:
  ///   - exchangeFiles: whether files for translators are read that folders hold.
  ///   - otherEndings: endings of files that others read, which may be given by their own paths.
  public static func read(
    _ tree: FileTree, exchangeFiles: ExchangeFiles = .whenAlone, otherEndings: Set<String> = []
  ) -> LocalizationResult {
    let search = LocalizationSearch(tree, otherEndings: otherEndings)
    let isAlone = !search.items.contains { item in
      if case .file = item { true } else { false }
    }
    let readsExchange = exchangeFiles == .always || (exchangeFiles == .whenAlone && isAlone)
    var result = LocalizationResult()
    for item in search.items {
      switch item {
      case .problem(let problem): result.problems.append(problem)
      case .file(let path, let format):
        result.append(read(path, format, language: search.languages.language(ofFile: path)))
      case .exchange(let path, let format):
        if readsExchange {
          result.append(read(path, format, language: search.languages.language(ofFile: path)))
        } else {
          result.skippedFiles.append(path)
        }
      }
    }
    result.addInterfaces(search.interfaces) { search.languages.language(ofFile: $0) }
    result.applyPrecedence()
    result.sourceLanguage = result.sourceLanguage ?? search.languages.first
    return result
  }

  /// Reads one file.
  public static func read(file: String) -> LocalizationResult {
    read(paths: [file])
  }

  /// Reads a file that was loaded; one of an unknown kind gives a problem.
  public static func read(_ file: LocalizationFile) -> LocalizationResult {
    let suffix = file.path.split(separator: ".").last?.lowercased() ?? ""
    guard let format = formats.first(where: { $0.fileExtensions.contains(suffix) }) else {
      var result = LocalizationResult()
      result.problems.append(file.problem("expected a file of the kind \(knownExtensions)"))
      return result
    }
    return format.read(file)
  }

  private static func read(
    _ path: String, _ format: any LocalizationFormat.Type, language: String?
  ) -> LocalizationResult {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return format.read(LocalizationFile(path: path, data: data, developmentLanguage: language))
    } catch {
      var result = LocalizationResult()
      result.problems.append(
        LocalizationProblem(
          file: path, message: "cannot be read: \(error.localizedDescription)", isFatal: true))
      return result
    }
  }
}
