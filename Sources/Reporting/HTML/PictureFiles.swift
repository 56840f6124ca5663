import Foundation
import Pictures
import TextShaping

/// What the pictures of a whole page share: the outlines of its glyphs, one script element for each
/// font, and the images of its emoji.
struct PictureFiles {
  /// The outlines of a font as `picture.js` reads them.
  struct Font: Encodable {
    let unitsPerEm: Int
    /// Number of the glyph → SVG path in units of the font, y upward.
    let glyphs: [String: String]
  }

  /// Bytes of emoji images in one page; a few hundred emoji would outweigh everything else.
  private static let imageBudget = 400_000

  private var fonts: [FontFile] = []
  private var glyphs: [Set<UInt32>] = []
  private var images: [GlyphOutlines.Key] = []
  private var fontPositions: [FontFile: Int] = [:]
  private var imagePositions: [GlyphOutlines.Key: Int] = [:]

  /// Number of fonts.
  var fontCount: Int { fonts.count }

  /// The positions of a chunk's fonts and images among those of the page.
  mutating func add(_ words: WordTable, images keys: [GlyphOutlines.Key]) -> (
    fonts: [Int], images: [Int]
  ) {
    let positions = words.fonts.map { font in
      if let known = fontPositions[font] { return known }
      fontPositions[font] = fonts.count
      fonts.append(font)
      glyphs.append([])
      return fonts.count - 1
    }
    for (position, used) in zip(positions, words.usage) { glyphs[position].formUnion(used) }
    let imageIndices = keys.map { key in
      if let known = imagePositions[key] { return known }
      imagePositions[key] = images.count
      images.append(key)
      return images.count - 1
    }
    return (positions, imageIndices)
  }

  /// The outlines of a font, by its position.
  func font(_ position: Int, outlines: GlyphOutlines) -> Font {
    var unitsPerEm = 1000
    var paths: [String: String] = [:]
    for glyph in glyphs[position] {
      let key = GlyphOutlines.Key(font: fonts[position], glyph: glyph)
      guard let outline = outlines.outline(key) else { continue }
      unitsPerEm = outline.unitsPerEm
      paths[String(glyph)] = SVGDefinitions.pathData(outline)
    }
    return Font(unitsPerEm: unitsPerEm, glyphs: paths)
  }

  /// PNG files in base64, the empty text for an emoji that has none or is beyond the budget.
  func imageTexts() -> [String] {
    let store = GlyphImages()
    var left = Self.imageBudget
    return images.map { key in
      guard let image = store.image(key), image.png.count <= left else { return "" }
      left -= image.png.count
      return Data(image.png).base64EncodedString()
    }
  }
}
