import FileSearch

/// Something in the input that is not as it should be.
public struct LocalizationProblem: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The file or folder.
  public var file: String
  /// The line, counted from 1, when it is known.
  public var line: Int?
  /// What was found and what was expected.
  public var message: String
  /// True when the file, or a part of it, could not be read.
  public var isFatal: Bool
  /// What kind of problem it is, for rules; nil where the message says it all. Reports leave it out.
  public var cause: Cause?

  /// The kinds of problems that rules know.
  public enum Cause: Sendable, Hashable {
    /// Foundation's reader stops in the middle of a table without an error: what stands before is
    /// shown, the keys after it are not. The list is empty where nothing but the mistake follows.
    case lostEntries(keys: [String])
    /// Foundation's reader, or Xcode, takes nothing of the file; the keys as far as they can be
    /// made out.
    case unreadable(keys: [String])
    /// A key stands in a file more than once, and the last one counts. Where it has another value
    /// the texts before are never shown.
    case duplicateKey(String, hasOtherValue: Bool, firstLine: Int)
    /// The bytes are not in an encoding that Foundation takes for granted.
    case encoding
    /// A merge left its markers in the file, and the reading ends there; the keys that are lost.
    case mergeConflict(keys: [String])
    /// The file holds what a tool left in its place, and no texts.
    case placeholderFile
    /// An entry, named by its key, is not as its format wants it, and shows nothing or the key.
    case malformedEntry(key: String)
  }

  /// Whether a rule about files reports it, so that a warning would say it twice.
  public var isReportedByRule: Bool {
    switch cause {
    case nil, .malformedEntry: false
    case .lostEntries, .unreadable, .duplicateKey, .encoding, .mergeConflict, .placeholderFile: true
    }
  }

  private enum CodingKeys: String, CodingKey {
    case file, line, message, isFatal
  }

  /// Creates a problem.
  public init(
    file: String, line: Int? = nil, message: String, isFatal: Bool, cause: Cause? = nil
  ) {
    self.file = file
    self.line = line
    self.message = message
    self.isFatal = isFatal
    self.cause = cause
  }

  /// A problem with listing files.
  public init(_ problem: FileProblem) {
    self.init(file: problem.path, message: problem.message, isFatal: problem.isFatal)
  }

  /// `file:line: message`, as compilers write it.
  public var description: String {
    line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)"
  }
}
