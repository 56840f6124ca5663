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
    #expect(
      runs("`a` b", body) == [
        .init(length: 1, font: FontDescriptor(isMonospaced: true)),
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

  /// Each part is as wide as alone in its face: no pair kerns across a change of face.
  @Test("A text in several faces is as wide as its parts")
  func widths() throws {
    let shaper = TextShaper(fontStack: try FontStack.load())
    let body = face(SlotFont(style: .body))
    func width(_ text: String, _ font: FontDescriptor) -> Double {
      shaper.shape(text, locale: "en", font: font).advance(pointSize: 17)
    }
    func width(_ markdown: String) -> Double {
      shaper.shape(InlineMarkdown(markdown).text(), locale: "en", in: body).advance(pointSize: 17)
    }
    let plain = FontDescriptor()
    let strong = FontDescriptor(weight: .semibold)
    let code = FontDescriptor(isMonospaced: true)
    #expect(
      abs(
        width("Read **terms** now") - width("Read ", plain) - width("terms", strong)
          - width(" now", plain)) < 1e-9)
    #expect(
      abs(
        width("Run `make` *now*") - width("Run ", plain) - width("make", code)
          - width(" ", plain) - width("now", FontDescriptor(isItalic: true))) < 1e-9)
    #expect(width("**AV**") == width("AV", strong))
    // Links and struck text have the face of the rest, so that pairs kern across them.
    #expect(width("~A~[V](u)") == width("AV", plain))
    #expect(width("**A**V") > width("AV", plain))
  }

  @Test("What cannot be modelled is said")
  func certainty() {
    func certainty(_ markdown: String) -> (Confidence, Int) {
      let (confidence, notes) = InlineMarkdown(markdown).text().certainty
      return (confidence, notes.count)
    }
    #expect(certainty("plain [a](b)") == (.certain, 0))
    #expect(certainty("**a**") == (.likely, 0))
    #expect(certainty("`a`") == (.likely, 0))
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
