import Foundation

/// The text of a file as UTF-8, whatever encoding it came in.
struct SourceBytes {
  /// The encodings that are told apart.
  enum Encoding: String {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16 (little endian)"
    case utf16BigEndian = "UTF-16 (big endian)"
    case utf32 = "UTF-32"
  }

  /// UTF-8 without a byte-order mark; it may be ill-formed when the file was UTF-8.
  var bytes: [UInt8]
  /// What the file was written in.
  var encoding: Encoding
  /// What is odd about the encoding, in words for a problem.
  var oddities: [String] = []

  /// Detects the encoding of the data, from its byte-order mark or from where its zero bytes are.
  init(_ data: Data) {
    let raw = [UInt8](data)
    let found = Self.detect(raw)
    encoding = found.encoding
    let content = raw[found.markLength...]
    switch found.encoding {
    case .utf8:
      bytes = found.markLength == 0 ? raw : Array(content)
    case .utf16LittleEndian:
      bytes = Self.transcode(content, oddities: &oddities) { UInt16($0) | UInt16($1) << 8 }
    case .utf16BigEndian:
      bytes = Self.transcode(content, oddities: &oddities) { UInt16($0) << 8 | UInt16($1) }
    case .utf32:
      // No Apple tool writes it; Foundation's decoder is good enough.
      bytes = Array((String(data: data, encoding: .utf32) ?? "").utf8)
    }
    if found.markLength == 0, found.encoding != .utf8, found.encoding != .utf32 {
      oddities.append(
        "expected a byte-order mark in \(found.encoding.rawValue), found none; Foundation takes the"
          + " first character for one")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      oddities.append("expected one byte-order mark, found two; Foundation refuses such a file")
      bytes.removeFirst(3)
    }
  }

  /// Gives the text of a file without copying it where it is UTF-8 already.
  static func withText<Result>(
    of data: Data, _ body: (UnsafeBufferPointer<UInt8>, _ oddities: [String]) throws -> Result
  ) rethrows -> Result {
    guard detect([UInt8](data.prefix(8))) == (.utf8, 0) else {
      let source = SourceBytes(data)
      return try source.bytes.withUnsafeBufferPointer { try body($0, source.oddities) }
    }
    return try data.withUnsafeBytes { try body($0.bindMemory(to: UInt8.self), []) }
  }

  private static func detect(_ raw: [UInt8]) -> (encoding: Encoding, markLength: Int) {
    if raw.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if raw.starts(with: [0xFF, 0xFE, 0, 0]) || raw.starts(with: [0, 0, 0xFE, 0xFF]) {
      return (.utf32, 0)
    }
    if raw.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if raw.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    // As Foundation tells it (CFPropertyList.c); all formats begin with a character of ASCII.
    if raw.count > 2, raw[0] == 0 { return (.utf16BigEndian, 0) }
    if raw.count > 2, raw[1] == 0 { return (.utf16LittleEndian, 0) }
    return (.utf8, 0)
  }

  private static func transcode(
    _ content: ArraySlice<UInt8>, oddities: inout [String], unit: (UInt8, UInt8) -> UInt16
  ) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(content.count / 2)
    var index = content.startIndex
    while index + 1 < content.endIndex {
      units.append(unit(content[index], content[index + 1]))
      index += 2
    }
    if index < content.endIndex {
      oddities.append("expected an even number of bytes in a UTF-16 file, found one byte too many")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(units.count)
    let isRepaired = transcodes(units, into: &bytes)
    if isRepaired { oddities.append("half of a surrogate pair was replaced by U+FFFD") }
    return bytes
  }

  private static func transcodes(_ units: [UInt16], into bytes: inout [UInt8]) -> Bool {
    Swift.transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false,
      into: { bytes.append($0) })
  }
}
