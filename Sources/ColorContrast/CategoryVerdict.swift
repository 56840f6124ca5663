import DynamicType

/// In which content size categories a ratio passes a criterion.
public enum CategoryVerdict: Sendable, Hashable, CustomStringConvertible {
  /// At every size.
  case passes
  /// Only where the text is large, from this category up.
  case passesFrom(ContentSizeCategory)
  /// At no size.
  case fails

  /// Judges a ratio for text whose size and weight are those of a style.
  ///
  /// - Parameters:
  ///   - weight: The weight; the style's own if `nil`.
  ///   - boldText: Whether Bold Text is on.
  ///   - largeText: What counts as large.
  public init(
    _ ratio: ContrastRatio, _ criterion: ContrastCriterion, style: TextStyle,
    weight: FontWeight? = nil, boldText: Bool = false, largeText: LargeText = .points
  ) {
    let weight = weight ?? style.weight
    self.init(
      ratio, criterion, weight: boldText ? weight.bolder : weight, largeText: largeText,
      pointSize: style.pointSize(for:))
  }

  /// Judges a ratio for text whose size is known in each category, in iOS points: a custom font
  /// scaled by `FontMetrics`, or a fixed size.
  public init(
    _ ratio: ContrastRatio, _ criterion: ContrastCriterion, weight: FontWeight,
    largeText: LargeText = .points, pointSize: (ContentSizeCategory) -> Double
  ) {
    if criterion.passes(ratio, isLargeText: false) {
      self = .passes
      return
    }
    let large = largeText.categories(weight: weight, pointSize: pointSize)
    guard let large, criterion.passes(ratio, isLargeText: true) else {
      self = .fails
      return
    }
    self = large.lowerBound == .extraSmall ? .passes : .passesFrom(large.lowerBound)
  }

  /// Whether the ratio passes in a category.
  public func passes(in category: ContentSizeCategory) -> Bool {
    switch self {
    case .passes: true
    case .passesFrom(let first): category >= first
    case .fails: false
    }
  }

  /// `passes`, `passes from AX1` or `fails`.
  public var description: String {
    switch self {
    case .passes: "passes"
    case .passesFrom(let first): "passes from \(first.shortName)"
    case .fails: "fails"
    }
  }
}
