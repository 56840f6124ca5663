import ColorContrast
import TestSupport
import Testing

/// The ratio of two colours in the notation of the command line, rounded as the sources print it.
private func ratio(_ color: String, _ background: String) throws -> Double {
  let ratio = try ContrastRatio(Color(parsing: color), on: Color(parsing: background))
  return (ratio.value * 100).rounded() / 100
}

@Suite struct ContrastRatioTests {
  /// ACT rule afw4f7, "Text has minimum contrast" (w3c/wcag-act-rules: content/rules/afw4f7), passed
  /// and failed examples with one background; the rule prints one or two decimals.
  @Test(arguments: [
    ("#333", "#FFF", 12.63), ("#000", "#666", 3.66), ("#000", "#FFF", 21), ("#0000EE", "#FFF", 9.4),
    ("#AAA", "#FFF", 2.32), ("rgba(0,0,0,.3)", "#FFF", 2.11), ("#777", "#EEE", 3.86),
    ("rgba(90,90,90,.8)", "#FFF", 4.23), ("rgba(90,90,90,.8)", "#000", 2.3), ("#666", "#AAA", 2.47),
    ("#888", "#FFF", 3.54), ("#FFF", "#FFF", 1),
  ])
  func equalsRuleForMinimumContrast(color: String, background: String, expected: Double) throws {
    #expect(try ratio(color, background) == expected)
  }

  /// ACT rule 09o5cg, "Text has enhanced contrast" (content/rules/09o5cg).
  @Test(arguments: [
    ("#000", "#777", 4.69), ("#666", "#FFF", 5.74), ("#666", "#0FF", 4.58),
    ("rgba(0,0,0,.6)", "#FFF", 5.74), ("rgba(90,90,90,.9)", "#FFF", 5.37),
    ("rgba(90,90,90,.9)", "#000", 2.65), ("#555", "#EEE", 6.43), ("#333", "#BBF", 7.02),
  ])
  func equalsRuleForEnhancedContrast(color: String, background: String, expected: Double) throws {
    #expect(try ratio(color, background) == expected)
  }

  /// Vectors of other suites: ChromeDevTools/devtools-frontend: ColorUtils_test.ts (red on blue),
  /// gka/chroma.js: test/contrast (white, black and darkgrey), wcag_color_contrast: test/test.rb.
  @Test(arguments: [
    ("#F00", "#00F", 2.15), ("#FFF", "#F00", 4), ("#000", "#F00", 5.25), ("#999", "#FFF", 2.85),
    ("#D8D8D8", "#FFF", 1.43), ("#EEE", "#AAABBB", 1.96), ("#990000", "#000", 2.35),
    ("#FFF", "rgb(128,128,128)", 3.95),
  ])
  func equalsOtherSuites(color: String, background: String, expected: Double) throws {
    #expect(try ratio(color, background) == expected)
  }

  /// Messages of axe-core, which Lighthouse runs too, in public reports: "insufficient color contrast
  /// of 1.04 (foreground color: #3385ff, background color: #858585 …)". It cuts as typefit does.
  @Test(arguments: [
    ("#3385FF", "#858585", "1.04:1"), ("#1E293B", "#1E40AF", "1.67:1"),
    ("#0C0C0C", "#1C2B39", "1.35:1"), ("#F1F2F4", "#FFFFFF", "1.12:1"),
    ("#782719", "#0A0A0C", "1.98:1"), ("#4F46E5", "#0000CD", "1.77:1"),
    ("#E3E3E2", "#FEFDFC", "1.26:1"), ("#FFFFFF", "#EAEAEA", "1.20:1"),
    ("#281745", "#5A0FDB", "1.94:1"), ("#718C00", "#F4F4F4", "3.50:1"),
    ("#6C737E", "#D8DDE4", "3.50:1"),
  ])
  func equalsAxeCore(color: String, background: String, expected: String) throws {
    let ratio = try ContrastRatio(Color(parsing: color), on: Color(parsing: background))
    #expect(ratio.description == expected)
  }

  /// ColorUtils_test.ts: 0.5 grey and 0.03927, below the bend of the curve.
  @Test func luminanceEqualsDevTools() {
    #expect(abs(Color(white: 0.5).relativeLuminance() - 0.21404114048223255) < 1e-15)
    #expect(abs(Color(white: 0.03927).relativeLuminance() - 0.003039473684210526) < 1e-15)
  }

  /// #777777 on white is 4.478, which rounds to the 4.5 that it misses; #767676 is 4.542.
  @Test func isCutAndComparedUnrounded() throws {
    let below = try ContrastRatio(Color(hexadecimal: "777777"), on: .white)
    let above = try ContrastRatio(Color(hexadecimal: "767676"), on: .white)
    #expect(below.description == "4.47:1")
    #expect(above.description == "4.54:1")
    #expect(!ContrastCriterion.textAA.passes(below, isLargeText: false))
    #expect(ContrastCriterion.textAA.passes(above, isLargeText: false))
    #expect(ContrastCriterion.nonText.passes(below, isLargeText: false))
    #expect(!ContrastCriterion.textAAA.passes(below, isLargeText: true))
  }

  @Test func minimumItselfPasses() {
    let exact = ContrastRatio(luminances: 0.4, 0.05)
    #expect(exact.description == "4.50:1")
    #expect(ContrastCriterion.textAA.passes(exact, isLargeText: false))
  }

  @Test func isSymmetricAndFromOneToTwentyOne() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let (first, second) = (Color.random(using: &generator), Color.random(using: &generator))
      let ratio = ContrastRatio(first, on: second)
      #expect(ratio == ContrastRatio(second, on: first))
      #expect((1...21).contains(ratio.value))
      #expect(ContrastRatio(first, on: first).value == 1)
    }
  }

  /// (0, 1, 0) of Display P3 is brighter than the green of sRGB: its luminance is 0.6917 (the matrix
  /// of CSS Color 4), where an sRGB screen clips it to #00FF00, 0.7152 less the missing red.
  @Test func wideColorsDependOnTheScreen() {
    let green = Color((0, 1, 0), in: .displayP3)
    #expect(abs(green.relativeLuminance(on: .displayP3) - 0.6917) < 0.0005)
    #expect(green.mapped(to: .sRGB).hexadecimal == "#00FF00")
    let onSRGB = ContrastRatio(green, on: .white, screen: .sRGB)
    #expect(onSRGB < ContrastRatio(green, on: .white))
  }
}

extension Color {
  /// A random opaque colour with 8-bit components.
  static func random(using generator: inout SeededGenerator) -> Color {
    Color(
      eightBit: .random(in: 0...255, using: &generator), .random(in: 0...255, using: &generator),
      .random(in: 0...255, using: &generator))
  }
}
