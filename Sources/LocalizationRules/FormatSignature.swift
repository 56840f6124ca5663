import Localization

/// What a text takes from the arguments of `String(format:)`.
///
/// Kinds of arguments are those that a wrong specifier confuses: `%d`, `%lld` and `%x` read the same
/// slot of the argument list, `%@` follows it as a pointer (Apple, String Programming Guide, "String
/// Format Specifiers").
struct FormatSignature: Equatable {
  /// How an argument is read.
  enum Kind: Equatable {
    /// A whole number, or a character.
    case integer
    /// A number with a fraction.
    case floating
    /// An object.
    case object
    /// A C string.
    case cString
    /// An address.
    case pointer

    /// The kind in words.
    var name: String {
      switch self {
      case .integer: "a whole number"
      case .floating: "a number with a fraction"
      case .object: "an object"
      case .cString: "a C string"
      case .pointer: "an address"
      }
    }

    /// Whether reading an argument of another kind follows it as a pointer.
    var isFollowed: Bool { self == .object || self == .cString }
  }

  /// An argument as a text asks for it.
  struct Argument: Equatable {
    /// How it is read.
    var kind: Kind
    /// The placeholder as written.
    var specifier: String
    /// Whether the placeholder looks like a percent sign in prose: `% f`.
    var looksLikeProse: Bool
  }

  /// The arguments by position, counted from 1.
  private(set) var arguments: [Int: Argument] = [:]

  /// The arguments of a text; `nil` kinds such as `%%` take none.
  init(_ text: String, placeholders: [FormatPlaceholder]) {
    var next = 1
    for placeholder in placeholders {
      if placeholder.takesWidth { add(.integer, "*", at: &next) }
      if placeholder.takesPrecision { add(.integer, "*", at: &next) }
      guard let kind = Self.kind(of: placeholder) else { continue }
      var position = placeholder.position ?? next
      let specifier = String(text[placeholder.range])
      let isProse = placeholder.flags.contains(" ") && placeholder.position == nil
      if placeholder.position == nil {
        add(kind, specifier, isProse: isProse, at: &next)
      } else {
        add(kind, specifier, isProse: isProse, at: &position)
      }
    }
  }

  /// Adds what another text of the same key takes.
  mutating func merge(_ other: FormatSignature) {
    arguments.merge(other.arguments) { first, _ in first }
  }

  private mutating func add(
    _ kind: Kind, _ specifier: String, isProse: Bool = false, at position: inout Int
  ) {
    if arguments[position] == nil {
      arguments[position] = Argument(kind: kind, specifier: specifier, looksLikeProse: isProse)
    }
    position += 1
  }

  private static func kind(of placeholder: FormatPlaceholder) -> Kind? {
    switch placeholder.kind {
    case .text: placeholder.conversion == "@" ? .object : .cString
    case .integer, .unsignedBase, .character: .integer
    case .decimal: .floating
    case .pointer, .nothing: .pointer
    case .percent, .variable: nil
    }
  }
}

extension String {
  /// A placeholder with the position of its argument: `%@` at 2 gives `%2$@`.
  func positioned(_ position: Int) -> String {
    guard hasPrefix("%"), !contains("$") else { return self }
    return "%\(position)$" + dropFirst()
  }
}
