import ColorContrast
import DynamicType
import Testing

@Suite struct CategoryVerdictTests {
  /// `systemBlue` of iOS 13 on white, 4.01.
  private let blue = ContrastRatio(Color(eightBit: 0, 122, 255), on: .white)

  /// Apple's sizes: a caption is 16 pt at XXL and 18 pt at XXXL, 22 pt at AX1 and 26 pt at AX2.
  @Test func captionPassesOnceItIsLarge() {
    let verdict = CategoryVerdict(blue, .textAA, style: .caption1)
    #expect(verdict == .passesFrom(.extraExtraExtraLarge))
    #expect(verdict.description == "passes from XXXL")
    #expect(!verdict.passes(in: .large))
    #expect(verdict.passes(in: .accessibilityExtraLarge))
    let strict = CategoryVerdict(blue, .textAA, style: .caption1, largeText: .cssPoints)
    #expect(strict.description == "passes from AX2")
  }

  /// A large title has 31 pt or more everywhere; 4.01 is enough for large text but not for AAA's 4.5.
  @Test func largeTitleIsAlwaysLarge() {
    #expect(CategoryVerdict(blue, .textAA, style: .largeTitle) == .passes)
    #expect(CategoryVerdict(blue, .textAAA, style: .largeTitle) == .fails)
    #expect(CategoryVerdict(blue, .nonText, style: .caption2) == .passes)
  }

  /// Bold Text takes a semibold headline, 14 pt at XS, to bold, which is large from 14 pt.
  @Test func boldTextMakesHeadlinesLarge() {
    #expect(CategoryVerdict(blue, .textAA, style: .headline) == .passesFrom(.extraLarge))
    #expect(CategoryVerdict(blue, .textAA, style: .headline, boldText: true) == .passes)
  }

  @Test func fixedSizesNeverGrow() {
    let small = CategoryVerdict(blue, .textAA, weight: .regular) { _ in 17 }
    #expect(small == .fails)
    let bold = CategoryVerdict(blue, .textAA, weight: .bold) { _ in 14 }
    #expect(bold == .passes)
  }

  @Test func limitsAreInclusive() {
    #expect(LargeText.points.includes(pointSize: 18, weight: .regular))
    #expect(!LargeText.points.includes(pointSize: 17.99, weight: .semibold))
    #expect(LargeText.points.includes(pointSize: 14, weight: .bold))
    #expect(!LargeText.points.includes(pointSize: 14, weight: .semibold))
    #expect(!LargeText.cssPoints.includes(pointSize: 23.9, weight: .regular))
    #expect(LargeText.cssPoints.includes(pointSize: 18.67, weight: .bold))
    #expect(LargeText.humanInterface.includes(pointSize: 11, weight: .heavy))
    #expect(!LargeText.humanInterface.includes(pointSize: 17, weight: .semibold))
  }

  /// ChromeDevTools/devtools-frontend: ColorUtils_test.ts, whose pixels are points on iOS.
  @Test func limitsEqualDevTools() {
    #expect(LargeText.cssPoints.includes(pointSize: 121, weight: .ultraLight))
    #expect(!LargeText.cssPoints.includes(pointSize: 16, weight: .black))
  }
}
