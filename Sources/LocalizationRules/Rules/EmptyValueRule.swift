import Localization

/// A translation without a character, where the source says something.
public struct EmptyValueRule: LocalizationRule {
  public let id = "empty-value"
  public let summary = "A text is empty where the source language says something."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] { [Self.listedOption] }

  public var examples: [RuleExample] {
    [
      RuleExample("Nothing is shown", "Save", ["de": ""], faults: ["de: is empty"]),
      RuleExample("A space is as good as nothing", "Save", ["de": " "], faults: ["de: is empty"]),
      RuleExample("The source says nothing either", "", ["de": ""], faults: []),
      RuleExample(
        "A joint that the language makes without a word", " at ", ["ja": " "], faults: []),
    ]
  }

  public func check(_ project: LocalizationProject, context: RuleContext) -> [LocalizationFault] {
    project.tables.flatMap { table -> [LocalizationFault] in
      var gaps: [String: [Gap]] = [:]
      for group in table.keys where group.source?.extractionState != "stale" {
        for unit in group.units where isGap(unit) {
          let gap = Gap(unit)
          if gaps[gap.locale]?.last?.key != gap.key { gaps[gap.locale, default: []].append(gap) }
        }
      }
      return gaps.sorted { $0.key < $1.key }.flatMap { _, gaps in
        faults(
          of: gaps, context: context,
          wording: GapWording(
            one: "is empty", many: "texts are empty",
            advice: "have it translated",
            manyAdvice: "have them translated"))
      }
    }
  }

  private func isGap(_ unit: TextUnit) -> Bool {
    guard unit.text.allSatisfy(\.isWhitespace), !unit.entry.isSourceLanguage,
      unit.entry.shouldTranslate, let source = unit.sourceText
    else { return false }
    // A language may join two texts without a word for "at".
    let words = TranslatableText(source).words.map { $0.lowercased() }
    guard !words.allSatisfy(EnglishWords.particles.contains) else { return false }
    // An editor leaves those for a text to be written: a missing translation.
    return unit.entry.hasText || TranslationState(unit.form.unit) != .new
  }
}
