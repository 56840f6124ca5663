/// What is wrong with a configuration file, where, and what is allowed there.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the configuration file as it was given.
  public let file: String
  /// The line, counted from 1; nil when the file as a whole is meant.
  public let line: Int?
  /// What was found and what is expected instead.
  public let message: String

  /// Creates an error.
  public init(file: String, line: Int?, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// `file:line: message`, the form editors and terminals make clickable.
  public var description: String {
    guard let line else { return "\(file): \(message)" }
    return "\(file):\(line): \(message)"
  }
}
