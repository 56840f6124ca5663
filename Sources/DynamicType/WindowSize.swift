/// The part of an iPad's screen that an app's window takes; a phone's apps take the whole screen.
public enum WindowSize: Sendable, Hashable {
  /// The whole screen.
  case fullScreen
  /// The narrow window that floats over another app.
  case slideOver
  /// The narrow part of a Split View, or a window tiled to a third.
  case oneThird
  /// Half of a Split View, or a window tiled to a half.
  case half
  /// The wide part of a Split View, or a window tiled to two thirds.
  case twoThirds
  /// A window of any size, in points, as Stage Manager and iPadOS 26 have them; without a height it
  /// is as high as the screen.
  case free(width: Double, height: Double?)

  /// The sizes with a name, the whole screen first.
  public static let named: [WindowSize] = [.fullScreen, .slideOver, .oneThird, .half, .twoThirds]

  /// What a size may be written as, in words for messages.
  public static let expectation =
    "fullScreen, slideOver, oneThird, half, twoThirds, a width in points, or width x height such as "
    + "500x700"

  /// The size of a name, such as `slideOver` or `1/3`, of a width such as `500`, or of a width and
  /// height such as `500x700`; nil for anything else.
  public init?(name: String) {
    switch name.lowercased().filter({ !" -_".contains($0) }) {
    case "fullscreen", "full": self = .fullScreen
    case "slideover": self = .slideOver
    case "onethird", "third", "1/3": self = .oneThird
    case "half", "onehalf", "1/2": self = .half
    case "twothirds", "2/3": self = .twoThirds
    default:
      let parts = name.lowercased().split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "\u{D7}" })
      let lengths = parts.compactMap { part in
        Double(part.filter { $0 != " " }).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
      }
      guard lengths.count == parts.count, let width = lengths.first, lengths.count <= 2 else {
        return nil
      }
      self = .free(width: width, height: lengths.count == 2 ? lengths[1] : nil)
    }
  }

  /// The name, or the size in points.
  public var name: String {
    switch self {
    case .fullScreen: return "fullScreen"
    case .slideOver: return "slideOver"
    case .oneThird: return "oneThird"
    case .half: return "half"
    case .twoThirds: return "twoThirds"
    case .free(let width, let height):
      return Self.points(width) + (height.map { "x" + Self.points($0) } ?? "")
    }
  }

  private static func points(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e9 ? String(Int(value)) : String(value)
  }
}
