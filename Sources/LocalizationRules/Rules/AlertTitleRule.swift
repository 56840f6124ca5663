import DynamicType
import Localization

/// An alert's title that the Human Interface Guidelines advise against.
///
/// Apple, Human Interface Guidelines, "Alerts", Content: a title says what happened, has no more
/// than two lines, ends as a sentence does when it is one, and without a full stop when it is a
/// fragment; "Error" alone says nothing.
public struct AlertTitleRule: TextRule {
  public let id = "alert-title"
  public let summary =
    "An English alert title is too long, says nothing, or has the wrong punctuation."
  public let effect = Effect.hint

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] {
    [
      RuleOption(
        "maximumLength",
        "How many characters two lines of a title hold; the default is an estimate.",
        default: "60")
    ]
  }

  public var examples: [RuleExample] {
    let slot = "alert.title"
    return [
      RuleExample(
        "A fragment with a full stop", "No connection.", slot: slot,
        faults: ["en: is a fragment and ends with a full stop"]),
      RuleExample("A sentence with a full stop", "The server is gone.", slot: slot, faults: []),
      RuleExample(
        "A question without its mark", "Do you want to delete it", slot: slot,
        faults: ["en: asks a question and ends without a question mark"]),
      RuleExample(
        "Says nothing", "Error!", slot: slot,
        faults: ["en: says only “Error”, not what happened"]),
      RuleExample(
        "More than two lines",
        "The photo could not be uploaded because the server is busy at the moment", slot: slot,
        faults: ["en: has 72 characters, more than two lines hold"]),
      RuleExample("Elsewhere", "No connection.", slot: "alert.message", faults: []),
    ]
  }

  private static let empty: Set<String> = [
    "error", "warning", "attention", "oops", "whoops", "uh-oh", "failure", "failed",
    "an error occurred",
  ]

  private static let questions = [
    "are you sure", "do you ", "would you ", "did you ", "can you ", "have you ", "is this ",
    "is it ", "should ",
  ]

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard let place = unit.englishPlace(in: ["alert.title", "actionSheet.title"], context) else {
      return []
    }
    let limit = context.number("maximumLength", of: self) ?? 60
    var found: [(message: String, advice: String)] = []
    let bare = unit.text.lowercased().filter { $0.isLetter || $0 == " " || $0 == "-" }
    if Self.empty.contains(bare) {
      let word = unit.text.filter { $0.isLetter || $0 == " " || $0 == "-" }
      found.append(("says only “\(word)”, not what happened", "say what happened"))
    } else if unit.text.count > Int(limit) {
      found.append(
        (
          "has \(unit.text.count) characters, more than two lines hold",
          "move the details to the message"
        ))
    }
    let lower = unit.text.lowercased()
    let ending = unit.text.last
    if Self.questions.contains(where: lower.hasPrefix), !unit.text.contains("?") {
      found.append(
        ("asks a question and ends without a question mark", "end it with a question mark"))
    } else if ending == ".", !unit.text.hasSuffix(".."), EnglishWording(unit.text).isFragment {
      found.append(("is a fragment and ends with a full stop", "leave the full stop out"))
    }
    return found.map {
      fault(unit, confidence: min(place.confidence, .likely), $0.message, advice: $0.advice)
    }
  }
}
