import DynamicType

/// From which size on text counts as large, so that a lower ratio does.
///
/// WCAG 2.2 calls text large from 18 point, or from 14 point bold. Its points are those of CSS, 96/72
/// of a CSS pixel, and WebKit shows a CSS pixel as one point of iOS. Taken by the letter, large text
/// thus starts at 24 iOS points. Apple's guidelines and the usual checkers of native apps take the
/// number for iOS points. Which of the two is right is not decided anywhere, so callers choose.
public enum LargeText: String, CaseIterable, Sendable {
  /// 18 iOS points, or 14 iOS points from bold on: WCAG's numbers as points of iOS.
  case points
  /// 24 iOS points, or 56/3 (18.67) iOS points from bold on: WCAG's numbers as points of CSS.
  case cssPoints
  /// 18 iOS points, or bold at any size: Apple Human Interface Guidelines, Accessibility, which name
  /// 4.5 up to 17 points, 3 from 18 points, and 3 for bold.
  case humanInterface

  /// Whether text in this size and weight counts as large. Semibold is not bold: CSS and the ACT
  /// rules start bold at the weight 700.
  ///
  /// - Parameter pointSize: The size on the screen in iOS points.
  public func includes(pointSize: Double, weight: FontWeight) -> Bool {
    let isBold = weight >= .bold
    switch self {
    case .points: return pointSize >= (isBold ? 14 : 18)
    case .cssPoints: return pointSize >= (isBold ? 56.0 / 3 : 24)
    case .humanInterface: return isBold || pointSize >= 18
    }
  }

  /// Whether a text style counts as large in a category.
  ///
  /// - Parameters:
  ///   - weight: The weight; the style's own if `nil`.
  ///   - boldText: Whether Bold Text is on; what it does to a weight is an estimate
  ///     (`FontWeight.bolder`).
  public func includes(
    _ style: TextStyle, in category: ContentSizeCategory, weight: FontWeight? = nil,
    boldText: Bool = false
  ) -> Bool {
    let weight = weight ?? style.weight
    return includes(
      pointSize: style.pointSize(for: category), weight: boldText ? weight.bolder : weight)
  }

  /// The categories in which text counts as large: always from one category up, as sizes grow with
  /// the category. `nil` if it is large in none.
  ///
  /// - Parameter pointSize: The size in iOS points in a category.
  public func categories(
    weight: FontWeight, pointSize: (ContentSizeCategory) -> Double
  ) -> ClosedRange<ContentSizeCategory>? {
    let first = ContentSizeCategory.allCases.first {
      includes(pointSize: pointSize($0), weight: weight)
    }
    return first.map { $0...ContentSizeCategory.accessibilityExtraExtraExtraLarge }
  }
}
