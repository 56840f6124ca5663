import DynamicType
import Testing

@testable import Components

@Suite struct CollectionCellTests {
  private func caption(_ options: SlotOptions, os: OSGeneration = .iOS13) throws -> Placement {
    try #require(
      try Support.place(
        ComponentContent("Favourites", in: "collectionCell.caption", options: options),
        in: CollectionCell(), try Support.traits("iPhone 8", os: os)
      ).first)
  }

  @Test func columnsShareTheRow() throws {
    #expect(try caption(SlotOptions()).availableWidth == (375 - 32 - 10) / 2)
    #expect(try caption(SlotOptions(count: 3)).availableWidth == (375.0 - 32 - 20) / 3)
    #expect(try caption(SlotOptions(width: 90)).availableWidth == 90)
  }

  @Test func manyColumnsLeaveNothing() throws {
    let placement = try caption(SlotOptions(count: 50))
    #expect(placement.availableWidth == 0)
    #expect(placement.verdict.isHarmful)
  }
}
