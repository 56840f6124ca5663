/// The traits that choose a variant of a dynamic colour.
public struct Appearance: Sendable, Hashable, CaseIterable {
  /// `UIUserInterfaceStyle`.
  public enum Style: String, CaseIterable, Sendable {
    /// The light appearance.
    case light
    /// The dark appearance.
    case dark
  }

  /// `UIAccessibilityContrast`.
  public enum Contrast: String, CaseIterable, Sendable {
    /// The usual contrast.
    case normal
    /// The setting Increase Contrast.
    case high
  }

  /// `UIUserInterfaceLevel`.
  public enum Level: String, CaseIterable, Sendable {
    /// The main window.
    case base
    /// A sheet, a popover, a window beside another.
    case elevated
  }

  /// Light or dark.
  public var style: Style
  /// Normal or increased contrast.
  public var contrast: Contrast
  /// The window's main content or something above it.
  public var level: Level

  /// Creates an appearance; normal contrast and the base level unless told.
  public init(_ style: Style, contrast: Contrast = .normal, level: Level = .base) {
    self.style = style
    self.contrast = contrast
    self.level = level
  }

  /// Light, normal contrast, base level.
  public static let light = Appearance(.light)
  /// Dark, normal contrast, base level.
  public static let dark = Appearance(.dark)

  /// All eight, light before dark, normal contrast before increased, base before elevated.
  public static let allCases: [Appearance] = Style.allCases.flatMap { style in
    Contrast.allCases.flatMap { contrast in
      Level.allCases.map { Appearance(style, contrast: contrast, level: $0) }
    }
  }

  /// The name for people, such as `dark, increased contrast, elevated`.
  public var displayName: String {
    var words = [style.rawValue]
    if contrast == .high { words.append("increased contrast") }
    if level == .elevated { words.append("elevated") }
    return words.joined(separator: ", ")
  }
}
