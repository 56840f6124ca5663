/// A character written by its name or number: `&amp;`, `&#8211;`, `&#x2013;` (CommonMark 0.29,
/// "Entity and numeric character references").
enum CharacterReference {
  /// The reference that begins at the `&` at a position; nil when it is a mere ampersand.
  static func read(_ bytes: [UInt8], at position: Int) -> (text: String, length: Int)? {
    let start = position + 1
    guard start < bytes.count else { return nil }
    if bytes[start] == UInt8(ascii: "#") { return readNumber(bytes, at: position) }
    // The longest name, CounterClockwiseContourIntegral, has 31 letters.
    var end = start
    while end < min(bytes.count, start + 32), bytes[end].isASCIILetter || bytes[end].isASCIIDigit {
      end += 1
    }
    guard end > start, end < bytes.count, bytes[end] == UInt8(ascii: ";"),
      let text = HTMLEntities.text(named: String(decoding: bytes[start..<end], as: UTF8.self))
    else { return nil }
    return (text, end + 1 - position)
  }

  private static func readNumber(_ bytes: [UInt8], at position: Int) -> (String, Int)? {
    var index = position + 2
    var radix: UInt32 = 10
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "x") {
      radix = 16
      index += 1
    }
    let start = index
    var value: UInt32 = 0
    while index < bytes.count, index - start <= 8, let digit = digit(bytes[index], radix) {
      value = min(value * radix + digit, 0x110000)
      index += 1
    }
    guard (1...8).contains(index - start), index < bytes.count, bytes[index] == UInt8(ascii: ";")
    else { return nil }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return (String(scalar ?? "\u{FFFD}"), index + 1 - position)
  }

  private static func digit(_ byte: UInt8, _ radix: UInt32) -> UInt32? {
    if byte.isASCIIDigit { return UInt32(byte - 0x30) }
    let letter = byte | 0x20
    guard radix == 16, (0x61...0x66).contains(letter) else { return nil }
    return UInt32(letter - 0x61) + 10
  }
}
