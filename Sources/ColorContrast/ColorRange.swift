/// All colours between two, component by component: what a translucent layer over unknown contents
/// can look like.
public struct ColorRange: Sendable, Hashable {
  /// The colour with the lowest components.
  public let darkest: Color
  /// The colour with the highest components.
  public let lightest: Color

  /// Creates the range between two opaque colours in sRGB, in any order; it is the smallest box that
  /// holds both.
  public init(_ first: Color, _ second: Color) {
    func clip(_ value: Double) -> Double { Swift.min(Swift.max(value, 0), 1) }
    darkest = Color(
      red: clip(Swift.min(first.red, second.red)),
      green: clip(Swift.min(first.green, second.green)),
      blue: clip(Swift.min(first.blue, second.blue)))
    lightest = Color(
      red: clip(Swift.max(first.red, second.red)),
      green: clip(Swift.max(first.green, second.green)),
      blue: clip(Swift.max(first.blue, second.blue)))
  }

  /// The smallest range that holds these colours; `nil` without any.
  public init?(_ colors: [Color]) {
    guard let first = colors.first else { return nil }
    self = colors.dropFirst().reduce(ColorRange(first, first)) { range, color in
      ColorRange(
        Color(
          red: min(range.darkest.red, color.red), green: min(range.darkest.green, color.green),
          blue: min(range.darkest.blue, color.blue)),
        Color(
          red: max(range.lightest.red, color.red), green: max(range.lightest.green, color.green),
          blue: max(range.lightest.blue, color.blue)))
    }
  }

  /// Everything from black to white.
  public static let any = ColorRange(.black, .white)

  /// What the range becomes when layers lie over it, from back to front.
  public func covered(by layers: [Color]) -> ColorRange {
    layers.reduce(self) { range, layer in
      ColorRange(layer.composited(over: range.darkest), layer.composited(over: range.lightest))
    }
  }
}
