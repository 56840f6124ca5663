import ColorContrast
import DynamicType
import InterfaceScan

/// Under which conditions colours are judged.
public struct ContrastSettings: Sendable, Hashable {
  /// A conformance level of WCAG 2.2.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    /// What the guidelines ask at least: 1.4.3 and 1.4.11.
    case minimum = "AA"
    /// The enhanced contrast of texts: 1.4.6.
    case enhanced = "AAA"
  }

  /// The level that is asked for.
  public var level = Level.minimum
  /// From which size on text counts as large.
  public var largeText = LargeText.points
  /// The appearances to look at; empty takes ``standardAppearances(for:)``.
  public var appearances: [Appearance] = []
  /// The text sizes to look at.
  public var categories = ContentSizeCategory.allCases
  /// Whether the accessibility setting Bold Text is on.
  public var boldText = false
  /// The iOS generation whose system colours are taken.
  public var os = OSGeneration.newest

  /// Creates the default settings.
  public init() {}

  /// Light and dark, in normal and increased contrast, and dark in sheets and popovers, where the
  /// system's backgrounds are lighter. Before iOS 13 there is the light appearance alone.
  public static func standardAppearances(for os: OSGeneration) -> [Appearance] {
    guard os >= .iOS13 else { return [.light] }
    return [
      .light, Appearance(.light, contrast: .high), .dark, Appearance(.dark, contrast: .high),
      Appearance(.dark, level: .elevated), Appearance(.dark, contrast: .high, level: .elevated),
    ]
  }

  /// The appearances that are looked at: those asked for, or the standard ones.
  public var wantedAppearances: [Appearance] {
    appearances.isEmpty ? Self.standardAppearances(for: os) : appearances
  }

  /// The criterion for a role at the level.
  func criterion(for role: ColorPairing.Role) -> ContrastCriterion {
    role == .text && level == .enhanced ? .textAAA : role.criterion
  }
}
