import DynamicType
import Localization

/// A translation of a text that the storyboard has changed since.
public struct OutdatedSourceRule: LocalizationRule {
  public let id = "outdated-source"
  public let summary = "A storyboard's text has changed since it was given to the translators."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] { [Self.listedOption] }

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Xcode wrote the text into the comment",
        files: [OrphanObjectRule.storyboard(id: "lb1-aa-001", text: "Leaving"), Self.table],
        faults: ["de lb1-aa-001.text: translates “Departures”, the storyboard says “Leaving”"]),
      RuleExample(
        "Unchanged", files: [OrphanObjectRule.storyboard(id: "lb1-aa-001"), Self.table],
        faults: []),
    ]
  }

  private static let table = RuleExample.File(
    "de.lproj/Main.strings",
    """
    /* Class = "UILabel"; text = "Departures"; ObjectID = "lb1-aa-001"; */
    "lb1-aa-001.text" = "Abfahrten";
    """)

  public func check(_ project: LocalizationProject, context: RuleContext) -> [LocalizationFault] {
    project.tables.flatMap { table -> [LocalizationFault] in
      guard let interface = table.interface else { return [] }
      let texts = Dictionary(
        interface.texts.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
      return table.keys.flatMap { group -> [LocalizationFault] in
        guard let now = texts[group.key] else { return [] }
        return group.entries.compactMap { fault($0, now: now) }
      }
    }
  }

  private func fault(_ entry: LocalizationEntry, now: String) -> LocalizationFault? {
    guard !entry.isSourceLanguage, let then = entry.interfaceComment?.text,
      Self.core(then) != Self.core(now), TranslatableText(now).hasWords,
      TranslatableText(then).hasWords, entry.shownText != now
    else { return nil }
    // Where the translation was made anew the comment may have stayed.
    return LocalizationFault(
      rule: id, effect: effect, confidence: .guess, key: entry.key, locale: entry.locale,
      table: entry.table, text: entry.shownText, place: entry.place,
      message:
        "translates “\(then.shortened(to: 40))”, the storyboard says “\(now.shortened(to: 40))”",
      advice: "compare the translation with the new text, then renew the comment")
  }

  /// What stays of a text when only its punctuation, capitals or articles have changed.
  private static func core(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
      .filter { !["a", "an", "the"].contains($0) }.joined()
  }
}
