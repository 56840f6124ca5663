import CHarfBuzz
import DynamicType

/// Shapes with one face for the languages that the face treats alike, and keeps what it found.
///
/// One per thread and face, like the shaper that owns it.
final class FaceShaper {
  /// A character of the face that can be set by itself or with its neighbour.
  struct Character {
    var text: Double
    var display: Double
    var glyph: UInt16
    var codePoint: UInt32
    var isTracked: Bool
    var source: AdvanceSource
  }

  let face: FontFace
  /// Index of the face in the font stack.
  let index: Int16
  private let language: OpaquePointer?
  private let buffer: OpaquePointer
  /// The characters met so far, by slot; the memory of a slot is touched when it is first used.
  let characters = UnsafeMutablePointer<Character>.allocate(capacity: Int(UInt16.max))
  private var characterCount = 0
  private var slots: [UInt32: UInt16] = [:]
  private let pairs = PairTable()
  private let words: WordCache
  private var clusterOfOffset: ContiguousArray<Int32> = []

  /// - Parameters:
  ///   - buffer: a HarfBuzz buffer to work in, owned by the shaper.
  init(face: FontFace, index: Int, language: OpaquePointer?, buffer: OpaquePointer) {
    self.face = face
    self.index = Int16(index)
    words = WordCache(face: Int16(index))
    self.language = language
    self.buffer = buffer
  }

  deinit { characters.deallocate() }

  // MARK: - Single characters and pairs

  /// The slot of a character; nil when it is not a single glyph of its own.
  func slot(for codePoint: UInt32, script: UInt32) -> UInt16? {
    if let slot = slots[codePoint] { return slot == .max ? nil : slot }
    let slot = findCharacter(codePoint, script: script)
    slots[codePoint] = slot ?? .max
    return slot
  }

  private func findCharacter(_ codePoint: UInt32, script: UInt32) -> UInt16? {
    guard characterCount < Int(UInt16.max) - 1 else { return nil }
    let script = script == CharacterProperties.common ? CharacterProperties.latin : script
    shape([codePoint], script: script, level: 0, font: face.font)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count == 1,
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return nil }
    var measure = ClusterMeasure()
    add(infos[0].codepoint, before: nil, advance: positions[0].x_advance, to: &measure)
    guard face.displayFont == nil else { return nil }
    (characters + characterCount).initialize(
      to: Character(
        text: measure.text, display: measure.display, glyph: measure.firstGlyph,
        codePoint: codePoint, isTracked: measure.tracked > 0, source: measure.source))
    characterCount += 1
    return UInt16(characterCount - 1)
  }

  /// Kerning between two characters of the face in a script.
  @inline(__always)
  func kerning(_ first: UInt16, _ second: UInt16, script: UInt32) -> PairTable.Kerning {
    let key = PairTable.key(first, second, script: UInt8(truncatingIfNeeded: script >> 16))
    if let known = pairs[key] { return known }
    let kerning = findKerning(characters[Int(first)], characters[Int(second)], script: script)
    pairs.insert(kerning, for: key)
    return kerning
  }

  private func findKerning(
    _ first: Character, _ second: Character, script: UInt32
  ) -> PairTable.Kerning {
    let complex = PairTable.Kerning(text: 0, display: 0, isComplex: true)
    shape([first.codePoint, second.codePoint], script: script, level: 0, font: face.font)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count == 2,
      let positions = hb_buffer_get_glyph_positions(buffer, &count),
      infos[0].codepoint == UInt32(first.glyph),
      infos[1].codepoint == UInt32(second.glyph)
    else { return complex }
    var measures = (ClusterMeasure(), ClusterMeasure())
    add(
      infos[0].codepoint, before: infos[1].codepoint, advance: positions[0].x_advance,
      to: &measures.0)
    add(infos[1].codepoint, before: nil, advance: positions[1].x_advance, to: &measures.1)
    guard measures.1.text == second.text, measures.1.display == second.display else {
      return complex
    }
    return PairTable.Kerning(
      text: measures.0.text - first.text, display: measures.0.display - first.display,
      isComplex: false)
  }

  // MARK: - Words

  /// Shapes a word, or copies what was found the first time.
  ///
  /// - Parameters:
  ///   - units: UTF-16 code units of the word.
  ///   - clusterStart: where a cluster starts, relative to the word.
  ///   - measures: one for each cluster, empty.
  func shapeWord(
    _ units: UnsafeBufferPointer<UInt16>, clusterStart: (Int) -> Int,
    measures: UnsafeMutableBufferPointer<ClusterMeasure>, script: UInt32, level: UInt8
  ) {
    guard let target = measures.baseAddress else { return }
    let hash = WordCache.hash(units, script: script, level: level)
    if words.copy(units, hash: hash, clusterCount: measures.count, to: target) { return }
    clusterOfOffset.removeAll(keepingCapacity: true)
    var cluster = 0
    for offset in 0..<units.count {
      while cluster + 1 < measures.count, clusterStart(cluster + 1) <= offset { cluster += 1 }
      clusterOfOffset.append(Int32(cluster))
    }
    shape(units, script: script, level: level, font: face.font)
    readGlyphs { info, position, next in
      let cluster = Int(clusterOfOffset[Int(info.cluster)])
      add(
        info.codepoint, before: next, advance: position.x_advance, to: &measures[cluster])
    }
    if let displayFont = face.displayFont {
      for index in measures.indices { measures[index].display = 0 }
      shape(units, script: script, level: level, font: displayFont)
      readGlyphs { info, position, _ in
        measures[Int(clusterOfOffset[Int(info.cluster)])].display +=
          Double(position.x_advance) * FontFace.unitsPerPosition
      }
    }
    words.insert(units, hash: hash, UnsafeBufferPointer(measures))
  }

  /// Width of a run in points with the advances of one size, for the check that scaling agrees.
  func sizedWidth(
    _ units: UnsafeBufferPointer<UInt16>, script: UInt32, level: UInt8, sized: SizedFont,
    displayShare: Double, pointSize: Double
  ) -> Double {
    shape(units, script: script, level: level, font: sized.font)
    var width = 0.0
    readGlyphs { info, position, next in
      guard position.x_advance != 0 else { return }
      let own = hb_font_get_glyph_h_advance(sized.font, info.codepoint)
      let kerning = face.kerning(
        of: info.codepoint, before: next,
        shaped: Double(position.x_advance - own) * FontFace.unitsPerPosition)
      let units =
        Double(own) * FontFace.unitsPerPosition + kerning.text
        + displayShare * (kerning.display - kerning.text)
      width += units * pointSize / 2048
    }
    return width
  }

  /// The glyphs of a run from left to right, for drawing in a share of the display master.
  func glyphs(
    of units: UnsafeBufferPointer<UInt16>, script: UInt32, level: UInt8, displayShare: Double
  ) -> [RawGlyph] {
    let font = face.drawnFont(displayShare: displayShare).font
    shape(units, script: script, level: level, font: font)
    var glyphs: [RawGlyph] = []
    readGlyphs { info, position, _ in
      glyphs.append(
        RawGlyph(
          id: info.codepoint, cluster: info.cluster, advance: Double(position.x_advance),
          x: Double(position.x_offset), y: Double(position.y_offset)))
    }
    return glyphs
  }

  // MARK: - HarfBuzz

  /// Adds a shaped glyph to its cluster.
  @inline(__always)
  private func add(
    _ glyph: UInt32, before next: UInt32?, advance: hb_position_t, to measure: inout ClusterMeasure
  ) {
    if measure.face < 0 {
      measure.face = index
      measure.firstGlyph = UInt16(truncatingIfNeeded: glyph)
      measure.lastGlyph = measure.firstGlyph
    }
    guard advance != 0 else { return }
    let advance = Double(advance) * FontFace.unitsPerPosition
    let source = face.advanceSource(of: glyph)
    if source.rawValue > measure.source.rawValue { measure.source = source }
    measure.lastGlyph = UInt16(truncatingIfNeeded: glyph)
    if face.hasEmojiSizes {
      // iOS has one image for sequences newer than the installed font, which draws their parts.
      measure.emoji = 1
    } else if let own = face.calibratedAdvances(of: glyph) {
      let kerning = face.kerning(of: glyph, before: next, shaped: advance - own.text)
      measure.text += own.text + kerning.text
      measure.display += own.display + kerning.display
      measure.tracked += 1
    } else {
      let scaled = face.standInAdvances(advance)
      measure.text += scaled.text
      measure.display += scaled.display
      if face.isTracked { measure.tracked += 1 }
    }
  }

  /// Hands over the glyphs of the buffer, each with the glyph after it.
  private func readGlyphs(_ body: (hb_glyph_info_t, hb_glyph_position_t, UInt32?) -> Void) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    for index in 0..<Int(count) {
      let next = index + 1 < Int(count) ? infos[index + 1].codepoint : nil
      body(infos[index], positions[index], next)
    }
  }

  private func shape(_ codePoints: [UInt32], script: UInt32, level: UInt8, font: OpaquePointer) {
    hb_buffer_clear_contents(buffer)
    codePoints.withUnsafeBufferPointer {
      hb_buffer_add_codepoints(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
    }
    shapeBuffer(script: script, level: level, font: font)
  }

  private func shape(
    _ units: UnsafeBufferPointer<UInt16>, script: UInt32, level: UInt8, font: OpaquePointer
  ) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf16(
      buffer, units.baseAddress, Int32(units.count), 0, Int32(units.count))
    shapeBuffer(script: script, level: level, font: font)
  }

  private func shapeBuffer(script: UInt32, level: UInt8, font: OpaquePointer) {
    hb_buffer_set_direction(buffer, level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script))
    hb_buffer_set_language(buffer, language)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    let features = face.features
    features.withUnsafeBufferPointer {
      hb_shape(font, buffer, $0.baseAddress, UInt32($0.count))
    }
  }
}
