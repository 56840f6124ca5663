import DynamicType
import Localization

/// An alert that blames the reader or speaks of "we".
///
/// Apple, Human Interface Guidelines, "Alerts": avoid being accusatory; "Writing", error messages:
/// avoid blame and interjections such as oops, and avoid "we".
public struct AccusingAlertRule: TextRule {
  public let id = "accusing-alert"
  public let summary = "An English alert blames the reader, says oops, or speaks of “we”."
  public let effect = Effect.hint

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    let slot = "alert.message"
    return [
      RuleExample(
        "Blames", "You entered an invalid password.", slot: slot,
        faults: ["en: blames the reader with “you entered an invalid”"]),
      RuleExample(
        "Speaks of we", "We couldn't load the page.", slot: slot,
        faults: ["en: speaks of “we couldn't”, and nobody knows who that is"]),
      RuleExample(
        "Oops", "Oops, that failed", slot: "alert.title",
        faults: ["en: says “oops”, which can sound insincere"]),
      RuleExample("Says what to do", "Choose a longer password.", slot: slot, faults: []),
      RuleExample(
        "You can't undo this action.", "You can't undo this action.", slot: slot, faults: []),
    ]
  }

  private static let blaming = [
    "you entered an invalid", "you entered an incorrect", "you entered a wrong",
    "you entered the wrong", "you have entered an", "you have entered the wrong", "you failed to",
    "you forgot to", "you did not", "you didn't", "you are not allowed",
    "you're not allowed", "illegal", "your mistake", "your fault",
  ]
  private static let we = [
    "we're having trouble", "we are having trouble", "we couldn't", "we could not", "we can't",
    "we cannot", "we were unable", "we are unable", "we're unable", "we weren't able",
    "we were not able", "we failed", "we didn't", "we did not",
  ]
  private static let interjections = ["oops", "whoops", "uh-oh", "uh oh", "yikes"]

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard let place = unit.englishPlace(in: ["alert.title", "alert.message"], context) else {
      return []
    }
    let text = " " + unit.text.lowercased().replacing("’", with: "'")
    func first(_ phrases: [String]) -> String? {
      phrases.first { phrase in
        guard let range = text.firstRange(of: " " + phrase) else { return false }
        return range.upperBound == text.endIndex || !text[range.upperBound].isLetter
      }
    }
    var found: [(message: String, advice: String)] = []
    if let phrase = first(Self.blaming) {
      found.append(
        ("blames the reader with “\(phrase)”", "say what is needed, or what to do next"))
    }
    // A sentence that goes on with "we" may name the company before.
    if let phrase = first(Self.we), text.hasPrefix(" " + phrase) || text.contains(". " + phrase) {
      found.append(
        ("speaks of “\(phrase)”, and nobody knows who that is", "say what did not work"))
    }
    if let word = first(Self.interjections) {
      found.append(("says “\(word)”, which can sound insincere", "leave it out"))
    }
    return found.map {
      fault(unit, confidence: min(place.confidence, .likely), $0.message, advice: $0.advice)
    }
  }
}
