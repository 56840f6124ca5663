import DynamicType
import Localization

/// A fault in the localisation itself, wherever the text is shown.
public struct LocalizationFault: Sendable, Hashable {
  /// Identifier of the rule, such as `placeholder-mismatch`.
  public var rule: String
  /// What it does to the user.
  public var effect: Effect
  /// How sure the rule is: `certain` where the phone's behaviour follows from the files alone.
  public var confidence: Confidence
  /// The key; empty for a fault of a whole file.
  public var key: String
  /// The language; empty for a fault of all.
  public var locale: String
  /// The table.
  public var table: String
  /// The variation as ``LocalizedString/variation`` writes it; nil for a plain text.
  public var variation: String?
  /// The text as written; empty where there is none.
  public var text: String
  /// File and line.
  public var place: SourcePlace
  /// What was found and what was expected, in one sentence without a full stop.
  public var message: String
  /// What can be done, in one sentence without a full stop.
  public var advice: String
  /// What else is to be known.
  public var notes: [String]

  /// Creates a fault.
  public init(
    rule: String, effect: Effect, confidence: Confidence = .certain, key: String = "",
    locale: String = "", table: String = "", variation: String? = nil, text: String = "",
    place: SourcePlace, message: String, advice: String, notes: [String] = []
  ) {
    self.rule = rule
    self.effect = effect
    self.confidence = confidence
    self.key = key
    self.locale = locale
    self.table = table
    self.variation = variation
    self.text = text
    self.place = place
    self.message = message
    self.advice = advice
    self.notes = notes
  }
}
