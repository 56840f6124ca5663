import DynamicType
import Testing

@testable import Components

@Suite struct AlertTests {
  private func place(
    _ texts: [String: [String]], _ traits: Traits, _ options: SlotOptions = SlotOptions()
  ) throws -> [Placement] {
    try Support.place(ComponentContent(texts: texts, options: options), in: Alert(), traits)
  }

  @Test func widthsOfTheTextsByEra() throws {
    let texts = ["alert.title": ["A"]]
    func width(_ os: OSGeneration, _ category: ContentSizeCategory) throws -> Double? {
      try place(texts, try Support.traits("iPhone 15", category, os: os)).first?.availableWidth
    }
    #expect(try width(.iOS13, .large) == 238)
    #expect(try width(.iOS13, .extraExtraExtraLarge) == 238)
    #expect(try width(.iOS13, .accessibilityMedium) == 278)
    #expect(try width(.iOS26, .large) == 260)
  }

  @Test func textIsNeverSmallerThanAtTheDefaultSize() throws {
    let texts = ["alert.title": ["A"], "alert.message": ["B"], "alert.button": ["C"]]
    let small = try place(texts, try Support.traits("iPhone 15", .extraSmall, os: .iOS13))
    #expect(small.map(\.pointSize) == [17, 13, 17])
    #expect(small.map(\.weight) == [.semibold, .regular, .regular])
    let now = try place(texts, try Support.traits("iPhone 15", .extraSmall))
    #expect(now.map(\.pointSize) == [17, 15, 17])
    #expect(now.map(\.weight) == [.semibold, .regular, .medium])
  }

  @Test func twoButtonsShareTheRowWhileBothFit() throws {
    let traits = try Support.traits(os: .iOS13)
    let side = try place(["alert.button": ["Cancel", "Delete"]], traits)
    #expect(side.map(\.verdict) == [.fits, .fits])
    #expect(side.allSatisfy { abs($0.availableWidth - (134.85 - 16)) < 0.001 })
    let stacked = try place(["alert.button": ["Cancel", "Delete this conversation"]], traits)
    #expect(stacked.map(\.verdict) == [.stacks, .stacks])
    #expect(stacked.map(\.availableWidth) == [254, 254])
    let three = try place(["alert.button": ["One", "Two", "Three"]], traits)
    #expect(three.map(\.verdict) == [.fits, .fits, .fits])
    #expect(three.map(\.availableWidth) == [254, 254, 254])
  }

  @Test func countStandsForButtonsNotGiven() throws {
    let traits = try Support.traits(os: .iOS13)
    let one = try place(["alert.button": ["OK"]], traits, SlotOptions(count: 2))
    #expect(abs((one.first?.availableWidth ?? 0) - 118.85) < 0.001)
  }

  @Test func spaceBesideAButtonsTitleGrowsWithTheText() throws {
    let traits = try Support.traits("iPhone 15", .accessibilityMedium, os: .iOS13)
    let width = try place(["alert.button": ["OK"]], traits).first?.availableWidth
    // 28 points instead of 17.
    #expect(abs((width ?? 0) - (310 - 16 * 28 / 17)) < 0.001)
  }

  @Test func buttonShrinksToTenPointsThenLosesItsEnd() throws {
    let traits = try Support.traits("iPhone 15", .extraExtraExtraLarge, os: .iOS13)
    let text = "Download all of the files again and replace every one of the older copies"
    let placement = try #require(try place(["alert.button": [text]], traits).first)
    #expect(placement.verdict.name == "truncates")
    #expect(abs(placement.fit.pointSize - 10) < 0.05)
    #expect(placement.notes.contains(Verdict.shrunkNote))
  }

  @Test func singleTextOfiOS26IsRegular() throws {
    let placement = try place(
      ["alert.title": ["Saved"]], try Support.traits(), SlotOptions(style: "single")
    ).first
    #expect(placement?.weight == .regular)
    #expect(placement?.pointSize == 17)
  }

  @Test func newButtonsRestOnAnEstimate() throws {
    let placement = try place(["alert.button": ["OK"]], try Support.traits()).first
    #expect(placement?.confidence == .guess)
    #expect(placement?.notes.first?.hasPrefix("estimate: space at each side") == true)
  }
}
