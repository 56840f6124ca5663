import ColorContrast
import DynamicType
import Localization

/// A colour in a pair, with where the project states it.
public struct PairedColor: Sendable, Hashable {
  /// The colour; its name is that of the asset, of the system's colour, or the notation of a
  /// literal.
  public var color: DynamicColor
  /// Where the project states it; nil for a default of UIKit.
  public var place: SourcePlace?
  /// How sure it is that this colour is meant.
  public var confidence: Confidence
  /// A view's `alpha`, by which the colour's is multiplied; 0 to 1.
  public var opacity: Double

  /// Creates a colour of a pair.
  public init(
    _ color: DynamicColor, place: SourcePlace?, confidence: Confidence = .certain,
    opacity: Double = 1
  ) {
    self.color = color
    self.place = place
    self.confidence = confidence
    self.opacity = opacity
  }

  /// The name for people.
  public var name: String { color.name }

  /// Whether the project chose the colour.
  public var isStated: Bool { place != nil }

  /// The colour in an appearance; nil if the generation does not have it.
  public func resolved(in appearance: Appearance, os: OSGeneration = .newest) -> SourcedColor? {
    guard let found = color.resolved(in: appearance, os: os) else { return nil }
    return SourcedColor(
      opacity == 1 ? found.color : found.color.withAlpha(found.color.alpha * opacity),
      source: found.source, confidence: min(found.confidence, confidence))
  }

  /// Whether nothing shines through, in any appearance and generation.
  var isOpaque: Bool {
    opacity == 1
      && color.definedVariants.values.allSatisfy { table in
        table.values.allSatisfy { $0.color.isOpaque }
      }
  }

  /// Whether nothing of it is seen, in any appearance and generation.
  var isClear: Bool {
    opacity == 0
      || color.definedVariants.values.allSatisfy { table in
        table.values.allSatisfy { $0.color.alpha == 0 }
      }
  }
}
