import Foundation

/// A colour as Core Animation holds it: non-linear extended sRGB components and alpha.
public struct Color: Sendable, Hashable {
  /// The red component; outside 0 to 1 the colour is not in sRGB.
  public let red: Double
  /// The green component; outside 0 to 1 the colour is not in sRGB.
  public let green: Double
  /// The blue component; outside 0 to 1 the colour is not in sRGB.
  public let blue: Double
  /// The opacity, 0 to 1.
  public let alpha: Double

  /// Creates a colour from extended sRGB components; alpha is clamped to 0 to 1, and what is no finite
  /// number becomes 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red.isFinite ? red : 0
    self.green = green.isFinite ? green : 0
    self.blue = blue.isFinite ? blue : 0
    self.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 0
  }

  /// Creates a grey of sRGB, as SwiftUI's `Color(white:)` does; `UIColor(white:alpha:)` has gamma 2.2,
  /// see `ColorSpace.extendedGray`.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from 8-bit sRGB components.
  public init(eightBit red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// Converts components of another space, without clamping. A grey space takes the first
  /// component and ignores the others.
  public init(
    _ components: (Double, Double, Double), alpha: Double = 1, in space: ColorSpace
  ) {
    let (red, green, blue) = space.extendedSRGB(components)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `#000000`.
  public static let black = Color(white: 0)
  /// `#FFFFFF`.
  public static let white = Color(white: 1)
  /// Black with alpha 0, `UIColor.clear`.
  public static let clear = Color(white: 0, alpha: 0)

  /// Whether nothing shines through: alpha is 1.
  public var isOpaque: Bool { alpha == 1 }

  /// The same components with another alpha.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// What is seen when this colour lies over another: source over, on the non-linear components, as
  /// Core Animation blends.
  ///
  /// An opaque colour hides what is below; over a translucent one the result is translucent.
  public func composited(over backdrop: Color) -> Color {
    if alpha == 1 { return self }
    if alpha == 0 { return backdrop }
    let total = alpha + backdrop.alpha * (1 - alpha)
    let share = alpha / total
    return Color(
      red: backdrop.red + (red - backdrop.red) * share,
      green: backdrop.green + (green - backdrop.green) * share,
      blue: backdrop.blue + (blue - backdrop.blue) * share, alpha: total)
  }

  /// What is seen when colours lie over each other, from back to front; `nil` without any.
  public static func composited(_ layers: [Color]) -> Color? {
    guard let back = layers.first else { return nil }
    return layers.dropFirst().reduce(back) { $1.composited(over: $0) }
  }
}
