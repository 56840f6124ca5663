import Localization

/// A text that stands in a translation and that nobody has translated.
public struct NewTranslationRule: LocalizationRule {
  public let id = "new-translation"
  public let summary = "A text of a translation is marked as new: nobody has translated it."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] { [Self.listedOption] }

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A copy of the source", files: [NeedsReviewRule.catalog(state: "new", value: "Save")],
        faults: ["de: is marked as new and says what the source says"]),
      RuleExample(
        "A translation that nobody has marked as done",
        files: [NeedsReviewRule.catalog(state: "new")],
        faults: ["de: is marked as new, with a text that is not the source's"]),
      RuleExample("Done", files: [NeedsReviewRule.catalog(state: "translated")], faults: []),
    ]
  }

  public func check(_ project: LocalizationProject, context: RuleContext) -> [LocalizationFault] {
    let source = LocaleKinship(project.sourceLanguage)
    return project.tables.flatMap { table in
      table.gaps(in: .new).filter { !LocaleKinship($0.key).sharesLanguage(with: source) }
        .flatMap { _, gaps in check(gaps, in: table, context: context) }
    }
  }

  private func check(
    _ gaps: [Gap], in table: StringTable, context: RuleContext
  ) -> [LocalizationFault] {
    let isCopy = gaps.map { gap in
      guard let source = table[gap.key]?.source else { return gap.text == gap.key }
      let values = [source.value].compactMap(\.self) + source.substitutions.map(\.value)
      return gap.text == source.shownText
        || values.contains { $0.forms.contains { $0.unit.text == gap.text } }
    }
    let copies = zip(gaps, isCopy).filter { $1 && TranslatableText($0.text).hasWords }.map(\.0)
    let others = zip(gaps, isCopy).filter { !$1 }.map(\.0)
    return faults(
      of: copies, context: context,
      wording: GapWording(
        one: "is marked as new and says what the source says",
        many: "texts are marked as new and say what the source says",
        advice: "have it translated", manyAdvice: "have them translated"))
      + faults(
        of: others, effect: .hint, context: context,
        wording: GapWording(
          one: "is marked as new, with a text that is not the source's",
          many: "texts are marked as new, though they are not the source's",
          advice: "mark it as translated if it is right",
          manyAdvice: "mark those as translated that are right"))
  }
}
