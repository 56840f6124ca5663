import DynamicType
import Testing

@testable import Components

@Suite struct AccessoryRowTests {
  private func switchRow(
    _ text: String, _ device: String, _ os: OSGeneration, _ locale: String = "en",
    _ options: SlotOptions = SlotOptions(), _ category: ContentSizeCategory = .large
  ) throws -> Placement {
    try #require(
      try Support.place(
        ComponentContent(text, in: "tableCell.switch.title", options: options),
        in: TableCellSwitch(), try Support.traits(device, category, os: os, locale: locale)
      ).first)
  }

  /// The content of a row with a switch is 310 wide on an iPhone 16 and 296 on an iPhone SE with
  /// iOS 26.1, with a margin of 8 at its end.
  @Test func switchRowHasTheMeasuredRoom() throws {
    #expect(try switchRow("A", "iPhone 16", .iOS26).availableWidth == 310 - 20 - 8)
    #expect(
      try switchRow("A", "iPhone SE (3rd generation)", .iOS26).availableWidth == 296 - 16 - 8)
  }

  /// orionblur/NeoFreeBird#68: both titles were cut on a phone 402 points wide.
  @Test(arguments: ["ブロックしたユーザーのリツイートを非表示", "センシティブな内容の警告を非表示にする"])
  func japaneseTitlesAreCut(_ title: String) throws {
    #expect(
      try switchRow(title, "iPhone 17 Pro", .iOS26, "ja").verdict.name == "truncates")
  }

  @Test func stepperTakesMoreRoomThanASwitch() throws {
    let placement = try #require(
      try Support.place(
        ComponentContent("A", in: "tableCell.stepper.title"), in: TableCellStepper(),
        try Support.traits("iPhone SE (3rd generation)")
      ).first)
    #expect(placement.availableWidth == 375 - 16 - 8 - 94 - 16)
  }

  @Test func brokenWordNamesTheRemedy() throws {
    let row = try switchRow(
      "Benachrichtigungen", "iPhone SE (3rd generation)", .iOS26, "de",
      SlotOptions(style: "list"), .accessibilityExtraLarge)
    #expect(row.verdict.name == "breaksWord")
    #expect(row.notes.contains(AccessoryRow.breaksNote))
  }

  @Test func detailStandsUnderTheTitle() throws {
    let placements = try Support.place(
      ComponentContent(texts: [
        "tableCell.switch.title": ["Sounds"], "tableCell.switch.detail": ["While locked"],
      ]), in: TableCellSwitch(), try Support.traits())
    #expect(placements.map(\.pointSize) == [17, 15])
    #expect(placements[0].availableWidth == placements[1].availableWidth)
  }

  @Test func placeholderHasWhatTheTitleLeaves() throws {
    let placements = try Support.place(
      ComponentContent(texts: [
        "tableCell.textField.title": ["Name"], "tableCell.textField.placeholder": ["Required"],
      ]), in: TableCellTextField(), try Support.traits("iPhone SE (3rd generation)"))
    #expect(placements.map(\.verdict) == [.fits, .fits])
    let title = placements[0].requiredWidth
    #expect(placements[1].availableWidth <= 343 - 8 - title)
    #expect(placements[1].availableWidth > 343 - 8 - title - 0.5)
    #expect(placements[1].maximumLines == 1)
  }
}
