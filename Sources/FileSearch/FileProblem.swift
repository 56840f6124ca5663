/// Something among the given paths that could not be listed, or was not followed.
public struct FileProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the file or folder.
  public var path: String
  /// What was found and what was done about it.
  public var message: String
  /// True when something that was asked for could not be read; false for what was left alone.
  public var isFatal: Bool

  /// Creates a problem.
  public init(path: String, message: String, isFatal: Bool) {
    self.path = path
    self.message = message
    self.isFatal = isFatal
  }

  /// `path: message`.
  public var description: String { "\(path): \(message)" }
}
