import DynamicType
import Localization

/// A menu's or a tab's title of more than one word.
///
/// Apple, Human Interface Guidelines, "The menu bar": prefer short, one-word menu titles; "Tab
/// bars": use single words whenever possible.
public struct OneWordLabelRule: TextRule {
  public let id = "one-word-label"
  public let summary = "The English title of a menu or a tab has more than one word."
  public let effect = Effect.hint

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A tab of three words", "My Saved Items", slot: "tabBar.item",
        faults: ["en: has 3 words; one is enough for most tabs and menus"]),
      RuleExample("One word", "Saved", slot: "tabBar.item", faults: []),
      RuleExample("A menu's item is a phrase", "Save to Files", slot: "menu.item", faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard let place = unit.englishPlace(in: ["menu.title", "tabBar.item"], context) else {
      return []
    }
    let count = EnglishWording(unit.text).words.count
    // What looks like a menu's title by its name is as often that of an item.
    guard count > 1, place.slot != "menu.title" || place.confidence > .guess else { return [] }
    return [
      fault(
        unit, confidence: min(place.confidence, .likely),
        "has \(count) words; one is enough for most tabs and menus", advice: "say it in one word")
    ]
  }
}
