import DynamicType

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
  /// How lines wrap and where the last one is cut.
  public var lineBreakMode: LineBreakMode
  /// Rules on top of the greedy one; a text view's default is the empty set.
  public var lineBreakStrategy: LineBreakStrategy
  /// The least share of the width, 0 to 1, that a line keeps when it gives its last word to a lonely
  /// one. An estimate: between 0.52 and 0.68 for labels, from 0.71 up for SwiftUI's `Text`, for
  /// which 0.72 is the value to set.
  public var leastFillAfterPushOut = 0.6
  /// The language in which a word wider than its line is hyphenated, as a BCP 47 tag; nil to break
  /// it without a hyphen, as labels do. SwiftUI's `Text` hyphenates at accessibility sizes.
  public var hyphenationLocale: String?
  /// `allowsDefaultTighteningForTruncation`: letters move closer before any is cut. Off in
  /// labels unless set; system buttons have it on.
  public var allowsTightening: Bool
  /// `minimumScaleFactor`: the smallest scale the font may shrink to, 1 for none. As in `UILabel`
  /// it acts on a single line only.
  public var minimumScaleFactor: Double
  /// Distance between baselines in points; nil for the font's own line height.
  public var leading: Double?
  /// Points added to every grapheme cluster but the last of a line, negative to take some away:
  /// `NSAttributedString.Key.tracking`, which Core Text counts as trailing white space.
  public var tracking: Double
  /// Pixels per point, to which heights are rounded up.
  public var displayScale: Double

  public init(
    pointSize: Double, width: Double?, maximumLines: Int = 0, maximumHeight: Double? = nil,
    lineBreakMode: LineBreakMode = .byTruncatingTail,
    lineBreakStrategy: LineBreakStrategy = .standard, hyphenationLocale: String? = nil,
    allowsTightening: Bool = false,
    minimumScaleFactor: Double = 1, leading: Double? = nil, tracking: Double = 0,
    displayScale: Double = 3
  ) {
    self.pointSize = pointSize
    self.width = width
    self.maximumLines = maximumLines
    self.maximumHeight = maximumHeight
    self.lineBreakMode = lineBreakMode
    self.lineBreakStrategy = lineBreakStrategy
    self.hyphenationLocale = hyphenationLocale
    self.allowsTightening = allowsTightening
    self.minimumScaleFactor = minimumScaleFactor
    self.leading = leading
    self.tracking = tracking
    self.displayScale = displayScale
  }
}
