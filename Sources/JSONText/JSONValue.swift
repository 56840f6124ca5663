/// A JSON value that knows the line it begins on.
public struct JSONValue: Hashable, Sendable {
  /// What the value is.
  public enum Kind: Hashable, Sendable {
    /// The members in the order of the text.
    case object([JSONMember])
    /// The values of a list.
    case array([JSONValue])
    /// The text with its escapes resolved.
    case string(String)
    /// As written; see ``JSONValue/number``.
    case number(String)
    /// `true` or `false`.
    case bool(Bool)
    /// `null`.
    case null
  }

  /// The value itself.
  public var kind: Kind
  /// The line, counted from 1.
  public var line: Int

  /// Creates a value.
  @inlinable
  public init(kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }

  /// The value of a member of an object; nil when this is no object or has no such member.
  @inlinable
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text of a string.
  @inlinable
  public var string: String? {
    guard case .string(let text) = kind else { return nil }
    return text
  }

  /// The value of a number, infinite when it is beyond the range of `Double`.
  public var number: Double? {
    guard case .number(let text) = kind else { return nil }
    return Double(text)
  }

  /// The members of an object.
  @inlinable
  public var members: [JSONMember]? {
    guard case .object(let members) = kind else { return nil }
    return members
  }

  /// The kind in words for a message.
  public var kindName: String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool(let value): value ? "true" : "false"
    case .null: "null"
    }
  }
}

/// A member of a JSON object.
public struct JSONMember: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The line the name stands on, counted from 1.
  public var line: Int
  /// The value.
  public var value: JSONValue

  /// Creates a member.
  @inlinable
  public init(name: String, line: Int, value: JSONValue) {
    self.name = name
    self.line = line
    self.value = value
  }
}
