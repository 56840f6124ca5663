/// The four widths of the system font, from narrowest to widest.
///
/// The names are those of `UIFont.Width`, which iOS has since version 16.
public enum FontWidth: String, CaseIterable, Codable, Sendable {
  /// The narrowest width, `UIFont.Width.compressed`.
  case compressed
  /// `UIFont.Width.condensed`.
  case condensed
  /// The width of running text, `UIFont.Width.standard`.
  case standard
  /// The widest, `UIFont.Width.expanded`.
  case expanded

  /// The width with this name, or `nil` if there is none.
  ///
  /// Case, spaces, hyphens and a leading type name do not matter.
  public init?(name: String) {
    let key = NameKey.member(name)
    guard let width = Self.allCases.first(where: { $0.rawValue == key }) else { return nil }
    self = width
  }

  /// The width in per cent of the standard one, as the OpenType axis `wdth` counts it.
  ///
  /// Source: the coordinates of the named instances of `SF-Pro.ttf`, which a list of them that
  /// SwiftGen wrote shows (`width47OpticalSize17Weight410` is `SFPro-CompressedRegular`, and so
  /// on). The axis is meant to be the share of the normal width (OpenType specification, axis
  /// `wdth`); whether San Francisco's advances follow it is not published, so as a factor on
  /// advances it is an estimate (`Confidence.guess`).
  public var percentage: Double {
    switch self {
    case .compressed: 47
    case .condensed: 60
    case .standard: 100
    case .expanded: 132
    }
  }
}
