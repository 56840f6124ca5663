import CHarfBuzz
import DynamicType

extension ShapedText {
  /// The box of a line in the text's own font: the system font's, or that of the app's font.
  package var baseMetrics: VerticalMetrics {
    guard font.family != nil else { return .system }
    for index in 0..<clusterCount {
      if let face = face(of: index), face.info.role == .custom { return face.verticalMetrics }
    }
    return .system
  }

  /// Whether some cluster needs a taller box than the text's own font has.
  package func usesTallFonts(base: VerticalMetrics) -> Bool {
    guard usesFallback else { return false }
    let box = lineMetrics(clusters: 0..<clusterCount, base: base)
    return box.ascender > base.ascender || box.descender < base.descender
  }

  /// The box that the fonts of a range of clusters need, at least that of the text's own font.
  package func lineMetrics(clusters: Range<Int>, base: VerticalMetrics) -> VerticalMetrics {
    var box = base
    // Most texts go back and forth between the font of their script and that of the spaces.
    var last = -1
    var secondLast = -1
    for index in clusters {
      let faceIndex = faceIndex(of: index)
      if faceIndex == last || faceIndex == secondLast || faceIndex < 0 { continue }
      (last, secondLast) = (faceIndex, last)
      guard let metrics = face(of: index)?.verticalMetrics else { continue }
      if metrics.ascender > box.ascender || metrics.descender < box.descender {
        box.ascender = max(box.ascender, metrics.ascender)
        box.descender = min(box.descender, metrics.descender)
        box.confidence = min(box.confidence, metrics.confidence)
      }
    }
    return box
  }

  /// How far the ink of a range of clusters reaches above and below the baseline, in em; both are
  /// positive in that direction.
  ///
  /// The outlines are the stand-ins', brought to the system font's height where they play it.
  package func inkExtents(clusters: Range<Int>) -> (top: Double, bottom: Double) {
    var top = 0.0
    var bottom = 0.0
    guard let buffer = hb_buffer_create() else { return (0, 0) }
    defer { hb_buffer_destroy(buffer) }
    var start = clusters.lowerBound
    while start < clusters.upperBound {
      var end = start + 1
      while end < clusters.upperBound, faceIndex(of: end) == faceIndex(of: start) { end += 1 }
      if let face = face(of: start) {
        let extents = face.inkExtents(of: substring(clusters: start..<end), buffer)
        top = max(top, extents.top)
        bottom = max(bottom, extents.bottom)
      }
      start = end
    }
    return (top, bottom)
  }
}

extension FontFace {
  /// Height of the system font's capitals over the stand-in's: 1443/2048 em (Vercantez/openuikit:
  /// golden/font_metrics_ios.json) over Inter's 1490/2048 (its OS/2 table).
  static let systemHeight = 1443.0 / 1490

  /// How far the ink of a text reaches above and below the baseline in em.
  func inkExtents(of text: Substring, _ buffer: OpaquePointer) -> (top: Double, bottom: Double) {
    let units = Array(text.utf16)
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf16(buffer, units, Int32(units.count), 0, Int32(units.count))
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return (0, 0) }
    var top = 0.0
    var bottom = 0.0
    for index in 0..<Int(count) {
      var extents = hb_glyph_extents_t()
      guard hb_font_get_glyph_extents(font, infos[index].codepoint, &extents) != 0,
        extents.height != 0
      else { continue }
      let upper = Double(extents.y_bearing + positions[index].y_offset)
      top = max(top, upper)
      bottom = max(bottom, -(upper + Double(extents.height)))
    }
    let scale = (isCalibrated ? Self.systemHeight : 1) / Double(Self.scale)
    return (top * scale, bottom * scale)
  }
}
