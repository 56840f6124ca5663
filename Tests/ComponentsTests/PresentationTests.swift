import DynamicType
import Testing

@testable import Components

/// Popovers, split views, share sheets, notifications and tooltips.
@Suite struct PresentationTests {
  private let pad = "iPad Pro 11-inch (1st-4th gen)"

  private func place(
    _ text: String, _ slot: String, _ traits: Traits, _ options: SlotOptions = SlotOptions()
  ) throws -> Placement {
    let component = try #require(ComponentRegistry.component(forSlot: slot))
    return try #require(
      try Support.place(
        ComponentContent(text, in: slot, options: options), in: component, traits
      ).first)
  }

  @Test func aPopoverIs320To600PointsWide() throws {
    let traits = try Support.traits(pad)
    #expect(try place("A", "popover.content", traits).availableWidth == 320 - 32)
    let wide = SlotOptions(width: 900)
    #expect(try place("A", "popover.content", traits, wide).availableWidth == 600 - 32)
    let compact = traits.overridden(by: TraitOverrides(horizontalSizeClass: .compact))
    #expect(try place("A", "popover.content", compact).availableWidth == 834 - 32)
  }

  @Test func anArrowTakesRoomAtTheSideOfAPopover() throws {
    let traits = try Support.traits(pad)
    func width(_ style: String?, leading: Double = 0, wanted: Double = 600) throws -> Double {
      try place(
        "A", "popover.content", traits,
        SlotOptions(width: wanted, leadingInset: leading, style: style)
      ).availableWidth
    }
    #expect(try width("up") == 600 - 32)
    // What it points at ends 300 points from the edge: the arrow and a margin at both sides are gone
    // too.
    #expect(try width("left", leading: 300) == 834 - 300 - 13 - 20 - 32)
    #expect(try width("up", leading: 300) == 834 - 300 - 20 - 32)
    #expect(try width("left", leading: 300, wanted: 320) == 320 - 32)
    #expect(try width("left", leading: 900) == 0)
  }

  @Test func aPopoverIsNoTallerThanTheScreenHasRoomFor() throws {
    let traits = try Support.traits(pad, orientation: .landscape)
    func height(_ style: String?, _ height: Double) throws -> Double? {
      try place(
        "A", "popover.content", traits, SlotOptions(height: height, style: style)
      ).maximumHeight
    }
    let most = 834 - traits.safeArea.top - traits.safeArea.bottom - 20
    #expect(try height("left", 2000) == most)
    #expect(try height("up", 2000) == most - 13)
    #expect(try height("up", 200) == 200)
  }

  @Test func columnsFollowFractionAndLimits() throws {
    func width(_ options: SlotOptions, _ device: String? = nil) throws -> Double {
      var certainty = Certainty()
      return SplitView.columnWidth(
        options, in: try Support.traits(device ?? pad), &certainty)
    }
    #expect(try width(SlotOptions()) == 320)
    // 40 % of 744 points.
    #expect(
      abs(try width(SlotOptions(), "iPad mini 8.3-inch (6th gen, A17 Pro)") - 297.6) < 0.001)
    #expect(try width(SlotOptions(width: 0.5)) == 417)
    #expect(try width(SlotOptions(width: 400)) == 400)
    #expect(try width(SlotOptions(style: "secondary")) == 834 - 320)
    #expect(try width(SlotOptions(count: 3, style: "secondary")) == 320)
    // The main column keeps its least width.
    #expect(try width(SlotOptions(width: 800)) == 834 - 320)
    #expect(try width(SlotOptions(), "iPhone 15") == 393)
  }

  @Test func aShareSheetsTitleShrinksBeforeItIsCut() throws {
    let traits = try Support.traits("iPhone SE (3rd generation)", .extraExtraLarge)
    let title = "Add this article to your reading list"
    let placement = try place(title, "activityView.action", traits)
    guard case .shrinks(let scale) = placement.verdict else {
      Issue.record("\(placement.verdict)")
      return
    }
    #expect(scale >= 0.7 && scale < 1)
    #expect(placement.notes.contains(ActivityView.shrinkNote))
    let longer = try place(title + " for the week", "activityView.action", traits)
    #expect(longer.verdict.name == "truncates")
    #expect(abs(longer.fit.scale - 0.7) < 0.01)
  }

  @Test func aBannerHasTwoLinesOfBodyAndAListFour() throws {
    let traits = try Support.traits(os: .iOS13)
    let text = String(repeating: "Your parcel is on its way. ", count: 12)
    let list = try place(text, "notification.body", traits)
    #expect(list.fit.lineCount == 4)
    let banner = try place(text, "notification.body", traits, SlotOptions(style: "banner"))
    #expect(banner.fit.lineCount == 2)
    #expect(banner.verdict.name == "truncates")
  }

  @Test func banners7To12WereLaidOutOtherwise() throws {
    let traits = try Support.traits("iPhone SE (1st generation)", .extraLarge, os: .iOS7)
    let body = try place("A", "notification.body", traits)
    // 15 and 15 at the sides, an icon of 20 and a gap of 11.
    #expect(body.availableWidth == 320 - 61)
    #expect(body.pointSize == 13)
    #expect(try place("A", "notification.title", traits).weight == .semibold)
  }

  @Test func whatAnEraHadNotIsAGuess() throws {
    let traits = try Support.traits(os: .iOS7)
    for slot in ["menu.item", "widget.small"] {
      let placement = try place("A", slot, traits)
      #expect(placement.confidence == .guess)
      #expect(placement.notes.contains { $0.contains("there ") && $0.contains("before iOS 1") })
    }
  }

  @Test func aLongTooltipCarriesANote() throws {
    let traits = try Support.traits(pad)
    let short = try place(String(repeating: "word ", count: 14), "tooltip", traits)
    #expect(!short.notes.contains(Tooltip.lengthNote))
    let long = try place(String(repeating: "word ", count: 16), "tooltip", traits)
    #expect(long.notes.contains(Tooltip.lengthNote))
    #expect(long.verdict.name == "wraps")
  }
}
