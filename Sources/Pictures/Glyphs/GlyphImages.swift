import CHarfBuzz
import Foundation
import TextShaping

/// An emoji as a PNG file, and where it lies around its origin.
public struct GlyphImage: Sendable, Hashable {
  /// The bytes of a PNG file.
  public var png: [UInt8]
}

/// Reads the coloured images of emoji fonts (tables CBDT and sbix) with HarfBuzz and keeps them.
///
/// May be shared between threads: every look-up takes a lock.
public final class GlyphImages: @unchecked Sendable {
  private let lock = NSLock()
  private var fonts: [FontFile: OpaquePointer?] = [:]
  private var images: [GlyphOutlines.Key: GlyphImage?] = [:]

  /// Creates an empty store.
  public init() {}

  deinit {
    for case let font? in fonts.values { hb_font_destroy(font) }
  }

  /// The image of a glyph; nil when the font has none, as fonts with coloured outlines have not.
  public func image(_ key: GlyphOutlines.Key) -> GlyphImage? {
    lock.withLock {
      if let known = images[key] { return known }
      let image = font(key.font).flatMap { read(key.glyph, of: $0) }
      images[key] = .some(image)
      return image
    }
  }

  private func font(_ file: FontFile) -> OpaquePointer? {
    if let known = fonts[file] { return known }
    var font: OpaquePointer?
    if let blob = hb_blob_create_from_file_or_fail(file.path) {
      let face = hb_face_create(blob, file.index)
      font = hb_font_create(face)
      hb_face_destroy(face)
      hb_blob_destroy(blob)
    }
    fonts[file] = .some(font)
    return font
  }

  private func read(_ glyph: UInt32, of font: OpaquePointer) -> GlyphImage? {
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 8 else { return nil }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    return GlyphImage(png: Array(bytes))
  }
}
