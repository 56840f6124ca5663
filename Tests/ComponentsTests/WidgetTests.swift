import DynamicType
import Testing

@testable import Components

/// Sizes from Apple Human Interface Guidelines, Widgets, Specifications, and for phones with iOS 26
/// and the Lock Screen of pads from ryanlintott/FrameUp: Measurements/README.md.
@Suite struct WidgetTests {
  private func place(
    _ slot: String, _ device: String = "iPhone 15", _ options: SlotOptions = SlotOptions(),
    text: String = "A", category: ContentSizeCategory = .large, os: OSGeneration = .iOS26
  ) throws -> Placement {
    try #require(
      try Support.place(
        ComponentContent(text, in: slot, options: options), in: Widget(),
        try Support.traits(device, category, os: os)
      ).first)
  }

  @Test func widthsBefore26AreTheGuidelinesWithoutTheMargins() throws {
    #expect(try place("widget.small", os: .iOS13).availableWidth == 158 - 32)
    #expect(try place("widget.medium", os: .iOS13).availableWidth == 338 - 32)
    #expect(
      try place("widget.large", "iPhone SE (3rd generation)", os: .iOS13).availableWidth
        == 321 - 32)
    #expect(try place("widget.accessoryInline", os: .iOS13).availableWidth == 234)
    #expect(try place("widget.accessoryRectangular", os: .iOS13).availableWidth == 160)
  }

  @Test func widthsOf26AreTheMeasuredOnes() throws {
    #expect(abs(try place("widget.small").availableWidth - (162.67 - 32)) < 0.001)
    #expect(abs(try place("widget.medium").availableWidth - (344.67 - 32)) < 0.001)
    #expect(try place("widget.medium", "iPhone SE (3rd generation)").availableWidth == 319 - 32)
    #expect(try place("widget.accessoryInline").availableWidth == 341)
    #expect(try place("widget.accessoryRectangular").availableWidth == 147.67)
    // One size of screen, two densities of pixels.
    #expect(try place("widget.small", "iPhone 11").availableWidth == 166.5 - 32)
    #expect(
      abs(try place("widget.small", "iPhone 11 Pro Max").availableWidth - (171.33 - 32)) < 0.001)
  }

  @Test func aPadHasItsOwnSizesOnEverySystem() throws {
    let pad = "iPad Pro 11-inch (1st-4th gen)"
    for os in [OSGeneration.iOS13, .iOS26] {
      #expect(try place("widget.small", pad, os: os).availableWidth == 155 - 32)
      #expect(try place("widget.large", pad, os: os).availableWidth == 342 - 32)
      #expect(try place("widget.extraLarge", pad, os: os).availableWidth == 715.5 - 32)
      #expect(try place("widget.accessoryInline", pad, os: os).availableWidth == 372)
      #expect(try place("widget.accessoryRectangular", pad, os: os).availableWidth == 152)
    }
    let mini = "iPad mini 8.3-inch (6th gen, A17 Pro)"
    #expect(try place("widget.extraLarge", mini).availableWidth == 634.5 - 32)
    #expect(
      try place("widget.extraLarge", "iPad Pro 13-inch (M4, M5)").availableWidth == 795 - 32)
  }

  @Test func aPhoneHasNoExtraLargeWidgets() throws {
    let placement = try place("widget.extraLarge")
    #expect(placement.notes.contains(Widget.phoneNote))
    #expect(placement.confidence == .guess)
  }

  @Test func everyDeviceHasSizes() {
    for os in OSGeneration.allCases {
      for device in Device.all {
        let (sizes, isListed) = WidgetSizes.on(device, os: os)
        #expect(sizes.columnPitch > 70 && sizes.columnPitch < 120, "\(device.name)")
        if isListed { #expect(sizes.screen.height == device.height) }
      }
    }
    // A screen that is not listed takes the nearest of those no wider.
    let (sizes, isListed) = WidgetSizes.on(
      Device.named("iPad Pro 11-inch (M4, M5)") ?? Device.all[0], os: .iOS26)
    #expect(!isListed)
    #expect(sizes.screen.height == 1194)
  }

  @Test func tilesShareTheWidth() throws {
    let width = try place(
      "widget.medium", "iPhone 15", SlotOptions(count: 4), os: .iOS13
    ).availableWidth
    #expect(width == (338 - 22 - 24) / 4)
  }

  @Test func aWidgetIsFilledAndThenCut() throws {
    let text = String(repeating: "Nothing planned for today. ", count: 8)
    let placement = try place("widget.small", text: text)
    #expect(placement.verdict.name == "truncates")
    // 130.67 points hold six lines of body: 20.5 and five of 22.
    #expect(placement.fit.lineCount == 6)
  }

  @Test func anInlineAccessoryKeepsItsSize() throws {
    let placement = try place(
      "widget.accessoryInline", category: .accessibilityExtraExtraExtraLarge)
    #expect(placement.pointSize == 17)
    #expect(placement.maximumLines == 1)
  }

  @Test func anAccessoryWithoutAKnownSizeHasThatOfTheNearestScreen() throws {
    let placement = try place("widget.accessoryInline", "iPhone 16 Pro", os: .iOS13)
    #expect(placement.availableWidth == 234)
    #expect(placement.confidence == .guess)
    #expect(placement.notes.contains(Widget.accessoryNote))
  }
}
