import ColorContrast
import TestSupport
import Testing

@Suite struct CompositingTests {
  /// dequelabs/axe-core: test/commons/color/flatten-colors.js.
  @Test func equalsAxeCore() {
    let halfRed = Color(eightBit: 255, 0, 0, alpha: 0.5)
    let quarterGreen = Color(eightBit: 0, 128, 0, alpha: 0.25)
    #expect(Color(white: 0, alpha: 0.5).composited(over: .white).hexadecimal == "#808080")
    #expect(Color.black.composited(over: .white) == .black)
    #expect(Color.clear.composited(over: .white) == .white)
    #expect(halfRed.composited(over: .white).hexadecimal == "#FF8080")
    #expect(quarterGreen.composited(over: .white).hexadecimal == "#BFDFBF")
    let both = quarterGreen.composited(over: halfRed)
    #expect(both.alpha == 0.625)
    #expect(both.withAlpha(1).hexadecimal == "#993300")
  }

  @Test func opaqueHidesAndOrderOfGroupingDoesNotMatter() throws {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<500 {
      let back = Color.random(using: &generator)
      let middle = Color.random(using: &generator).withAlpha(.random(in: 0...1, using: &generator))
      let front = Color.random(using: &generator).withAlpha(.random(in: 0...1, using: &generator))
      #expect(back.composited(over: middle) == back)
      let stacked = try #require(Color.composited([back, middle, front]))
      let grouped = front.composited(over: middle).composited(over: back)
      #expect(abs(stacked.red - grouped.red) < 1e-12)
      #expect(abs(stacked.alpha - 1) < 1e-12)
    }
  }

  @Test func nothingHasNoColor() {
    #expect(Color.composited([]) == nil)
  }
}
