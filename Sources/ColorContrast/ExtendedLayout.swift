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
