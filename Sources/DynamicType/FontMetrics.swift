/// Scales a length or a custom font's size with the content size category, as `UIFontMetrics` does.
///
/// The rule is the ratio of the style's leading at the category to its leading at the default
/// category. It is inferred, and reproduces all values of the body style measured by
/// `Vercantez/openuikit: dynamic_type.json`, so it is `Confidence.certain` for `body` and
/// `Confidence.likely` for the other styles.
///
/// It is not the table of `TextStyle.pointSize(for:)`: 17 pt scaled for `body` is 48 pt at AX5,
/// while the system's body font is 53 pt there.
public struct FontMetrics: Sendable, Hashable {
  /// The style whose growth is followed.
  public let style: TextStyle

  /// Makes the metrics of a style; `UIFontMetrics.default` is the one of `body`.
  public init(_ style: TextStyle = .body) {
    self.style = style
  }

  /// How sure the scaling rule is for this style.
  public var confidence: Confidence { style == .body ? .certain : .likely }

  /// The factor by which a length grows from the default category to this one, before rounding.
  public func scaleFactor(for category: ContentSizeCategory) -> Double {
    style.leading(for: category) / style.leading(for: .default)
  }

  /// A length in points scaled for the category and rounded to the nearest pixel.
  ///
  /// - Parameters:
  ///   - value: The length at the default category, in points.
  ///   - category: The content size category to scale for.
  ///   - displayScale: Pixels per point, 2 or 3; a scale of 0 or less leaves out the rounding.
  public func scaledValue(
    _ value: Double, for category: ContentSizeCategory, displayScale: Double
  ) -> Double {
    let scaled = value * scaleFactor(for: category)
    guard displayScale > 0 else { return scaled }
    return (scaled * displayScale).rounded() / displayScale
  }

  /// The size of a custom font scaled for the category, in whole points.
  ///
  /// - Parameters:
  ///   - size: The font's size at the default category, in points.
  ///   - category: The content size category to scale for.
  ///   - maximum: The size it never exceeds, in points, as `maximumPointSize`; `nil` for none.
  public func scaledPointSize(
    _ size: Double, for category: ContentSizeCategory, maximum: Double? = nil
  ) -> Double {
    let scaled = (size * scaleFactor(for: category)).rounded()
    guard let maximum else { return scaled }
    return min(scaled, maximum)
  }
}
