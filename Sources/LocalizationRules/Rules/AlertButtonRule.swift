import DynamicType
import Localization

/// An alert button's title that the Human Interface Guidelines advise against.
///
/// Apple, Human Interface Guidelines, "Alerts", Buttons: a title of one or two words, a verb that
/// answers the alert rather than Yes and No, "Cancel" for what cancels the action, title-style
/// capitalisation and no ending punctuation.
public struct AlertButtonRule: TextRule {
  public let id = "alert-button"
  public let summary =
    "An English alert button has many words, punctuation or small letters, or says Yes or No."
  public let effect = Effect.hint

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] {
    [
      RuleOption(
        "maximumWords", "How many words are allowed, articles and prepositions left out.",
        default: "2")
    ]
  }

  public var examples: [RuleExample] {
    let slot = "alert.button"
    return [
      RuleExample("Yes alone", "Yes", slot: slot, faults: ["en: says only “Yes”"]),
      RuleExample(
        "Another word for cancelling", "Never Mind", slot: slot,
        faults: ["en: says “Never Mind” where iOS says “Cancel”"]),
      RuleExample(
        "Small letters", "Log out", slot: slot,
        faults: ["en: writes “out” small; titles of buttons are written in title case"]),
      RuleExample(
        "Punctuation", "Delete!", slot: slot, faults: ["en: ends with “!”"]),
      RuleExample(
        "Many words", "Delete All My Old Photos", slot: slot,
        faults: ["en: has 5 words; one or two are enough"]),
      RuleExample("As it is meant", "Add to Cart", slot: slot, faults: []),
      RuleExample("Elsewhere", "Yes", slot: "menu.item", faults: []),
    ]
  }

  private static let cancelling: Set<String> = [
    "never mind", "nevermind", "abort", "forget it", "don't do it",
  ]

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard let place = unit.englishPlace(in: ["alert.button", "actionSheet.button"], context) else {
      return []
    }
    let text = unit.text.trimmingSpaces
    let lower = text.lowercased().replacing("’", with: "'")
    var found: [(message: String, advice: String)] = []
    let wording = EnglishWording(text)
    if lower == "yes" || lower == "no" {
      found.append(("says only “\(text)”", "name what it does, as in Delete or Keep"))
    } else if Self.cancelling.contains(lower) {
      found.append(("says “\(text)” where iOS says “Cancel”", "write Cancel"))
    } else {
      if let last = text.last, ".!;,".contains(last) {
        found.append(("ends with “\(last)”", "leave it out"))
      }
      let limit = Int(context.number("maximumWords", of: self) ?? 2)
      if wording.weighty.count > limit {
        found.append(
          ("has \(wording.words.count) words; one or two are enough", "say it in one or two words"))
      }
      if let word = wording.notCapitalized.first {
        found.append(
          (
            "writes “\(word)” small; titles of buttons are written in title case",
            "begin it with a capital letter"
          ))
      }
    }
    return found.map {
      fault(unit, confidence: min(place.confidence, .likely), $0.message, advice: $0.advice)
    }
  }
}

extension String {
  /// Without white space at both ends.
  fileprivate var trimmingSpaces: String {
    var rest = self[...].drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
