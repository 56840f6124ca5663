/// Where in the input something was written.
public struct SourcePlace: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The file's path, as it was given or as it was found in a given folder.
  public var file: String
  /// The line, counted from 1.
  public var line: Int

  /// Creates a place.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// `file:line`, as compilers write it.
  public var description: String { "\(file):\(line)" }
}
