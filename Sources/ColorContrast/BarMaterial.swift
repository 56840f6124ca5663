import DynamicType

/// What a bar lays over the contents below it: nothing, a colour, or a blur with tinted layers.
public struct BarMaterial: Sendable, Hashable {
  /// The layers from back to front.
  public let layers: [Color]
  /// By how much the blurred contents are saturated, 1 for not at all.
  public let saturation: Double
  /// Whether the contents are blurred, which mixes colours that are near each other.
  public let isBlurred: Bool
  /// Where the layers are known from.
  public let source: String
  /// How sure they are.
  public let confidence: Confidence

  /// Creates a material.
  public init(
    _ layers: [Color], saturation: Double = 1, isBlurred: Bool = false, source: String,
    confidence: Confidence
  ) {
    self.layers = layers
    self.saturation = saturation
    self.isBlurred = isBlurred
    self.source = source
    self.confidence = confidence
  }

  /// Whether nothing shines through.
  public var isOpaque: Bool { Color.composited(layers)?.isOpaque ?? false }

  /// What is seen behind the bar's titles and buttons over these contents.
  ///
  /// One colour below gives one colour; contents of several colours, or unknown ones, give the range
  /// of all that the blur can mix from them.
  public func backdrop(over contents: Backdrop) -> Backdrop {
    if isOpaque { return Color.composited(layers).map(Backdrop.color) ?? contents }
    if let color = contents.resolved {
      let range = ColorRange(color, color).saturated(by: saturation).covered(by: layers)
      return .color(range.darkest)
    }
    guard case .unknown(let reason, let range) = contents else {
      return contents.covered(by: layers)
    }
    return .unknown(
      reason: isBlurred ? "a translucent bar over \(reason)" : reason,
      range: range.saturated(by: saturation).covered(by: layers))
  }
}

extension Backdrop {
  /// Contents that may be any of these colours, or a mix of them, such as a list with pictures that
  /// scrolls below a bar; unknown altogether without any.
  public static func contents(_ colors: [Color], named reason: String) -> Backdrop {
    guard let range = ColorRange(colors) else { return .unknown(reason: reason) }
    return range.darkest == range.lightest
      ? .color(range.darkest) : .unknown(reason: reason, range: range)
  }
}
