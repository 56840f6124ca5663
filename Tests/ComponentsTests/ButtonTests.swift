import DynamicType
import Testing
import TextLayout

@testable import Components

@Suite struct ButtonTests {
  private func width(
    _ options: SlotOptions = SlotOptions(), count: Int = 1,
    _ category: ContentSizeCategory = .large, device: String = "iPhone 15"
  ) throws -> Double {
    ButtonGeometry(options, count: count, in: try Support.traits(device, category)).textWidth
  }

  private func place(
    _ text: String, _ options: SlotOptions, _ category: ContentSizeCategory = .large,
    locale: String = "en"
  ) throws -> Placement {
    try #require(
      try Support.place(
        ComponentContent(text, in: "button.title", options: options), in: Button(),
        try Support.traits("iPhone 15", category, locale: locale)
      ).first)
  }

  @Test func insetsAreThoseOfTheControlSize() throws {
    // 7 × 12 for the medium size, 6 × 10 for mini and small, 15 × 20 for large.
    #expect(try width(SlotOptions(width: 100)) == 100)
    #expect(try width(SlotOptions(width: 100, style: "custom")) == 100)
    #expect(try width(SlotOptions(width: 100, style: "filled")) == 76)
    #expect(try width(SlotOptions(width: 100, style: "gray", controlSize: "small")) == 80)
    #expect(try width(SlotOptions(width: 100, style: "tinted", controlSize: "large")) == 60)
    #expect(try width(SlotOptions(width: 100, style: "borderless")) == 100)
    #expect(try width() == 393 - 40)
    #expect(try width(device: "iPhone 15 Plus") == 430 - 40)
  }

  @Test func buttonsInARowAreEquallyWide() throws {
    #expect(try width(count: 2) == (353 - 8) / 2)
    #expect(try width(SlotOptions(count: 3)) == (353 - 16) / 3)
    #expect(try width(SlotOptions(width: 200, count: 2, style: "plain")) == 96 - 24)
  }

  /// With 12 points at each side of every title two buttons ask for 24 more than their titles.
  @Test func buttonsFillARowInProportion() throws {
    func places(_ width: Double, _ count: Int? = nil) throws -> [Placement] {
      try Support.place(
        ComponentContent(
          texts: ["button.title": ["Try the new search engine", "Later"]],
          options: SlotOptions(
            width: width, count: count, distribution: "fillProportionally", style: "plain")),
        in: Button(), try Support.traits("iPhone 15"))
    }
    let naturals = try places(400).map(\.fit.naturalWidth)
    let needs = naturals.map { ($0 * 3).rounded(.up) / 3 + 24 }
    let enough = needs[0] + 8 + needs[1]
    #expect(try places(enough).map(\.verdict.name) == ["fits", "fits"])
    #expect(try places(enough - 3).map(\.verdict.name) == ["wraps", "breaksWord"])
    let double = try places(8 + 2 * (needs[0] + needs[1])).map(\.availableWidth)
    #expect(zip(double, needs).allSatisfy { abs($0 - (2 * $1 - 24)) < 0.001 })
    // A third button that is not given is as wide as the mean of the two.
    let third = try places(16 + 1.5 * (needs[0] + needs[1]), 3).map(\.availableWidth)
    #expect(zip(third, needs).allSatisfy { abs($0 - ($1 - 24)) < 0.001 })
  }

  @Test func imagesTakeTheirSlot() throws {
    #expect(try width(SlotOptions(width: 100, image: .standard)) == 100 - 27)
    #expect(try width(SlotOptions(width: 100, image: .standard, style: "filled")) == 76 - 28)
    #expect(try width(SlotOptions(width: 100, image: .width(20), style: "filled")) == 56)
    #expect(try width(SlotOptions(width: 100, leadingInset: 5, trailingInset: 7)) == 88)
    #expect(try width(SlotOptions(width: 20, image: .standard, style: "filled")) == 0)
  }

  /// A title 309.16 points wide is squeezed into any width from 287 on and cut in the middle below
  /// (Vercantez/openuikit: Tests/OpenUIKitTests/UIButtonTests.swift, Catalyst, 14 points, 49
  /// characters). On an iPhone the same text is narrower; the tightening is that per glyph.
  @Test func systemTitlesAreSqueezedAsMeasured() throws {
    let text = "Very long button title that fills the frame width"
    func place(_ width: Double) throws -> Placement {
      try self.place(text, SlotOptions(width: width, font: SlotFont(size: 14)))
    }
    let natural = try place(400).requiredWidth
    let most = 309.16 - 286.5
    #expect(try place(natural + 0.1).verdict == .fits)
    #expect(try place(natural - 1).verdict == .tightens)
    #expect(try place(natural - most + 1).verdict == .tightens)
    #expect(try place(natural - most - 1).verdict.name == "truncates")
    let visible = try place(80).fit.visibleText
    #expect(visible.hasPrefix("Very") && visible.hasSuffix("width"))
  }

  /// A configured button with "Plain" is 60.5 points wide, a system button "Disabled" 60 and "Tap"
  /// 25 around its title (iamcgn/swiftui-web: Docs/elements/UIKit/UIButton.md, iPhone simulator).
  @Test func buttonsAreAsWideAsOnASimulator() throws {
    let plain = try place("Plain", SlotOptions(style: "plain"))
    #expect(abs(plain.requiredWidth + 2 * ButtonMetrics.inset.value - 60.5) < 0.6)
    #expect(abs(try place("Disabled", SlotOptions()).requiredWidth.rounded(.up) - 60) <= 1)
    #expect(abs(try place("Tap", SlotOptions()).requiredWidth.rounded(.up) - 25) <= 1)
  }

  @Test func glassBeforeItsTimeIsAGuess() throws {
    let content = ComponentContent(
      "Go", in: "button.title", options: SlotOptions(style: "prominentGlass"))
    let before = try Support.place(content, in: Button(), try Support.traits(os: .iOS13)).first
    #expect(before?.notes.contains(Button.glassNote) == true)
    let now = try Support.place(content, in: Button(), try Support.traits()).first
    #expect(now?.notes.contains(Button.glassNote) == false)
  }

  @Test func fontsByStyle() throws {
    let big = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(try place("Go", SlotOptions(), big).pointSize == 15)
    #expect(try place("Go", SlotOptions(style: "custom"), big).pointSize == 18)
    #expect(try place("Go", SlotOptions(style: "filled"), big).pointSize == 53)
    #expect(try place("Go", SlotOptions(style: "filled", controlSize: "mini")).pointSize == 15)
    #expect(try place("Go", SlotOptions(font: SlotFont(style: .body)), big).pointSize == 53)
  }

  /// The app's own font reaches a button but brings no size; a segmented control keeps its own.
  @Test func defaultFontGivesItsFamilyToButtonsOnly() throws {
    let font = SlotFont(family: "Brand Sans", size: 20)
    func face(_ slot: String, _ options: SlotOptions) throws -> Placement {
      let component = try #require(ComponentRegistry.component(forSlot: slot))
      return try #require(
        try Support.place(
          ComponentContent("Go", in: slot, options: options, defaultFont: font), in: component,
          try Support.traits("iPhone 15", .accessibilityMedium)
        ).first)
    }
    let system = try face("button.title", SlotOptions())
    #expect(system.font.family == "Brand Sans")
    #expect(system.pointSize == 15)
    let filled = try face("button.title", SlotOptions(style: "filled"))
    #expect(filled.font.family == "Brand Sans")
    #expect(filled.pointSize > 17)
    for slot in ["segmentedControl.segment", "picker.row", "refreshControl.title"] {
      #expect(try face(slot, SlotOptions()).font.family == nil)
    }
    #expect(try face("toggle.label", SlotOptions()).font.family == "Brand Sans")
  }

  @Test func configuredTitlesWrapUnlessTheirLineBreakModeCutsThem() throws {
    let text = "Check for an earlier version of this page"
    let narrow = SlotOptions(width: 200, style: "bordered")
    #expect(try place(text, narrow).verdict.name == "wraps")
    for mode in ["tail", "middle", "head"] {
      var options = narrow
      options.truncation = mode
      #expect(try place(text, options).verdict.name == "truncates")
    }
    var options = narrow
    options.truncation = "word"
    #expect(try place(text, options).verdict.name == "wraps")
  }

  @Test func titleAndSubtitleShareTheHeight() throws {
    let content = ComponentContent(
      texts: ["button.title": ["Subscribe"], "button.subtitle": ["Cancel at any time"]],
      options: SlotOptions(height: 44, style: "filled"))
    let normal = try Support.place(content, in: Button(), try Support.traits())
    #expect(normal.map(\.verdict.name) == ["fits", "fits"])
    let large = try Support.place(
      content, in: Button(), try Support.traits("iPhone 15", .accessibilityMedium))
    #expect(large.map(\.verdict.name) == ["fits", "clips"])
  }

  @Test func unknownStyleIsAGuess() throws {
    let placement = try place("Go", SlotOptions(style: "fancy"))
    #expect(placement.confidence == .guess)
    #expect(placement.notes.contains(Button.styleNote))
  }
}
