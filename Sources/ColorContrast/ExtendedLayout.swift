/// Whether a screen's contents go on below its bars: `edgesForExtendedLayout` and its companion.
public struct ExtendedLayout: Sendable, Hashable {
  /// Whether the edge with the bar is in `edgesForExtendedLayout`; all edges are unless told.
  public var extendsEdge: Bool
  /// `extendedLayoutIncludesOpaqueBars`, false unless told.
  public var includesOpaqueBars: Bool

  /// Creates a layout; UIKit's defaults unless told.
  public init(extendsEdge: Bool = true, includesOpaqueBars: Bool = false) {
    self.extendsEdge = extendsEdge
    self.includesOpaqueBars = includesOpaqueBars
  }

  /// Whether contents lie below a bar (Apple documentation: UIViewController,
  /// `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`).
  public func reachesUnder(_ material: BarMaterial) -> Bool {
    extendsEdge && (!material.isOpaque || includesOpaqueBars)
  }
}

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
