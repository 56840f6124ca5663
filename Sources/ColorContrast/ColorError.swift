/// Why a colour, a space or a measure could not be read, in one sentence that names what was
/// expected.
public struct ColorError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The sentence, without file and place: whoever read the text knows those.
  public let message: String

  /// Creates an error with this sentence.
  public init(_ message: String) { self.message = message }

  /// The sentence.
  public var description: String { message }
}
