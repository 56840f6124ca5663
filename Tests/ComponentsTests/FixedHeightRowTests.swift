import DynamicType
import Testing

@testable import Components

@Suite struct FixedHeightRowTests {
  private func row(
    _ component: any Component, _ texts: [String: [String]], _ options: SlotOptions,
    _ category: ContentSizeCategory = .accessibilityLarge
  ) throws -> [Placement] {
    try Support.place(
      ComponentContent(texts: texts, options: options), in: component,
      try Support.traits("iPhone SE (3rd generation)", category))
  }

  /// Measured with iOS 26.1 on an iPhone SE at AX2, in rows of 44 points of an inset grouped table
  /// with disclosure indicators: “Manage Downloads” is 281 wide in a content of 307 and leaves
  /// “1.2 GB” no width; beside “Appearance”, which ends at 188, “Automatic” has 105 of its 145.
  @Test func valueRowOfFixedHeightDoesNotStack() throws {
    let options = SlotOptions(height: 44, accessory: "disclosure", style: "insetGrouped")
    let placements = try row(
      TableCellValue1(),
      [
        "tableCell.value1.title": ["Manage Downloads", "Appearance"],
        "tableCell.value1.detail": ["1.2 GB", "Automatic"],
      ], options)
    #expect(placements[0].verdict == .fits)
    #expect(abs(placements[0].requiredWidth - 281) < 2)
    #expect(placements[2].availableWidth == 0)
    #expect(placements[2].verdict.isHarmful)
    #expect(abs(placements[3].availableWidth - 105) < 2)
    #expect(abs(placements[3].requiredWidth - 145) < 2)
    #expect(placements[3].verdict.name == "truncates")
  }

  @Test func subtitleRowSharesItsHeight() throws {
    let texts = ["tableCell.subtitle.title": ["Alpha"], "tableCell.subtitle.detail": ["First"]]
    let enough = try row(TableCellSubtitle(), texts, SlotOptions(height: 117))
    #expect(enough.map(\.verdict) == [.fits, .fits])
    let low = try row(TableCellSubtitle(), texts, SlotOptions(height: 52))
    #expect(low[0].verdict == .fits)
    #expect(low[1].verdict == .clips)
  }

  @Test func listRowLosesLines() throws {
    let options = SlotOptions(height: 90, style: "list")
    let text = "Automatically remove downloaded episodes after playing them"
    let low = try row(TableCellDefault(), ["tableCell.default.title": [text]], options)
    #expect(low.first?.verdict.name == "truncates")
    let free = try row(
      TableCellDefault(), ["tableCell.default.title": [text]], SlotOptions(style: "list"))
    #expect(free.first?.verdict.name == "wraps")
  }
}
