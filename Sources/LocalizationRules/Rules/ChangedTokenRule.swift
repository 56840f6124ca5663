import Localization

/// The app's own placeholders, such as `{name}` and `${name}`, lost or renamed.
public struct ChangedTokenRule: TextRule {
  public let id = "changed-token"
  public let summary =
    "A token that the app or the system replaces, such as {name}, %{name} or ${name}, is not the source’s."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Translated", "Hello {name}", ["de": "Hallo {Name}"],
        faults: ["de: has {Name}, the source has {name}"]),
      RuleExample(
        "Left out", "Play in ${applicationName}", ["fr": "Lire"],
        faults: ["fr: leaves out ${applicationName} of the source"]),
      RuleExample(
        "Written with other braces", "Hello {{name}}", ["ja": "こんにちは｛｛name｝｝"],
        faults: ["ja: leaves out {{name}} of the source"]),
      RuleExample(
        "In another order", "{a} of {b}", ["ja": "{b}中の{a}"], faults: []),
      RuleExample("Braces around words", "{never}", ["de": "{nie}"], faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard let source = unit.sourceText, source != unit.text,
      source.utf8.contains(UInt8(ascii: "{"))
    else { return [] }
    let expected = Self.tokens(in: source)
    guard !expected.isEmpty, expected.first.map(String.init) != source else { return [] }
    let found = Self.tokens(in: unit.text)
    let missing = Self.unique(expected.filter { !found.contains($0) })
    let extra = Self.unique(found.filter { !expected.contains($0) })
    let dropsNumber = ["zero", "one", "two"].contains(unit.pluralCategory ?? "")
    guard !missing.isEmpty || !extra.isEmpty, !dropsNumber || !extra.isEmpty else { return [] }
    let names = missing.joined(separator: ", ")
    if missing.isEmpty {
      return [
        fault(
          unit, "has \(extra.joined(separator: ", ")), which the source does not have",
          advice: "remove it")
      ]
    }
    if extra.isEmpty {
      return [fault(unit, "leaves out \(names) of the source", advice: "add \(names)")]
    }
    return [
      fault(
        unit, "has \(extra.joined(separator: ", ")), the source has \(names)",
        advice: "write \(names)")
    ]
  }

  private static func unique(_ tokens: [Substring]) -> [Substring] {
    tokens.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// `{name}`, `{{name}}`, `%{name}` and `${name}`, where the name has no space.
  private static func tokens(in text: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = text[...]
    while var start = rest.firstIndex(of: "{") {
      let isDouble = rest[start...].hasPrefix("{{")
      let name = rest[start...].dropFirst(isDouble ? 2 : 1)
      guard let close = name.firstIndex(where: { $0 == "}" || $0 == "{" }), name[close] == "}",
        name[..<close].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
      else {
        rest = name
        continue
      }
      var end = close
      if isDouble, name[close...].hasPrefix("}}") { end = name.index(after: close) }
      if start > text.startIndex {
        let before = text.index(before: start)
        if text[before] == "$" || text[before] == "%" { start = before }
      }
      tokens.append(text[start...end])
      rest = text[text.index(after: end)...]
    }
    return tokens
  }
}
