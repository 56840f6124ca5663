import TextShaping

/// Glyphs of one font at one size, placed on a line.
public struct GlyphRun: Sendable, Hashable {
  /// What the glyphs are.
  public enum Kind: Sendable, Hashable {
    /// Outlines, filled with the colour of the text.
    case outlines
    /// Images in colours of their own: emoji. `size` is the length of their sides.
    case images
    /// Characters no font has, for which iOS draws a box.
    case boxes
  }

  /// A glyph and where it stands.
  public struct Glyph: Sendable, Hashable {
    /// Index of the glyph in its font.
    public var id: UInt32
    /// Points from the left edge of the line to the glyph's origin.
    public var x: Double
    /// Points from the baseline down to the glyph's origin.
    public var y: Double
    /// The advance of the glyph's cluster in points.
    public var advance: Double

    /// Places a glyph; lengths in points.
    public init(id: UInt32, x: Double, y: Double, advance: Double) {
      self.id = id
      self.x = x
      self.y = y
      self.advance = advance
    }
  }

  /// The font file.
  public var font: FontFile
  /// What the glyphs are.
  public var kind: Kind
  /// Points an em of the font is high when drawn: the text's size, brought to the height of the iOS
  /// font the file stands in for.
  public var size: Double
  /// How much wider than high an em is drawn, for the same reason; 1 for as in the file.
  public var stretch: Double
  /// The glyphs from left to right.
  public var glyphs: [Glyph]

  /// Creates a run.
  public init(
    font: FontFile, kind: Kind = .outlines, size: Double, stretch: Double = 1, glyphs: [Glyph]
  ) {
    self.font = font
    self.kind = kind
    self.size = size
    self.stretch = stretch
    self.glyphs = glyphs
  }
}

/// A line of a fitted text as it is drawn.
public struct DrawnLine: Sendable {
  /// Points from the top of the text to the baseline.
  public var baseline: Double
  /// How far the line's box reaches above and below the baseline in points.
  public var ascent: Double
  public var descent: Double
  /// Advance width in points, with ellipsis and hyphen: that of the `FitLine`.
  public var width: Double
  /// The glyphs in the order they stand in, from left to right.
  public var runs: [GlyphRun]
  /// Where the ellipsis stands, in points from the left edge; nil without one.
  public var ellipsis: ClosedRange<Double>?
  /// Where a word goes on in the next line: points from the left edge; nil where it does not.
  public var brokenWordEdge: Double?
  /// The paragraph runs from right to left.
  public var isRightToLeft: Bool
}
