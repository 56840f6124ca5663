import Foundation
import Testing

/// Test files of the Unicode Character Database, as Debian's package `unicode-data` installs them.
enum UnicodeTestData {
  static let folder = "/usr/share/unicode"
  /// The version the expectations about ICU were written against; Debian 12 has it.
  static let version = "15.0.0"

  static let lineBreakTest = "auxiliary/LineBreakTest.txt"
  static let graphemeBreakTest = "auxiliary/GraphemeBreakTest.txt"
  static let bidiCharacterTest = "BidiCharacterTest.txt"

  static let whySkipped: Comment =
    "needs the Unicode \(version) test files in \(folder): install Debian's package unicode-data"

  /// True when a file is there in the version the tests know.
  static func has(_ name: String) -> Bool {
    guard let handle = FileHandle(forReadingAtPath: "\(folder)/\(name)") else { return false }
    defer { try? handle.close() }
    let start = (try? handle.read(upToCount: 100)) ?? Data()
    return String(decoding: start, as: UTF8.self).contains("-\(version).txt")
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
  }

  /// A string and the UTF-16 offsets where the file wants boundaries, start and end included.
  struct BreakCase {
    var line: Int
    var scalars: [UInt32] = []
    var text = ""
    var boundaries: [Int] = []
  }

  /// Reads a file of lines such as `÷ 0061 × 0308 ÷ # comment`.
  static func breakCases(_ name: String) throws -> [BreakCase] {
    var cases: [BreakCase] = []
    var current = BreakCase(line: 1)
    var scalar: UInt32?
    var length = 0
    var isComment = false
    for byte in try bytes(name) {
      if byte == 0x0A {
        if !current.scalars.isEmpty { cases.append(current) }
        current = BreakCase(line: current.line + 1)
        length = 0
        isComment = false
      } else if isComment {
        continue
      } else if byte == UInt8(ascii: "#") {
        isComment = true
      } else if let digit = hexDigit(byte) {
        scalar = (scalar ?? 0) * 16 + digit
      } else if byte == 0xB7 {
        // The second byte of ÷ (U+00F7).
        current.boundaries.append(length)
      } else if let value = scalar {
        scalar = nil
        current.scalars.append(value)
        if let known = Unicode.Scalar(value) { current.text.unicodeScalars.append(known) }
        length += value > 0xFFFF ? 2 : 1
      }
    }
    return cases
  }

  /// A line of BidiCharacterTest.txt.
  struct BidiCase {
    var line: Int
    var scalars: [UInt32] = []
    /// 0 left to right, 1 right to left, 2 from the first strong character.
    var direction = 0
    var paragraphLevel = 0
    /// nil for characters that rule X9 removes.
    var levels: [UInt8?] = []
    /// Indices of the characters that are left, from left to right.
    var order: [Int] = []

    var text: String { String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))) }
  }

  /// Reads lines of five fields: characters, direction, paragraph level, levels, visual order.
  static func forEachBidiCase(_ body: (BidiCase) -> Void) throws {
    var current = BidiCase(line: 1)
    var field = 0
    var number: UInt32?
    var isComment = false
    func finishNumber() {
      guard let value = number else { return }
      number = nil
      switch field {
      case 0: current.scalars.append(value)
      case 1: current.direction = Int(value)
      case 2: current.paragraphLevel = Int(value)
      case 3: current.levels.append(UInt8(value))
      default: current.order.append(Int(value))
      }
    }
    for byte in try bytes(bidiCharacterTest) {
      switch byte {
      case 0x0A:
        finishNumber()
        if field == 4 { body(current) }
        current = BidiCase(line: current.line + 1)
        field = 0
        isComment = false
      case _ where isComment: continue
      case UInt8(ascii: "#"): isComment = true
      case UInt8(ascii: ";"):
        finishNumber()
        field += 1
      case UInt8(ascii: "x"): current.levels.append(nil)
      default:
        if let digit = hexDigit(byte) {
          number = (number ?? 0) * (field == 0 ? 16 : 10) + digit
        } else {
          finishNumber()
        }
      }
    }
  }

  static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
