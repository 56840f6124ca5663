/// Writes JSON into a byte buffer, members in the order they are given.
struct JSONLineWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Hands over the bytes written so far and begins anew.
  mutating func takeBytes() -> [UInt8] {
    let taken = bytes
    bytes = []
    bytes.reserveCapacity(taken.count)
    needsComma = false
    return taken
  }

  mutating func beginObject() { open(UInt8(ascii: "{")) }
  mutating func endObject() { close(UInt8(ascii: "}")) }
  mutating func beginArray() { open(UInt8(ascii: "[")) }
  mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Ends a line of JSON Lines.
  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  mutating func key(_ name: StaticString) {
    comma()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(
      contentsOf: UnsafeBufferPointer(
        start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
  mutating func null() { raw("null") }

  mutating func integer(_ value: Int) {
    comma()
    digits(value)
    needsComma = true
  }

  /// A number with at most four decimals: a hundredth of what a screen can show.
  mutating func number(_ value: Double) {
    guard value.isFinite, value.magnitude < 1e14 else { return null() }
    comma()
    let scaled = Int((value * 10_000).rounded())
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: 10_000)
    digits(Int(whole))
    if fraction > 0 {
      bytes.append(UInt8(ascii: "."))
      var rest = fraction
      var unit: UInt = 1_000
      while rest > 0 {
        bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
        rest %= unit
        unit = max(1, unit / 10)
      }
    }
    needsComma = true
  }

  mutating func string(_ value: String) {
    comma()
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { utf8 in
      if utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
      {
        for byte in utf8 { escaped(byte) }
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  private mutating func escaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0x0A: bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "n")])
    case 0x09: bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "t")])
    case 0x0D: bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "r")])
    case 0..<0x20:
      let hexadecimal = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: Array("\\u00".utf8))
      bytes.append(hexadecimal[Int(byte >> 4)])
      bytes.append(hexadecimal[Int(byte & 15)])
    default: bytes.append(byte)
    }
  }

  mutating func strings(_ values: [String]) {
    beginArray()
    for value in values { string(value) }
    endArray()
  }

  /// Bytes that are JSON already.
  mutating func raw(_ source: some Sequence<UInt8>) {
    comma()
    bytes.append(contentsOf: source)
    needsComma = true
  }

  private mutating func raw(_ literal: StaticString) {
    raw(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  private mutating func digits(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = value.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  private mutating func open(_ byte: UInt8) {
    comma()
    bytes.append(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }

  private mutating func comma() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }
}
