import DynamicType
import Localization

/// A right-to-left text without the directional marks that another one of the same key has.
public struct LostDirectionalMarkRule: KeyRule {
  public let id = "lost-directional-mark"
  public let summary =
    "A right-to-left text lacks the directional mark that the source or another language has."
  public let effect = Effect.hint

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Persian has it, Hebrew has not", "%@ joined the room",
        ["fa": "\u{200F}%@ به اتاق پیوست", "he": "%@ הצטרף לחדר"],
        faults: ["he: has no directional mark; fa has a right-to-left mark (U+200F)"]),
      RuleExample(
        "A text whose order needs none", "Joined by %@",
        ["fa": "پیوستن \u{200F}%@", "he": "הצטרפות של %@"], faults: []),
    ]
  }

  public func check(
    _ group: KeyGroup, in table: StringTable, context: RuleContext
  ) -> [LocalizationFault] {
    guard group.entries.contains(where: { Self.marks(in: $0) != nil }) else { return [] }
    let marked = group.entries.compactMap { entry in
      Self.marks(in: entry).map { (entry: entry, mark: $0) }
    }
    return group.units.compactMap { unit in
      guard LayoutDirection.isRightToLeft(locale: unit.locale), !unit.text.isEmpty,
        let model = marked.first(where: { Self.isModel($0.entry, for: unit.entry) }),
        !unit.text.unicodeScalars.contains(where: { DirectionalMark($0) != nil }),
        Self.needsMark(unit)
      else { return nil }
      return LocalizationFault(
        rule: id, effect: effect, confidence: .likely, key: unit.entry.key, locale: unit.locale,
        table: unit.entry.table, variation: unit.variation, text: unit.text, place: unit.place,
        message: "has no directional mark; \(model.entry.locale) has a \(model.mark.name)",
        advice: "look at the text with values in Latin letters, and add the mark where it helps")
    }
  }

  private static func isModel(_ model: LocalizationEntry, for entry: LocalizationEntry) -> Bool {
    model.locale != entry.locale
      && (model.isSourceLanguage || LayoutDirection.isRightToLeft(locale: model.locale))
  }

  private static func marks(in entry: LocalizationEntry) -> DirectionalMark? {
    for form in entry.value?.forms ?? [] {
      for scalar in form.unit.text.unicodeScalars {
        if let mark = DirectionalMark(scalar), mark != .popDirectionalFormatting,
          mark != .popDirectionalIsolate
        {
          return mark
        }
      }
    }
    return nil
  }

  /// Whether a value, or a word of the text itself, changes the order around it.
  private static func needsMark(_ unit: TextUnit) -> Bool {
    if UnisolatedPlaceholderRule.disturbance(of: unit.text, placeholders: unit.placeholders) != nil
    {
      return true
    }
    return BidiText.paragraphs(of: unit.text, placeholders: unit.placeholders).contains {
      paragraph in
      paragraph.runsLeftToRight
        || ReorderedTextRule.foreignRuns(in: paragraph).contains { !paragraph.isShownInOrder($0) }
    }
  }
}
