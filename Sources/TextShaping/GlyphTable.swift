/// The glyphs of a face by code point, in pages filled on first use. One per thread.
final class GlyphTable {
  private static let pageBits = 8
  private static let none = UInt32.max

  let face: FontFace
  private var pages: ContiguousArray<UnsafeMutablePointer<UInt32>?>

  init(_ face: FontFace) {
    self.face = face
    pages = ContiguousArray(repeating: nil, count: 0x110000 >> Self.pageBits)
  }

  deinit {
    for page in pages { page?.deallocate() }
  }

  /// The glyph of a code point, nil when the face has none.
  @inline(__always)
  subscript(codePoint: UInt32) -> UInt32? {
    let index = Int(codePoint >> UInt32(Self.pageBits))
    guard index < pages.count else { return nil }
    let page = pages[index] ?? fill(index)
    let glyph = page[Int(codePoint & 0xFF)]
    return glyph == Self.none ? nil : glyph
  }

  private func fill(_ index: Int) -> UnsafeMutablePointer<UInt32> {
    let count = 1 << Self.pageBits
    let page = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    for offset in 0..<count {
      let glyph = face.glyph(for: UInt32(index << Self.pageBits + offset)) ?? Self.none
      (page + offset).initialize(to: glyph)
    }
    pages[index] = page
    return page
  }
}
