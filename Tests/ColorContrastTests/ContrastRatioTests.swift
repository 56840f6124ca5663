import ColorContrast
import Testing

@Suite struct ContrastRatioTests {
  @Test func blackOnWhiteIsTwentyOne() {
    #expect(ContrastRatio(.black, on: .white).value == 21)
    #expect(ContrastRatio(.white, on: .white).value == 1)
  }

  /// #777777 on white is 4.478, which a rounding to one decimal would let pass.
  @Test func isCutAndNotRounded() {
    let ratio = ContrastRatio(Color(eightBit: 0x77, 0x77, 0x77), on: .white)
    #expect(ratio.description == "4.47:1")
    #expect(!ContrastCriterion.textAA.passes(ratio, isLargeText: false))
    #expect(ContrastCriterion.textAA.passes(ratio, isLargeText: true))
  }
}
