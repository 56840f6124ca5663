import FileSearch
import Localization

/// Something in an interface file, an asset catalog, a theme or a property list that is not as it
/// should be.
public struct ScanProblem: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// What the problem does to the scan.
  public enum Severity: String, Sendable, Hashable, Codable {
    /// The file, or the part that is meant, could not be read.
    case error
    /// It was read, and reads otherwise than its author may think.
    case warning
    /// The file is sound but of a kind that is not read.
    case skipped
  }

  /// The path of the file or folder.
  public var file: String
  /// The line, counted from 1; nil when the file as a whole is meant.
  public var line: Int?
  /// What was expected and what was found.
  public var message: String
  /// What it does to the scan.
  public var severity: Severity

  /// Creates a problem.
  public init(file: String, line: Int? = nil, message: String, severity: Severity = .error) {
    self.file = file
    self.line = line
    self.message = message
    self.severity = severity
  }

  /// Creates a problem at a place.
  public init(at place: SourcePlace, message: String, severity: Severity = .error) {
    self.init(file: place.file, line: place.line, message: message, severity: severity)
  }

  /// A problem with listing files.
  public init(_ problem: FileProblem) {
    self.init(
      file: problem.path, message: problem.message, severity: problem.isFatal ? .error : .warning)
  }

  /// `file:line: message`, as compilers write it.
  public var description: String {
    line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)"
  }
}
