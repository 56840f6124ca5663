/// A colour as the `components` of a colour set in an asset catalog hold it, in the space `srgb`.
public struct AssetColorComponents: Sendable, Hashable {
  /// The red component as `0x00` to `0xFF`.
  public let red: String
  /// The green component as `0x00` to `0xFF`.
  public let green: String
  /// The blue component as `0x00` to `0xFF`.
  public let blue: String
  /// The opacity with three decimals, `0.000` to `1.000`.
  public let alpha: String

  /// The components of a colour, clipped to sRGB and rounded to 8 bits.
  public init(_ color: Color) {
    let digits = Array(color.withAlpha(1).hexadecimal.dropFirst())
    red = "0x" + String(digits[0..<2])
    green = "0x" + String(digits[2..<4])
    blue = "0x" + String(digits[4..<6])
    let thousandths = String(Int((color.alpha * 1000).rounded()) + 1000)
    alpha = (color.alpha >= 0.9995 ? "1" : "0") + "." + String(thousandths.suffix(3))
  }

  /// The lines of a `Contents.json`, keys in Xcode's order.
  public var json: String {
    """
    "color" : {
      "color-space" : "srgb",
      "components" : {
        "alpha" : "\(alpha)",
        "blue" : "\(blue)",
        "green" : "\(green)",
        "red" : "\(red)"
      }
    }
    """
  }
}
