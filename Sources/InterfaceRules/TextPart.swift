import InterfaceScan

/// A piece of a text that code puts together.
enum TextPart: Hashable {
  /// A text in the user's language; the key where the code names it.
  case localized(String?)
  /// A literal that is the same in every language.
  case literal(String)
  /// A value: a name, a number, what the user wrote.
  case value

  /// The pieces of a sum of texts, of an interpolated literal, or of the one text there is.
  static func parts(of expression: SourceExpression) -> [TextPart] {
    switch expression {
    case .binary("+", let left, let right): return parts(of: left) + parts(of: right)
    case .string(let string):
      return string.segments.flatMap { segment -> [TextPart] in
        switch segment {
        case .text(let text): [.literal(text)]
        case .value(let value, _): parts(of: value)
        }
      }
    default: return [TextPart(expression)]
    }
  }

  private init(_ expression: SourceExpression) {
    self = Self.part(TextReferenceReader().reference(to: expression, literals: .verbatim))
  }

  private static func part(_ reference: TextReference) -> TextPart {
    switch reference {
    case .key(let key, _): return .localized(key)
    case .lookUp: return .localized(nil)
    case .localizedLiteral(let text):
      return text.contains(where: \.isLetter) ? .localized(text) : .literal(text)
    case .verbatim(let text): return .literal(text)
    case .name(let name):
      return Self.accessors.contains(String(name.prefix { $0 != "." })) ? .localized(nil) : .value
    case .anyOf(let choices):
      let parts = choices.map(part)
      let isLocalized = parts.allSatisfy { if case .localized = $0 { true } else { false } }
      return isLocalized && !parts.isEmpty ? .localized(nil) : .value
    default: return .value
    }
  }

  /// Types whose members are localised texts: what SwiftGen, R.swift and most teams call them.
  static let accessors: Set<String> = ["L10n", "Strings", "LocalizedStrings", "Localized"]
}

extension SourceExpression {
  /// Whether it is a text in the user's language, looked up by a key that the code names.
  var isLocalizedText: Bool {
    if case .string = self { return false }
    return TextPart.parts(of: self).contains { if case .localized = $0 { true } else { false } }
  }

  /// The key or the words of a text, with `%@` for values; nil where it is none that is known.
  var words: String? {
    switch self {
    case .string(let string):
      return string.segments.map { segment in
        if case .text(let text) = segment { text } else { "%@" }
      }.joined()
    default:
      let parts = TextPart.parts(of: self)
      guard parts.count == 1, case .localized(let key) = parts[0] else { return nil }
      return key
    }
  }
}

extension InterfaceSource {
  /// Calls whose texts only developers read, by their last name.
  private static let developersOnly: Set<String> = [
    "print", "debugPrint", "NSLog", "os_log", "fatalError", "precondition", "preconditionFailure",
    "assert", "assertionFailure", "log", "debug", "info", "notice", "warning", "error", "fault",
    "critical", "trace", "verbose", "DDLogInfo", "DDLogError", "DDLogDebug", "DDLogWarn", "Logger",
    "breadcrumb", "track", "logEvent",
  ]

  /// The first node of an expression or statement that knows its own line.
  func located(_ index: Int) -> Int {
    nodes.subtree(of: index).first { node in
      switch nodes[node].content {
      case .call, .string: true
      default: false
      }
    } ?? index
  }

  /// Whether only developers read a text: it is logged, or belongs to a preview.
  func isForDevelopers(_ index: Int) -> Bool {
    if nodes.isPreview(index) { return true }
    return nodes.ancestors(of: index).contains { ancestor in
      guard let call = nodes[ancestor].call, let name = call.name else { return false }
      return Self.developersOnly.contains(name)
    }
  }
}
