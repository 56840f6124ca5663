/// The glyphs of a face by code point, in pages of 256 filled on first use. One per thread.
final class GlyphTable {
  private typealias Page = UnsafeMutablePointer<UInt32>

  private static let none = UInt32.max
  private static let pagesInPlane = 256

  let face: FontFace
  /// The pages of each of the 17 planes; empty until one of them is needed.
  private var planes = ContiguousArray(repeating: ContiguousArray<Page?>(), count: 17)

  init(_ face: FontFace) { self.face = face }

  deinit {
    for page in planes.joined() { page?.deallocate() }
  }

  /// The glyph of a code point, nil when the face has none.
  @inline(__always)
  subscript(codePoint: UInt32) -> UInt32? {
    guard codePoint < 0x110000 else { return nil }
    let plane = Int(codePoint >> 16)
    let index = Int(codePoint >> 8 & 0xFF)
    let page = (planes[plane].isEmpty ? nil : planes[plane][index]) ?? fill(index, of: plane)
    let glyph = page[Int(codePoint & 0xFF)]
    return glyph == Self.none ? nil : glyph
  }

  private func fill(_ index: Int, of plane: Int) -> Page {
    if planes[plane].isEmpty {
      planes[plane] = ContiguousArray(repeating: nil, count: Self.pagesInPlane)
    }
    let page = Page.allocate(capacity: 256)
    let first = UInt32(plane << 16 | index << 8)
    for offset in 0..<256 {
      (page + offset).initialize(to: face.glyph(for: first + UInt32(offset)) ?? Self.none)
    }
    planes[plane][index] = page
    return page
  }
}
