import DynamicType
import Testing

@testable import Components

@Suite struct MenuTests {
  private func width(
    _ options: SlotOptions = SlotOptions(), _ category: ContentSizeCategory = .large,
    os: OSGeneration, device: String = "iPhone 15"
  ) throws -> Double {
    MenuGeometry(options, in: try Support.traits(device, category, os: os)).itemWidth
  }

  @Test func titleWidthsOfiOS26AreTheMeasuredOnes() throws {
    #expect(try width(os: .iOS26) == 194)
    #expect(try width(SlotOptions(selected: true), os: .iOS26) == 182)
    #expect(try width(SlotOptions(accessory: "checkmark"), os: .iOS26) == 182)
    #expect(try width(SlotOptions(image: .standard), os: .iOS26) == 162)
  }

  @Test func columnsBeforeFollowTheLineHeight() throws {
    // The line height of body is 22 points.
    #expect(try width(os: .iOS13) == 250 - 32)
    #expect(try width(SlotOptions(selected: true), os: .iOS13) == 250 - 16 - 32)
    #expect(try width(SlotOptions(image: .standard), os: .iOS13) == 250 - 16 - 44)
  }

  @Test func accessibilitySizesWidenAndHideTheImage() throws {
    let image = SlotOptions(image: .standard)
    #expect(try width(image, .accessibilityMedium, os: .iOS13) == 370 - 32)
    #expect(
      try width(image, .accessibilityMedium, os: .iOS13, device: "iPhone 8") == 375 - 16 - 32)
    #expect(try width(os: .iOS13, device: "iPad mini") == 262 - 32)
  }

  @Test func subtitleSizesByEra() throws {
    let content = ComponentContent("Newest first", in: "menu.subtitle")
    let before = try Support.place(content, in: Menu(), try Support.traits(os: .iOS13)).first
    #expect(before?.pointSize == 15)
    let now = try Support.place(content, in: Menu(), try Support.traits()).first
    #expect(now?.pointSize == 13)
  }

  @Test func needOfALostTextIsTheLeastWidthThatShowsItAll() throws {
    let text = "Remove this download from every device that has been signed in"
    let traits = try Support.traits(os: .iOS13)
    let content = ComponentContent(text, in: "menu.item")
    let placement = try #require(try Support.place(content, in: Menu(), traits).first)
    #expect(placement.verdict.name == "truncates")
    #expect(placement.requiredWidth > placement.availableWidth)
    var wider = content
    wider.options.width = placement.requiredWidth + 32
    #expect(try Support.place(wider, in: Menu(), traits).first?.verdict == .wraps(lines: 2))
    wider.options.width = placement.requiredWidth + 32 - 0.5
    #expect(try Support.place(wider, in: Menu(), traits).first?.verdict.name == "truncates")
  }
}
