import Localization

/// The typewriter's apostrophe where the source has the typographic one.
public struct StraightApostropheRule: TextRule {
  public let id = "straight-apostrophe"
  public let summary = "A translation has ' between letters where its source has ’."
  public let effect = Effect.hint

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Beside a source with typographic apostrophes", "Don’t allow",
        ["fr": "N'autorisez pas"], faults: ["fr: has “'” in “N'autorisez”, the source has “’”"]),
      RuleExample("Both plain", "Don't allow", ["fr": "N'autorisez pas"], faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard unit.characters.contains(.apostrophe), let source = unit.sourceText,
      Self.word(with: "’", in: source) != nil, Self.word(with: "'", in: source) == nil,
      let word = Self.word(with: "'", in: unit.text)
    else { return [] }
    return [fault(unit, "has “'” in “\(word)”, the source has “’”", advice: "write ’")]
  }

  /// The first word with a mark between two letters.
  private static func word(with mark: Character, in text: String) -> Substring? {
    text.split(whereSeparator: \.isWhitespace).first { word in
      guard let index = word.firstIndex(of: mark), index > word.startIndex,
        let next = word[index...].dropFirst().first
      else { return false }
      return word[word.index(before: index)].isLetter && next.isLetter
    }
  }
}
