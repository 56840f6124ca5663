import DynamicType
import InterfaceScan
import LocalizationRules

/// Sentences put together of localised pieces.
public struct ConcatenatedTextRule: SourceRule {
  public let id = "concatenated-text"
  public let summary = "A sentence is put together of a localised text and other words or values."
  public let why =
    "Other languages order words in another way and inflect them; a translator of the pieces can do"
    + " neither. Lists, lines, and a name with its value behind a colon are left alone."
  public let severity = Severity.warning

  /// Creates the rule.
  public init() {}

  public var examples: [InterfaceExample] {
    [
      InterfaceExample(
        "Two texts in a row",
        controller: """
          func name() -> String {
            NSLocalizedString("hut.new", comment: "") + " " + NSLocalizedString("hut", comment: "")
          }
          """, faults: ["2: “hut.new” and “hut” are joined to one text"]),
      InterfaceExample(
        "A value in a sentence",
        controller: #"func show() { label.text = "\(L10n.bookedBy) \(guest.name)" }"#,
        faults: ["1: a localised text and a value are joined to one text"]),
      InterfaceExample(
        "Words of one language",
        controller: """
          func show() { label.text = NSLocalizedString("hut", comment: "") + " is closed" }
          """, faults: ["1: “hut” and the words “is closed” are joined to one text"]),
      InterfaceExample(
        "Texts of SwiftUI", view: #"Text("hut.open") + Text(" ") + Text("hut.until")"#,
        faults: ["1: “hut.open” and “hut.until” are joined to one text"]),
      InterfaceExample(
        "A value in its place in the sentence, lines, a list, a name and its value",
        controller: #"""
          func show() {
            label.text = String(format: NSLocalizedString("booked", comment: ""), guest.name)
            label.text = NSLocalizedString("hut", comment: "") + "\n" + guest.name
            label.text = "\(NSLocalizedString("hut", comment: "")), \(guest.name)"
            label.text = NSLocalizedString("hut", comment: "") + ": " + guest.name
            label.text = String(localized: "\(L10n.hut) of \(guest.name)")
          }
          """#, faults: []),
    ]
  }

  public func faults(in source: InterfaceSource) -> [InterfaceFault] {
    source.nodes.indices.compactMap { index in
      guard let expression = expression(at: index, in: source.nodes),
        let (left, right) = joint(in: TextPart.parts(of: expression)),
        !source.isForDevelopers(index)
      else { return nil }
      return fault(
        at: source.located(index), of: source, subject: "\(name(left)) + \(name(right))",
        "\(name(left)) and \(name(right)) are joined to one text",
        advice: "make it one string with placeholders, so that each language can order its words")
    }
  }

  /// The text at a node where it is put together: a sum that is no part of another, or a literal with
  /// values in it.
  private func expression(at index: Int, in nodes: SourceNodes) -> SourceExpression? {
    let node = nodes[index]
    if case .part = node.role, let parent = node.parent,
      case .binary("+", _, _) = nodes[parent].content
    {
      return nil
    }
    switch node.content {
    case .binary("+", let left, let right): return .binary("+", left, right)
    case .string(let string) where string.plain == nil:
      if isLookedUp(string, at: index, in: nodes) { return nil }
      return string.segments.contains {
        if case .value(let value, _) = $0 { value.isLocalizedText } else { false }
      } ? .string(string) : nil
    default: return nil
    }
  }

  /// Whether a literal with values is itself a key, with placeholders that each language can order.
  private func isLookedUp(_ string: SourceString, at index: Int, in nodes: SourceNodes) -> Bool {
    guard let parent = nodes[index].parent, let call = nodes[parent].call,
      case .argument(let label) = nodes[index].role
    else { return false }
    let isKey = ["LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString"]
      .contains(call.name ?? "")
    if isKey || label == "localized" { return true }
    let hasWords = string.segments.contains { segment in
      if case .text(let text) = segment { text.contains(where: \.isLetter) } else { false }
    }
    return hasWords && call.base == nil && call.name?.first?.isUppercase == true
      && call.name != "String"
  }

  /// A piece without what separates it from its neighbours.
  private struct Piece {
    var part: TextPart
    /// What stands before it: punctuation and spaces of the pieces on both sides.
    var separator: String
  }

  /// The first two pieces that make a sentence; nil where there are none.
  private func joint(in parts: [TextPart]) -> (TextPart, TextPart)? {
    var pieces: [Piece] = []
    var separator = ""
    func add(_ text: String?, _ part: (String?) -> TextPart) {
      guard let text else {
        pieces.append(Piece(part: part(nil), separator: separator))
        separator = ""
        return
      }
      guard let first = text.firstIndex(where: { $0.isLetter || $0.isNumber }),
        let last = text.lastIndex(where: { $0.isLetter || $0.isNumber })
      else {
        separator += text
        return
      }
      separator += text[..<first]
      pieces.append(Piece(part: part(String(text[first...last])), separator: separator))
      separator = String(text[text.index(after: last)...])
    }
    for part in parts {
      switch part {
      case .localized(let key): add(key) { .localized($0) }
      case .literal(let text): add(text) { .literal($0 ?? "") }
      case .value: add(nil) { _ in .value }
      }
    }
    for (left, right) in zip(pieces, pieces.dropFirst()) where joins(left, right) {
      return (left.part, right.part)
    }
    return nil
  }

  private func joins(_ left: Piece, _ right: Piece) -> Bool {
    guard right.separator.allSatisfy({ $0.isWhitespace && !$0.isNewline }) else { return false }
    let hasSpace = !right.separator.isEmpty
    switch (left.part, right.part) {
    case (.localized, .localized): return hasSpace
    case (.localized, .value), (.value, .localized): return hasSpace
    case (.localized, .literal(let words)), (.literal(let words), .localized):
      // Abbreviations and numbers are the same in every language.
      return words.contains(where: \.isLowercase)
    default: return false
    }
  }

  private func name(_ part: TextPart) -> String {
    switch part {
    case .localized(let key?): "“\(key)”"
    case .localized(nil): "a localised text"
    case .literal(let words): "the words “\(words)”"
    case .value: "a value"
    }
  }
}
