import Foundation

/// A file format that holds localised strings.
public protocol LocalizationFormat: Sendable {
  /// The extension of its files, in lower case, without the dot.
  static var fileExtension: String { get }
  /// All extensions of its files, ``fileExtension`` among them.
  static var fileExtensions: [String] { get }
  /// Reads one file; damage becomes problems in the result, never an error.
  static func read(_ file: LocalizationFile) -> LocalizationResult
}

extension LocalizationFormat {
  public static var fileExtensions: [String] { [fileExtension] }
}

/// A file that was loaded, with what its surroundings tell about it.
public struct LocalizationFile: Sendable {
  /// The path, as problems and places name it.
  public var path: String
  /// The content.
  public var data: Data
  /// The development language of the project or package around the file, when it is known.
  public var developmentLanguage: String?

  /// Creates a file.
  public init(path: String, data: Data, developmentLanguage: String? = nil) {
    self.path = path
    self.data = data
    self.developmentLanguage = developmentLanguage
  }

  /// The name without folder and extension: the table in the app.
  public var table: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The folder around the `.lproj` folder that the file lies in, else the file's own folder; empty
  /// for a file without a folder.
  public var container: String {
    var folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if let language = folders.lastIndex(where: { $0.hasSuffix(".lproj") }) {
      folders = folders[..<language]
    }
    return folders.joined(separator: "/")
  }

  func problem(
    _ message: String, line: Int? = nil, isFatal: Bool = true,
    cause: LocalizationProblem.Cause? = nil
  ) -> LocalizationProblem {
    LocalizationProblem(file: path, line: line, message: message, isFatal: isFatal, cause: cause)
  }
}
