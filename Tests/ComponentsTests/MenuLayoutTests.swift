import DynamicType
import Testing

@testable import Components

/// Row heights are those of Vercantez/openuikit: UIContextMenu.swift (iOS 26.1) and
/// flutter/packages: menu_anchor.dart (iOS 18.5).
@Suite struct MenuLayoutTests {
  private func place(
    _ texts: [String: [String]], _ traits: Traits, _ options: SlotOptions = SlotOptions()
  ) throws -> [Placement] {
    try Support.place(ComponentContent(texts: texts, options: options), in: Menu(), traits)
  }

  @Test func rowHeightsAreTheMeasuredOnes() throws {
    let heights = MenuHeights(in: try Support.traits())
    #expect(abs(heights.row(title: 20.333) - 42) < 0.01)
    #expect(abs(heights.row(title: 42.333) - 64) < 0.01)
    #expect(abs(heights.row(title: 20.333, subtitle: 15.667) - 58) < 0.01)
    #expect(abs(heights.header(text: 15.667) - 40.333) < 0.01)
    // Line height 22: 28 above the baseline and 15.667 below the last.
    let before = MenuHeights(in: try Support.traits(os: .iOS13))
    #expect(abs(before.row(title: 20.333) - 43.667) < 0.01)
    #expect(abs(before.row(title: 44) - 65.667) < 0.01)
  }

  @Test func whatLiesBeyondTheScreenScrolls() throws {
    let items = (1...12).map { "Chapter \($0)" }
    let placements = try place(
      ["menu.item": items], try Support.traits(os: .iOS26, orientation: .landscape))
    // 393 - 21 - 16 leave 356: 10 and eight rows of 42 are 346.
    #expect(placements.map { $0.verdict == .scrolls } == items.indices.map { $0 >= 8 })
  }

  @Test func aTitleTakesRoomFromTheItems() throws {
    let items = (1...8).map { "Chapter \($0)" }
    let placements = try place(
      ["menu.title": ["Contents"], "menu.item": items],
      try Support.traits(os: .iOS26, orientation: .landscape))
    #expect(placements.map(\.verdict).filter { $0 == .scrolls }.count == 1)
    #expect(placements.last?.verdict == .scrolls)
  }

  @Test func aSubmenuLosesRoomToItsChevron() throws {
    let width = try place(["menu.submenu": ["Move"]], try Support.traits()).first?.availableWidth
    // 250 - 28 before it, 31 and half the chevron's 9.333 and a gap of 8 after it.
    #expect(abs((width ?? 0) - (250 - 28 - 31 - 4.6665 - 8)) < 0.001)
  }

  @Test func mediumItemsShareARowAndAPaletteHidesTitles() throws {
    let texts = ["menu.item": ["Copy", "Paste", "Look Up"]]
    let medium = try place(texts, try Support.traits(), SlotOptions(style: "medium"))
    #expect(medium.allSatisfy { abs($0.availableWidth - (250.0 / 3 - 12)) < 0.001 })
    let long = ["menu.item": [String(repeating: "Look Up ", count: 20)]]
    let palette = try place(long, try Support.traits(), SlotOptions(style: "palette"))
    #expect(palette.first?.verdict == .fits)
    #expect(palette.first?.notes.contains(MenuMetrics.imageOnlyNote) == true)
    let text = try place(
      long, try Support.traits(), SlotOptions(image: ImageOption.none, style: "palette"))
    #expect(text.first?.verdict.name == "truncates")
  }
}
