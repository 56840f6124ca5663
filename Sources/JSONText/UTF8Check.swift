/// Finds ill-formed UTF-8, which Swift's own decoding would silently replace.
public enum UTF8Check {
  /// The offset of the first byte that is not well-formed; nil when all are.
  public static func firstFault(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      guard let length = sequenceLength(lead, second: byte(at: index + 1, in: bytes)) else {
        return index
      }
      guard index + length <= bytes.count else { return index }
      for offset in 1..<length where bytes[index + offset] & 0xC0 != 0x80 { return index }
      index += length
    }
    return nil
  }

  private static func byte(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  /// The length a lead byte announces. The second byte rules out overlong forms, surrogates and
  /// values above U+10FFFF (The Unicode Standard, table 3-7).
  private static func sequenceLength(_ lead: UInt8, second: UInt8) -> Int? {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0: second >= 0xA0 ? 3 : nil
    case 0xED: second <= 0x9F ? 3 : nil
    case 0xE1...0xEF: 3
    case 0xF0: second >= 0x90 ? 4 : nil
    case 0xF1...0xF3: 4
    case 0xF4: second <= 0x8F ? 4 : nil
    default: nil
    }
  }
}
