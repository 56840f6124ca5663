import Components
import DynamicType

/// Where a string is shown, how sure that is, and why.
public struct SlotAssignment: Sendable {
  /// The slot name, such as `alert.title`.
  public let slot: String
  /// What the app imposes on the place.
  public let options: SlotOptions
  /// `certain` from the configuration or a marker, `guess` from names.
  public let confidence: Confidence
  /// What the assignment rests on, in words for a reader.
  public let reason: String
  /// The largest text size the place can have; nil for all.
  public let maximumCategory: ContentSizeCategory?
  /// Texts beside it, as written: slot name → literal texts or `key:NAME`.
  public let companions: [String: [String]]
  /// True when nothing is known and the string is only measured as a label.
  public let isFallback: Bool

  /// Creates an assignment.
  public init(
    slot: String, options: SlotOptions, confidence: Confidence, reason: String,
    companions: [String: [String]] = [:], maximumCategory: ContentSizeCategory? = nil,
    isFallback: Bool = false
  ) {
    self.slot = slot
    self.options = options
    self.confidence = confidence
    self.reason = reason
    self.companions = companions
    self.maximumCategory = maximumCategory
    self.isFallback = isFallback
  }
}

/// What the assigner decided about a string.
enum SlotDecision: Sendable {
  /// Measure it in each of these places.
  case measure([SlotAssignment])
  /// Leave it out, and count it under this reason.
  case skip(reason: String)
}
