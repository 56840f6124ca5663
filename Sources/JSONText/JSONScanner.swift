/// A JSON reader that keeps line numbers (RFC 8259, and more where ``JSONSyntax`` allows it).
///
/// Foundation's readers tell neither the line of a value nor repeated members, and they need more
/// time for a short text than shaping it does.
public struct JSONScanner {
  /// What is odd but readable: repeated members, halves of surrogate pairs.
  public internal(set) var remarks: [JSONFault] = []

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  private let syntax: JSONSyntax
  private let textName: String
  private(set) var line = 1
  private var depth = 0
  /// Where the text stops being UTF-8; known only while ``scanMembers(_:)`` runs.
  private var illFormedOffset: Int?

  /// How deep objects and lists may stand in each other: deeper than any catalog or request needs,
  /// and shallow enough for the stack of a secondary thread.
  public static let maximumDepth = 200

  /// Prepares to read a text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte-order mark; they must outlive the scanner.
  ///   - syntax: what is accepted beyond strict JSON.
  ///   - textName: what messages call the whole text: "expected the end of the file".
  public init(
    _ bytes: UnsafeBufferPointer<UInt8>, syntax: JSONSyntax = [], textName: String = "file"
  ) {
    self.bytes = bytes
    self.syntax = syntax
    self.textName = textName
  }

  /// Reads a whole text as one value, without its remarks.
  public static func scan(
    _ text: String, syntax: JSONSyntax = [], textName: String = "text"
  ) throws(JSONFault) -> JSONValue {
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(JSONFault) in
      var scanner = JSONScanner(bytes, syntax: syntax, textName: textName)
      return try scanner.scan()
    }
  }

  /// Reads the whole text as one value.
  public mutating func scan() throws(JSONFault) -> JSONValue {
    if let offset = UTF8Check.firstFault(in: bytes) { throw encodingFault(at: offset) }
    try skipSpace()
    guard position < bytes.count else { throw fault("expected a value", reason: .empty) }
    let value = try value(of: nil, in: nil)
    try end()
    return value
  }

  /// Reads the whole text as one object and hands over each member as soon as it is read, with the
  /// bytes its value was written with.
  ///
  /// The members before a fault are handed over too, so that the text can be told by one of them.
  /// Repeated members of this object are all handed over, without a remark.
  public mutating func scanMembers(
    _ receive: (JSONMember, Range<Int>) -> Void
  ) throws(JSONFault) {
    illFormedOffset = UTF8Check.firstFault(in: bytes)
    defer { illFormedOffset = nil }
    try skipSpace()
    guard current == UInt8(ascii: "{") else {
      throw fault("expected an object", reason: .noObject)
    }
    try eachMember(receive)
    try end()
  }

  // MARK: Values

  private mutating func value(
    of name: String?, in open: (kind: String, line: Int)?
  ) throws(JSONFault) -> JSONValue {
    let start = line
    switch current {
    case UInt8(ascii: "{"): return JSONValue(kind: .object(try object()), line: start)
    case UInt8(ascii: "["): return JSONValue(kind: .array(try array()), line: start)
    case UInt8(ascii: "\""): return JSONValue(kind: .string(try string()), line: start)
    case UInt8(ascii: "t"):
      try word("true")
      return JSONValue(kind: .bool(true), line: start)
    case UInt8(ascii: "f"):
      try word("false")
      return JSONValue(kind: .bool(false), line: start)
    case UInt8(ascii: "n"):
      try word("null")
      return JSONValue(kind: .null, line: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(kind: .number(try number()), line: start)
    default:
      throw fault("expected a value" + (name.map { " for \"\($0)\"" } ?? ""), open: open)
    }
  }

  private mutating func object() throws(JSONFault) -> [JSONMember] {
    var members: [JSONMember] = []
    try eachMember { member, _ in members.append(member) }
    return withoutRepetitions(members)
  }

  /// - Parameter read: reads a value in its own way; nil for the usual one.
  @inline(__always)
  mutating func eachMember(
    reading read: (inout JSONScanner, String) throws(JSONFault) -> JSONValue? = { _, _ in nil },
    _ receive: (JSONMember, Range<Int>) -> Void
  ) throws(JSONFault) {
    let start = line
    try enter()
    defer { depth -= 1 }
    try skipSpace()
    if take(UInt8(ascii: "}")) { return }
    var expected = "'\"' or '}'"
    while true {
      guard current == UInt8(ascii: "\"") else {
        throw fault("expected \(expected)", open: ("object", start))
      }
      let nameLine = line
      let name = try string()
      try skipSpace()
      guard take(UInt8(ascii: ":")) else { throw fault("expected ':' after \"\(name)\"") }
      try skipSpace()
      let valueStart = position
      let value: JSONValue
      if let own = try read(&self, name) {
        value = own
      } else {
        value = try self.value(of: name, in: ("object", start))
      }
      if let illFormedOffset, illFormedOffset < position {
        throw encodingFault(at: illFormedOffset)
      }
      receive(JSONMember(name: name, line: nameLine, value: value), valueStart..<position)
      try skipSpace()
      if take(UInt8(ascii: ",")) {
        try skipSpace()
        if syntax.contains(.trailingCommas), take(UInt8(ascii: "}")) { return }
        expected = "'\"' and another member after the comma"
      } else if take(UInt8(ascii: "}")) {
        return
      } else {
        throw fault(
          "expected ',' or '}' after the value of \"\(name)\"", open: ("object", start))
      }
    }
  }

  private mutating func array() throws(JSONFault) -> [JSONValue] {
    let start = line
    try enter()
    defer { depth -= 1 }
    var values: [JSONValue] = []
    try skipSpace()
    if take(UInt8(ascii: "]")) { return values }
    while true {
      values.append(try value(of: nil, in: ("list", start)))
      try skipSpace()
      if take(UInt8(ascii: ",")) {
        try skipSpace()
        if syntax.contains(.trailingCommas), take(UInt8(ascii: "]")) { return values }
      } else if take(UInt8(ascii: "]")) {
        return values
      } else {
        throw fault("expected ',' or ']' in the list", open: ("list", start))
      }
    }
  }

  private mutating func enter() throws(JSONFault) {
    depth += 1
    if depth > Self.maximumDepth {
      throw fault(
        "expected at most \(Self.maximumDepth) levels of nesting",
        found: "a value \(depth) levels deep", reason: .nesting)
    }
    position += 1
  }

  mutating func end() throws(JSONFault) {
    try skipSpace()
    if position < bytes.count {
      throw fault(
        "expected the end of the \(textName)",
        found: found + ", unexpected text after the end of the value")
    }
  }

  /// The last of several members with one name counts, as in Foundation's readers.
  mutating func withoutRepetitions(_ members: [JSONMember]) -> [JSONMember] {
    if members.count < 12 {
      var isUnique = true
      for index in members.indices.dropFirst() {
        for other in 0..<index where members[other].name == members[index].name {
          isUnique = false
        }
      }
      if isUnique { return members }
    }
    var lastIndex: [[UInt8]: Int] = [:]
    lastIndex.reserveCapacity(members.count)
    for (index, member) in members.enumerated() {
      if let earlier = lastIndex.updateValue(index, forKey: Array(member.name.utf8)) {
        remarks.append(
          JSONFault(
            reason: .repeatedName(member.name), line: member.line, column: nil,
            message: "expected each name once, found \"\(member.name)\" again"
              + " (first on line \(members[earlier].line)); the last one counts",
            earlierLine: members[earlier].line))
      }
    }
    if lastIndex.count == members.count { return members }
    return lastIndex.values.sorted().map { members[$0] }
  }

  private mutating func word(_ word: StaticString) throws(JSONFault) {
    let length = word.utf8CodeUnitCount
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: length)
    guard bytes[position...].starts(with: expected) else {
      throw fault("expected true, false, null, a number, a string, '{' or '['")
    }
    position += length
  }

  private mutating func number() throws(JSONFault) -> String {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    let first = position
    skipDigits()
    if position == first || (bytes[first] == UInt8(ascii: "0") && position > first + 1) {
      position = first
      throw fault("expected a number as JSON writes it")
    }
    if take(UInt8(ascii: ".")) {
      let fraction = position
      skipDigits()
      if position == fraction { throw fault("expected a digit after the decimal point") }
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      let exponent = position
      skipDigits()
      if position == exponent { throw fault("expected a digit in the exponent") }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipDigits() {
    while current >= UInt8(ascii: "0"), current <= UInt8(ascii: "9") { position += 1 }
  }

  // MARK: Bytes

  /// The byte to read next; zero, which no JSON text holds outside of strings, at the end.
  var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  mutating func skipSpace() throws(JSONFault) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09: position += 1
      case 0x0A, 0x0D: skipLineEnd()
      case UInt8(ascii: "/") where syntax.contains(.comments): try skipComment()
      default: return
      }
    }
  }

  /// Skips one byte of a line end; only the last byte of `\r\n` counts.
  private mutating func skipLineEnd() {
    let isHalf =
      bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
    if !isHalf { line += 1 }
    position += 1
  }

  private mutating func skipComment() throws(JSONFault) {
    let start = (line: line, position: position)
    position += 1
    switch current {
    case UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
        position += 1
      }
    case UInt8(ascii: "*"):
      position += 1
      while position < bytes.count {
        let byte = bytes[position]
        if byte == 0x0A || byte == 0x0D {
          skipLineEnd()
          continue
        }
        position += 1
        if byte == UInt8(ascii: "*"), take(UInt8(ascii: "/")) { return }
      }
      // The line to look at is the one the comment begins on; the end of the text tells nothing.
      (line, position) = start
      throw fault(
        "expected '*/' after '/*'", found: "the end of the \(textName); the comment is not closed")
    default:
      throw fault("expected '/' or '*' after the '/' of a comment")
    }
  }

  // MARK: Faults

  private var found: String {
    var end = position
    while end < min(bytes.count, position + 20), isLetter(bytes[end]) { end += 1 }
    if end == position { return SourceLines.found(at: position, in: bytes, of: textName) }
    return "'" + String(decoding: bytes[position..<end], as: UTF8.self) + "'"
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// A fault at the byte to read next.
  ///
  /// - Parameter open: the object or list around it and the line that begins on.
  func fault(
    _ expected: String, found what: String? = nil, reason: JSONFault.Reason = .syntax,
    open: (kind: String, line: Int)? = nil
  ) -> JSONFault {
    if let illFormedOffset, illFormedOffset <= position {
      return encodingFault(at: illFormedOffset)
    }
    var message = "\(expected), found \(what ?? found)"
    if position >= bytes.count, let open {
      let place = open.line == line ? "" : " opened on line \(open.line)"
      message += "; the \(open.kind)\(place) is not closed"
    }
    if SourceLines.isConflictMarker(at: position, in: bytes) {
      message += "; a merge conflict was left in the file"
    }
    return fault(reason, message)
  }

  /// Notes something odd at the byte to read next.
  mutating func remark(_ reason: JSONFault.Reason, _ message: String) {
    remarks.append(fault(reason, message))
  }

  private func fault(_ reason: JSONFault.Reason, _ message: String) -> JSONFault {
    JSONFault(
      reason: reason, line: line, column: SourceLines.column(at: position, in: bytes),
      message: message)
  }

  func encodingFault(at offset: Int) -> JSONFault {
    JSONFault(
      reason: .encoding, line: SourceLines.line(at: offset, in: bytes),
      column: SourceLines.column(at: offset, in: bytes),
      message: "expected UTF-8, found bytes that are not valid UTF-8"
        + " (saved in another encoding?)")
  }
}
