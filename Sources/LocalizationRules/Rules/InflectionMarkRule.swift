import Localization
import Markup

/// Grammar agreement that iOS cannot read.
public struct InflectionMarkRule: TextRule {
  public let id = "inflection-mark"
  public let summary = "A mark of automatic grammar agreement, ^[…](inflect: true), is damaged."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A space in the wrong place", "^[%lld file](inflect: true)",
        ["es": "^[%lld archivo] (inflect: true)"],
        faults: ["es: shows “^[” as text"]),
      RuleExample(
        "A translated word of the attribute", "^[%lld file](inflect: true)",
        ["es": "^[%lld archivo](inflexión: true)"],
        faults: ["es: has the attribute “inflexión”, the source has “inflect”"]),
      RuleExample(
        "Kept", "^[%lld file](inflect: true)", ["es": "^[%lld archivo](inflect: true)"],
        faults: []),
      RuleExample(
        "A language with plural forms of its own", "^[%lld file](inflect: true)",
        ["ja": "%lld個のファイル"], faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard unit.characters.isSuperset(of: [.caret, .bracket]), unit.text.contains("^[") else {
      return []
    }
    if InlineMarkdown(unit.text).text().text.contains("^[") {
      return [
        fault(
          unit, "shows “^[” as text", advice: "write ^[text](inflect: true) without a space between"
        )
      ]
    }
    guard let source = unit.sourceText else { return [] }
    let expected = Self.attributes(in: source)
    guard !expected.isEmpty,
      let found = Self.attributes(in: unit.text).first(where: { !expected.contains($0) })
    else { return [] }
    return [
      fault(
        unit, "has the attribute “\(found)”, the source has “\(expected[0])”",
        advice: "write “\(expected[0])”")
    ]
  }

  /// The names of the attributes of `^[…](name: value)`.
  private static func attributes(in text: String) -> [Substring] {
    var names: [Substring] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "](") {
      rest = rest[start.upperBound...]
      guard text[..<start.lowerBound].contains("^["), let colon = rest.firstIndex(of: ":") else {
        continue
      }
      let name = rest[..<colon]
      if !name.isEmpty, name.allSatisfy(\.isLetter), rest[colon...].hasPrefix(": ") {
        names.append(name)
      }
    }
    return names
  }
}
