import CHarfBuzz
import DynamicType
import TextShaping

/// HarfBuzz as a caller without an engine uses it: one font per size, each string shaped at each,
/// with the font of its script where one of the first characters needs it.
final class PlainShaper {
  private var fonts: [String: OpaquePointer] = [:]
  private let stack: FontStack
  private let buffer = hb_buffer_create()

  init(stack: FontStack) throws { self.stack = stack }

  deinit {
    for font in fonts.values { hb_font_destroy(font) }
    hb_buffer_destroy(buffer)
  }

  func shape(_ text: String, language: String, size: Double) {
    hb_buffer_clear_contents(buffer)
    var text = text
    text.withUTF8 {
      $0.withMemoryRebound(to: CChar.self) {
        hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
      }
    }
    hb_buffer_guess_segment_properties(buffer)
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    let script = hb_script_to_iso15924_tag(hb_buffer_get_script(buffer))
    guard let font = font(script: script, language: language, size: size) else { return }
    hb_shape(font, buffer, nil, 0)
  }

  private func font(script: hb_tag_t, language: String, size: Double) -> OpaquePointer? {
    let key = "\(script) \(size)"
    if let font = fonts[key] { return font }
    let bytes = [24, 16, 8, 0].map { UInt8((script >> UInt32($0)) & 0xFF) }
    let tag = String(decoding: bytes, as: UTF8.self)
    let info =
      stack.faces.first {
        $0.path != nil && $0.scripts.contains(tag) && !["Latn", "Cyrl", "Grek"].contains(tag)
      }
      ?? stack.faces.first { $0.role == "system" && $0.weight == .regular && $0.path != nil }
    guard let path = info?.path, let blob = hb_blob_create_from_file_or_fail(path) else {
      return nil
    }
    let face = hb_face_create(blob, 0)
    let font = hb_font_create(face)
    hb_font_set_scale(font, Int32(size * 64), Int32(size * 64))
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    fonts[key] = font
    return font
  }
}
