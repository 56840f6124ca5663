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
  ]

  /// The extensions of localisation files that are not read yet, and what they hold.
  public static let unreadFormats: [String: String] = [
    "xliff": "exchanged translations",
    "xcloc": "an export for translators",
  ]

  /// Reads files, and every localisation file in folders.
  ///
  /// Folders are searched with their subfolders, in alphabetical order. Version control, build
  /// products and dependencies (`.git`, `.build`, `DerivedData`, `Pods`) are left out, links to
  /// folders are not followed, and a file that is found twice is read once.
  public static func read(paths: [String]) -> LocalizationResult {
    var search = LocalizationSearch()
    for path in paths { search.add(path) }
    var result = LocalizationResult()
    for item in search.items {
      switch item {
      case .problem(let problem): result.problems.append(problem)
      case .file(let path, let format):
        result.append(read(path, format, language: search.languages.language(ofFile: path)))
      case .unread(let path, let content):
        result.skippedFiles.append(path)
        result.problems.append(
          LocalizationProblem(
            file: path, message: "not read yet: \(content); its texts were not checked",
            isFatal: false))
      }
    }
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
    guard let format = formats.first(where: { $0.fileExtension == suffix }) else {
      var result = LocalizationResult()
      let known = formats.map { ".\($0.fileExtension)" }.joined(separator: " or ")
      result.problems.append(file.problem("expected a file of the kind \(known)"))
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
