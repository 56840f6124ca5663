import DynamicType
import Localization

/// Where a text is shown.
public struct TextPlace: Sendable, Hashable {
  /// The slot, such as `alert.title`.
  public let slot: String
  /// How sure that is.
  public let confidence: Confidence

  /// Creates a place.
  public init(slot: String, confidence: Confidence) {
    self.slot = slot
    self.confidence = confidence
  }
}

/// Knows where texts are shown, for the rules that depend on it.
public protocol TextPlaceFinder: Sendable {
  /// The places of an entry; none where nothing tells them.
  ///
  /// - Parameter text: the entry's text in its own language.
  func places(of entry: LocalizationEntry, text: String) -> [TextPlace]
}

/// One place for everything, as the examples of rules need it.
struct FixedPlace: TextPlaceFinder {
  let slot: String

  func places(of entry: LocalizationEntry, text: String) -> [TextPlace] {
    [TextPlace(slot: slot, confidence: .certain)]
  }
}

extension TextUnit {
  /// The surest place of an English text in some slots; nil in other places and languages.
  ///
  /// The writing rules of Apple's Human Interface Guidelines are about English.
  func englishPlace(in slots: Set<String>, _ context: RuleContext) -> TextPlace? {
    guard language == "en" || language == "base" && entry.isSourceLanguage, substitution == nil,
      let places = context.places?.places(of: entry, text: text)
    else { return nil }
    return places.filter { slots.contains($0.slot) }.max { $0.confidence < $1.confidence }
  }
}
