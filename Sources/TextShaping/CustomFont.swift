import CHarfBuzz
import DynamicType
import Foundation

/// A font file the app brings, and what the file says of itself.
public struct CustomFont: Sendable, Hashable {
  /// An axis of a variable font, in the units of its OpenType tag.
  public struct Axis: Sendable, Hashable {
    /// The OpenType tag, such as `wght`.
    public let tag: String
    /// The values the axis takes; the font's own value lies between them.
    public let range: ClosedRange<Double>
    /// The value of the file as it is.
    public let standard: Double
  }

  /// Path of the file.
  public let path: String
  /// Index of the font in its file, when that is a font collection; 0 otherwise.
  public let collectionIndex: UInt32
  /// The typographic family of the `name` table, or the family where there is none.
  public let family: String
  /// The weight class, from 1 to 1000; 400 is regular (OpenType `OS/2.usWeightClass`).
  public var weight: Double
  /// The file holds the italic.
  public var isItalic: Bool
  /// The width in per cent of the normal one (OpenType `OS/2.usWidthClass`, axis `wdth`).
  public let width: Double
  /// The axes of a variable font; empty for any other.
  public let axes: [Axis]

  /// Reads what a file says of itself: one font, or several where it is a collection.
  ///
  /// - Throws: `CustomFontError`, which says what was expected of the file.
  public static func read(path: String) throws -> [CustomFont] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue
    else { throw CustomFontError(path: path, problem: .missing) }
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw CustomFontError(path: path, problem: .unreadable)
    }
    defer { hb_blob_destroy(blob) }
    return try (0..<max(1, hb_face_count(blob))).map { index in
      try CustomFont(blob, index: index, path: path)
    }
  }

  private init(_ blob: OpaquePointer, index: UInt32, path: String) throws {
    let face = hb_face_create(blob, index)
    let font = hb_font_create(face)
    defer {
      hb_font_destroy(font)
      hb_face_destroy(face)
    }
    guard let face, let font, Self.isWhole(blob, index: index), Self.canSetText(face) else {
      throw CustomFontError(path: path, problem: Self.isWebFont(blob) ? .webFont : .damaged)
    }
    self.path = path
    collectionIndex = index
    let names = [HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_OT_NAME_ID_FONT_FAMILY]
    family =
      names.lazy.compactMap { Self.name(hb_ot_name_id_t($0), of: face) }.first
      ?? URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    weight = Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
    isItalic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
    width = Double(hb_style_get_value(font, HB_STYLE_TAG_WIDTH))
    axes = Self.axes(of: face)
  }

  /// Whether every table lies inside the file: HarfBuzz takes what is there of a cut one, and
  /// kerning would be missing without a word.
  ///
  /// The layout of the table directory is that of the OpenType specification 1.9.
  private static func isWhole(_ blob: OpaquePointer, index: UInt32) -> Bool {
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return false }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    func number(at offset: Int) -> Int? {
      guard offset >= 0, offset + 4 <= bytes.count else { return nil }
      return Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
    let isCollection = number(at: 0) == Int(tagValue("ttcf"))
    guard let start = isCollection ? number(at: 12 + 4 * Int(index)) : 0,
      let count = number(at: start + 4).map({ $0 >> 16 })
    else { return false }
    return (0..<count).allSatisfy { table in
      let record = start + 12 + 16 * table
      guard let offset = number(at: record + 8), let size = number(at: record + 12) else {
        return false
      }
      return offset + size <= bytes.count
    }
  }

  /// Whether the tables that shaping needs are whole: glyphs, characters and advances.
  private static func canSetText(_ face: OpaquePointer) -> Bool {
    guard hb_face_get_glyph_count(face) > 0 else { return false }
    for tag in ["hhea", "hmtx", "cmap"] {
      guard let table = hb_face_reference_table(face, tagValue(tag)) else { return false }
      defer { hb_blob_destroy(table) }
      if hb_blob_get_length(table) == 0 { return false }
    }
    let characters = hb_set_create()
    defer { hb_set_destroy(characters) }
    hb_face_collect_unicodes(face, characters)
    return hb_set_is_empty(characters) == 0
  }

  /// The signatures of WOFF and WOFF 2, which iOS does not load as an app's font either.
  private static func isWebFont(_ blob: OpaquePointer) -> Bool {
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length >= 4 else { return false }
    let bytes = UnsafeRawBufferPointer(start: data, count: 4)
    return bytes.elementsEqual("wOFF".utf8) || bytes.elementsEqual("wOF2".utf8)
  }

  private static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String? {
    var size: UInt32 = 256
    var buffer = [CChar](repeating: 0, count: Int(size))
    // The family in English is the one apps and `Info.plist` name.
    let english = hb_language_from_string("en", -1)
    guard hb_ot_name_get_utf8(face, id, english, &size, &buffer) > 0, size > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func axes(of face: OpaquePointer) -> [Axis] {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      let (low, high) = (Double(info.min_value), Double(info.max_value))
      return Axis(
        tag: tagName(info.tag), range: low...max(low, high), standard: Double(info.default_value))
    }
  }

  func axis(_ tag: String) -> Axis? { axes.first { $0.tag == tag } }

  static func tagValue(_ tag: String) -> hb_tag_t {
    tag.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
  }

  private static func tagName(_ tag: hb_tag_t) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(tag >> hb_tag_t($0) & 0xFF) }, as: UTF8.self)
  }
}

/// Why a font file of the app cannot be used.
public struct CustomFontError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong with the file.
  public enum Problem: Sendable, Hashable {
    /// There is no such file.
    case missing
    /// The file cannot be opened.
    case unreadable
    /// The file is no font, or lacks glyphs, characters or advances.
    case damaged
    /// The file is a WOFF or WOFF 2 web font.
    case webFont
  }

  /// Path of the file.
  public let path: String
  /// What is wrong with it.
  public let problem: Problem

  /// What was found and what is expected instead, without the path.
  public var reason: String {
    switch problem {
    case .missing: "no such file; expected a TrueType or OpenType font (.ttf, .otf, .ttc)"
    case .unreadable: "cannot be read; check its permissions"
    case .damaged: "expected a TrueType or OpenType font; the file is damaged or something else"
    case .webFont: "is a web font (WOFF); expected the TrueType or OpenType file the app bundles"
    }
  }

  /// The path and the reason.
  public var description: String { "\(path): \(reason)" }
}
