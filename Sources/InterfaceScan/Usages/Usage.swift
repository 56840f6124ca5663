import Components
import DynamicType
import Localization

/// A place of the interface that shows a localised string.
public struct Usage: Sendable, Hashable, Codable {
  /// The slot of a place that nothing measures: what VoiceOver and Siri say, what a watch shows.
  public static let unmeasured = "unmeasured"

  /// The key it shows.
  public var key: String
  /// The table it names; nil for `Localizable`, or where the source does not say.
  public var table: String?
  /// The slot, such as `alert.title`, or ``unmeasured``.
  public var slot: String
  /// The font, limits and whatever else the app imposes on the place.
  public var options: SlotOptions
  /// The largest text size the app lets the place have (`dynamicTypeSize(...)`,
  /// `maximumContentSizeCategory`); nil for all.
  public var maximumCategory: ContentSizeCategory?
  /// The other texts of the same alert, menu, row or bar: slot → literal texts, or `key:NAME`.
  public var companions: [String: [String]]
  /// File and line.
  public var place: SourcePlace
  /// How sure it is that this key stands in this slot: `certain` where the source says both,
  /// `likely` where one follows from what surrounds it, `guess` for the rest.
  public var confidence: Confidence
  /// What it rests on, in words: `Button in .alert`.
  public var reason: String
  /// What says that code replaces the text before anyone sees it, as it does with the words that
  /// Interface Builder puts into a new label; nil for a text that is shown.
  public var sample: String?

  /// Creates a usage.
  public init(
    key: String, table: String? = nil, slot: String, options: SlotOptions = SlotOptions(),
    maximumCategory: ContentSizeCategory? = nil, companions: [String: [String]] = [:],
    place: SourcePlace, confidence: Confidence, reason: String, sample: String? = nil
  ) {
    self.key = key
    self.table = table
    self.slot = slot
    self.options = options
    self.maximumCategory = maximumCategory
    self.companions = companions
    self.place = place
    self.confidence = confidence
    self.reason = reason
    self.sample = sample
  }
}
