/// What lies behind a text or a symbol.
public enum Backdrop: Sendable, Hashable {
  /// One opaque colour.
  case color(Color)
  /// Colours from back to front; the rearmost is opaque, or what shines through it is unknown.
  case layers([Color])
  /// Something whose colour cannot be known from the project: an image, a gradient without stops, a
  /// blur over scrolling contents. `range` is all it can look like.
  case unknown(reason: String, range: ColorRange = .any)

  /// The same with layers laid over it, from back to front.
  public func covered(by layers: [Color]) -> Backdrop {
    switch self {
    case .color(let color): .layers([color] + layers)
    case .layers(let below): .layers(below + layers)
    case .unknown(let reason, let range): .unknown(reason: reason, range: range.covered(by: layers))
    }
  }

  /// The one colour it is, or `nil` if that is unknown.
  public var resolved: Color? {
    switch self {
    case .color(let color): color.isOpaque ? color : nil
    case .layers(let layers): Color.composited(layers).flatMap { $0.isOpaque ? $0 : nil }
    case .unknown: nil
    }
  }

  /// Why it is not one colour, and everything it can look like.
  var uncertainty: (reason: String, range: ColorRange) {
    let reason = "the background is translucent and what lies below it is not known"
    return switch self {
    case .color(let color): (reason, ColorRange.any.covered(by: [color]))
    case .layers(let layers): (reason, ColorRange.any.covered(by: layers))
    case .unknown(let reason, let range): (reason, range)
    }
  }
}
