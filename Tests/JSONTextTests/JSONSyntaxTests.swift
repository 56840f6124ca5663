import TestSupport
import Testing

@testable import JSONText

@Suite("JSONSyntax")
struct JSONSyntaxTests {
  private static let relaxed: JSONSyntax = [.comments, .trailingCommas]

  @Test(
    arguments: [
      "// first\n[1, 2]", "[1, /* one\n* / */ 2]// last", "/**/[/***/1/* // */,2]/* end */",
      "[1, // a comma, and \"quotes\"\r2]",
    ])
  func commentsStandWhereSpaceMay(source: String) throws {
    let plain = try JSONScanner.scan("[1, 2]")
    guard case .array(let expected) = plain.kind,
      case .array(let values) = try JSONScanner.scan(source, syntax: .comments).kind
    else {
      Issue.record("no list")
      return
    }
    #expect(values.map(\.kind) == expected.map(\.kind))
    #expect(throws: JSONFault.self) { try JSONScanner.scan(source) }
    #expect(throws: JSONFault.self) { try JSONScanner.scan(source, syntax: .trailingCommas) }
  }

  @Test(arguments: ["{\"a\": 1,}", "[1,]", "[{\"a\": [1 , ] , } , ]"])
  func oneTrailingCommaIsAllowed(source: String) {
    #expect(throws: Never.self) { try JSONScanner.scan(source, syntax: .trailingCommas) }
    #expect(throws: JSONFault.self) { try JSONScanner.scan(source) }
    #expect(throws: JSONFault.self) { try JSONScanner.scan(source, syntax: .comments) }
  }

  @Test(arguments: ["[,]", "{,}", "[1,,]", "{\"a\": 1,,}", ",", "1,"])
  func aCommaAloneIsNot(source: String) {
    #expect(throws: JSONFault.self) { try JSONScanner.scan(source, syntax: Self.relaxed) }
  }

  @Test func slashesInStringsAreText() throws {
    let value = try JSONScanner.scan("\"/* a */ // b\"", syntax: .comments)
    #expect(value.string == "/* a */ // b")
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func linesInCommentsCount(lineEnd: String) throws {
    let source = ["// 1", "/* 2", "3", "*/ [", "4, // 5", "5,]"].joined(separator: lineEnd)
    guard case .array(let values) = try JSONScanner.scan(source, syntax: Self.relaxed).kind else {
      Issue.record("no list")
      return
    }
    #expect(values.map(\.line) == [5, 6])
  }

  @Test(
    arguments: [
      ("[\n1 /* never\nends", 2, 3, "the comment is not closed"),
      ("/*/", 1, 1, "the comment is not closed"),
      ("/**", 1, 1, "the comment is not closed"),
      ("/ 1", 1, 2, "expected '/' or '*' after the '/' of a comment, found ' '"),
      ("1 /", 1, 4, "found the end of the text"),
      ("{\"a\": 1,\n// nothing", 2, 11, "the object opened on line 1 is not closed"),
    ] as [(String, Int, Int, String)])
  func faultsInCommentsNameTheirPlace(
    source: String, line: Int, column: Int, message: String
  ) throws {
    let fault = try #require(throws: JSONFault.self) {
      try JSONScanner.scan(source, syntax: Self.relaxed)
    }
    #expect(fault.line == line)
    #expect(fault.column == column)
    #expect(fault.message.contains(message), "\(fault)")
  }

  @Test func aTextOfCommentsIsEmpty() {
    let fault = #expect(throws: JSONFault.self) {
      try JSONScanner.scan("// nothing\n/* here */", syntax: .comments)
    }
    #expect(fault?.reason == .empty)
  }

  @Test func strictJSONReadsTheSameUnderEveryOption() throws {
    let source = "{\"a\": [1, {\"b\": \"//\"}],\n\"c\": {}}"
    let strict = try JSONScanner.scan(source)
    #expect(try JSONScanner.scan(source, syntax: Self.relaxed) == strict)
  }

  @Test func randomDamageNeverCrashes() {
    let seed = Array(
      """
      // settings
      {"a": [1, -2.5e1, true, /* é */ null,], "\\ud83d\\ude00": {"b": "\\n",},
      "a": "日本"}
      """.utf8)
    var generator = SeededGenerator(seed: 7)
    for round in 0..<1000 {
      let bytes = damaged(seed, using: &generator)
      let syntax = JSONSyntax(rawValue: UInt8(round % 4))
      let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      withScanner(bytes, syntax: syntax) { scanner in
        do throws(JSONFault) {
          let value = try scanner.scan()
          #expect((1...lineCount).contains(value.line))
        } catch {
          #expect((1...lineCount).contains(error.line))
          #expect((1...bytes.count + 1).contains(error.column ?? 0))
          #expect(error.message.hasPrefix("expected "))
        }
      }
      withScanner(bytes, syntax: syntax) { scanner in
        var end = 0
        try? scanner.scanMembers { _, source in
          #expect(end < source.lowerBound && source.upperBound <= bytes.count)
          end = source.upperBound
        }
      }
    }
  }

  /// Changes, removes, repeats or inserts a few bytes.
  private func damaged(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    let interesting = Array("\"\\{}[]:,/*u0e.- \n\r".utf8) + [0, 0xFF, 0xE2, 0xED]
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, index + Int.random(in: 1...9, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.removeSubrange(index..<end)
      case 2: bytes.insert(contentsOf: Array(bytes[index..<end]), at: index)
      default: bytes.insert(interesting.randomElement(using: &generator) ?? 0, at: index)
      }
    }
    return bytes
  }
}
