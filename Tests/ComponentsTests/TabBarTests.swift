import DynamicType
import Testing

@testable import Components

@Suite struct TabBarTests {
  private func geometry(
    _ count: Int, _ device: String, os: OSGeneration, orientation: Orientation = .portrait,
    style: String? = nil
  ) throws -> TabBarGeometry {
    TabBarGeometry(
      SlotOptions(count: count, style: style), texts: 1,
      in: try Support.traits(device, os: os, orientation: orientation))
  }

  /// View hierarchy dumps: buttons of 74 on 390 points, 99 or 100 on 414 with four tabs, 90 on 375
  /// with four.
  @Test func itemsBeforeiOS26() throws {
    #expect(try geometry(5, "iPhone 14", os: .iOS13).itemWidth == 74)
    #expect(try geometry(4, "iPhone 11", os: .iOS13).itemWidth == 99.5)
    #expect(try geometry(4, "iPhone 8", os: .iOS13).itemWidth == 89.75)
    #expect(try geometry(1, "iPhone 8", os: .iOS13).itemWidth == 371)
  }

  /// View hierarchy dumps of a screen 402 wide: buttons of 94 in a bar of three tabs, of 77 in one
  /// of five.
  @Test func itemsOniOS26() throws {
    #expect(try geometry(3, "iPhone 17", os: .iOS26).itemWidth == 94)
    #expect(abs(try geometry(5, "iPhone 17", os: .iOS26).itemWidth - 77) < 0.3)
  }

  /// A tab bar of the app's own that keeps 5 points free beside each title cuts what the system's
  /// shows: the words of Memmy-App/memmy#731 on 375 points.
  @Test func insetsOfATabBarOfTheAppsOwn() throws {
    let verdict = { (text: String, inset: Double?) in
      try Support.place(
        ComponentContent(
          text, in: TabBar.item,
          options: SlotOptions(leadingInset: inset, trailingInset: inset, count: 5)),
        in: TabBar(), try Support.traits("iPhone 11 Pro", os: .iOS13, locale: "de")
      ).first?.verdict.name
    }
    for text in ["Einstellungen", "Posteingang"] {
      #expect(try verdict(text, nil) == "fits")
      #expect(try verdict(text, 5) == "truncates")
    }
    #expect(try verdict("Optionen", 5) == "fits")
    #expect(try verdict("Eingang", 5) == "fits")
  }

  @Test func aPhoneShowsNoMoreThanFive() throws {
    #expect(
      try geometry(9, "iPhone 15", os: .iOS13).itemWidth
        == geometry(5, "iPhone 15", os: .iOS13).itemWidth)
  }

  @Test func fiveAreAssumed() throws {
    let traits = try Support.traits(os: .iOS13)
    let content = ComponentContent("Home", in: TabBar.item)
    let placement = try #require(try Support.place(content, in: TabBar(), traits).first)
    #expect(placement.notes.contains(TabBarGeometry.countNote))
    #expect(placement.confidence == .guess)
    let three = ComponentContent(texts: [TabBar.item: ["Home", "Search", "More"]])
    for placement in try Support.place(three, in: TabBar(), traits) {
      #expect(placement.notes.isEmpty)
      #expect(placement.confidence == .certain)
    }
  }

  @Test func layoutsByTraits() throws {
    #expect(try geometry(4, "iPhone 15", os: .iOS13).layout == .stacked)
    #expect(
      try geometry(4, "iPhone 15", os: .iOS13, orientation: .landscape).layout == .compactInline)
    #expect(
      try geometry(4, "iPhone 8 Plus", os: .iOS13, orientation: .landscape).layout == .inline)
    #expect(try geometry(4, "iPad mini", os: .iOS13).layout == .inline)
    #expect(try geometry(4, "iPad mini", os: .iOS13, style: "top").layout == .top)
    #expect(try geometry(4, "iPad mini", os: .iOS26).layout == .top)
    let compact = try Support.traits("iPad mini", os: .iOS26)
      .overridden(by: TraitOverrides(horizontalSizeClass: .compact))
    #expect(TabBarGeometry(SlotOptions(), texts: 3, in: compact).layout == .stacked)
  }

  @Test func titlesNeverGrow() throws {
    for category in ContentSizeCategory.allCases {
      let placement = try #require(
        try Support.place(
          ComponentContent("Home", in: TabBar.item, options: SlotOptions(count: 3)),
          in: TabBar(), try Support.traits("iPhone 15", category, os: .iOS13)
        ).first)
      #expect(placement.pointSize == 10)
      #expect(
        placement.notes.contains { $0.contains("large content viewer") }
          == category.isAccessibilityCategory)
    }
  }

  @Test func tabsAtTheTopOfAnIPadScrollWhenTheyDoNotFit() throws {
    let texts = ["Today", "Recently added", "Library", "Search"]
    let narrow = try Support.place(
      ComponentContent(texts: [TabBar.item: texts], options: SlotOptions(width: 300)),
      in: TabBar(), try Support.traits("iPad mini"))
    #expect(narrow.map(\.verdict.name) == ["fits", "fits", "scrolls", "scrolls"])
    #expect(narrow.allSatisfy { $0.availableWidth >= 0 })
  }
}
