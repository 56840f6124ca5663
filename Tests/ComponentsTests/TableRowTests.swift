import DynamicType
import Testing

@testable import Components

@Suite struct TableRowTests {
  private func actions(
    _ titles: [String], _ options: SlotOptions = SlotOptions(), locale: String = "en",
    category: ContentSizeCategory = .large
  ) throws -> [Placement] {
    try Support.place(
      ComponentContent(texts: ["tableRow.swipeAction": titles], options: options),
      in: TableRow(), try Support.traits("iPhone 15", category, os: .iOS13, locale: locale))
  }

  @Test func actionIsAtMost120Wide() throws {
    let action = try #require(try actions(["Archive"]).first)
    #expect(action.availableWidth == 120 - 16)
    #expect(action.maximumLines == 2)
    #expect(action.pointSize == 15)
    #expect(action.weight == .medium)
  }

  @Test func severalActionsShareTheRow() throws {
    let placements = try actions(["A", "B", "C", "D"])
    #expect(placements.map(\.availableWidth) == Array(repeating: 393.0 / 4 - 16, count: 4))
    #expect(placements[0].notes.contains(TableRowMetrics.crowdedNote))
    let alone = try #require(try actions(["A"], SlotOptions(count: 4)).first)
    #expect(alone.availableWidth == 393.0 / 4 - 16)
  }

  @Test func deleteButtonSharesItToo() throws {
    let placements = try Support.place(
      ComponentContent(texts: [
        "tableRow.swipeAction": ["A", "B", "C"], "tableRow.deleteButton": ["Delete"],
      ]), in: TableRow(), try Support.traits("iPhone 15", os: .iOS13))
    #expect(placements.map(\.slot).last == "tableRow.deleteButton")
    #expect(placements[3].availableWidth == 393.0 / 4 - 16)
  }

  @Test func imageAloneIsSaid() throws {
    let low = try #require(try actions(["Archive"], SlotOptions(image: .standard)).first)
    #expect(low.notes.contains(TableRowMetrics.imageNote))
    let tall = try #require(
      try actions(["Archive"], SlotOptions(height: 100, image: .standard)).first)
    #expect(!tall.notes.contains(TableRowMetrics.imageNote))
  }

  /// View hierarchy dumps of iOS 7 to 10: a title of 52 points in a button of 82.
  @Test func oldButtonsAreAsWideAsTheirTitles() throws {
    let traits = try Support.traits("iPhone 8", os: .iOS7)
    let content = ComponentContent(texts: [
      "tableRow.swipeAction": ["More"], "tableRow.deleteButton": ["Delete"],
    ])
    let placements = try Support.place(content, in: TableRow(), traits)
    #expect(placements.map(\.verdict) == [.fits, .fits])
    #expect(abs(placements[1].requiredWidth - 52) < 1.5)
    let room = placements[1].availableWidth + placements[0].requiredWidth
    #expect(abs(room - (375 - 2 * 30)) < 0.5)
    let crowded = ComponentContent(texts: [
      "tableRow.swipeAction": ["Mark as unread", "Move to another folder"],
      "tableRow.deleteButton": ["Delete"],
    ])
    #expect(
      try Support.place(crowded, in: TableRow(), traits).map(\.availableWidth)
        == [95, 95, 95])
  }

  @Test func lowRowCutsTheSecondLine() throws {
    let title = "Mark all as unread"
    #expect(try actions([title]).map(\.verdict) == [.wraps(lines: 2)])
    #expect(try actions([title], SlotOptions(height: 30)).first?.verdict.isHarmful == true)
  }
}
