import DynamicType
import Testing

@testable import Components

@Suite struct SearchBarTests {
  private func room(
    _ options: SlotOptions = SlotOptions(), os: OSGeneration = .iOS13,
    category: ContentSizeCategory = .large, cancel: String? = nil
  ) throws -> Double {
    var texts = [SearchBar.placeholder: ["Search"]]
    if let cancel { texts[SearchBar.cancel] = [cancel] }
    let placements = try Support.place(
      ComponentContent(texts: texts, options: options, slot: SearchBar.placeholder),
      in: SearchBar(), try Support.traits("iPhone 8", category, os: os))
    return try #require(placements.first).availableWidth
  }

  /// The width measured on iOS 26.1: that of the bar less 16 and 53.5.
  @Test func placeholderWidths() throws {
    #expect(try room(SlotOptions(style: "bar"), os: .iOS26) == 305.5)
    #expect(try room(SlotOptions(style: "drawer"), os: .iOS26) == 289.5)
    // iOS 26 in a navigation controller: 28 and 5 at the sides, 41.5 and 14 in the field.
    #expect(try room(os: .iOS26) == 253.5)
    #expect(try room() == 306)
    let custom = SlotOptions(width: 361, leadingInset: 36, trailingInset: 26, style: "custom")
    #expect(try room(custom) == 299)
    // A symbol of the app's own, and the system's 5.5 after the text.
    #expect(try room(SlotOptions(leadingInset: 40)) == 297.5)
  }

  @Test func aCancelButtonTakesRoomByItsWord() throws {
    let none = try room()
    let english = try room(cancel: "Cancel")
    let german = try room(cancel: "Abbrechen")
    // "Cancel" is 52.5 points wide, with 8 before it.
    #expect(abs(none - english - 60.5) < 0.51)
    #expect(german < english)
    // On iOS 26 a symbol stands for it.
    #expect(try room(os: .iOS26, cancel: "Cancel") == room(os: .iOS26, cancel: "Abbrechen"))
  }

  @Test func theFieldGrows() throws {
    let placements = try Support.place(
      ComponentContent("Search", in: SearchBar.placeholder), in: SearchBar(),
      try Support.traits("iPhone 8", .accessibilityExtraExtraExtraLarge, os: .iOS13))
    let placement = try #require(placements.first)
    #expect(placement.pointSize == 53)
    #expect(placement.notes.contains(SearchBar.growthNote))
    // The symbol grows with the text.
    #expect(placement.availableWidth < 306)
  }

  @Test func anImageInTheFieldTakesRoom() throws {
    #expect(try room(SlotOptions(image: .width(30))) == room() - 30)
    #expect(try room(SlotOptions(image: .standard)) < room())
  }

  /// iPhone SE simulator (iOS 26): in a bar 320 wide the field is 304 wide, 249 beside the cancel
  /// button; scopes have 15 points.
  @Test func barsOniOS26AreTheMeasuredOnes() throws {
    let bar = SlotOptions(width: 320, style: "bar")
    #expect(try room(bar, os: .iOS26) == 304 - 53.5)
    #expect(try room(bar, os: .iOS26, cancel: "Cancel") == 249 - 53.5)
    let scopes = try Support.place(
      ComponentContent(texts: [SearchBar.scope: ["All", "Unread"]]), in: SearchBar(),
      try Support.traits("iPhone 8"))
    #expect(scopes.map(\.pointSize) == [15, 15])
  }

  @Test func scopesShareTheWidth() throws {
    let placements = try Support.place(
      ComponentContent(texts: [SearchBar.scope: ["All", "Unread"]]), in: SearchBar(),
      try Support.traits("iPhone 8", os: .iOS13))
    #expect(placements.map(\.availableWidth) == [163, 164])
    #expect(placements.map(\.pointSize) == [13, 13])
  }
}
