import DynamicType
import Testing

@testable import Components

@Suite struct LabelTests {
  private func place(
    _ text: String, _ options: SlotOptions = SlotOptions(),
    _ category: ContentSizeCategory = .large, boldText: Bool = false
  ) throws -> Placement {
    try #require(
      try Support.place(
        ComponentContent(text, in: "label", options: options), in: Label(),
        try Support.traits("iPhone 15", category, boldText: boldText)
      ).first)
  }

  @Test func defaultIsOneLineOfBodyBetweenTheMargins() throws {
    let placement = try place("Hello")
    #expect(placement.availableWidth == 353)
    #expect(placement.maximumLines == 1)
    #expect(placement.pointSize == 17)
    #expect(placement.confidence == .certain)
  }

  /// 16 on an iPhone SE and 20 on an iPhone 16, both measured with iOS 26.1; before, 16 up to
  /// 402 points, a width that is inferred.
  @Test func marginFollowsTheSystem() throws {
    func room(_ device: String, _ os: OSGeneration) throws -> (Double, Confidence) {
      let placement = try #require(
        try Support.place(
          ComponentContent("A", in: "label"), in: Label(), try Support.traits(device, os: os)
        ).first)
      return (placement.availableWidth, placement.confidence)
    }
    #expect(try room("iPhone SE (3rd generation)", .iOS26) == (343, .certain))
    #expect(try room("iPhone 16", .iOS26) == (353, .certain))
    #expect(try room("iPhone 16", .iOS13) == (361, .likely))
    #expect(try room("iPad (10th gen)", .iOS26).0 == 780)
  }

  /// 17 pt: 2444/2048 em of the font itself (20.287), and 22 between two lines of body (Apple Human
  /// Interface Guidelines, Typography).
  @Test func aFixedFontHasItsOwnLineHeightAndAStyleItsLeading() throws {
    func height(_ font: SlotFont, lines: Int) throws -> Double {
      let text = Array(repeating: "A", count: lines).joined(separator: "\n")
      return try place(text, SlotOptions(lineLimit: 0, font: font)).fit.height
    }
    let (fixed, style) = (SlotFont(size: 17, weight: .semibold), SlotFont(style: .body))
    #expect(abs(try height(fixed, lines: 1) - 20.333) < 0.001)
    #expect(abs(try height(fixed, lines: 2) - 40.667) < 0.001)
    #expect(abs(try height(style, lines: 2) - 42.333) < 0.001)
  }

  @Test func fontsFollowDynamicTypeAsTheAppSays() throws {
    func size(_ font: SlotFont?, _ scales: Bool?) throws -> Double {
      try place(
        "A", SlotOptions(width: 500, font: font, scales: scales),
        .accessibilityExtraExtraExtraLarge
      ).pointSize
    }
    #expect(try size(nil, nil) == 53)
    #expect(try size(nil, false) == 17)
    #expect(try size(SlotFont(style: .caption1), nil) == 43)
    #expect(try size(SlotFont(style: .caption1), false) == 12)
    #expect(try size(SlotFont(size: 15), nil) == 15)
    #expect(try size(SlotFont(size: 15), true) > 40)
  }

  @Test func weightsAndBoldText() throws {
    let font = SlotFont(style: .body, weight: .medium)
    #expect(try place("A", SlotOptions(font: font)).weight == .medium)
    #expect(try place("A", SlotOptions(font: font), boldText: true).weight == .semibold)
    #expect(try place("A", SlotOptions(font: SlotFont(style: .headline))).weight == .semibold)
  }

  @Test func heightLimitsTheLines() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let two = try place(text, SlotOptions(width: 120, height: 45, lineLimit: 0))
    #expect(two.verdict.name == "truncates")
    #expect(two.fit.lineCount == 2)
    #expect(two.requiredWidth > 120)
  }

  @Test func missingGlyphsAreNamed() throws {
    // A code point of Plane 14 that is not assigned.
    let placement = try place("A\u{E1234}")
    guard case .missingGlyphs(let names) = placement.verdict else {
      Issue.record("\(placement.verdict)")
      return
    }
    #expect(names == ["U+E1234"])
  }
}
