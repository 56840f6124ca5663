/// Reads the old property-list syntax of `.strings` files: `"key" = "value";`.
///
/// It follows the open-source reader of CoreFoundation (swift-corelibs-foundation,
/// CFOldStylePList.c): which characters an unquoted word may hold, what counts as space, which
/// escapes there are, and which mistakes end the reading with an error and which without.
struct StringsParser {
  /// The entries read so far.
  private(set) var entries: [StringsEntry] = []
  /// What is odd but readable.
  private(set) var remarks: [(line: Int, message: String)] = []

  private var scanner: StringsScanner
  /// The line the entry before ended on; a comment behind it on that line belongs to it.
  private var lastEntryEnd = 0
  private var comments: [StringsScanner.Comment] = []
  /// Where the last key was read, and what it is, while its entry is not finished.
  private var openEntry: (key: String, end: StringsScanner)?

  private static let maximumDepth = 50

  /// - Parameter skipsFirstCharacter: whether the first character is left out, as Foundation does
  ///   in UTF-16 without a byte-order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>, skipsFirstCharacter: Bool = false) {
    scanner = StringsScanner(bytes)
    if skipsFirstCharacter { scanner.skipCharacter() }
  }

  /// Reads all entries; ``entries`` holds those before a mistake, also where nothing is loaded.
  mutating func parse() -> StringsEnding {
    do throws(StringsFault) {
      skip()
      guard !scanner.isAtEnd else { return end() }
      if scanner.take(UInt8(ascii: "{")) {
        try dictionary()
        return .complete
      }
      // The first word is read as a value of its own, where every mistake is an error.
      try entry()
      skip()
      while !scanner.isAtEnd {
        guard canBeginKey else { return .cut(keyFault()) }
        do throws(StringsFault) {
          openEntry = nil
          try entry()
        } catch {
          // A key that is not closed looks like the end of the entries.
          return openEntry == nil ? .cut(error) : .rejected(error)
        }
        skip()
      }
      return end()
    } catch {
      return .rejected(error)
    }
  }

  private func end() -> StringsEnding {
    scanner.unclosedComment == nil ? .complete : .cut(scanner.fault(""))
  }

  private mutating func dictionary() throws(StringsFault) {
    skip()
    while !scanner.take(UInt8(ascii: "}")) {
      guard canBeginKey else { throw scanner.fault("expected a key or '}'") }
      try entry()
      skip()
    }
    skip()
    guard scanner.isAtEnd else { throw scanner.fault("expected the end of the file after '}'") }
  }

  /// The keys that stand behind a mistake, where more than one way of reading them is tried.
  ///
  /// Only keys in quotation marks or with a value count: behind a mistake there may be prose.
  mutating func keysAfterMistake() -> [String] {
    var keys: [String] = []
    if let openEntry {
      keys.append(openEntry.key)
      scanner = openEntry.end
      scanner.skipLine()
    } else if let line = scanner.unclosedComment {
      scanner.reopen(atLine: line)
    } else {
      scanner.skipCharacter()
    }
    let known = entries.count
    while !scanner.isAtEnd {
      skip()
      let mark = scanner
      openEntry = nil
      do throws(StringsFault) {
        guard canBeginKey else { throw keyFault() }
        let isQuoted = !StringsScanner.isWordByte(scanner.current ?? 0)
        try entry()
        if let last = entries.last, isQuoted || last.value != last.key { keys.append(last.key) }
      } catch {
        scanner = mark
        scanner.skipLine()
      }
    }
    entries.removeSubrange(known...)
    return keys
  }

  private var canBeginKey: Bool {
    guard let byte = scanner.current else { return false }
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
      || StringsScanner.isWordByte(byte)
  }

  private mutating func entry() throws(StringsFault) {
    let line = scanner.line
    let comment = takeComment()
    openEntry = nil
    let key = try word(as: "a key")
    openEntry = (key.text, scanner)
    skip()
    if scanner.take(UInt8(ascii: ";")) {
      append(key: key, value: key, comment: comment, line: line)
      return
    }
    guard scanner.take(UInt8(ascii: "=")) else {
      throw scanner.fault("expected '=' or ';' after the key \"\(Self.short(key.text))\"")
    }
    skip()
    var value: StringsScanner.Word?
    let valueLine = scanner.line
    if let opening = scanner.current, "{(<".utf8.contains(opening) {
      try skipOther(depth: 0)
      remarks.append(
        (
          valueLine,
          "expected a text as the value of \"\(Self.short(key.text))\", found"
            + " '\(Character(Unicode.Scalar(opening)))'"
        ))
    } else {
      value = try word(as: "a value for \"\(Self.short(key.text))\"")
    }
    let end = scanner.line
    skip()
    guard scanner.take(UInt8(ascii: ";")) else {
      // The line to mend is the one where the sign is missing, not the one of the next key.
      var fault = scanner.fault("expected ';' after the value of \"\(Self.short(key.text))\"")
      if scanner.unclosedComment == nil { fault.line = end }
      if valueLine < end { fault.message += "; the value begins on line \(valueLine)" }
      if let next = scanner.current, scanner.line == end, Self.isLetter(next) {
        fault.message += "; a quotation mark inside a text is written \\\""
      }
      throw fault
    }
    openEntry = nil
    if let value { append(key: key, value: value, comment: comment, line: line) }
  }

  private mutating func append(
    key: StringsScanner.Word, value: StringsScanner.Word, comment: String?, line: Int
  ) {
    lastEntryEnd = scanner.line
    comments = []
    if key.hasLoneSurrogate || value.hasLoneSurrogate {
      remarks.append((line, "expected both halves of a surrogate pair after \\U, found one"))
    }
    entries.append(StringsEntry(key: key.text, value: value.text, comment: comment, line: line))
  }

  // MARK: Comments

  /// Skips space and keeps the comments in it.
  private mutating func skip() {
    while let comment = scanner.skipSpaceAndComment() {
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
    default: throw keyFault(expected)
    }
  }

  private func keyFault(_ expected: String = "a key") -> StringsFault {
    var fault = scanner.fault("expected \(expected)")
    if scanner.isAtTypographicQuote {
      fault.message += "; only straight quotation marks can enclose a text"
    }
    return fault
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
      skip()
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
