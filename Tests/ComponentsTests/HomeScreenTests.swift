import DynamicType
import Testing

@testable import Components

@Suite struct HomeScreenTests {
  private func place(
    _ name: String, _ device: String, accessory: String? = nil
  ) throws -> Placement {
    try #require(
      try Support.place(
        ComponentContent(
          name, in: "homeScreen.appName", options: SlotOptions(accessory: accessory)),
        in: HomeScreen(), try Support.traits(device, os: .iOS13)
      ).first)
  }

  @Test func aNameHasTheDistanceOfTwoIcons() throws {
    // From the widths of a medium and a small widget.
    #expect(try place("A", "iPhone X").availableWidth == (329 - 155) / 2)
    #expect(try place("A", "iPhone 7").availableWidth == (321 - 148) / 2)
    #expect(try place("A", "iPhone SE (1st generation)").availableWidth == (292 - 141) / 2)
    #expect(try place("A", "iPhone 15").availableWidth == 90)
  }

  /// Names reported in public: mozilla-lockwise/lockwise-ios issue 382, eduvpn/apple issue 301,
  /// 00-Evan/shattered-pixel-dungeon issue 782.
  @Test func reportedNames() throws {
    let squeezed = try place("Firefox Lockbox", "iPhone 7")
    #expect(squeezed.verdict == .tightens)
    #expect(squeezed.fit.visibleText == "Firefox Lockbox")
    #expect(squeezed.availableWidth == 86.5)
    #expect(!(try place("Firefox Lockbox", "iPhone X").verdict.isHarmful))
    #expect(
      try place("Firefox Lockbox", "iPhone X", accessory: "badge").verdict.name == "truncates")
    #expect(
      try place("Let's Connect!", "iPhone SE (1st generation)").verdict.name == "truncates")
    #expect(try place("LetsConnect", "iPhone SE (1st generation)").verdict == .fits)
  }

  @Test func aCutNameHasLostItsSpaces() throws {
    let placement = try place("Shattered Pixel Dungeon", "iPhone 13")
    guard case .truncates(let visible, let lost) = placement.verdict else {
      Issue.record("\(placement.verdict)")
      return
    }
    #expect(visible.hasPrefix("ShatteredPix") && visible.hasSuffix("…"))
    #expect(!lost.isEmpty)
    #expect(placement.text == "Shattered Pixel Dungeon")
    #expect(placement.requiredWidth > placement.availableWidth)
  }

  @Test func theNameDoesNotGrow() throws {
    let placement = try Support.place(
      ComponentContent("Wanderkarte", in: "homeScreen.appName"), in: HomeScreen(),
      try Support.traits("iPhone 15", .accessibilityExtraExtraExtraLarge)
    ).first
    #expect(placement?.pointSize == 12)
  }

  @Test func quickActionsAreItemsOfAMenuWithAnImage() throws {
    let placements = try Support.place(
      ComponentContent(texts: [
        "homeScreen.quickAction": ["Search"], "homeScreen.quickActionSubtitle": ["Notes"],
      ]), in: HomeScreen(), try Support.traits())
    #expect(placements.map(\.availableWidth) == [162, 162])
    #expect(placements.map(\.maximumLines) == [1, 1])
  }
}
