import DynamicType
import Testing

@testable import Components

/// Sizes from Apple Human Interface Guidelines, Widgets, Specifications.
@Suite struct WidgetTests {
  private func place(
    _ slot: String, _ device: String = "iPhone 15", _ options: SlotOptions = SlotOptions(),
    text: String = "A", category: ContentSizeCategory = .large
  ) throws -> Placement {
    try #require(
      try Support.place(
        ComponentContent(text, in: slot, options: options), in: Widget(),
        try Support.traits(device, category)
      ).first)
  }

  @Test func widthsAreTheGuidelinesWithoutTheMargins() throws {
    #expect(try place("widget.small").availableWidth == 158 - 32)
    #expect(try place("widget.medium").availableWidth == 338 - 32)
    #expect(try place("widget.large", "iPhone SE (3rd generation)").availableWidth == 321 - 32)
    #expect(try place("widget.accessoryInline").availableWidth == 234)
    #expect(try place("widget.accessoryRectangular").availableWidth == 160)
    #expect(
      try place("widget.small", "iPad Pro 11-inch (1st-4th gen)").availableWidth == 155 - 32)
  }

  @Test func everyDeviceHasSizes() {
    for device in Device.all {
      let (sizes, isListed) = WidgetSizes.on(device)
      #expect(sizes.screen.width <= device.width, "\(device.name)")
      #expect(sizes.columnPitch > 70 && sizes.columnPitch < 120, "\(device.name)")
      if isListed { #expect(sizes.screen.height == device.height) }
    }
    // A screen that is not listed takes the nearest of those no wider.
    let (sizes, isListed) = WidgetSizes.on(Device.named("iPhone 16 Pro") ?? Device.all[0])
    #expect(!isListed)
    #expect(sizes.screen.width == 393)
  }

  @Test func tilesShareTheWidth() throws {
    let width = try place("widget.medium", "iPhone 15", SlotOptions(count: 4)).availableWidth
    #expect(width == (338 - 22 - 24) / 4)
  }

  @Test func aWidgetIsFilledAndThenCut() throws {
    let text = String(repeating: "Nothing planned for today. ", count: 8)
    let placement = try place("widget.small", text: text)
    #expect(placement.verdict.name == "truncates")
    // 126 points hold five lines of body.
    #expect(placement.fit.lineCount == 5)
  }

  @Test func anInlineAccessoryKeepsItsSize() throws {
    let placement = try place(
      "widget.accessoryInline", category: .accessibilityExtraExtraExtraLarge)
    #expect(placement.pointSize == 17)
    #expect(placement.maximumLines == 1)
  }

  @Test func accessoriesOfAPadAreEstimates() throws {
    let placement = try place("widget.accessoryInline", "iPad Pro 11-inch (1st-4th gen)")
    #expect(placement.availableWidth == 257)
    #expect(placement.confidence == .guess)
    #expect(placement.notes.contains(Widget.padAccessoryNote))
  }
}
