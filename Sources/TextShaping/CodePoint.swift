/// Code points in the two encodings that shaping reads and writes.
enum CodePoint {
  /// The code point at an index of valid UTF-8, as the storage of every String is.
  @inline(__always)
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (codePoint: UInt32, length: Int) {
    let first = UInt32(bytes[index])
    if first < 0x80 { return (first, 1) }
    func tail(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset]) & 0x3F }
    if first < 0xE0 { return ((first & 0x1F) << 6 | tail(1), 2) }
    if first < 0xF0 { return ((first & 0xF) << 12 | tail(1) << 6 | tail(2), 3) }
    return ((first & 0x7) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
  }

  /// Appends a code point as UTF-16.
  @inline(__always)
  static func append(_ codePoint: UInt32, to units: inout [UInt16]) {
    if codePoint < 0x10000 {
      units.append(UInt16(truncatingIfNeeded: codePoint))
    } else {
      units.append(UInt16(0xD7C0 + (codePoint >> 10)))
      units.append(UInt16(0xDC00 + (codePoint & 0x3FF)))
    }
  }

  /// Writes a code point as UTF-16; returns the units it takes.
  @inline(__always)
  static func write(_ codePoint: UInt32, to units: UnsafeMutablePointer<UInt16>) -> Int {
    if codePoint < 0x10000 {
      units[0] = UInt16(truncatingIfNeeded: codePoint)
      return 1
    }
    units[0] = UInt16(0xD7C0 + (codePoint >> 10))
    units[1] = UInt16(0xDC00 + (codePoint & 0x3FF))
    return 2
  }
}
