/// Takes Objective-C source apart into tokens, in one pass.
struct ObjectiveCLexer {
  private var result: ObjectiveCTokens
  private let bytes: [UInt8]
  private let count: Int
  private var position = 0
  private var line = 1
  /// Whether only blanks stand before the position on its line.
  private var isLineStart = true
  private var conditions = PreprocessorConditions()
  private var braces = 0
  /// The bodies of macros, whose tokens come after those of the file.
  private var definitions:
    [(name: String, parameters: [String]?, start: Int, end: Int, line: Int)] =
      []

  /// The tokens of a file.
  static func tokens(of text: String) -> ObjectiveCTokens {
    var lexer = ObjectiveCLexer(Array(text.utf8))
    lexer.run(until: lexer.count, isMacro: false)
    lexer.result.fileCount = lexer.result.tokens.count
    lexer.result.pair(0..<lexer.result.fileCount, reportsFaults: true)
    lexer.macros()
    return lexer.result
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    result = ObjectiveCTokens(bytes: bytes)
    count = bytes.count
  }

  private mutating func macros() {
    for definition in definitions {
      let first = result.tokens.count
      position = definition.start
      line = definition.line
      run(until: definition.end, isMacro: true)
      let body = first..<result.tokens.count
      result.pair(body, reportsFaults: false)
      result.macros.append(
        ObjectiveCMacro(
          name: definition.name, parameters: definition.parameters, body: body,
          line: definition.line))
    }
  }

  // MARK: Tokens

  private mutating func run(until end: Int, isMacro: Bool) {
    while position < end {
      let byte = bytes[position]
      switch byte {
      case 0x0A:
        line += 1
        position += 1
        isLineStart = true
        continue
      case 0x20, 0x09, 0x0D: position += 1
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): lineComment(until: end)
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): blockComment(until: end)
      case UInt8(ascii: "#") where isLineStart && !isMacro: directive()
      default:
        isLineStart = false
        if conditions.isSkipped, !isMacro {
          skipped(byte, until: end)
        } else {
          token(byte, until: end)
        }
      }
    }
  }

  private func peek(_ offset: Int) -> UInt8 {
    position + offset < count ? bytes[position + offset] : 0
  }

  /// What a condition leaves out; a quote may hold the signs of a comment.
  private mutating func skipped(_ byte: UInt8, until end: Int) {
    if byte == UInt8(ascii: "\"") {
      _ = quoted(byte, until: end)
    } else {
      position += 1
    }
  }

  private mutating func token(_ byte: UInt8, until end: Int) {
    let start = position
    switch byte {
    case UInt8(ascii: "\""): string(.plainString, until: end)
    case UInt8(ascii: "'"):
      let range = quoted(byte, until: end)
      add(.character, range.lowerBound, range.upperBound)
    case UInt8(ascii: "@"):
      position += 1
      if peek(0) == UInt8(ascii: "\"") {
        string(.string, until: end)
      } else if Self.isLetter(peek(0)) {
        word(until: end)
        add(.keyword, start + 1, position)
      } else {
        add(.sign, start, position)
      }
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      number(until: end)
      add(.number, start, position)
    case UInt8(ascii: ".") where (0x30...0x39).contains(peek(1)):
      number(until: end)
      add(.number, start, position)
    default:
      if Self.isLetter(byte) {
        word(until: end)
        add(.identifier, start, position)
      } else {
        if byte == UInt8(ascii: "{") { braces += 1 }
        if byte == UInt8(ascii: "}") { braces -= 1 }
        position += signLength(byte)
        position = min(position, end)
        add(.sign, start, position)
      }
    }
  }

  private mutating func add(_ kind: ObjectiveCToken.Kind, _ start: Int, _ end: Int) {
    result.tokens.append(ObjectiveCToken(kind: kind, start: start, end: end, line: line))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func word(until end: Int) {
    while position < end,
      Self.isLetter(bytes[position]) || (0x30...0x39).contains(bytes[position])
    {
      position += 1
    }
  }

  private mutating func number(until end: Int) {
    while position < end {
      let byte = bytes[position]
      let isSign =
        (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
        && (bytes[position - 1] | 0x20) == UInt8(ascii: "e")
      guard
        Self.isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") || isSign
      else { return }
      position += 1
    }
  }

  private func signLength(_ byte: UInt8) -> Int {
    let next = peek(1)
    switch (byte, next) {
    case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")),
      (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: ">"), UInt8(ascii: "=")),
      (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")),
      (UInt8(ascii: "+"), UInt8(ascii: "+")), (UInt8(ascii: "-"), UInt8(ascii: "-")),
      (UInt8(ascii: "+"), UInt8(ascii: "=")), (UInt8(ascii: "-"), UInt8(ascii: "=")),
      (UInt8(ascii: "*"), UInt8(ascii: "=")), (UInt8(ascii: "/"), UInt8(ascii: "=")),
      (UInt8(ascii: "|"), UInt8(ascii: "=")), (UInt8(ascii: "&"), UInt8(ascii: "=")),
      (UInt8(ascii: "-"), UInt8(ascii: ">")), (UInt8(ascii: ":"), UInt8(ascii: ":")),
      (UInt8(ascii: "<"), UInt8(ascii: "<")):
      // `:` stands alone where a message has an argument without a name.
      return byte == UInt8(ascii: ":") ? 1 : 2
    default: return 1
    }
  }

  private mutating func string(_ kind: ObjectiveCToken.Kind, until end: Int) {
    let range = quoted(UInt8(ascii: "\""), until: end)
    add(kind, range.lowerBound, range.upperBound)
  }

  /// What stands between quotes; a string without an end goes as far as its line.
  private mutating func quoted(_ quote: UInt8, until end: Int) -> Range<Int> {
    position += 1
    let start = position
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\"), position + 1 < end {
        if bytes[position + 1] == 0x0A { line += 1 }
        position += 2
        continue
      }
      if byte == quote {
        position += 1
        return start..<position - 1
      }
      if byte == 0x0A { break }
      position += 1
    }
    position = min(position, end)
    result.faultLines.append(line)
    return start..<position
  }

  // MARK: Comments

  private mutating func lineComment(until end: Int) {
    let start = position + 2
    while position < end, bytes[position] != 0x0A { position += 1 }
    let comment = bytes[min(start, position)..<position]
    guard comment.contains(UInt8(ascii: ":")) else { return }
    let text = String(decoding: comment, as: UTF8.self)
    if text.contains("typefit:") { result.markers.append((line, text.trimmed)) }
  }

  private mutating func blockComment(until end: Int) {
    let first = line
    position += 2
    while position < end {
      if bytes[position] == 0x0A { line += 1 }
      if bytes[position] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    result.faultLines.append(first)
  }

  // MARK: Directives

  private mutating func directive() {
    let first = line
    position += 1
    let start = position
    // A backslash at its end makes the line go on.
    while position < count, bytes[position] != 0x0A || isContinued(position) {
      if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        // A comment may go on behind the line.
        blockComment(until: count)
        continue
      }
      if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        while position < count, bytes[position] != 0x0A || isContinued(position) {
          if bytes[position] == 0x0A { line += 1 }
          position += 1
        }
        break
      }
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }
    var word = start
    while word < position, bytes[word] == 0x20 || bytes[word] == 0x09 { word += 1 }
    var end = word
    while end < position, Self.isLetter(bytes[end]) { end += 1 }
    let name = String(decoding: bytes[word..<end], as: UTF8.self)
    if name == "define" {
      if !conditions.isSkipped { define(from: end, to: position, line: first) }
      return
    }
    guard !["pragma", "error", "warning", "undef"].contains(name) else { return }
    let rest = String(decoding: bytes[end..<position], as: UTF8.self).trimmed
    if name == "import" || name == "include" {
      let module = rest.dropFirst().split { "/>\"".contains($0) }.first
      if rest.hasPrefix("<"), let module { result.imports.append(String(module)) }
    } else {
      conditions.read(name, rest, braces: braces)
    }
  }

  private func isContinued(_ newline: Int) -> Bool {
    var index = newline - 1
    if index >= 0, bytes[index] == 0x0D { index -= 1 }
    return index >= 0 && bytes[index] == UInt8(ascii: "\\")
  }

  /// `NAME body` or `NAME(a, b) body`.
  private mutating func define(from start: Int, to end: Int, line: Int) {
    var index = start
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    let first = index
    while index < end, Self.isLetter(bytes[index]) || (0x30...0x39).contains(bytes[index]) {
      index += 1
    }
    guard index > first else { return }
    let name = String(decoding: bytes[first..<index], as: UTF8.self)
    var parameters: [String]?
    if index < end, bytes[index] == UInt8(ascii: "(") {
      guard let close = bytes[index..<end].firstIndex(of: UInt8(ascii: ")")) else { return }
      parameters = bytes[index + 1..<close].split(separator: UInt8(ascii: ",")).map {
        String(decoding: $0, as: UTF8.self).trimmed
      }
      index = close + 1
    }
    // Longer ones are no texts.
    guard index < end, end - index < 2000 else { return }
    definitions.append((name, parameters, index, end, line))
  }
}
