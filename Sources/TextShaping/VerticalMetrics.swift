import DynamicType

/// How far a font's lines reach above and below the baseline, in 1/2048 em.
package struct VerticalMetrics: Decodable, Sendable, Hashable {
  /// Above the baseline.
  package var ascender: Double
  /// Below the baseline, negative.
  package var descender: Double
  /// Between two lines.
  package var lineGap: Double
  /// `certain` when the numbers are the iOS font's, `guess` when they are a stand-in's or estimated.
  package var confidence: Confidence

  /// From the bottom of the descender to the top of the ascender, with the gap.
  package var lineHeight: Double { ascender - descender + lineGap }

  /// The iOS system font, at every weight and size (Vercantez/openuikit:
  /// golden/font_metrics_ios.json).
  package static let system = VerticalMetrics(
    ascender: 1950, descender: -494, lineGap: 0, confidence: .certain)
}
