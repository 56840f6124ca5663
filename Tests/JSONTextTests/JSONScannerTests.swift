import Testing

@testable import JSONText

@Suite("JSONScanner")
struct JSONScannerTests {
  @Test(
    "Strings keep every character",
    arguments: [
      (#""a\"\\\/\n\t\r\b\f""#, "a\"\\/\n\t\r\u{8}\u{C}"),
      (#""\u00e9\u0041""#, "éA"),
      (#""\ud83d\udc4d""#, "👍"),
      (#""\ud83dx""#, "\u{FFFD}x"),
      (#""\udc4d""#, "\u{FFFD}"),
      (#""日本""#, "日本"),
      ("\"\"", ""),
    ])
  func strings(source: String, expected: String) throws {
    #expect(try JSONScanner.scan(source).string == expected)
  }

  @Test("Values of every kind are read")
  func values() throws {
    let value = try JSONScanner.scan(#" {"a": [1, -2.5e1, true, false, null, {}], "b": []} "#)
    #expect(
      value.kind
        == .object([
          JSONMember(
            name: "a", line: 1,
            value: list([
              .number("1"), .number("-2.5e1"), .bool(true), .bool(false), .null, .object([]),
            ])),
          JSONMember(name: "b", line: 1, value: list([])),
        ]))
    #expect(value["b"] == list([]))
    #expect(value["c"] == nil)
  }

  private func list(_ kinds: [JSONValue.Kind]) -> JSONValue {
    JSONValue(kind: .array(kinds.map { JSONValue(kind: $0, line: 1) }), line: 1)
  }

  @Test(arguments: [("0", 0), ("-25", -25), ("-2.5e1", -25), ("1E-2", 0.01), ("1e999", .infinity)])
  func numbersAreReadAsDoubles(source: String, expected: Double) throws {
    #expect(try JSONScanner.scan(source).number == expected)
  }

  @Test(
    "What is not JSON is refused",
    arguments: [
      "", "{", "[1,]", "{\"a\" 1}", "{\"a\":1,}", "tru", "nul", "+1", ".5", "1 2", "\"a", "'a'",
      "\"\\u12g4\"", "\"\u{1}\"", "--1", "01", "1.", "-", "1e", "[,]", "{,}", "// a\n1", "/**/1",
    ])
  func refused(source: String) {
    #expect(throws: JSONFault.self) { try JSONScanner.scan(source) }
  }

  @Test(
    "A fault names its place, what was expected and what was found",
    arguments: [
      ("{\n  \"a\": maybe }", 2, 8, "expected a value for \"a\", found 'maybe'"),
      ("[1,\r\n2,\r3 x]", 3, 3, "expected ',' or ']' in the list, found 'x'"),
      ("{\n\"a\": 1", 2, 7, "found the end of the text; the object opened on line 1 is not closed"),
      ("{\"a\": 1", 1, 8, "found the end of the text; the object is not closed"),
      ("{\"a\": 01}", 1, 7, "expected a number as JSON writes it, found '0'"),
      ("[\n\n", 3, 1, "expected a value, found the end of the text; the list opened on line 1"),
      ("[\"a\n\"]", 1, 4, "not closed on its line, found the end of the line"),
      ("\"a\tb\"", 1, 3, "escapes such as \\t, found a tab"),
      ("\"\\q\"", 1, 3, "after the backslash, found an unknown escape"),
      ("{} {}", 1, 4, "expected the end of the text, found '{', unexpected text after the end"),
      ("{\n=======\n}", 2, 1, "merge conflict"),
    ] as [(String, Int, Int, String)])
  func faults(source: String, line: Int, column: Int, message: String) throws {
    let fault = try #require(throws: JSONFault.self) { try JSONScanner.scan(source) }
    #expect(fault.line == line)
    #expect(fault.column == column)
    #expect(fault.message.contains(message), "\(fault)")
    #expect(fault.reason == .syntax)
  }

  @Test(
    "Values and names know their line, whatever ends the lines", arguments: ["\n", "\r", "\r\n"])
  func lines(lineEnd: String) throws {
    let source = ["{", "\"a\":", "[1,", "", "{\"b\": 2}]", "}"].joined(separator: lineEnd)
    let root = try JSONScanner.scan(source)
    let member = try #require(root.members?.first)
    #expect(root.line == 1)
    #expect(member.line == 2)
    #expect(member.value.line == 3)
    guard case .array(let values) = member.value.kind else {
      Issue.record("no list")
      return
    }
    #expect(values.map(\.line) == [3, 5])
    #expect(values.last?.members?.map(\.line) == [5])
  }

  @Test func emptyTextHasItsOwnReason() {
    for source in ["", " \n"] {
      let fault = #expect(throws: JSONFault.self) { try JSONScanner.scan(source) }
      #expect(fault?.reason == .empty)
    }
  }

  @Test func nestingIsLimited() throws {
    let deepest = JSONScanner.maximumDepth
    let fine =
      String(repeating: "[", count: deepest) + String(repeating: "]", count: deepest)
    #expect(throws: Never.self) { try JSONScanner.scan(fine) }
    for opening in ["[", "{\"a\":"] {
      let source = String(repeating: opening, count: 100_000)
      let fault = #expect(throws: JSONFault.self) { try JSONScanner.scan(source) }
      #expect(fault?.reason == .nesting)
      #expect(fault?.column == deepest * opening.utf8.count + 1)
    }
  }

  @Test func illFormedTextIsAFaultAtItsFirstByte() {
    withScanner(Array("[\n\"a".utf8) + [0xFF] + Array("\"]".utf8)) { scanner in
      let fault = #expect(throws: JSONFault.self) { try scanner.scan() }
      #expect(fault?.reason == .encoding)
      #expect(fault?.line == 2)
      #expect(fault?.column == 3)
    }
  }

  @Test func repeatedMembersAndHalfSurrogatesAreRemarks() {
    withScanner(Array("{\"a\": 1,\n\"b\": \"\\ud83d\",\n\"a\": 2}".utf8)) { scanner in
      let root = try? scanner.scan()
      #expect(root?.members?.map(\.name) == ["b", "a"])
      #expect(root?["a"]?.number == 2)
      #expect(scanner.remarks.map(\.reason) == [.halfSurrogate, .repeatedName("a")])
      #expect(scanner.remarks.map(\.line) == [2, 3])
    }
  }

  @Test func canonicallyEqualNamesAreDifferentMembers() throws {
    #expect(try JSONScanner.scan("{\"\\u00e9\": 1, \"e\\u0301\": 2}").members?.count == 2)
  }

  // MARK: Member by member

  @Test func membersComeWithTheirBytes() throws {
    let source = Array(#" {"id": [1, "é"] , "n":-1.50, "id": null} "#.utf8)
    var received: [String] = []
    try withScanner(source) { scanner in
      try scanner.scanMembers { member, range in
        received.append("\(member.name)=\(String(decoding: source[range], as: UTF8.self))")
      }
    }
    #expect(received == [#"id=[1, "é"]"#, "n=-1.50", "id=null"])
  }

  @Test(
    arguments: [
      (Array("{\"id\": 7, \"a\": }".utf8), .syntax, 16),
      (Array("{\"id\": 7} 8".utf8), .syntax, 11),
      (Array("{\"id\": 7, \"a\": \"".utf8) + [0xE2, 0x82, 0x22, 0x7D], .encoding, 17),
      (Array("{\"id\": 7, \"a".utf8) + [0xFF, 0x22], .encoding, 13),
    ] as [([UInt8], JSONFault.Reason, Int)])
  func membersBeforeAFaultAreKept(source: [UInt8], reason: JSONFault.Reason, column: Int) {
    var received: [String] = []
    withScanner(source) { scanner in
      let fault = #expect(throws: JSONFault.self) {
        try scanner.scanMembers { member, _ in received.append(member.name) }
      }
      #expect(fault?.reason == reason)
      #expect(fault?.column == column)
    }
    #expect(received == ["id"])
  }

  @Test(arguments: ["", "[]", "7", "// {}"])
  func onlyAnObjectHasMembers(source: String) {
    withScanner(Array(source.utf8)) { scanner in
      let fault = #expect(throws: JSONFault.self) { try scanner.scanMembers { _, _ in } }
      #expect(fault?.reason == .noObject)
    }
  }

  @Test(
    "Members of a member are handed over one by one",
    arguments: [
      (#"{"a":1,"b":{"c":2,"d":{}},"e":3}"#, ["c", "d"], true),
      (#"{"b":{"c":2},"a":1}"#, [], true),
      (#"{"a":1,"b":[2]}"#, [], true),
      (#"{"a":1,"b":{"c":2,"c":3}}"#, ["c", "c"], false),
      (#"{"a":1,"b":{"c":2},"b":{"d":3}}"#, ["c", "d"], false),
      (#"[1]"#, [], true),
    ])
  func streaming(source: String, handedOver: [String], isComplete: Bool) throws {
    var names: [String] = []
    let read = try Array(source.utf8).withUnsafeBufferPointer { bytes throws(JSONFault) in
      var scanner = JSONScanner(bytes)
      return try scanner.scan(
        streaming: "b", begin: { members in members.map(\.name).contains("a") },
        receive: { names.append($0.name) })
    }
    #expect(names == handedOver)
    #expect(read.isComplete == isComplete)
    if handedOver.isEmpty { #expect(read.value == (try JSONScanner.scan(source))) }
  }
}

/// Runs a body with a scanner over bytes.
func withScanner<Result>(
  _ bytes: [UInt8], syntax: JSONSyntax = [], _ body: (inout JSONScanner) throws -> Result
) rethrows -> Result {
  try bytes.withUnsafeBufferPointer { bytes in
    var scanner = JSONScanner(bytes, syntax: syntax)
    return try body(&scanner)
  }
}
