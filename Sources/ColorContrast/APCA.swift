import DynamicType
import Foundation

/// The Accessible Perceptual Contrast Algorithm, an advisory second measure beside WCAG 2.
///
/// Own implementation of the published formula with the constants of apca-w3 0.1.9
/// (0.0.98G-4g-W3; Myndex/apca-w3: src/apca-w3.js). It belongs to no standard: findings rest on WCAG
/// 2. Its author licenses apca-w3 for web content and asks that only an unchanged, current formula
/// bear the name (LICENSE.md there); see docs/contrast.md.
public enum APCA {
  /// The lightness contrast Lc, about -108 (white on black) to 106 (black on white).
  ///
  /// Positive for dark text on a light background, negative for light on dark, 0 below about 7.5. A
  /// translucent text is composited first; the background counts as opaque. A colour outside sRGB
  /// has the luminance of its Display P3 components if the screen shows them.
  public static func lightnessContrast(
    text: Color, background: Color, screen: DisplayGamut = .displayP3
  ) -> Double {
    let background = background.withAlpha(1).mapped(to: screen)
    let text = text.mapped(to: screen).composited(over: background)
    let textLuminance = softClamped(luminance(text))
    let backgroundLuminance = softClamped(luminance(background))
    if abs(backgroundLuminance - textLuminance) < 0.0005 { return 0 }
    let isDarkText = backgroundLuminance > textLuminance
    let exponents = isDarkText ? (0.56, 0.57) : (0.65, 0.62)
    let contrast =
      (pow(backgroundLuminance, exponents.0) - pow(textLuminance, exponents.1)) * 1.14
    if abs(contrast) < 0.1 { return 0 }
    return (isDarkText ? contrast - 0.027 : contrast + 0.027) * 100
  }

  /// The luminance as the formula defines it: a plain power of 2.4, without the linear part of sRGB.
  private static func luminance(_ color: Color) -> Double {
    func power(_ value: Double) -> Double { pow(min(max(value, 0), 1), 2.4) }
    if color.isIn(.sRGB) {
      return 0.2126729 * power(color.red) + 0.7151522 * power(color.green)
        + 0.0721750 * power(color.blue)
    }
    let (red, green, blue) = color.components(in: .displayP3)
    return 0.228982959480578 * power(red) + 0.691749262585238 * power(green)
      + 0.0792677779341829 * power(blue)
  }

  /// Flare lifts what is near black.
  private static func softClamped(_ luminance: Double) -> Double {
    luminance > 0.022 ? luminance : luminance + pow(0.022 - luminance, 1.414)
  }
}
