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

  /// Creates a problem.
  public init(file: String, line: Int? = nil, message: String, isFatal: Bool) {
    self.file = file
    self.line = line
    self.message = message
    self.isFatal = isFatal
  }

  /// `file:line: message`, as compilers write it.
  public var description: String {
    line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)"
  }
}
