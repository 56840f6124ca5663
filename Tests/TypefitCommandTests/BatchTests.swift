import Foundation
import Testing
import TextShaping

@testable import TypefitCommand

@Suite("Batch")
struct BatchTests {
  /// Bytes that come in pieces, as through a pipe.
  private struct MemorySource: ByteSource {
    let bytes: [UInt8]
    let pieceSize: Int
    var pauses = false
    private var position = 0

    init(bytes: [UInt8], pieceSize: Int, pauses: Bool = false) {
      self.bytes = bytes
      self.pieceSize = pieceSize
      self.pauses = pauses
    }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
      let count = min(pieceSize, bytes.count - position, buffer.count)
      buffer.copyBytes(from: bytes[position..<(position + count)])
      position += count
      return count
    }

    func isReady() -> Bool { !pauses }
  }

  private func run(
    _ input: String, pieceSize: Int = 65_536, workers: Int = 2, pauses: Bool = false
  ) throws -> [String] {
    var runner = BatchRunner(fontStack: try FontStack.load(), workerCount: workers)
    var source = MemorySource(bytes: Array(input.utf8), pieceSize: pieceSize, pauses: pauses)
    var output: [UInt8] = []
    try runner.run(reading: &source) {
      output += $0
      return true
    }
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.isEmpty || text.hasSuffix("\n"))
    return text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }

  private func object(_ line: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test("A line's answer has the members of the interface")
  func members() throws {
    let line = try #require(
      try run(#"{"text": "Settings", "style": "body", "category": "AX5", "width": 100}"#).first)
    let answer = try object(line)
    #expect(
      answer.keys.sorted() == [
        "availableWidth", "baselines", "confidence", "fonts", "height", "lines", "lostText",
        "missingGlyphs", "naturalWidth", "pointSize", "scale", "truncated", "verdict",
        "visibleText",
      ])
    #expect(answer["pointSize"] as? Double == 53)
    #expect(answer["availableWidth"] as? Double == 100)
    #expect(answer["verdict"] as? String == "breaksWord")
    let first = try #require((answer["lines"] as? [[String: Any]])?.first)
    #expect(first.keys.sorted() == ["inkWidth", "text", "width"])
  }

  @Test("A place that is too low says how many points of which line it cuts off")
  func cut() throws {
    let line = try #require(
      try run(
        #"{"text": "Help", "slot": "label", "category": "AX5", "options": {"height": 44}}"#
      ).first)
    let answer = try object(line)
    #expect(answer["verdict"] as? String == "clips")
    let cut = try #require(answer["cut"] as? [String: Double])
    // 63.5 points of line in 44: half of the rest is missing below, where "p" reaches down to.
    #expect(cut["line"] == 1)
    #expect(try #require(cut["bottom"]) > 0 && #require(cut["bottom"]) < 63.5 - 44)
  }

  @Test("A place in a component is measured with its companions and options")
  func place() throws {
    let lines = try run(
      #"{"id": 1, "text": "Delete", "slot": "alert.button", "device": "iPhone SE", "#
        + #""companions": {"alert.button": ["Cancel"], "alert.title": "Sure?"}}"# + "\n"
        + #"{"id": 2, "text": "Wi-Fi", "slot": "label", "options": {"lineLimit": 1}, "os": 26}"#)
    #expect(lines.count == 2)
    for line in lines { #expect(try object(line)["error"] == nil, "\(line)") }
  }

  @Test("A fixed size is drawn as it is; a scaled one grows with the category")
  func sizes() throws {
    let sizes = try run(
      """
      {"text": "a", "size": 17, "category": "AX5"}
      {"text": "a", "size": 17, "category": "AX5", "scales": true}
      """
    ).map { try object($0)["pointSize"] as? Double }
    #expect(sizes.first == 17)
    #expect((sizes.last.flatMap { $0 } ?? 0) > 40)
  }

  @Test("Bold Text, width and tracking of a bare font change its width")
  func traits() throws {
    let widths = try run(
      """
      {"text": "Settings", "size": 17}
      {"text": "Settings", "size": 17, "boldText": true}
      {"text": "Settings", "size": 17, "weight": "medium"}
      {"text": "Settings", "size": 17, "fontWidth": "condensed"}
      {"text": "Settings", "size": 17, "tracking": 1}
      """
    ).map { try #require(try object($0)["naturalWidth"] as? Double) }
    #expect(widths[1] == widths[2])
    #expect(widths[3] < widths[0] * 0.7)
    #expect(abs(widths[4] - widths[0] - 7) < 0.001)
    let unknown = try #require(try run(#"{"text": "a", "family": "Futura"}"#).first)
    #expect(unknown.contains("Unknown font family 'Futura'"))
  }

  @Test("An identifier of any kind comes back as it was written")
  func identifiers() throws {
    for identifier in ["7", "\"a\\u0041\"", "[1, {\"b\": null}]", "12345678901234567890", "null"] {
      let line = try #require(try run("{\"id\": \(identifier), \"text\": \"x\"}").first)
      #expect(line.hasPrefix("{\"id\":\(identifier),"))
    }
  }

  @Test(
    "A bad line gives one error that says where and what",
    arguments: [
      ("", "expected an object"),
      ("[]", "expected an object"),
      ("{\"text\": \"a\"", "expected ',' or '}'"),
      ("{\"text\": \"a\"} x", "unexpected text"),
      ("{}", "'text' is missing"),
      ("{\"text\": 5}", "'text': expected a string, found a number"),
      ("{\"text\": \"a\", \"style\": \"bdy\"}", "'style' is 'bdy'"),
      ("{\"text\": \"a\", \"category\": \"AX9\"}", "'category' is 'AX9'"),
      ("{\"text\": \"a\", \"width\": -1}", "'width' is -1"),
      ("{\"text\": \"a\", \"width\": 1e999}", "'width' is inf"),
      ("{\"text\": \"a\", \"maxLines\": 1.5}", "expected a whole number"),
      ("{\"text\": \"a\", \"slot\": \"alert.titel\"}", "Did you mean 'alert.title'?"),
      ("{\"text\": \"a\", \"slot\": \"label\", \"device\": \"Nokia\"}", "Unknown device 'Nokia'"),
      ("{\"text\": \"a\", \"slot\": \"label\", \"options\": {\"widht\": 1}}", "widht"),
      ("{\"text\": \"a\", \"slot\": \"label\", \"companions\": 3}", "'companions'"),
      ("{\"text\": \"\\q\"}", "unknown escape"),
      (String(repeating: "[", count: 10_000), "expected an object"),
      ("{\"a\": " + String(repeating: "[", count: 10_000), "levels deep"),
    ])
  func badLine(line: String, message: String) throws {
    let answers = try run("{\"text\": \"a\"}\n\(line)\n{\"id\": 3, \"text\": \"b\"}\n")
    #expect(answers.count == 3)
    let error = try #require(try object(answers[1])["error"] as? String)
    #expect(error.hasPrefix("line 2: "))
    #expect(error.contains(message), "\(error)")
    #expect(try object(answers[2])["id"] as? Int == 3)
  }

  @Test("Invalid UTF-8 is an error of its line alone")
  func invalidText() throws {
    var source = MemorySource(
      bytes: Array("{\"text\": \"".utf8) + [0xFF] + Array("\"}\n{\"text\": \"a\"}".utf8),
      pieceSize: 100)
    var runner = BatchRunner(fontStack: try FontStack.load(), workerCount: 1)
    var output = ""
    try runner.run(reading: &source) {
      output += String(decoding: $0, as: UTF8.self)
      return true
    }
    #expect(output.contains("not valid UTF-8"))
    #expect(output.split(separator: "\n").count == 2)
  }

  @Test("Order and answers do not depend on pieces, threads or pauses")
  func order() throws {
    let input = (0..<500).map { index in
      index % 97 == 5 ? "bad \(index)" : "{\"id\": \(index), \"text\": \"Text \(index % 7)\"}"
    }.joined(separator: "\n")
    let expected = try run(input, workers: 1)
    #expect(expected.count == 500)
    #expect(expected[5].contains("line 6: "))
    #expect(expected[499].contains("\"id\":499"))
    #expect(try run(input, pieceSize: 1_013, workers: 3) == expected)
    #expect(try run(input, pieceSize: 37, workers: 2, pauses: true) == expected)
  }

  @Test("When nobody listens any more, the work ends")
  func closed() throws {
    var runner = BatchRunner(fontStack: try FontStack.load(), workerCount: 1)
    var source = MemorySource(
      bytes: Array(String(repeating: "{\"text\": \"a\"}\n", count: 50).utf8), pieceSize: 14,
      pauses: true)
    var calls = 0
    try runner.run(reading: &source) { _ in
      calls += 1
      return false
    }
    #expect(calls == 1)
  }

  @Test("Members outside the interface are named, not obeyed")
  func ignored() throws {
    let line = try #require(try run(#"{"text": "a", "maxlines": 1, "Width": 2}"#).first)
    #expect(try object(line)["ignored"] as? [String] == ["Width", "maxlines"])
    let place = try #require(
      try run(
        #"{"text": "a", "slot": "label", "width": 9, "companions": {"x": "y"}}"#
      ).first)
    #expect(try object(place)["ignored"] as? [String] == ["companions.x", "width"])
  }

  @Test("Lines may be Markdown")
  func markdown() throws {
    let lines = try run(
      """
      {"text": "**a** b", "markdown": true}
      {"text": "**a** b"}
      {"text": "a * b", "markdown": "auto", "slot": "label"}
      {"text": "a", "markdown": 1}
      """
    ).map(object)
    #expect(lines[0]["visibleText"] as? String == "a b")
    #expect(lines[1]["visibleText"] as? String == "**a** b")
    #expect(lines[2]["visibleText"] as? String == "a * b")
    #expect((lines[3]["error"] as? String)?.contains("'markdown': expected true") == true)
  }
}
