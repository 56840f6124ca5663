/// Line numbers and excerpts in UTF-8 text.
public enum SourceLines {
  /// The line of an offset, counted from 1. `\n`, `\r\n` and `\r` end a line.
  public static func line(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var line = 1
    var index = 0
    while index < min(offset, bytes.count) {
      if bytes[index] == 0x0A {
        line += 1
      } else if bytes[index] == 0x0D, index + 1 >= bytes.count || bytes[index + 1] != 0x0A {
        line += 1
      }
      index += 1
    }
    return line
  }

  /// The number of lines; a line end at the very end does not begin another one.
  public static func count(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = bytes.count
    while end > 0, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return line(at: end, in: bytes)
  }

  /// The column of an offset in its line, counted in bytes from 1.
  public static func column(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let end = min(offset, bytes.count)
    var start = end
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return end - start + 1
  }

  /// What stands at an offset, in words for a message: a character in quotes, or the end.
  ///
  /// - Parameter text: what the message calls the whole text.
  public static func found(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, of text: String = "file"
  ) -> String {
    guard offset < bytes.count else { return "the end of the \(text)" }
    switch bytes[offset] {
    case 0x0A, 0x0D: return "the end of the line"
    case 0x09: return "a tab"
    case 0x00..<0x20, 0x7F:
      return "a control character (U+00" + hexadecimal(bytes[offset]) + ")"
    case 0x20..<0x7F:
      return "'" + String(decoding: bytes[offset..<offset + 1], as: UTF8.self) + "'"
    default:
      let end = min(offset + 4, bytes.count)
      guard let scalar = String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first
      else { return "an unreadable byte" }
      return scalar == "\u{FFFD}" ? "an unreadable byte" : "'\(Character(scalar))'"
    }
  }

  /// Whether the line around an offset is a marker that a merge left behind.
  public static func isConflictMarker(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool
  {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return ["<<<<<<<", "=======", ">>>>>>>"].contains { marker in
      bytes[start...].starts(with: marker.utf8)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
