import Foundation

/// The contrast ratio of WCAG 2, unrounded.
public struct ContrastRatio: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The ratio, 1 to 21.
  public let value: Double

  init(value: Double) { self.value = min(max(value, 1), 21) }

  /// The ratio of two relative luminances, in any order.
  public init(luminances first: Double, _ second: Double) {
    value = (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The ratio of a colour to the background it lies on.
  ///
  /// A translucent `color` is composited first. The background counts as opaque whatever its alpha:
  /// what shines through a translucent one is a matter of `Backdrop`. Colours outside sRGB are
  /// mapped to the screen.
  public init(_ color: Color, on background: Color, screen: DisplayGamut = .displayP3) {
    let opaque = background.withAlpha(1)
    let text = color.mapped(to: screen).composited(over: opaque.mapped(to: screen))
    self.init(
      luminances: text.relativeLuminance(on: screen), opaque.relativeLuminance(on: screen))
  }

  /// The ratio with two decimals, cut and not rounded, so that a failing ratio never reads as the
  /// minimum: `4.49:1`.
  public var description: String {
    let hundredths = Int((value * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
  }

  /// Whether the left ratio is lower.
  public static func < (left: ContrastRatio, right: ContrastRatio) -> Bool {
    left.value < right.value
  }
}

extension Color {
  /// The relative luminance of WCAG 2.2 of the colour a screen shows, 0 for black to 1 for white;
  /// alpha is ignored.
  ///
  /// WCAG defines it for sRGB. A colour outside sRGB that the screen can show has the luminance of
  /// its extended sRGB components, the same formula.
  public func relativeLuminance(on screen: DisplayGamut = .displayP3) -> Double {
    let shown = mapped(to: screen)
    let (red, green, blue) = TransferFunction.sRGB.linear((shown.red, shown.green, shown.blue))
    return min(max(0.2126 * red + 0.7152 * green + 0.0722 * blue, 0), 1)
  }
}
