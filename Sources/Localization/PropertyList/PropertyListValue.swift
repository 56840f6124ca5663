/// A value of a property list that knows the line it begins on.
struct PropertyListValue: Hashable {
  /// What the value is.
  enum Kind: Hashable {
    /// The members in the order of the file.
    case dictionary([PropertyListMember])
    /// The values of a list.
    case array([PropertyListValue])
    /// A text.
    case string(String)
    /// A number, a date, data or a truth value: what tables of texts do not hold. Named for a
    /// message.
    case other(String)
  }

  /// The value itself.
  var kind: Kind
  /// The line, counted from 1; always 1 in a binary property list.
  var line: Int

  /// The value of a member of a dictionary.
  subscript(key: String) -> PropertyListValue? { members?.first { $0.key == key }?.value }

  /// The text of a string.
  var string: String? {
    guard case .string(let text) = kind else { return nil }
    return text
  }

  /// The members of a dictionary.
  var members: [PropertyListMember]? {
    guard case .dictionary(let members) = kind else { return nil }
    return members
  }

  /// Whether another value is the same, wherever it stands.
  func saysTheSame(as other: PropertyListValue) -> Bool {
    switch (kind, other.kind) {
    case (.dictionary(let own), .dictionary(let others)):
      own.count == others.count
        && zip(own, others).allSatisfy { $0.key == $1.key && $0.value.saysTheSame(as: $1.value) }
    case (.array(let own), .array(let others)):
      own.count == others.count && zip(own, others).allSatisfy { $0.saysTheSame(as: $1) }
    default: kind == other.kind
    }
  }

  /// The kind in words for a message.
  var kindName: String {
    switch kind {
    case .dictionary: "a dictionary"
    case .array: "a list"
    case .string: "a text"
    case .other(let name): name
    }
  }
}

/// A member of a dictionary in a property list.
struct PropertyListMember: Hashable {
  /// The key.
  var key: String
  /// The line of the key, counted from 1.
  var line: Int
  /// The value.
  var value: PropertyListValue
}

/// Why a property list is no table of texts.
struct PropertyListFault: Error {
  /// The line of the mistake, counted from 1; 1 in a binary property list.
  var line = 1
  /// What was expected.
  var message: String
}
