/// Literals of C and Objective-C.
enum ObjectiveCString {
  /// The text between the quotes, its escapes resolved.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < bytes.endIndex else {
        result.append(byte)
        continue
      }
      let next = bytes[index]
      index += 1
      switch next {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "u"):
        append(code(bytes, &index, radix: 16, digits: 4), to: &result)
      case UInt8(ascii: "U"):
        append(code(bytes, &index, radix: 16, digits: 8), to: &result)
      case UInt8(ascii: "x"):
        // A byte of UTF-8.
        code(bytes, &index, radix: 16, digits: 2).map { result.append(UInt8($0)) }
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        index -= 1
        code(bytes, &index, radix: 8, digits: 3).map {
          result.append(UInt8(truncatingIfNeeded: $0))
        }
      case 0x0A: break
      case 0x0D: if index < bytes.endIndex, bytes[index] == 0x0A { index += 1 }
      default: result.append(next)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func code(
    _ bytes: ArraySlice<UInt8>, _ index: inout Int, radix: Int, digits: Int
  ) -> UInt32? {
    let start = index
    while index < bytes.endIndex, index - start < digits,
      let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, digit < radix
    {
      index += 1
    }
    return UInt32(String(decoding: bytes[start..<index], as: UTF8.self), radix: radix)
  }

  private static func append(_ code: UInt32?, to result: inout [UInt8]) {
    guard let code, let scalar = Unicode.Scalar(code) else { return }
    result += Array(String(scalar).utf8)
  }
}
