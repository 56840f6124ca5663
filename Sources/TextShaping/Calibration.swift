import CHarfBuzz
import CICU
import DynamicType

/// Gives every glyph of Inter the advance the iOS system font has for its character.
///
/// A character takes, in this order: its measured advance; the advance of the base letter of its
/// canonical decomposition; that of a Latin letter drawn alike; else the fit of SF's advances to
/// Inter's. Glyphs without a character (ligatures, alternates) take the fit.
struct Calibration {
  private let measured: [UInt32: (text: Double, display: Double)]
  private let others: [UInt32: (text: Double?, display: Double?)]
  private let otherRatios: [UInt32: (text: Double?, display: Double?)]
  private let lookAlikes: [UInt32: UInt32]
  /// Factors on the fit by script tag.
  private let scriptFactors: [UInt32: Double]
  private let fit: AdvanceTable.Fit?
  private let regularFit: AdvanceTable.Fit?
  /// The advances are derived from another face's: a light weight's, an italic's.
  private let isEstimatedFace: Bool

  init(table: AdvanceTable, weight: FontWeight, isItalic: Bool) {
    measured = isItalic ? table.italicAdvances(for: weight) : table.measuredAdvances(for: weight)
    fit = table.fit(for: weight)
    isEstimatedFace = isItalic || table.weightAxis.estimated.contains(weight.rawValue)
    others = Self.scalars(table.otherCharacters.advances[weight.rawValue] ?? [:])
    otherRatios =
      weight == .regular
      ? [:] : Self.scalars(table.otherCharacters.advances[FontWeight.regular.rawValue] ?? [:])
    var pairs: [UInt32: UInt32] = [:]
    for (character, latin) in table.lookAlikes.pairs {
      if let from = character.unicodeScalars.first, let to = latin.unicodeScalars.first {
        pairs[from.value] = to.value
      }
    }
    lookAlikes = pairs
    regularFit = table.fit(for: .regular)
    scriptFactors = Dictionary(
      table.fitToInter.scripts.map { tag, factor in
        (tag.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }, factor)
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func scalars(
    _ table: [String: [Double?]]
  ) -> [UInt32: (text: Double?, display: Double?)] {
    var result: [UInt32: (text: Double?, display: Double?)] = [:]
    for (character, pair) in table where pair.count == 2 {
      if let scalar = character.unicodeScalars.first { result[scalar.value] = (pair[0], pair[1]) }
    }
    return result
  }

  /// Writes the advances of all glyphs in 1/64 of 1/2048 em.
  func fill(
    text: UnsafeMutablePointer<Int32>, display: UnsafeMutablePointer<Int32>,
    sources: UnsafeMutablePointer<UInt8>, glyphCount: Int, font: OpaquePointer
  ) {
    let unit = FontFace.unitsPerPosition
    for glyph in 0..<glyphCount {
      let inter = Double(hb_font_get_glyph_h_advance(font, hb_codepoint_t(glyph))) * unit
      let advances = fitted(inter)
      text[glyph] = Int32((advances.text / unit).rounded())
      display[glyph] = Int32((advances.display / unit).rounded())
      sources[glyph] = AdvanceSource.fitted.rawValue
    }
    let characters = hb_set_create()
    defer { hb_set_destroy(characters) }
    hb_face_collect_unicodes(hb_font_get_face(font), characters)
    var character: hb_codepoint_t = hb_codepoint_t.max
    // Characters without a measured advance go first: where two share a glyph, the measured wins.
    var measuredGlyphs: [(glyph: Int, text: Double, display: Double)] = []
    while hb_set_next(characters, &character) != 0 {
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, character, &glyph) != 0, Int(glyph) < glyphCount else {
        continue
      }
      let inter = Double(hb_font_get_glyph_h_advance(font, glyph)) * unit
      if inter == 0 { continue }
      let (advances, isMeasured) = advances(of: character, inter: inter)
      if isMeasured {
        measuredGlyphs.append((Int(glyph), advances.text, advances.display))
      } else {
        text[Int(glyph)] = Int32((advances.text / unit).rounded())
        display[Int(glyph)] = Int32((advances.display / unit).rounded())
      }
    }
    let source: AdvanceSource = isEstimatedFace ? .fitted : .measured
    for entry in measuredGlyphs {
      text[entry.glyph] = Int32((entry.text / unit).rounded())
      display[entry.glyph] = Int32((entry.display / unit).rounded())
      sources[entry.glyph] = source.rawValue
    }
  }

  private func advances(
    of character: UInt32, inter: Double
  ) -> (advances: (text: Double, display: Double), isMeasured: Bool) {
    if let known = measured[character] { return (known, true) }
    let factor = scriptFactors[icu_script_tag(character)] ?? 1
    let fit = fitted(inter * factor)
    if let other = others[character] {
      return ((other.text ?? fit.text, other.display ?? fit.display), false)
    }
    if let regular = otherRatios[character] {
      // The measured regular value says how far the fit is off for this character.
      let base = fitted(inter, regularFit)
      let text = regular.text.map { fit.text * $0 / base.text } ?? fit.text
      let display = regular.display.map { fit.display * $0 / base.display } ?? fit.display
      return ((text, display), false)
    }
    let base = icu_decomposition_base(character)
    if base != character, let known = measured[base] ?? lookAlikes[base].flatMap({ measured[$0] }) {
      return (known, false)
    }
    if let latin = lookAlikes[character], let known = measured[latin] { return (known, false) }
    return (fit, false)
  }

  private func fitted(_ inter: Double) -> (text: Double, display: Double) { fitted(inter, fit) }

  private func fitted(
    _ inter: Double, _ fit: AdvanceTable.Fit?
  ) -> (text: Double, display: Double) {
    guard inter != 0, let fit else { return (inter, inter) }
    return (
      max(0, fit.text.intercept + fit.text.slope * inter),
      max(0, fit.display.intercept + fit.display.slope * inter)
    )
  }
}
