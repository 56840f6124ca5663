/// `UIBarPosition`: where a bar is attached.
public enum BarPosition: String, CaseIterable, Sendable {
  /// Not told.
  case any
  /// At the bottom of its view.
  case bottom
  /// At the top of its view, below the status bar.
  case top
  /// At the top of the screen: its background goes on behind the status bar.
  case topAttached

  /// Whether the bar's background is what lies behind the status bar.
  public var coversStatusBar: Bool { self == .topAttached }
}
