import DynamicType
import Localization

/// A fault of the interface itself: of the code, a storyboard or an asset, not of one translation.
public struct InterfaceFault: Sendable, Hashable, Codable {
  /// Identifier of the rule, such as `fixed-font-size`.
  public var rule: String
  /// How sure the rule is.
  public var confidence: Confidence
  /// File and line.
  public var place: SourcePlace
  /// What is wrong, as the source names it: `.font(.system(size: 12))`, a key, the name of an image.
  public var subject: String
  /// What shows it: `Text`, `titleLabel`, `label “Pay”`; empty where nothing does.
  public var element: String
  /// The view, type or scene around it: `SettingsView.body`; empty for none.
  public var owner: String
  /// The key it is about; nil for none.
  public var key: String?
  /// The table of the key; nil where it is not known.
  public var table: String?
  /// What was found, in one sentence without a full stop.
  public var message: String
  /// What can be done, in one sentence without a full stop.
  public var advice: String
  /// What else is to be known.
  public var notes: [String]
  /// The number that an option of the rule is compared with, such as a size in points.
  public var measure: Double?
  /// Assignments in code that would put it right, as ``SourceFacts/assigned`` writes them; where the
  /// project has one of them, there is no fault.
  public var overrides: [String] = []
  /// Whether a marker in the source excuses it.
  public var isExcused = false

  /// Creates a fault.
  public init(
    rule: String, confidence: Confidence = .certain, place: SourcePlace, subject: String,
    element: String = "", owner: String = "", key: String? = nil, table: String? = nil,
    message: String, advice: String, notes: [String] = [], measure: Double? = nil
  ) {
    self.rule = rule
    self.confidence = confidence
    self.place = place
    self.subject = subject
    self.element = element
    self.owner = owner
    self.key = key
    self.table = table
    self.message = message
    self.advice = advice
    self.notes = notes
    self.measure = measure
  }
}
