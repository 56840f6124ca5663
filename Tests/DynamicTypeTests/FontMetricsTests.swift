import DynamicType
import Testing

@Suite struct FontMetricsTests {
  /// `UIFontMetrics.default.scaledValue(for: 17)` at 3x in thirds of a point, measured by
  /// `Vercantez/openuikit: dynamic_type.json`.
  @Test func bodyMatchesMeasuredValues() {
    let thirds = ContentSizeCategory.allCases.map { category in
      (FontMetrics(.body).scaledValue(17, for: category, displayScale: 3) * 3).rounded()
    }
    #expect(thirds == [44, 46, 49, 51, 56, 60, 67, 79, 93, 111, 130, 144])
  }

  @Test func defaultCategoryChangesNothing() {
    for style in TextStyle.allCases {
      #expect(FontMetrics(style).scaledValue(44, for: .large, displayScale: 3) == 44)
    }
  }

  @Test func roundsToThePixelGrid() {
    // 10 × 24/22 = 10.909…
    let metrics = FontMetrics(.body)
    #expect(metrics.scaledValue(10, for: .extraLarge, displayScale: 1) == 11)
    #expect(metrics.scaledValue(10, for: .extraLarge, displayScale: 2) == 11)
    #expect(metrics.scaledValue(10, for: .extraLarge, displayScale: 3) == 11)
    #expect(metrics.scaledValue(10, for: .extraLarge, displayScale: 100) == 10.91)
    #expect(metrics.scaledValue(10, for: .extraLarge, displayScale: 0) == 10 * (24.0 / 22))
    // 15 × 24/22 = 16.36…
    #expect(metrics.scaledValue(15, for: .extraLarge, displayScale: 2) == 16.5)
  }

  @Test func pointSizesAreWhole() {
    let metrics = FontMetrics(.body)
    // 17 × 62/22 = 47.9; the system's own body font is 53 there.
    #expect(metrics.scaledPointSize(17, for: .accessibilityExtraExtraExtraLarge) == 48)
    // 17 × 24/22 = 18.5…
    #expect(metrics.scaledPointSize(17, for: .extraLarge) == 19)
    #expect(metrics.scaledPointSize(17, for: .large) == 17)
  }

  @Test func maximumIsNeverExceeded() {
    let metrics = FontMetrics(.body)
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(metrics.scaledPointSize(17, for: largest, maximum: 30) == 30)
    #expect(metrics.scaledPointSize(17, for: .large, maximum: 30) == 17)
    #expect(metrics.scaledPointSize(40, for: .large, maximum: 30) == 30)
  }

  @Test func onlyBodyIsCertain() {
    #expect(FontMetrics().style == .body)
    #expect(FontMetrics().confidence == .certain)
    #expect(FontMetrics(.caption1).confidence == .likely)
  }
}
