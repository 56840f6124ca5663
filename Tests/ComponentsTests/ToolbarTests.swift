import DynamicType
import Testing

@testable import Components

@Suite struct ToolbarTests {
  private func place(
    _ texts: [String], _ options: SlotOptions = SlotOptions(), os: OSGeneration = .iOS13,
    category: ContentSizeCategory = .large
  ) throws -> [Placement] {
    try Support.place(
      ComponentContent(texts: [Toolbar.button: texts], options: options), in: Toolbar(),
      try Support.traits("iPhone 8", category, os: os))
  }

  @Test func oneItemHasTheBarBetweenItsMargins() throws {
    #expect(try place(["Share"]).first?.availableWidth == 343)
    // iOS 26, home button: 28 at the sides of a navigation controller's bar, 16 of another, and 12
    // at those of the title.
    #expect(try place(["Share"], os: .iOS26).first?.availableWidth == 295)
    #expect(
      try place(["Share"], SlotOptions(style: "bar"), os: .iOS26).first?.availableWidth == 319)
  }

  @Test func imagesTakeTheirWidth() throws {
    // Two images of 43 with 11 before each; on iOS 26 of 48 with 12, and 24 around the title.
    #expect(try place(["Share"], SlotOptions(count: 3)).first?.availableWidth == 235)
    #expect(
      try place(["Share"], SlotOptions(count: 3), os: .iOS26).first?.availableWidth == 175)
  }

  @Test func theLongestGivesWayFirst() throws {
    let placements = try place(["Zur Wiedergabeliste hinzufügen", "Zu Liste hinzufügen"])
    #expect(placements.map(\.verdict.name) == ["truncates", "fits"])
    #expect(placements[0].fit.visibleText.contains("…"))
    #expect(placements[0].fit.visibleText.hasSuffix("n"))
    #expect(placements[0].confidence == .guess)
  }

  @Test func anUnknownStyleIsNamed() throws {
    let placement = try #require(try place(["Share"], SlotOptions(style: "glass")).first)
    #expect(placement.confidence == .guess)
    #expect(placement.notes.contains { $0.contains("“glass”") && $0.contains("bar") })
  }

  @Test func titlesStopGrowing() throws {
    let placement = try #require(try place(["Share"], category: .accessibilityLarge).first)
    #expect(placement.pointSize == 21)
    #expect(placement.notes.contains { $0.contains("large content viewer") })
  }

  @Test func fairShares() {
    #expect(FairShares.of([10, 20, 30], in: 100) == [10, 20, 30])
    #expect(FairShares.of([10, 50, 90], in: 100) == [10, 45, 45])
    #expect(FairShares.of([90, 50, 10], in: 30) == [10, 10, 10])
    #expect(FairShares.of([5, 5], in: -3) == [0, 0])
    #expect(FairShares.of([], in: 9) == [])
    #expect(FairShares.most(for: 1, [10, 5, 30], in: 100) == 60)
    #expect(FairShares.most(for: 0, [10, 80], in: 100) == 50)
  }
}
