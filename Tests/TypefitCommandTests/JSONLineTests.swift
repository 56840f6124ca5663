import JSONText
import Testing

@testable import TypefitCommand

@Suite("JSON lines")
struct JSONLineTests {
  @Test(
    "Numbers have at most four decimals and no needless ones",
    arguments: [
      (0, "0"), (1, "1"), (-1.5, "-1.5"), (62.820312, "62.8203"), (0.00004, "0"),
      (2.0001, "2.0001"),
      (1.99999, "2"), (-0.00001, "0"), (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func numbers(value: Double, expected: String) {
    var writer = JSONLineWriter()
    writer.number(value)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  @Test("What is written reads back the same")
  func roundTrip() throws {
    let text = "\u{0}\u{1F}\"\\é👍\n/"
    var writer = JSONLineWriter()
    writer.beginObject()
    writer.key("a")
    writer.string(text)
    writer.key("b")
    writer.strings(["x", "y"])
    writer.key("c")
    writer.null()
    writer.key("d")
    writer.integer(-20)
    writer.endObject()
    let written = String(decoding: writer.bytes, as: UTF8.self)
    let value = try JSONScanner.scan(written)
    #expect(value.members?.map(\.name) == ["a", "b", "c", "d"])
    #expect(value["a"]?.string == text)
    guard case .array(let elements) = value["b"]?.kind else {
      Issue.record("no array")
      return
    }
    #expect(elements.map(\.string) == ["x", "y"])
    #expect(value["c"]?.kind == .null)
    #expect(value["d"]?.number == -20)
  }
}
