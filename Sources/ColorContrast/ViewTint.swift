import DynamicType

/// The colours one view of a tree ends up with.
public struct ViewTint: Sendable, Hashable {
  /// Where a tint comes from.
  public enum Origin: Sendable, Hashable {
    /// The view sets it.
    case own
    /// The proxy of this class sets it.
    case appearanceProxy(className: String)
    /// The nearest view above that has one sets it, named from the root.
    case inherited(path: [String])
    /// The asset `AccentColor`.
    case accentColor
    /// Nobody: system blue.
    case systemDefault
  }

  /// The names from the root to the view.
  public let path: [String]
  /// The UIKit class.
  public let className: String
  /// The tint, dimmed if it is.
  public let tint: DynamicColor
  /// Where the tint comes from.
  public let origin: Origin
  /// Whether the tint is dimmed. What is behind an alert is inactive, and WCAG exempts it.
  public let isDimmed: Bool
  /// The bar's own background colour; `nil` for other views and where it is the system's.
  public let barTint: DynamicColor?
}
