import DynamicType
import Markup
import Testing
import TextShaping

@testable import Components

@Suite struct MarkupFacesTests {
  private func runs(_ markdown: String, _ typeface: Typeface) -> [StyledText.Run] {
    typeface.styled(InlineMarkdown(markdown).text()).runs
  }

  private func face(_ font: SlotFont, boldText: Bool = false) -> Typeface {
    Typeface(font, category: .large, boldText: boldText)
  }

  @Test("Runs cover the text, in UTF-16 code units")
  func coverage() {
    let body = face(SlotFont(style: .body))
    #expect(
      runs("😀 **b** *i* ***x*** c", body) == [
        .init(length: 3, font: FontDescriptor()),
        .init(length: 1, font: FontDescriptor(weight: .semibold)),
        .init(length: 1, font: FontDescriptor()),
        .init(length: 1, font: FontDescriptor(isItalic: true)),
        .init(length: 1, font: FontDescriptor()),
        .init(length: 1, font: FontDescriptor(weight: .semibold, isItalic: true)),
        .init(length: 2, font: FontDescriptor()),
      ])
    #expect(runs("[a](b) ~~c~~", body) == [.init(length: 3, font: FontDescriptor())])
  }

  /// Human Interface Guidelines, Typography: the emphasized weight of large titles is bold, of body
  /// and headline semibold.
  @Test("Strong emphasis has the emphasized weight of the style")
  func strong() {
    func weight(_ typeface: Typeface) -> FontWeight? { runs("**a**", typeface).first?.font.weight }
    #expect(weight(face(SlotFont(style: .largeTitle))) == .bold)
    #expect(weight(face(SlotFont(style: .headline))) == .semibold)
    #expect(weight(face(SlotFont(style: .body, weight: .heavy))) == .heavy)
    #expect(weight(face(SlotFont(family: "Brand"))) == .bold)
    #expect(weight(face(SlotFont(style: .body), boldText: true)) == .bold)
  }

  @Test("What cannot be modelled is said")
  func certainty() {
    func certainty(_ markdown: String) -> (Confidence, Int) {
      let (confidence, notes) = InlineMarkdown(markdown).text().certainty
      return (confidence, notes.count)
    }
    #expect(certainty("plain [a](b)") == (.certain, 0))
    #expect(certainty("**a**") == (.likely, 0))
    #expect(certainty("`a`") == (.guess, 1))
    #expect(certainty("^[%lld apple](inflect: true)") == (.guess, 1))
  }

  @Test("Automatic reading takes only what looks meant")
  func options() {
    #expect(MarkdownOption.automatic.drawn("**a** &amp; *b*").text == "a & b")
    #expect(MarkdownOption.automatic.drawn("*b* &amp; 2 * 3").text == "*b* &amp; 2 * 3")
    #expect(MarkdownOption.interpreted.drawn("*b* &amp; 2 * 3").text == "b & 2 * 3")
    #expect(MarkdownOption.literal.drawn("**a**").text == "**a**")
    #expect(MarkdownOption(name: "auto") == .automatic)
    #expect(MarkdownOption(name: "yes") == nil)
  }
}
