import ColorContrast
import Testing

@Suite struct StateDifferenceTests {
  private let red = Color(eightBit: 255, 59, 48)
  private let green = Color(eightBit: 52, 199, 89)

  /// Machado's rows for linear components: red as a protanope sees it is (0.152286, 0.114503, 0),
  /// which sRGB stores as (0.427, 0.373, 0).
  @Test func simulationEqualsThePaper() {
    let seen = ColorVisionDeficiency.protanopia.simulated(Color(eightBit: 255, 0, 0))
    #expect(seen.hexadecimal == "#6D5F00")
  }

  @Test func greysStayGrey() {
    for deficiency in ColorVisionDeficiency.allCases {
      let gray = deficiency.simulated(Color(eightBit: 128, 128, 128))
      #expect(gray.hexadecimal == "#808080", "\(deficiency)")
    }
  }

  @Test func lightnessIsMoreThanHue() {
    let difference = StateDifference(.black, red)
    #expect(!difference.isByHueAlone)
    #expect(difference.lookAlike.isEmpty)
    #expect(!StateDifference(red, red).isByHueAlone)
  }

  /// An olive green and an orange brown of the same lightness are one colour to a deuteranope.
  @Test func equallyLightRedAndGreenLookAlike() {
    let difference = StateDifference(Color(eightBit: 163, 94, 30), Color(eightBit: 90, 119, 30))
    #expect(difference.isByHueAlone)
    #expect(difference.lookAlike.contains(.deuteranopia))
    #expect(!difference.lookAlike.contains(.tritanopia))
  }

  @Test func translucentStatesAreSeenOnTheirBackground() {
    let faint = StateDifference(Color(white: 0, alpha: 0.1), .white, on: .white)
    #expect(faint.ratio == ContrastRatio(Color(white: 0.9), on: .white))
  }
}
