/// How a device is held.
public enum Orientation: String, CaseIterable, Codable, Sendable {
  /// The short side of the screen is the width.
  case portrait
  /// The long side of the screen is the width.
  case landscape
}
