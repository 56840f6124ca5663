/// The kind of device, as `UIUserInterfaceIdiom` tells them apart.
public enum Idiom: String, CaseIterable, Codable, Sendable {
  /// iPhone and iPod touch.
  case phone
  /// iPad.
  case pad
}
