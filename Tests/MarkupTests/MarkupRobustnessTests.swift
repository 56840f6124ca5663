import Markup
import TestSupport
import Testing

@Suite struct MarkupRobustnessTests {
  @Test("Any string gives a text with ordered spans inside it")
  func randomStrings() {
    let parts = [
      "*", "**", "_", "__", "~", "~~", "[", "]", "](", "(", ")", "^[", "![", "`", "``", "\\", "<",
      ">", "&amp;", "&#65;", "a", " ", "\n", "é", "—", "「", "👩‍🚀", "%@", "https:", "<b>", "<!--",
      "-->", "inflect: true", "<?", "\u{A0}", "\r\n", "\u{0}", "\u{202E}",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<5_000 {
      let source = (0..<Int.random(in: 1...20, using: &generator)).map { _ in
        parts.randomElement(using: &generator) ?? ""
      }.joined()
      let text = InlineMarkdown(source).text()
      var end = 0
      for span in text.spans {
        #expect(span.range.lowerBound >= end && !span.range.isEmpty && !span.traits.isEmpty)
        end = span.range.upperBound
      }
      #expect(end <= text.text.utf16.count)
      // Nothing is drawn twice: markup is only taken away, but for `&#0;` and the like.
      #expect(text.text.unicodeScalars.count <= source.unicodeScalars.count, "\(source)")
    }
  }

  /// A quadratic step over so much takes minutes, a linear one a fraction of a second.
  @Test(
    "Long nested or unfinished markup takes linear time", .timeLimit(.minutes(1)),
    arguments: [
      "*a", "a**b", "*_", "~_*a", "[a](", "^[", "`a", "<a b=\"", "<!--", "<![CDATA[", "&a",
      "[a](b (c", "[a](b \"c", "[a](<b", "<a:&", "^[a](b: {", "*é",
    ])
  func pathological(_ unit: String) {
    let source = String(repeating: unit, count: 400_000 / unit.utf8.count)
    #expect(InlineMarkdown(source).text().text.utf8.count <= source.utf8.count)
  }

  @Test("Deep nesting", .timeLimit(.minutes(1)))
  func deepNesting() {
    let depth = 100_000
    let source =
      String(repeating: "^[", count: depth) + "a"
      + String(repeating: "](inflect: true)", count: depth)
    #expect(drawn(source) == "{n:a}")
    let brackets = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(drawn(brackets) == brackets)
  }
}
