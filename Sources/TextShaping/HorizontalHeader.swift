import CHarfBuzz

/// The line metrics of a font's `hhea` table, which Core Text takes whatever the table `OS/2` says;
/// HarfBuzz prefers the latter's where its flag `USE_TYPO_METRICS` is set.
///
/// `UIFont.lineHeight` is ascender − descender + line gap (measured for a custom font at
/// zhaoxin.pro, "Weight and Line Height of Font between macOS and iOS").
struct HorizontalHeader {
  /// In units of the font.
  let ascender: Int16
  let descender: Int16
  let lineGap: Int16
  let unitsPerEm: Double

  /// Nil when the font has no such table.
  init?(of face: OpaquePointer?) {
    guard let table = hb_face_reference_table(face, CustomFont.tagValue("hhea")) else { return nil }
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(table, &length), length >= 10 else { return nil }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    func number(at offset: Int) -> Int16 {
      Int16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Int16.self))
    }
    ascender = number(at: 4)
    descender = number(at: 6)
    lineGap = number(at: 8)
    unitsPerEm = Double(max(1, hb_face_get_upem(face)))
  }

  /// The metrics in 1/2048 em, those iOS uses for the font.
  var verticalMetrics: VerticalMetrics {
    let unit = 2048 / unitsPerEm
    return VerticalMetrics(
      ascender: Double(ascender) * unit, descender: Double(descender) * unit,
      lineGap: Double(lineGap) * unit, confidence: .certain)
  }
}
