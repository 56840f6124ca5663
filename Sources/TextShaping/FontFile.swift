/// The font a glyph is drawn with: a file, a face in it and a place on its axes.
public struct FontFile: Sendable, Hashable {
  /// Where the file lies.
  public var path: String
  /// Index of the face in a font collection, 0 otherwise.
  public var index: UInt32
  /// The axis values of a variable font; empty for the font's own.
  public var variations: [FontVariation]
  /// The glyphs are coloured images, not outlines: emoji.
  public var isColor: Bool

  /// Names a font.
  public init(
    path: String, index: UInt32 = 0, variations: [FontVariation] = [], isColor: Bool = false
  ) {
    self.path = path
    self.index = index
    self.variations = variations
    self.isColor = isColor
  }
}
