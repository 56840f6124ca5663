import CHarfBuzz
import CICU
import DynamicType
import Foundation

/// Where the advances of a face come from, from best to worst.
enum AdvanceSource: UInt8, Sendable {
  /// The face is Apple's own, or the glyph's advance was measured on iOS.
  case measured = 0
  /// Derived from a measured one: base letter, look-alike, fit.
  case fitted = 1
  /// The advance of a stand-in font.
  case standIn = 2
}

/// One font file at a scale of 64 × 2048 units per em, ready for HarfBuzz.
///
/// HarfBuzz objects are made immutable on creation, after which it allows their use from any
/// thread; the advance tables are written once, before the object is published.
final class FontFace: @unchecked Sendable {
  /// Positions from HarfBuzz are 1/64 of 1/2048 em.
  static let scale: Int32 = 64 * 2048
  static let unitsPerPosition = 1.0 / 64

  let path: String
  /// The file of the display optical size, when it is one of its own.
  let displayPath: String?
  let fileName: String
  let info: FontManifest.Face
  let advanceScale: Double
  private let displayScale: Double
  let isCalibrated: Bool
  /// The face takes part in the system font's tracking.
  let isTracked: Bool
  /// Line metrics of the iOS font, where they are known, else of the file.
  let verticalMetrics: VerticalMetrics
  let kerningFactors: (text: Double, display: Double)
  /// Features to shape with, beside HarfBuzz's own.
  let features: [hb_feature_t]
  let variant: FontVariant
  private let pairKerning: PairKerning?
  private let outlineScale: Double
  /// Shaped with; a sub-font with calibrated advances where there is a table.
  let font: OpaquePointer
  /// The display optical size, when it is a file of its own.
  let displayFont: OpaquePointer?
  private let parent: OpaquePointer
  private let glyphCount: Int
  /// Calibrated advances by glyph in 1/64 of 1/2048 em.
  private let textAdvances: UnsafeMutablePointer<Int32>?
  private let displayAdvances: UnsafeMutablePointer<Int32>?
  private let advanceSources: UnsafeMutablePointer<UInt8>?

  init(
    path: String, displayPath: String?, info: FontManifest.Face, table: AdvanceTable?,
    variant: FontVariant = FontVariant()
  ) throws {
    self.path = path
    self.displayPath = displayPath
    self.info = info
    fileName = (path as NSString).lastPathComponent
    advanceScale = info.advanceScale ?? 1
    displayScale = info.displayScale ?? advanceScale
    self.variant = variant
    features = variant.features(of: info)
    parent = try Self.openFont(path: path, index: info.index ?? 0, variant: variant)
    displayFont = try displayPath.map { try Self.openFont(path: $0, index: 0, variant: variant) }
    glyphCount = Int(hb_face_get_glyph_count(hb_font_get_face(parent)))
    isTracked = info.role == .system
    verticalMetrics =
      info.metrics
      ?? ScriptLineMetrics.metrics(scripts: info.scripts ?? [], languages: info.languages ?? [])
      ?? Self.metrics(of: parent, role: info.role)
    if let table {
      isCalibrated = true
      kerningFactors = table.kerningFactors(for: info.weight)
      pairKerning = PairKerning(
        table: table, weight: info.weight, ratio: variant.advanceRatio, font: parent)
      outlineScale = table.outline.scale
      let calibration = Calibration(
        table: table, weight: info.weight, isItalic: info.italic ?? false)
      let text = UnsafeMutablePointer<Int32>.allocate(capacity: glyphCount)
      let display = UnsafeMutablePointer<Int32>.allocate(capacity: glyphCount)
      let sources = UnsafeMutablePointer<UInt8>.allocate(capacity: glyphCount)
      let own =
        variant.width == .standard
        ? hb_font_reference(parent) : try Self.openFont(path: path, index: info.index ?? 0)
      defer { hb_font_destroy(own) }
      calibration.fill(
        text: text, display: display, sources: sources, glyphCount: glyphCount, font: own ?? parent)
      variant.stretch(text, count: glyphCount)
      variant.stretch(display, count: glyphCount)
      textAdvances = text
      displayAdvances = display
      advanceSources = sources
      font = Self.makeCalibratedFont(parent: parent, advances: text, count: glyphCount)
    } else {
      isCalibrated = false
      kerningFactors = (1, 1)
      pairKerning = nil
      outlineScale = 1
      textAdvances = nil
      displayAdvances = nil
      advanceSources = nil
      font = hb_font_reference(parent)
    }
  }

  deinit {
    hb_font_destroy(font)
    hb_font_destroy(parent)
    if let displayFont { hb_font_destroy(displayFont) }
    textAdvances?.deallocate()
    displayAdvances?.deallocate()
    advanceSources?.deallocate()
  }

  /// The glyph of a code point, nil when the font has none.
  func glyph(for codePoint: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(parent, codePoint, &glyph) != 0 ? glyph : nil
  }

  /// Adds the code points the font has.
  func collectCharacters(into set: OpaquePointer) {
    hb_face_collect_unicodes(hb_font_get_face(parent), set)
  }

  /// Advances of a glyph without kerning in the two optical masters, 1/2048 em.
  @inline(__always)
  func calibratedAdvances(of glyph: UInt32) -> (text: Double, display: Double)? {
    guard let textAdvances, let displayAdvances, Int(glyph) < glyphCount else { return nil }
    return (
      Double(textAdvances[Int(glyph)]) * Self.unitsPerPosition,
      Double(displayAdvances[Int(glyph)]) * Self.unitsPerPosition
    )
  }

  /// Each grapheme cluster has the advance of an Apple emoji, which follows a law of its own.
  var hasEmojiSizes: Bool { info.emojiSizes == true }

  /// What the iOS font makes of an advance from HarfBuzz, in both optical masters, 1/2048 em. For
  /// faces that are not calibrated.
  @inline(__always)
  func standInAdvances(_ advance: Double) -> (text: Double, display: Double) {
    if let fixed = info.fixedAdvance { return (fixed.text, fixed.display) }
    return (advance * advanceScale, advance * displayScale)
  }

  /// Kerning that a glyph carries before another, or at the end of its run, in the two optical
  /// masters, 1/2048 em.
  ///
  /// San Francisco pulls pairs together but, in the measured strings, never apart as Inter does
  /// ("Ki", "th"), so only negative kerning of the stand-in counts, where there is none of San
  /// Francisco's for the pair.
  ///
  /// - Parameter shaped: what shaping added to the calibrated advance of the glyph, 1/2048 em.
  @inline(__always)
  func kerning(
    of glyph: UInt32, before next: UInt32?, shaped: Double
  ) -> (text: Double, display: Double) {
    if let next, let pairKerning, let own = pairKerning.units(glyph, next) {
      return (own, own * pairKerning.displayFactor)
    }
    let shaped = min(0, shaped)
    return (shaped * kerningFactors.text, shaped * kerningFactors.display)
  }

  /// How the outlines are scaled in a share of the display master: as `AdvanceTable.outlineScale`
  /// says where the face plays the system font, else as its advances are.
  func drawnScale(displayShare: Double) -> OutlineScale {
    if isCalibrated {
      return OutlineScale(
        horizontal: outlineScale * variant.advanceRatio, vertical: Self.systemHeight)
    }
    let scale = advanceScale + displayShare * (displayScale - advanceScale)
    return OutlineScale(horizontal: scale * variant.advanceRatio, vertical: scale)
  }

  /// The font to draw with in a share of the display master and its file: where the two are files of
  /// their own the nearer one, for its glyphs are numbered in its own way.
  func drawnFont(displayShare: Double) -> (font: OpaquePointer, path: String) {
    guard displayShare >= 0.5, let displayFont, let displayPath else { return (font, path) }
    return (displayFont, displayPath)
  }

  /// The advance a shaped glyph is drawn in, without the system font's kerning, and how far its
  /// origin stands from the left of it, 1/2048 em: the stand-in's outline lies in the middle of the
  /// advance that the iOS font has.
  func drawnSlot(of glyph: RawGlyph, displayShare: Double) -> (width: Double, bearing: Double) {
    let shaped = glyph.advance * Self.unitsPerPosition
    let scale = drawnScale(displayShare: displayShare)
    guard isCalibrated || info.fixedAdvance != nil else { return (shaped * scale.vertical, 0) }
    let advances = calibratedAdvances(of: glyph.id) ?? standInAdvances(shaped)
    let width = advances.text + displayShare * (advances.display - advances.text)
    let own = Double(hb_font_get_glyph_h_advance(parent, glyph.id)) * Self.unitsPerPosition
    return (width, (width - own / variant.advanceRatio * scale.horizontal) / 2)
  }

  @inline(__always)
  func advanceSource(of glyph: UInt32) -> AdvanceSource {
    if variant.width != .standard { return .standIn }
    if let advanceSources, Int(glyph) < glyphCount {
      return AdvanceSource(rawValue: advanceSources[Int(glyph)]) ?? .fitted
    }
    if info.origin == "apple" { return .measured }
    return switch info.confidence {
    case .certain: .measured
    case .likely: .fitted
    case .guess, nil: .standIn
    }
  }

  /// Left and right bearing of a glyph's outline in its calibrated advance, 1/2048 em; nil for a
  /// glyph without ink.
  ///
  /// The outline is the stand-in's, narrowed as `AdvanceTable.outlineScale` says and placed in the
  /// system font's advance as it stands in its own.
  func bearings(of glyph: UInt32, displayShare: Double) -> (left: Double, right: Double)? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(parent, glyph, &extents) != 0, extents.width > 0 else {
      return nil
    }
    let own = Double(hb_font_get_glyph_h_advance(parent, glyph)) * Self.unitsPerPosition
    let left = Double(extents.x_bearing) * Self.unitsPerPosition
    let outline = Double(extents.width) * Self.unitsPerPosition
    let right = own - left - outline
    guard let advances = calibratedAdvances(of: glyph) else {
      let scale = advanceScale + displayShare * (displayScale - advanceScale)
      return (left * scale, right * scale)
    }
    let advance = advances.text + displayShare * (advances.display - advances.text)
    let room = advance - outline * outlineScale
    return ((room + left - right) / 2, (room - left + right) / 2)
  }

  /// A font whose advances are those of one point size, for the check that shaping once and
  /// scaling agrees with shaping at every size. The caller destroys it with the table.
  func makeSizedFont(displayShare: Double, tracking: Double) -> SizedFont? {
    guard let textAdvances, let displayAdvances else { return nil }
    let advances = UnsafeMutablePointer<Int32>.allocate(capacity: glyphCount)
    for glyph in 0..<glyphCount {
      let text = Double(textAdvances[glyph])
      let natural = text + displayShare * (Double(displayAdvances[glyph]) - text)
      let tracked = text == 0 ? 0 : natural + tracking / Self.unitsPerPosition
      advances[glyph] = Int32(tracked.rounded())
    }
    return SizedFont(
      font: Self.makeCalibratedFont(parent: parent, advances: advances, count: glyphCount),
      advances: advances)
  }

  /// Metrics of the file: the very ones iOS uses for a font of the app, a guess for a stand-in.
  private static func metrics(
    of font: OpaquePointer, role: FontManifest.Face.Role
  ) -> VerticalMetrics {
    if role == .system { return .system }
    if role == .custom, let header = HorizontalHeader(of: hb_font_get_face(font)) {
      return header.verticalMetrics
    }
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(font, &extents) != 0 else {
      return VerticalMetrics(ascender: 2048, descender: 0, lineGap: 0, confidence: .guess)
    }
    return VerticalMetrics(
      ascender: Double(extents.ascender) * unitsPerPosition,
      descender: Double(extents.descender) * unitsPerPosition,
      lineGap: Double(extents.line_gap) * unitsPerPosition,
      confidence: .guess)
  }

  private static func openFont(
    path: String, index: UInt32, variant: FontVariant = FontVariant()
  ) throws -> OpaquePointer {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw FontStackError.unreadableFont(path: path)
    }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, index) else {
      throw FontStackError.unreadableFont(path: path)
    }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      throw FontStackError.unreadableFont(path: path)
    }
    hb_face_make_immutable(face)
    hb_font_set_scale(font, Int32((Double(scale) * variant.advanceRatio).rounded()), scale)
    let variations = variant.variations.map(\.harfBuzz)
    hb_font_set_variations(font, variations, UInt32(variations.count))
    hb_font_make_immutable(font)
    return font
  }

  private static func makeCalibratedFont(
    parent: OpaquePointer, advances: UnsafeMutablePointer<Int32>, count: Int
  ) -> OpaquePointer {
    let font = hb_font_create_sub_font(parent)
    let functions = hb_font_funcs_create()
    hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { _, table, glyph, _ in
        guard let table else { return 0 }
        return table.assumingMemoryBound(to: Int32.self)[Int(glyph)]
      }, nil, nil)
    hb_font_funcs_set_glyph_h_advances_func(
      functions,
      { _, table, glyphCount, firstGlyph, glyphStride, firstAdvance, advanceStride, _ in
        guard let table, let firstGlyph, let firstAdvance else { return }
        let advances = table.assumingMemoryBound(to: Int32.self)
        var glyph = UnsafeRawPointer(firstGlyph)
        var advance = UnsafeMutableRawPointer(firstAdvance)
        for _ in 0..<glyphCount {
          let index = glyph.load(as: hb_codepoint_t.self)
          advance.storeBytes(of: advances[Int(index)], as: hb_position_t.self)
          glyph += Int(glyphStride)
          advance += Int(advanceStride)
        }
      }, nil, nil)
    hb_font_funcs_make_immutable(functions)
    hb_font_set_funcs(font, functions, advances, nil)
    hb_font_funcs_destroy(functions)
    hb_font_make_immutable(font)
    return font ?? hb_font_reference(parent)
  }
}

/// A font for one point size and the advances it reads.
final class SizedFont {
  let font: OpaquePointer
  private let advances: UnsafeMutablePointer<Int32>

  init(font: OpaquePointer, advances: UnsafeMutablePointer<Int32>) {
    self.font = font
    self.advances = advances
  }

  deinit {
    hb_font_destroy(font)
    advances.deallocate()
  }
}
