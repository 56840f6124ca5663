import DynamicType
import Testing
import TextShaping

/// The monospaced system font: every character is 1266 units of 2048 wide, at every size and weight,
/// without tracking or kerning (Vercantez/openuikit: golden/font_metrics_ios.json).
@Suite struct MonospacedTests {
  @Test(
    "Every letter has the one advance, at any size and weight",
    arguments: [FontWeight.regular, .semibold, .bold], [11.0, 17, 34])
  func advances(weight: FontWeight, size: Double) throws {
    let shaper = TextShaper(fontStack: try FontStack.load())
    let font = FontDescriptor(weight: weight, isMonospaced: true)
    for text in ["iiiiii", "WWWWWW", "AVATo.", "x = 1;", "éäñß§ø"] {
      let width = shaper.shape(text, locale: "en", font: font).advance(pointSize: size)
      #expect(abs(width - 6 * 1266 / 2048 * size) < 0.001, "\(text)")
    }
  }

  @Test("What it lacks comes from the fallback fonts")
  func fallback() throws {
    let shaper = TextShaper(fontStack: try FontStack.load())
    let font = FontDescriptor(isMonospaced: true)
    let shaped = shaper.shape("漢字", locale: "ja", font: font)
    #expect(shaped.missingCodePoints.isEmpty)
    let plain = shaper.shape("漢字", locale: "ja", font: FontDescriptor())
    #expect(shaped.advance(pointSize: 17) == plain.advance(pointSize: 17))
  }
}
