import DynamicType
import Testing

@testable import TextShaping

@Suite("Visual order of a line")
struct VisualOrderTests {
  /// The clusters of a line from left to right, brackets as they are drawn.
  private func drawn(
    _ text: String, _ line: Range<Int>? = nil, locale: String = "en",
    baseDirection: LayoutDirection? = nil
  ) -> String {
    let found = AnalysedText(text, locale: locale, baseDirection: baseDirection)
    let characters = Array(text)
    let order = VisualOrder(
      line: line ?? 0..<characters.count, levels: found.levels,
      isRightToLeft: found.isRightToLeft,
      resetsAtLineEnd: { index in
        characters[index].unicodeScalars.allSatisfy(VisualOrder.resetsAtLineEnd)
      })
    let mirrored: [Character: Character] = ["(": ")", ")": "(", "[": "]", "]": "["]
    let base = line?.lowerBound ?? 0
    return String(
      order.clusters.map { index in
        let character = characters[index]
        return order.levels[index - base] % 2 == 1 ? mirrored[character] ?? character : character
      })
  }

  @Test("the examples of UAX #9, section 3.4")
  func standardExamples() {
    #expect(drawn("car means אבג.") == "car means גבא.")
    #expect(drawn("אבג means CAR.", baseDirection: .rightToLeft) == ".means CAR גבא")
    #expect(drawn("he said \"אב 123, ג\".") == "he said \"ג ,123 בא\".")
  }

  @Test("the first strong character decides, then the locale")
  func baseDirection() {
    #expect(AnalysedText("שלום abc", locale: "en").isRightToLeft)
    #expect(!AnalysedText("abc שלום", locale: "he").isRightToLeft)
    #expect(AnalysedText("12:30", locale: "he").isRightToLeft)
    #expect(!AnalysedText("12:30", locale: "en").isRightToLeft)
    #expect(AnalysedText("– (5)", locale: "ar-EG").isRightToLeft)
    #expect(AnalysedText("👍", locale: "fa").isRightToLeft)
    #expect(!AnalysedText("é", locale: "he").isRightToLeft)
  }

  @Test("isolated characters do not count as the first strong ones (rule P2)")
  func isolatedFirstStrong() {
    #expect(AnalysedText("\u{2066}abc\u{2069} שלום", locale: "en").isRightToLeft)
    #expect(!AnalysedText("\u{2067}שלום\u{2069}", locale: "en").isRightToLeft)
    #expect(AnalysedText("\u{2066}abc\u{2069}", locale: "he").isRightToLeft)
  }

  @Test("a given base direction wins over both")
  func givenDirection() {
    #expect(AnalysedText("abc", baseDirection: .rightToLeft).isRightToLeft)
    #expect(!AnalysedText("שלום", locale: "he", baseDirection: .leftToRight).isRightToLeft)
    #expect(drawn("abc!", baseDirection: .rightToLeft) == "!abc")
    #expect(drawn("שלום!", baseDirection: .leftToRight) == "םולש!")
  }

  @Test("brackets turn with the text around them")
  func mirroredBrackets() {
    #expect(drawn("א (ב) ג") == "ג (ב) א")
    #expect(drawn("(5)", locale: "he") == "(5)")
    #expect(AnalysedText("(5)", locale: "he").levels == [1, 2, 1])
    #expect(drawn("א (abc)") == "(abc) א")
    #expect(drawn("[א] a", baseDirection: .leftToRight) == "[א] a")
  }

  @Test("an isolate keeps a name in one piece and the text around it in order")
  func isolates() {
    let name = "\u{2068}אב 12\u{2069}"
    let text = "\(name) - 3 reviews"
    let visible = drawn(text, baseDirection: .leftToRight).unicodeScalars
      .filter { $0.value < 0x2066 || $0.value > 0x2069 }
    #expect(String(String.UnicodeScalarView(visible)) == "12 בא - 3 reviews")
    // Without the isolate the number that follows joins the Hebrew words.
    #expect(drawn("אב 12 - 3 reviews", baseDirection: .leftToRight) == "3 - 12 בא reviews")
  }

  @Test("each line is turned by itself, its trailing space at the paragraph's end (rule L1)")
  func lines() {
    let text = "abc אבג דהו xyz"
    #expect(drawn(text) == "abc והד גבא xyz")
    #expect(drawn(text, 0..<8) == "abc גבא ")
    #expect(drawn(text, 8..<15) == "והד xyz")
    let rightToLeft = "אבג abc def דהו"
    #expect(drawn(rightToLeft, 0..<8) == " abc גבא")
    #expect(drawn(rightToLeft, 8..<15) == "והד def")
    // Isolate controls between the space and the line's end do not stop the rule.
    #expect(drawn("אב \u{2069}\u{2069}", baseDirection: .leftToRight) == "בא \u{2069}\u{2069}")
  }

  @Test("without right-to-left characters the order is the text's")
  func identity() {
    let order = VisualOrder(
      line: 3..<6, levels: [UInt8](), isRightToLeft: false, resetsAtLineEnd: { _ in true })
    #expect(order.clusters == [3, 4, 5])
    #expect(order.isIdentity)
    let turned = VisualOrder(
      line: 0..<2, levels: [1, 1], isRightToLeft: true, resetsAtLineEnd: { _ in false })
    #expect(turned.clusters == [1, 0])
    #expect(!turned.isIdentity)
  }
}
