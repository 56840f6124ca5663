/// Why a text is not JSON, or what is odd about it.
public struct JSONFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, for readers that have better words than ``JSONFault/message`` for it.
  public enum Reason: Hashable, Sendable {
    /// The text breaks the grammar.
    case syntax
    /// The text is not UTF-8.
    case encoding
    /// The text holds nothing but white space and comments.
    case empty
    /// The text holds something other than the object that was asked for.
    case noObject
    /// Objects and lists stand in each other too deeply.
    case nesting
    /// A member of an object has the name of an earlier one.
    case repeatedName(String)
    /// A `\u` escape names half of a surrogate pair, and the other half is missing.
    case halfSurrogate
  }

  /// What went wrong.
  public var reason: Reason
  /// The line, counted from 1.
  public var line: Int
  /// The column in the line, counted in bytes from 1; nil for a repeated name.
  public var column: Int?
  /// What was expected and what was found.
  public var message: String
  /// For a repeated name, the line of the member before; nil for everything else.
  public var earlierLine: Int?

  /// Creates a fault.
  public init(
    reason: Reason, line: Int, column: Int?, message: String, earlierLine: Int? = nil
  ) {
    self.earlierLine = earlierLine
    self.reason = reason
    self.line = line
    self.column = column
    self.message = message
  }

  /// The message after its place.
  public var description: String {
    "line \(line)" + (column.map { ", column \($0)" } ?? "") + ": \(message)"
  }
}
