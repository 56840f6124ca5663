import DynamicType

/// The font of a text, as far as its contrast needs it.
public enum RoleFont: Sendable, Hashable {
  /// A text style that grows with the category, in its own weight unless told.
  case style(TextStyle, weight: FontWeight? = nil)
  /// A size in points that never changes.
  case fixed(pointSize: Double, weight: FontWeight)
  /// A size in points that grows as body text does, up to a category; bars do so.
  case growing(pointSize: Double, weight: FontWeight, upTo: ContentSizeCategory)

  /// The size in a category, in points.
  public func pointSize(for category: ContentSizeCategory) -> Double {
    switch self {
    case .style(let style, _): style.pointSize(for: category)
    case .fixed(let size, _): size
    case .growing(let size, _, let limit):
      FontMetrics(.body).scaledPointSize(size, for: min(category, limit))
    }
  }

  /// The weight, one step bolder with Bold Text, which is an estimate (`FontWeight.bolder`).
  public func weight(boldText: Bool = false) -> FontWeight {
    let weight: FontWeight =
      switch self {
      case .style(let style, let weight): weight ?? style.weight
      case .fixed(_, let weight), .growing(_, let weight, _): weight
      }
    return boldText ? weight.bolder : weight
  }
}
