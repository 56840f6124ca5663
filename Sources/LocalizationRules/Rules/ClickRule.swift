import DynamicType
import Localization

/// An English text that tells the reader to click.
///
/// Apple, Human Interface Guidelines, "Writing": gestures are named as the device has them; on a
/// touch screen that is tap, not click.
public struct ClickRule: LocalizationRule {
  public let id = "click-on-touch-screen"
  public let summary = "An English text says click, where a reader of an iPhone taps."
  public let effect = Effect.hint

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "An instruction", "Click Save to continue.",
        faults: ["en: says “Click”; on a touch screen one taps"]),
      RuleExample("A sound", "Play a click sound", faults: []),
      RuleExample(
        "A table that speaks of the Mac",
        files: [
          RuleExample.File(
            "en.lproj/Localizable.strings",
            "\"a\" = \"Click the icon.\";\n\"b\" = \"Show in Finder\";\n")
        ], faults: []),
    ]
  }

  public func check(_ project: LocalizationProject, context: RuleContext) -> [LocalizationFault] {
    let tables = project.tables.map { table in
      table.keys.flatMap { group in
        TextUnit.units(of: group.entries.filter(Self.isEnglish))
      }
    }
    guard !tables.joined().contains(where: Self.speaksOfMac) else { return [] }
    return tables.joined().compactMap { unit in
      guard let word = Self.click(in: unit.text), unit.form.name(of: "device") != "mac" else {
        return nil
      }
      return LocalizationFault(
        rule: id, effect: effect, confidence: .likely, key: unit.entry.key, locale: unit.locale,
        table: unit.entry.table, variation: unit.variation, text: unit.text, place: unit.place,
        message: "says “\(word)”; on a touch screen one taps",
        advice: "write tap, or choose where it is no gesture")
    }
  }

  private static func isEnglish(_ entry: LocalizationEntry) -> Bool {
    entry.locale.hasPrefix("en") && entry.locale.dropFirst(2).first?.isLetter != true
      || entry.locale == "Base" && entry.isSourceLanguage
  }

  private static func click(in text: String) -> Substring? {
    guard text.contains("lick") else { return nil }
    let words = text.split { !($0.isLetter || $0 == "-") }
    for (index, word) in words.enumerated() {
      guard ["click", "clicking", "clicked"].contains(word.lowercased()) else { continue }
      let next = index + 1 < words.count ? words[index + 1].lowercased() : ""
      let before = index > 0 ? words[index - 1].lowercased() : ""
      if nouns.contains(next) || ["a", "one", "each", "per", "single", "the"].contains(before) {
        continue
      }
      return word
    }
    return nil
  }

  private static let nouns: Set<String> = [
    "sound", "sounds", "wheel", "track", "rate", "count", "noise", "volume",
  ]

  /// Whether it belongs to an app that also runs, or only runs, on a Mac.
  private static func speaksOfMac(_ unit: TextUnit) -> Bool {
    if unit.entry.comment?.hasPrefix("Class = \"NS") == true { return true }
    let text = unit.text
    return text.contains("Finder") || text.contains("menu bar") || text.contains("Menu Bar")
      || text.contains("ight-click") || text.contains("ight click")
      || text.contains("System Preferences")
      || text.contains("mouse") || text.contains("Mouse") || text.contains("⌘")
  }
}

extension TextUnit {
  fileprivate static func units(of entries: [LocalizationEntry]) -> [TextUnit] {
    entries.flatMap { units(of: $0, source: nil) }
  }
}
