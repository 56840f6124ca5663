import Foundation

/// Reads the old property-list syntax of `.strings` files: `"key" = "value";`.
///
/// It follows the open-source reader of CoreFoundation (swift-corelibs-foundation,
/// CFOldStylePList.c): which characters an unquoted word may hold, what counts as space, and which
/// escapes there are.
struct StringsParser {
  /// The entries read so far.
  private(set) var entries: [StringsEntry] = []
  /// What is odd but readable.
  private(set) var remarks: [(line: Int, message: String, isFatal: Bool)] = []
  /// The line where the entry begins that is being read; `Int.max` between entries.
  private(set) var entryLine = Int.max

  private var scanner: StringsScanner
  /// The line the entry before ended on; a comment behind it on that line belongs to it.
  private var lastEntryEnd = 0
  private var comments: [StringsScanner.Comment] = []

  private static let maximumDepth = 50

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = StringsScanner(bytes)
  }

  /// Reads all entries; after an error ``entries`` holds those before the mistake.
  mutating func parse() throws(StringsFault) {
    try skip()
    let hasBraces = scanner.take(UInt8(ascii: "{"))
    if hasBraces { try skip() }
    while !scanner.isAtEnd {
      entryLine = scanner.line
      if hasBraces, scanner.take(UInt8(ascii: "}")) {
        try skip()
        guard scanner.isAtEnd else { throw scanner.fault("expected the end of the file after '}'") }
        return
      }
      try entry()
      // A mistake from here on is after the entry, not in it.
      entryLine = Int.max
      try skip()
    }
    if hasBraces { throw scanner.fault("expected '}' to match the '{' at the beginning") }
  }

  private mutating func entry() throws(StringsFault) {
    let line = scanner.line
    let comment = takeComment()
    let key = try word(as: "a key")
    try skip()
    if scanner.take(UInt8(ascii: ";")) {
      append(key: key, value: key, comment: comment, line: line)
      return
    }
    guard scanner.take(UInt8(ascii: "=")) else {
      throw scanner.fault("expected '=' or ';' after the key \"\(Self.short(key.text))\"")
    }
    try skip()
    var value: StringsScanner.Word?
    let valueLine = scanner.line
    if let opening = scanner.current, "{(<".utf8.contains(opening) {
      try skipOther(depth: 0)
      remarks.append(
        (
          valueLine,
          "expected a text as the value of \"\(Self.short(key.text))\", found"
            + " '\(Character(Unicode.Scalar(opening)))'", false
        ))
    } else {
      value = try word(as: "a value for \"\(Self.short(key.text))\"")
    }
    let end = scanner.line
    try skip()
    guard scanner.take(UInt8(ascii: ";")) else {
      // The line to mend is the one where the sign is missing, not the one of the next key.
      var fault = scanner.fault("expected ';' after the value of \"\(Self.short(key.text))\"")
      fault.line = end
      if valueLine < end { fault.message += "; the value begins on line \(valueLine)" }
      if let next = scanner.current, scanner.line == end, Self.isLetter(next) {
        fault.message += "; a quotation mark inside a text is written \\\""
      }
      throw fault
    }
    if let value { append(key: key, value: value, comment: comment, line: line) }
  }

  private mutating func append(
    key: StringsScanner.Word, value: StringsScanner.Word, comment: String?, line: Int
  ) {
    lastEntryEnd = scanner.line
    comments = []
    for word in [key, value] where word.isIllFormed {
      remarks.append(
        (
          line,
          "expected UTF-8, found other bytes in \"\(Self.short(word.text))\";"
            + " the entry was not read", true
        ))
      return
    }
    if key.hasLoneSurrogate || value.hasLoneSurrogate {
      remarks.append(
        (line, "expected both halves of a surrogate pair after \\U, found one", false))
    }
    entries.append(StringsEntry(key: key.text, value: value.text, comment: comment, line: line))
  }

  // MARK: Comments

  /// Skips space and keeps the comments in it.
  private mutating func skip() throws(StringsFault) {
    while let comment = try scanner.skipSpaceAndComment() {
      comments.append(comment)
      // A comment behind an entry, with nothing more on its line, speaks of that entry.
      if comment.line == lastEntryEnd, scanner.isAtLineEnd, !entries.isEmpty {
        comments.removeLast()
        let last = entries.count - 1
        entries[last].comment =
          entries[last].comment.map { $0 + "\n" + comment.text } ?? comment.text
      }
    }
  }

  /// The comments right before an entry: the last ones that no blank line parts from each other.
  private mutating func takeComment() -> String? {
    defer { comments = [] }
    var first = comments.count
    while first > 0 {
      if first < comments.count, comments[first].line - comments[first - 1].endLine > 1 { break }
      first -= 1
    }
    let texts = comments[first...].map(\.text).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  // MARK: Values

  private mutating func word(as expected: String) throws(StringsFault) -> StringsScanner.Word {
    switch scanner.current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try scanner.quoted()
    case let byte? where StringsScanner.isWordByte(byte): return scanner.unquoted()
    default:
      var fault = scanner.fault("expected \(expected)")
      if scanner.isAtTypographicQuote {
        fault.message += "; only straight quotation marks can enclose a text"
      }
      throw fault
    }
  }

  /// Skips a dictionary, a list or data: property lists may hold them, tables of texts do not.
  private mutating func skipOther(depth: Int) throws(StringsFault) {
    guard depth < Self.maximumDepth else {
      throw scanner.fault("expected at most \(Self.maximumDepth) levels of nesting")
    }
    if scanner.take(UInt8(ascii: "<")) {
      while let byte = scanner.current, byte != UInt8(ascii: ">") { scanner.advance(over: byte) }
      guard scanner.take(UInt8(ascii: ">")) else { throw scanner.fault("expected '>'") }
      return
    }
    let isList = scanner.take(UInt8(ascii: "("))
    if !isList { _ = scanner.take(UInt8(ascii: "{")) }
    let closing = isList ? UInt8(ascii: ")") : UInt8(ascii: "}")
    while true {
      try skip()
      if scanner.take(closing) { return }
      switch scanner.current {
      case nil: throw scanner.fault("expected '\(Character(Unicode.Scalar(closing)))'")
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): try skipOther(depth: depth + 1)
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
        scanner.advance(over: UInt8(ascii: ","))
      default: _ = try word(as: "a value")
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return byte >= 0x80 || character.isLetter || character.isNumber
  }

  private static func short(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }
}
