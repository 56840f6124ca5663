import InterfaceScan
import LocalizationRules

/// What SwiftUI views show, as far as their call tells.
extension InterfaceSource {
  /// Views whose first argument without a label is a title.
  private static let titled: Set<String> = [
    "Text", "Label", "Button", "Toggle", "Picker", "Menu", "Link", "NavigationLink", "TextField",
    "SecureField", "LabeledContent", "DisclosureGroup", "Stepper", "DatePicker", "Section",
    "GroupBox", "ControlGroup", "ShareLink",
  ]

  /// Whether a call makes a view that shows a text of its own.
  func showsText(_ call: SourceCall) -> Bool {
    guard let name = call.name, call.base == nil else { return false }
    if name == "TextEditor" || name == "ContentUnavailableView" { return true }
    guard Self.titled.contains(name) else { return false }
    if name == "Text" {
      return call.arguments.contains { argument in
        if argument.label == "verbatim" { return Self.hasWords(argument.value) }
        return argument.label == nil ? Self.hasWords(argument.value) : true
      }
    }
    guard let first = call.arguments.first, first.label == nil || first.label == "titleKey" else {
      return false
    }
    if case .closure = first.value { return false }
    return Self.hasWords(first.value)
  }

  /// Whether a value may be shown as words: an image, and a literal without a letter or a digit, is
  /// not.
  private static func hasWords(_ value: SourceExpression) -> Bool {
    switch value {
    case .string(let string):
      guard let plain = string.plain else { return true }
      return plain.contains { ($0.isLetter || $0.isNumber) && !$0.isEmoji }
    case .call(let call): return ViewChain(.call(call)).call?.name != "Image"
    default: return true
    }
  }

  /// The number of the first node in a view, itself or below, that shows a text; nil where there is
  /// none, or none that can be told.
  func text(in view: Int) -> Int? {
    nodes.subtree(of: view).first { index in
      nodes[index].call.map(showsText) == true
    }
  }

  /// The view as findings name it: `Text “Pay”`.
  func name(ofView view: Int) -> String {
    guard let call = nodes[view].call, let name = call.name else { return "" }
    switch call[nil] ?? call["verbatim"] {
    case .string(let string)?:
      let parts = string.segments.map { segment in
        if case .text(let text) = segment { return text }
        return "…"
      }
      guard let line = parts.joined().split(whereSeparator: \.isNewline).first, line != "…" else {
        return name
      }
      return "\(name) “\(String(line).shortened(to: 40))”"
    case let value?: return value.dottedName.map { "\(name) \($0)" } ?? name
    case nil: return name
    }
  }
}

extension Character {
  /// Whether it is drawn as an emoji by itself; digits are not.
  fileprivate var isEmoji: Bool {
    unicodeScalars.first?.properties.isEmojiPresentation == true
  }
}
