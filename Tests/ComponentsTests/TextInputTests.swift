import DynamicType
import Testing

@testable import Components

@Suite struct TextInputTests {
  private func room(_ options: SlotOptions) throws -> Double? {
    try Support.place(
      ComponentContent("Name", in: "textField.placeholder", options: options), in: TextField(),
      try Support.traits()
    ).first?.availableWidth
  }

  @Test func roomOfATextField() throws {
    #expect(try room(SlotOptions(width: 240)) == 226)
    #expect(try room(SlotOptions(width: 240, style: "plain")) == 240)
    #expect(
      try room(
        SlotOptions(width: 361, leadingInset: 36, trailingInset: 26, style: "plain")) == 299)
    #expect(try room(SlotOptions()) == 393 - 40 - 14)
  }

  @Test func fontOfATextField() throws {
    func size(_ options: SlotOptions) throws -> Double? {
      try Support.place(
        ComponentContent("Name", in: "textField.text", options: options), in: TextField(),
        try Support.traits("iPhone 15", .accessibilityMedium)
      ).first?.pointSize
    }
    #expect(try size(SlotOptions()) == 28)
    #expect(try size(SlotOptions(scales: false)) == 17)
  }

  private func view(
    _ text: String, _ options: SlotOptions, locale: String = "en"
  ) throws -> Placement {
    try #require(
      try Support.place(
        ComponentContent(text, in: "textView.text", options: options), in: TextView(),
        try Support.traits(locale: locale)
      ).first)
  }

  @Test func linesOfATextViewHaveTheirPadding() throws {
    #expect(try view("Notes", SlotOptions(width: 200)).availableWidth == 190)
  }

  /// NSParagraphStyle's own strategy is empty: TextKit breaks between Hangul syllables, a label
  /// does not (UIKit documentation, `NSParagraphStyle.LineBreakStrategy`).
  @Test func koreanBreaksBetweenSyllables() throws {
    let text = "안녕하세요세계여러분 반갑습니다"
    let width = 17.0 * 12
    let view = try view(text, SlotOptions(width: width + 10), locale: "ko")
    let label = try #require(
      try Support.place(
        ComponentContent(text, in: "label", options: SlotOptions(width: width, lineLimit: 0)),
        in: Label(), try Support.traits(locale: "ko")
      ).first)
    #expect(view.fit.lines.count == 2)
    #expect(label.fit.lines.count == 2)
    #expect(view.fit.lines[0].text.count > label.fit.lines[0].text.count)
  }

  @Test func heightScrollsOrCuts() throws {
    let text = "One line after another, until there is no more room for them"
    // Two lines of 22 points and the insets are 60 high.
    #expect(try view(text, SlotOptions(width: 250, height: 62)).verdict.name == "wraps")
    #expect(try view(text, SlotOptions(width: 250, height: 50)).verdict.name == "scrolls")
    #expect(
      try view(text, SlotOptions(width: 250, height: 50, style: "static")).verdict.isHarmful)
  }
}
