import Foundation
import TestSupport
import Testing

@testable import ColorContrast

@Suite struct OKLCHTests {
  /// css-color-4: red is oklch(0.62796 0.25768 29.234), lime oklch(0.86644 0.29483 142.495), blue
  /// oklch(0.45201 0.31321 264.052).
  @Test(arguments: [
    ("F00", 0.62796, 0.25768, 29.234), ("0F0", 0.86644, 0.29483, 142.495),
    ("00F", 0.45201, 0.31321, 264.052),
  ])
  func equalsCSS(hexadecimal: String, lightness: Double, chroma: Double, hue: Double) throws {
    let color = try OKLCH(Color(hexadecimal: hexadecimal))
    #expect(abs(color.lightness - lightness) < 2e-5)
    #expect(abs(color.chroma - chroma) < 2e-5)
    let degrees = (color.hue * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
    #expect(abs(degrees - hue) < 2e-3)
  }

  @Test func thereAndBackIsTheSame() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let color = Color.random(using: &generator)
      let back = OKLCH(color).color(alpha: 1)
      #expect(abs(back.red - color.red) < 1e-6)
      #expect(abs(back.green - color.green) < 1e-6)
      #expect(abs(back.blue - color.blue) < 1e-6)
      #expect(OKLCH(color).fitted(alpha: 1).hexadecimal == color.hexadecimal)
    }
  }

  @Test func fittingKeepsLightnessAndHue() {
    let wide = OKLCH(lightness: 0.6, chroma: 0.4, hue: 2)
    let fitted = OKLCH(wide.fitted(alpha: 1))
    #expect(abs(fitted.lightness - 0.6) < 1e-6)
    #expect(abs(fitted.hue - 2) < 1e-5)
    #expect(fitted.chroma < 0.4 && fitted.chroma > 0.05)
  }
}
