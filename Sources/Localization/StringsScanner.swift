import Foundation
import JSONText

/// Reads the tokens of the old property-list syntax and counts lines.
struct StringsScanner {
  /// A quoted or unquoted word.
  struct Word {
    /// The text, escapes resolved.
    var text: String
    /// Whether an escape names half of a surrogate pair.
    var hasLoneSurrogate = false
  }

  /// A comment.
  struct Comment {
    /// The text without its signs and the space around it.
    var text: String
    /// The first line.
    var line: Int
    /// The last line.
    var endLine: Int
  }

  /// The line of the next byte, counted from 1.
  private(set) var line = 1
  /// The line of a comment that is not closed; what follows it is not read.
  private(set) var unclosedComment: Int?

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  // MARK: Bytes

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte to read next; nil at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Goes on by one byte and counts the line it ends.
  mutating func advance(over byte: UInt8) {
    if byte == 0x0A
      || (byte == 0x0D && !(position + 1 < bytes.count && bytes[position + 1] == 0x0A))
    {
      line += 1
    }
    position += 1
  }

  func fault(_ expected: String) -> StringsFault {
    var message = "\(expected), found \(SourceLines.found(at: position, in: bytes))"
    if SourceLines.isConflictMarker(at: position, in: bytes) {
      message += "; a merge conflict was left in the file"
    }
    if let unclosedComment {
      return StringsFault(
        line: unclosedComment,
        message: "expected \"*/\" to close the comment that begins here, found none")
    }
    return StringsFault(
      line: line, message: message,
      isConflict: SourceLines.isConflictMarker(at: position, in: bytes))
  }

  /// Goes to the beginning of the next line.
  mutating func skipLine() {
    while let byte = current {
      advance(over: byte)
      if byte == 0x0A || (byte == 0x0D && current != 0x0A) { return }
    }
  }

  /// Goes back into a comment that is not closed.
  mutating func reopen(atLine first: Int) {
    self = StringsScanner(bytes)
    while line < first, !isAtEnd { skipLine() }
    while let byte = current, byte != UInt8(ascii: "*") { advance(over: byte) }
    skipCharacter()
  }

  /// Leaves out the first character.
  mutating func skipCharacter() {
    guard let first = current else { return }
    advance(over: first)
    while let byte = current, byte & 0xC0 == 0x80 { position += 1 }
  }

  /// Whether the rest of the line is empty.
  var isAtLineEnd: Bool {
    var index = position
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index >= bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D
  }

  var isAtTypographicQuote: Bool {
    // U+2018 to U+201F.
    position + 2 < bytes.count && bytes[position] == 0xE2 && bytes[position + 1] == 0x80
      && (0x98...0x9F).contains(bytes[position + 2])
  }

  // MARK: Space and comments

  /// Skips space up to the end of the next comment, which it returns, or up to something else.
  mutating func skipSpaceAndComment() -> Comment? {
    while let byte = current {
      switch byte {
      case 0x09...0x0D, 0x20: advance(over: byte)
      case 0xE2 where isLineSeparator: position += 3
      case UInt8(ascii: "/"):
        guard position + 1 < bytes.count else { return nil }
        if bytes[position + 1] == UInt8(ascii: "/") { return lineComment() }
        if bytes[position + 1] == UInt8(ascii: "*") { return blockComment() }
        return nil
      default: return nil
      }
    }
    return nil
  }

  /// U+2028 and U+2029 are space; no other character outside of ASCII is.
  private var isLineSeparator: Bool {
    position + 2 < bytes.count && bytes[position + 1] == 0x80
      && (bytes[position + 2] == 0xA8 || bytes[position + 2] == 0xA9)
  }

  private mutating func lineComment() -> Comment {
    position += 2
    let start = position
    while let byte = current, byte != 0x0A, byte != 0x0D {
      if byte == 0xE2, isLineSeparator { break }
      position += 1
    }
    return Comment(text: trimmed(start..<position), line: line, endLine: line)
  }

  private mutating func blockComment() -> Comment? {
    let first = line
    position += 2
    let start = position
    while let byte = current {
      if byte == UInt8(ascii: "*"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "/")
      {
        let text = trimmed(start..<position)
        position += 2
        return Comment(text: text, line: first, endLine: line)
      }
      advance(over: byte)
    }
    unclosedComment = first
    return nil
  }

  private func trimmed(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // MARK: Words

  /// Whether a byte may stand in a word without quotation marks.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  mutating func unquoted() -> Word {
    let start = position
    while let byte = current, Self.isWordByte(byte) { position += 1 }
    return Word(text: String(decoding: bytes[start..<position], as: UTF8.self))
  }

  mutating func quoted() throws(StringsFault) -> Word {
    let opening = self
    let quote = bytes[position]
    position += 1
    let start = position
    while let byte = current {
      if byte == quote {
        let slice = UnsafeBufferPointer(rebasing: bytes[start..<position])
        position += 1
        return Word(text: String(decoding: slice, as: UTF8.self))
      }
      if byte == UInt8(ascii: "\\") {
        guard let word = escapedWord(from: start, until: quote) else { break }
        return word
      }
      advance(over: byte)
    }
    self = opening
    throw StringsFault(
      line: opening.line,
      message: "expected '\(Character(Unicode.Scalar(quote)))' at the end of the text that begins"
        + " on this line, found none up to the end of the file")
  }

  private mutating func escapedWord(from start: Int, until quote: UInt8) -> Word? {
    var text = StringsText(Array(bytes[start..<position]))
    while let byte = current {
      if byte == quote {
        position += 1
        return text.word
      }
      if byte == UInt8(ascii: "\\") {
        position += 1
        escape(into: &text)
      } else {
        text.append(byte)
        advance(over: byte)
      }
    }
    return nil
  }

  private mutating func escape(into text: inout StringsText) {
    guard let byte = current else { return }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var code = 0
      for _ in 0..<3 {
        guard let digit = current, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else {
          break
        }
        code = code << 3 | Int(digit - UInt8(ascii: "0"))
        position += 1
      }
      text.append(NextStepLatin.scalar(UInt8(truncatingIfNeeded: code)))
    case UInt8(ascii: "U"):
      position += 1
      var unit: UInt16 = 0
      for _ in 0..<4 {
        guard let digit = current, let value = Character(Unicode.Scalar(digit)).hexDigitValue else {
          break
        }
        unit = unit << 4 | UInt16(value)
        position += 1
      }
      text.append(unit: unit)
    default:
      text.append(Self.controls[byte] ?? byte)
      advance(over: byte)
    }
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    UInt8(ascii: "v"): 0x0B,
  ]
}

/// Puts a text together from bytes and UTF-16 escapes.
private struct StringsText {
  private var bytes: [UInt8]
  private var highSurrogate: UInt16?
  private var hasLoneSurrogate = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func append(_ byte: UInt8) {
    closeSurrogate()
    bytes.append(byte)
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    closeSurrogate()
    bytes.append(contentsOf: String(Character(scalar)).utf8)
  }

  mutating func append(unit: UInt16) {
    if let high = highSurrogate, UTF16.isTrailSurrogate(unit) {
      highSurrogate = nil
      let code = 0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
      if let scalar = Unicode.Scalar(code) { append(scalar) }
      return
    }
    closeSurrogate()
    if UTF16.isLeadSurrogate(unit) {
      highSurrogate = unit
    } else if let scalar = Unicode.Scalar(unit) {
      append(scalar)
    } else {
      replaceSurrogate()
    }
  }

  private mutating func closeSurrogate() {
    if highSurrogate != nil {
      highSurrogate = nil
      replaceSurrogate()
    }
  }

  private mutating func replaceSurrogate() {
    hasLoneSurrogate = true
    bytes.append(contentsOf: UTF8.encodedReplacementCharacter)
  }

  var word: StringsScanner.Word {
    var copy = self
    copy.closeSurrogate()
    return copy.bytes.withUnsafeBufferPointer { buffer in
      StringsScanner.Word(
        text: String(decoding: buffer, as: UTF8.self),
        hasLoneSurrogate: copy.hasLoneSurrogate)
    }
  }
}
