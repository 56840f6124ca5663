/// What a reader accepts beyond the JSON of RFC 8259.
public struct JSONSyntax: OptionSet, Hashable, Sendable {
  /// One bit for each extension.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `// …` to the end of the line and `/* … */`, wherever white space may stand.
  public static let comments = JSONSyntax(rawValue: 1)
  /// One comma after the last member of an object or the last value of a list.
  public static let trailingCommas = JSONSyntax(rawValue: 2)
}
