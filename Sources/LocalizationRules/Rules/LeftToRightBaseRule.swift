import DynamicType
import Localization

/// A text of a right-to-left language that iOS lays out from left to right.
public struct LeftToRightBaseRule: TextRule {
  public let id = "left-to-right-base"
  public let summary =
    "A right-to-left text begins with a Latin word, so the whole of it runs from left to right."
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A name at the beginning", "Loop is ready.", ["he": "Loop מוכן לשימוש."],
        faults: ["he: begins with “Loop”, so the whole runs from left to right"]),
      RuleExample(
        "With a right-to-left mark before it", "Loop is ready.",
        ["he": "\u{200F}Loop מוכן לשימוש."], faults: []),
      RuleExample(
        "The name further on", "Open Loop", ["ar": "افتح Loop"], faults: []),
      RuleExample(
        "A text that is mostly Latin", "Wi-Fi and Bluetooth", ["ar": "Wi-Fi و Bluetooth"],
        faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard LayoutDirection.isRightToLeft(locale: unit.locale) else { return [] }
    for paragraph in BidiText.paragraphs(of: unit.text, placeholders: unit.placeholders)
    where paragraph.runsLeftToRight {
      let letters = paragraph.parts.count { $0.isRightToLeft }
      guard letters > paragraph.parts.count(where: \.isLeftToRight),
        let first = paragraph.parts.firstIndex(where: \.isLeftToRight)
      else { continue }
      // A name in braces is replaced by the app.
      guard !paragraph.parts[..<first].contains(where: { $0.text == "{" }) else { continue }
      let word = paragraph.parts[first...].prefix { !$0.isSpace }.map(\.text).joined()
      return [
        fault(
          unit, confidence: .likely,
          "begins with “\(word)”, so the whole runs from left to right",
          advice: "begin with a word of the language, or with a right-to-left mark (U+200F)")
      ]
    }
    return []
  }
}
