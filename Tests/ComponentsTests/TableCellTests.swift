import DynamicType
import Testing

@testable import Components

@Suite struct TableCellTests {
  private func row(
    _ title: String, _ detail: String, _ traits: Traits, _ options: SlotOptions = SlotOptions()
  ) throws -> [Placement] {
    try Support.place(
      ComponentContent(
        texts: ["tableCell.value1.title": [title], "tableCell.value1.detail": [detail]],
        options: options),
      in: TableCellValue1(), traits)
  }

  @Test func textSizesFollowTheCategory() throws {
    let content = ComponentContent(
      texts: ["tableCell.subtitle.title": ["A"], "tableCell.subtitle.detail": ["B"]])
    let before = try Support.place(
      content, in: TableCellSubtitle(), try Support.traits(os: .iOS13))
    #expect(before.map(\.pointSize) == [17, 12])
    let now = try Support.place(content, in: TableCellSubtitle(), try Support.traits())
    #expect(now.map(\.pointSize) == [17, 15])
    let large = try Support.place(
      content, in: TableCellSubtitle(),
      try Support.traits("iPhone 15", .accessibilityExtraExtraExtraLarge))
    #expect(large.map(\.pointSize) == [53, 49])
  }

  @Test func boldTextIsOneStepHeavier() throws {
    let placement = try Support.place(
      ComponentContent("Title", in: "tableCell.default.title"), in: TableCellDefault(),
      try Support.traits(boldText: true)
    ).first
    #expect(placement?.weight == FontWeight.regular.bolder)
  }

  @Test func classicTitleTakesTheRowAndTheValueIsLost() throws {
    // As in a German settings row reported from iOS 13: the title ends in an ellipsis at the edge
    // of the row, nothing of the value is left.
    let placements = try row(
      "Anzahl der empfangenen Nachrichten im Monat", "7",
      try Support.traits("iPhone X", .extraExtraLarge, os: .iOS13, locale: "de"))
    #expect(placements.map(\.verdict.name) == ["truncates", "truncates"])
    #expect(placements[0].availableWidth == 343)
    #expect(placements[1].availableWidth == 0)
    #expect(placements[0].notes.contains(TableCellValue1.valueLosesNote))
    #expect(placements[1].confidence == .guess)
  }

  @Test func valueKeepsWhatTheTitleLeaves() throws {
    let traits = try Support.traits("iPhone X", os: .iOS13)
    let placements = try row("Language", "English", traits)
    #expect(placements.map(\.verdict) == [.fits, .fits])
    let title = placements[0]
    let detail = placements[1]
    #expect(title.availableWidth + detail.requiredWidth <= 343)
    #expect(abs(title.availableWidth + detail.requiredWidth - 343 + 3) < 0.34)
  }

  @Test func listStacksWhatDoesNotFit() throws {
    let placements = try row(
      "Average time between two measurements", "15 minutes", try Support.traits(),
      SlotOptions(style: "list"))
    #expect(placements.map(\.verdict) == [.stacks, .stacks])
    #expect(placements.map(\.availableWidth) == [321, 321])
  }

  @Test func optionsActOnTheirOwnSlot() throws {
    let texts = [
      "tableCell.subtitle.title": ["Title"], "tableCell.subtitle.detail": ["Detail"],
    ]
    let options = SlotOptions(lineLimit: 3, font: SlotFont(style: .headline))
    let placements = try Support.place(
      ComponentContent(texts: texts, options: options, slot: "tableCell.subtitle.title"),
      in: TableCellSubtitle(), try Support.traits())
    #expect(placements.map(\.weight) == [.semibold, .regular])
    #expect(placements.map(\.maximumLines) == [3, 1])
  }

  @Test func severalRowsKeepTheirOrder() throws {
    let placements = try Support.place(
      ComponentContent(
        texts: [
          "tableCell.value1.title": ["One", "Two"], "tableCell.value1.detail": ["1", "2"],
        ]),
      in: TableCellValue1(), try Support.traits())
    #expect(placements.map(\.text) == ["One", "Two", "1", "2"])
    #expect(placements.map(\.index) == [0, 1, 0, 1])
  }

  @Test func requiredWidthSaysWhatWouldBeEnough() throws {
    let traits = try Support.traits()
    let content = ComponentContent(
      "Automatically remove downloaded episodes after playing them",
      in: "tableCell.default.title")
    let placement = try #require(
      try Support.place(content, in: TableCellDefault(), traits).first)
    #expect(placement.requiredWidth == placement.fit.naturalWidth)
    #expect(placement.requiredWidth > placement.availableWidth)
    var wider = content
    wider.options.width = placement.requiredWidth + 40.01
    #expect(try Support.place(wider, in: TableCellDefault(), traits).first?.verdict == .fits)
  }
}
