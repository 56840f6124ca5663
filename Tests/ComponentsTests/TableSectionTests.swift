import DynamicType
import Markup
import Testing

@testable import Components

@Suite struct TableSectionTests {
  private func header(
    _ text: String, _ options: SlotOptions = SlotOptions(), _ device: String = "iPhone 15",
    os: OSGeneration, locale: String = "en"
  ) throws -> Placement {
    try #require(
      try Support.place(
        ComponentContent(text, in: "tableSection.header", options: options), in: TableSection(),
        try Support.traits(device, os: os, locale: locale)
      ).first)
  }

  static let capitals: [(String, String, String)] = [
    ("tr", "Bildirim", "BİLDİRİM"), ("de", "Größe", "GRÖSSE"), ("el", "Ρυθμίσεις", "ΡΥΘΜΙΣΕΙΣ"),
    ("en", "General", "GENERAL"),
  ]

  @Test(arguments: capitals)
  func groupedHeadersWereCapitals(_ locale: String, _ text: String, _ drawn: String) throws {
    let before = try header(text, os: .iOS13, locale: locale)
    #expect(before.text == drawn)
    #expect(before.notes.contains(CaseTransform.uppercaseNote))
    #expect(try header(text, os: .iOS26, locale: locale).text == text)
    #expect(try header(text, SlotOptions(textCase: "none"), os: .iOS13).text == text)
    #expect(try header(text, SlotOptions(style: "plain"), os: .iOS13).text == text)
  }

  @Test func capitalsKeepTheirMarkup() {
    let text = MarkupText("Größe ändern", spans: [MarkupText.Span(6..<12, .strong)])
    let drawn = CaseTransform.uppercase.apply(text, locale: "de")
    #expect(drawn.text == "GRÖSSE ÄNDERN")
    #expect(drawn.spans == [MarkupText.Span(7..<13, .strong)])
  }

  @Test func fontsOfTheEras() throws {
    let now = try header("General", os: .iOS26)
    #expect(now.pointSize == 17 && now.weight == .semibold)
    let before = try header("General", os: .iOS13)
    #expect(before.pointSize == 13 && before.weight == .regular)
    let prominent = try header("General", SlotOptions(style: "prominent"), os: .iOS13)
    #expect(prominent.pointSize == 20 && prominent.weight == .bold)
    #expect(prominent.text == "General")
  }

  /// Measured with iOS 26.1: the label of a plain or grouped header begins at the margin (16 on an
  /// iPhone SE, 20 on an iPhone 16), that of an inset grouped one at 32 and 36, in landscape at 40.
  @Test func roomBetweenTheMargins() throws {
    let inset = SlotOptions(style: "insetGrouped")
    #expect(try header("A", os: .iOS26).availableWidth == 393 - 40)
    #expect(try header("A", inset, os: .iOS26).availableWidth == 393 - 72)
    #expect(
      try header("A", inset, "iPhone SE (3rd generation)", os: .iOS26).availableWidth == 375 - 64)
    #expect(try header("A", inset, os: .iOS13).availableWidth == 393 - 64)
    let index = SlotOptions(indexTitles: true, style: "plain")
    #expect(try header("A", index, os: .iOS13).availableWidth == 393 - 32 - 15)
  }

  @Test func footerHasThirteenPointsAndWraps() throws {
    let footer = try #require(
      try Support.place(
        ComponentContent(
          "Your account details are synced across all devices on which you are signed in.",
          in: "tableSection.footer"), in: TableSection(), try Support.traits()
      ).first)
    #expect(footer.pointSize == 13)
    #expect(footer.verdict == .wraps(lines: 2))
    #expect(footer.confidence == .certain)
  }

  @Test func unknownStyleIsMeasuredAsGroupedAndSaysSo() throws {
    let placement = try header("A", SlotOptions(style: "card"), os: .iOS26)
    #expect(placement.availableWidth == 353)
    #expect(placement.notes.contains(TableSectionMetrics.styleNote))
  }
}
