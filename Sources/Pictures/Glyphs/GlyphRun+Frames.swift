import TextLayout

extension GlyphRun {
  /// The frame of a glyph's image around an origin: a square of the run's size.
  ///
  /// That four fifths of it stand above the baseline is an estimate from pictures of iOS texts.
  package func imageFrame(of glyph: Glyph, origin: Point) -> Rect {
    Rect(origin.x + glyph.x, origin.y + glyph.y - 0.8 * size, size, size)
  }

  /// The box that stands for a missing glyph around an origin: as high as capitals.
  package func boxFrame(of glyph: Glyph, origin: Point) -> Rect {
    let height = 0.72 * size
    let width = max(0.3 * size, glyph.advance - 0.16 * size)
    let x = origin.x + glyph.x + max(0, (glyph.advance - width) / 2)
    return Rect(x, origin.y + glyph.y - height, width, height)
  }

  /// Width of the line of such a box.
  package var boxLine: Double { max(0.5, size / 17) }
}
