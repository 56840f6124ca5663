/// Strings and their escapes.
extension JSONScanner {
  mutating func string() throws(JSONFault) -> String {
    position += 1
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        defer { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      if byte < 0x20 { throw unclosed() }
      position += 1
    }
    throw unclosed()
  }

  private func unclosed() -> JSONFault {
    let isLineEnd = position >= bytes.count || current == 0x0A || current == 0x0D
    return isLineEnd
      ? fault("expected '\"' at the end of the string, which is not closed on its line")
      : fault("expected control characters in a string as escapes such as \\t")
  }

  private mutating func escapedString(from start: Int) throws(JSONFault) -> String {
    var text = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x20 { throw unclosed() }
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        try escape(into: &text)
      } else {
        text.append(byte)
      }
    }
    throw unclosed()
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONFault) {
    let byte = current
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      position += 1
      try unicodeEscape(into: &text)
      return
    default:
      let found = position < bytes.count ? "an unknown escape; a backslash is written \\\\" : nil
      throw fault("expected one of \" \\ / b f n r t u after the backslash", found: found)
    }
    position += 1
  }

  private mutating func unicodeEscape(into text: inout [UInt8]) throws(JSONFault) {
    let unit = try hexadecimalUnit()
    var code = UInt32(unit)
    if (0xD800..<0xDC00).contains(code), current == UInt8(ascii: "\\"),
      position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u")
    {
      let mark = position
      position += 2
      let low = UInt32(try hexadecimalUnit())
      if (0xDC00..<0xE000).contains(low) {
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      } else {
        position = mark
      }
    }
    if let scalar = Unicode.Scalar(code) {
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    } else {
      remark(
        .halfSurrogate,
        "expected both halves of a surrogate pair, found only \\u\(String(unit, radix: 16));"
          + " read as U+FFFD")
      text.append(contentsOf: UTF8.encodedReplacementCharacter)
    }
  }

  private mutating func hexadecimalUnit() throws(JSONFault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(current)).hexDigitValue else {
        throw fault("expected four hexadecimal digits after \\u")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}
