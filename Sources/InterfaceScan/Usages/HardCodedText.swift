import DynamicType
import Localization

/// A literal that a place of the interface shows as it stands, looked up in no table.
public struct HardCodedText: Sendable, Hashable, Codable {
  /// The text.
  public var text: String
  /// File and line.
  public var place: SourcePlace
  /// The slot that shows it, such as `alert.title`.
  public var slot: String
  /// How sure it is that it is shown there.
  public var confidence: Confidence

  /// Creates one.
  public init(text: String, place: SourcePlace, slot: String, confidence: Confidence) {
    self.text = text
    self.place = place
    self.slot = slot
    self.confidence = confidence
  }
}
