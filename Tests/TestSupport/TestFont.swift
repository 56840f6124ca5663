import Foundation

/// A font without outlines, made byte by byte, for tests that need metrics of their own choice.
///
/// The tables are those of the OpenType specification 1.9. Every advance is in units of 1/1000 em.
public struct TestFont {
  public var family = "Test Sans"
  /// Advances by character; a glyph without a character comes first.
  public var advances: [(character: Unicode.Scalar, units: UInt16)] = [("A", 500), ("B", 700)]
  public var weightClass: UInt16 = 400
  public var isItalic = false
  /// `usWidthClass`: 3 is condensed (75 %), 5 normal.
  public var widthClass: UInt16 = 5
  public var ascender: Int16 = 900
  public var descender: Int16 = -200
  public var lineGap: Int16 = 50
  /// Makes the font variable: what an axis from 0 to 1000, 400 by default, adds to every advance at
  /// its upper end.
  public var weightAxisDelta: Int16?

  public init() {}

  public func data() -> Data {
    let glyphCount = UInt16(advances.count + 1)
    var tables: [(tag: String, data: Data)] = [
      ("OS/2", os2()), ("cmap", characterMap()), ("head", head()),
      ("hhea", horizontalHeader(glyphCount)), ("hmtx", horizontalMetrics()),
      ("maxp", Data(big: [0, 0x5000, glyphCount])), ("name", names()),
    ]
    if let weightAxisDelta {
      tables += [("HVAR", advanceVariations(glyphCount, weightAxisDelta)), ("fvar", axes())]
    }
    tables.sort { $0.tag < $1.tag }
    var header = Data(big: [1, 0, UInt16(tables.count), 0, 0, 0])
    var body = Data()
    let start = 12 + 16 * tables.count
    for table in tables {
      header += Data(table.tag.utf8)
      header += Data(big32: [0, UInt32(start + body.count), UInt32(table.data.count)])
      body += table.data + Data(count: (4 - table.data.count % 4) % 4)
    }
    return header + body
  }

  private func head() -> Data {
    var data = Data(big32: [0x10000, 0x10000, 0, 0x5F0F_3CF5])
    data += Data(big: [0, 1000]) + Data(count: 16)
    return data + Data(big: [0, 0, 1000, 1000, 0, 8, 2, 0, 0])
  }

  private func horizontalHeader(_ glyphCount: UInt16) -> Data {
    var data = Data(big32: [0x10000])
    data += Data(big: [ascender, descender, lineGap].map(UInt16.init(bitPattern:)))
    return data + Data(count: 24) + Data(big: [glyphCount])
  }

  private func horizontalMetrics() -> Data {
    Data(big: ([1000] + advances.map(\.units)).flatMap { [$0, 0] })
  }

  private func os2() -> Data {
    var data = Data(big: [4, 500, weightClass, widthClass]) + Data(count: 54)
    // fsSelection: italic, or regular, and USE_TYPO_METRICS, whose metrics differ from those of
    // `hhea` on purpose.
    data += Data(big: [isItalic ? 0x81 : 0xC0, 0x41, 0x42, 700, UInt16(bitPattern: -300), 0])
    return data + Data(count: 22)
  }

  private func characterMap() -> Data {
    var groups: [UInt32] = []
    let sorted = advances.enumerated().sorted { $0.element.character < $1.element.character }
    for (index, entry) in sorted {
      groups += [entry.character.value, entry.character.value, UInt32(index + 1)]
    }
    var data = Data(big: [0, 1, 3, 10]) + Data(big32: [12]) + Data(big: [12, 0])
    data += Data(big32: [UInt32(16 + groups.count * 4), 0, UInt32(sorted.count)])
    return data + Data(big32: groups)
  }

  private func names() -> Data {
    let text = Array(family.utf16)
    let length = UInt16(text.count * 2)
    return Data(big: [0, 1, 18, 3, 1, 0x409, 1, length, 0]) + Data(big: text)
  }

  private func axes() -> Data {
    var data = Data(big: [1, 0, 16, 2, 1, 20, 0, 8]) + Data("wght".utf8)
    data += Data(big32: [0, 400 << 16, 1000 << 16])
    return data + Data(big: [0, 1])
  }

  /// One region that grows from the default of the axis to its upper end.
  private func advanceVariations(_ glyphCount: UInt16, _ delta: Int16) -> Data {
    var data = Data(big: [1, 0]) + Data(big32: [20, 0, 0, 0])
    data += Data(big: [1]) + Data(big32: [12]) + Data(big: [1]) + Data(big32: [22])
    data += Data(big: [1, 1, 0, 0x4000, 0x4000])
    data += Data(big: [glyphCount, 1, 1, 0])
    return data
      + Data(
        big: [UInt16](repeating: UInt16(bitPattern: delta), count: Int(glyphCount)))
  }
}

extension Data {
  /// Numbers in the byte order of font files.
  fileprivate init(big values: [UInt16]) {
    self.init(values.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
  }

  fileprivate init(big32 values: [UInt32]) {
    self.init(big: values.flatMap { [UInt16($0 >> 16), UInt16($0 & 0xFFFF)] })
  }
}
