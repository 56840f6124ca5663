import Markup
import Testing

@Suite struct MarkupReplacementTests {
  private func filled(_ source: String, _ values: [String]) -> String {
    var replacements: [(Range<String.Index>, String)] = []
    var rest = source.startIndex..<source.endIndex
    for value in values {
      guard let range = source[rest].firstRange(of: "%@") else { break }
      replacements.append((range, value))
      rest = range.upperBound..<source.endIndex
    }
    return written(InlineMarkdown(source).text(replacing: replacements))
  }

  @Test("Marks in an argument are drawn as they are")
  func argument() {
    #expect(filled("**Hello %@**, %@", ["*Ada*", "`x`"]) == "{b:Hello *Ada*}, `x`")
  }

  @Test("An argument in a destination is passed over")
  func destination() {
    #expect(filled("[%@](https://%@) by %@", ["Terms", "a.b", "Ada"]) == "{l:Terms} by Ada")
  }

  @Test("Spans count UTF-16 code units of the filled text")
  func offsets() {
    let text = InlineMarkdown("😀 **%@** é").text(
      replacing: [("😀 **%@** é".firstRange(of: "%@")!, "👩‍🚀")])
    #expect(text.text == "😀 👩‍🚀 é")
    #expect(text.spans == [MarkupText.Span(3..<8, .strong)])
  }

  @Test("A character reference beside an argument")
  func references() {
    #expect(filled("%@ &amp; %@", ["A&amp;", "B"]) == "A&amp; & B")
  }
}
