import InterfaceScan

/// A text that the app brings along, as the source writes it.
struct OwnText {
  /// The text or the key; nil where only its accessor is known.
  var literal: String?

  /// The text of a literal, of a look-up (`String(localized: "a")`, `NSLocalizedString("a", …)`) or of
  /// a generated accessor (`L10n.title`); nil for values, which the user or a server wrote.
  init?(_ expression: SourceExpression) {
    switch expression {
    case .string(let string):
      guard let plain = string.plain, plain.contains(where: \.isLetter) else { return nil }
      self.init(literal: plain)
    case .call(let call):
      switch call.name {
      case "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "Text":
        guard let first = call.arguments.first?.value else { return nil }
        self.init(first)
      case "String":
        guard let text = call["localized"] else { return nil }
        self.init(text)
      default: return nil
      }
    case .member:
      guard let root = expression.dottedName?.split(separator: ".").first,
        ["L10n", "Strings", "R", "Localizations"].contains(root)
      else { return nil }
      self.init(literal: nil)
    default: return nil
    }
  }

  private init(literal: String?) { self.literal = literal }

  /// Whether it may need more than one line: it has several words, or a key stands for it.
  var mayBeLong: Bool {
    guard let literal else { return true }
    let words = literal.split(separator: " ")
    if words.count > 1 { return true }
    return literal.contains(".") || literal.contains("_") || literal.contains("-")
  }
}
