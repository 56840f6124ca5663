import Localization

/// A translation that somebody has still to look at.
public struct NeedsReviewRule: LocalizationRule {
  public let id = "needs-review"
  public let summary = "A translation is marked as needing a review."
  public let effect = Effect.hint

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] { [Self.listedOption] }

  public var examples: [RuleExample] {
    [
      RuleExample(
        "The source has changed since", files: [Self.catalog(state: "needs_review")],
        faults: ["de: is marked as needing a review"]),
      RuleExample("Done", files: [Self.catalog(state: "translated")], faults: []),
    ]
  }

  static func catalog(state: String, value: String = "Sichern") -> RuleExample.File {
    RuleExample.File(
      "Localizable.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"key":{"localizations":{
      "en":{"stringUnit":{"state":"translated","value":"Save"}},
      "de":{"stringUnit":{"state":"\(state)","value":"\(value)"}}}}}}
      """)
  }

  public func check(_ project: LocalizationProject, context: RuleContext) -> [LocalizationFault] {
    project.tables.flatMap { table in
      table.gaps(in: .needsReview).flatMap { _, gaps in
        faults(
          of: gaps, context: context,
          wording: GapWording(
            one: "is marked as needing a review", many: "texts are marked as needing a review",
            advice: "have it compared with its source, then mark it as reviewed",
            manyAdvice: "have them compared with their source, then mark them as reviewed"))
      }
    }
  }
}

extension StringTable {
  /// The first text of every translation in a state, language by language.
  func gaps(in state: TranslationState) -> [(key: String, value: [Gap])] {
    var gaps: [String: [Gap]] = [:]
    for group in keys where group.source?.extractionState != "stale" {
      for entry in group.entries where !entry.isSourceLanguage && entry.shouldTranslate {
        let units = TextUnit.units(of: entry, source: nil)
        if let unit = units.first(where: {
          TranslationState($0.form.unit) == state && !$0.text.isEmpty
        }) {
          gaps[entry.locale, default: []].append(Gap(unit))
        }
      }
    }
    return gaps.sorted { $0.key < $1.key }
  }
}
