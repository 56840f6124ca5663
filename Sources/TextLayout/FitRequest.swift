import DynamicType

/// Where text that does not fit loses its characters.
public enum TruncationMode: String, CaseIterable, Codable, Sendable {
  /// The end goes, an ellipsis takes its place.
  case tail
  /// The middle goes.
  case middle
  /// The beginning goes.
  case head
  /// Characters beyond the edge are cut without an ellipsis.
  case clip
}

/// The room for one text and what is done when it does not fit, in the terms of `UILabel`.
public struct FitRequest: Sendable, Hashable {
  /// Size of the font in points, greater than 0.
  public var pointSize: Double
  /// Width of the container in points; nil for no limit.
  public var width: Double?
  /// `numberOfLines`: the most lines drawn, 0 for no limit.
  public var maximumLines: Int
  /// Height of the container in points; nil for no limit.
  public var maximumHeight: Double?
  /// Where the last line is cut.
  public var truncation: TruncationMode
  /// `minimumScaleFactor`: the smallest scale the font may shrink to, 1 for none. As in `UILabel`
  /// it acts on a single line only.
  public var minimumScaleFactor: Double
  /// Distance between baselines in points; nil for the font's own line height.
  public var leading: Double?
  /// Pixels per point, to which heights are rounded up.
  public var displayScale: Double

  public init(
    pointSize: Double, width: Double?, maximumLines: Int = 0, maximumHeight: Double? = nil,
    truncation: TruncationMode = .tail, minimumScaleFactor: Double = 1, leading: Double? = nil,
    displayScale: Double = 3
  ) {
    self.pointSize = pointSize
    self.width = width
    self.maximumLines = maximumLines
    self.maximumHeight = maximumHeight
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
    self.leading = leading
    self.displayScale = displayScale
  }
}
