import DynamicType
import Testing
import TextShaping

@testable import Components

@Suite struct SegmentedControlTests {
  @Test func boundariesOfEqualSegmentsLieOnWholePoints() {
    // Vercantez/openuikit: 280 / 3 is laid out as 93, 93, 94.
    #expect(
      SegmentedControl.segmentWidths([0, 0, 0], count: 3, of: 280, false) == [93, 93, 94])
    #expect(SegmentedControl.segmentWidths([0], count: 4, of: 300, false) == [75])
  }

  @Test func proportionalSegmentsFillTheWidth() {
    let widths = SegmentedControl.segmentWidths([20, 60], count: 2, of: 300, true)
    #expect(widths == [100, 200])
    #expect(SegmentedControl.segmentWidths([30], count: 2, of: 200, true) == [100])
  }

  private func place(
    _ titles: [String], _ options: SlotOptions, os: OSGeneration = .iOS26
  ) throws -> [Placement] {
    try Support.place(
      ComponentContent(texts: ["segmentedControl.segment": titles], options: options),
      in: SegmentedControl(), try Support.traits(os: os))
  }

  @Test func weightsByEra() throws {
    let selected = SlotOptions(width: 300)
    let momentary = SlotOptions(width: 300, selected: false)
    #expect(try place(["Day"], selected).first?.weight == .medium)
    #expect(try place(["Day"], momentary).first?.weight == .regular)
    #expect(try place(["Day"], selected, os: .iOS13).first?.weight == .semibold)
    #expect(try place(["Day"], momentary, os: .iOS13).first?.weight == .medium)
    let picker = SlotOptions(width: 300, style: "swiftUI")
    #expect(try place(["Day"], picker).first?.weight == .semibold)
    #expect(try place(["Day"], picker, os: .iOS13).first?.weight == .semibold)
  }

  /// "Three" is 35.5 points wide there, and its segment 55
  /// (iamcgn/swiftui-web: Docs/elements/UIKit/Controls.md, iPhone simulator, iOS 26).
  @Test func titleIsAsWideAsOnASimulator() throws {
    let title = try #require(
      try place(["Three"], SlotOptions(width: 300, selected: false)).first)
    #expect(abs(title.requiredWidth - 35.5) < 0.6)
    #expect(abs(title.requiredWidth + SegmentedControl.padding.value - 55) < 0.6)
  }

  @Test func onlyANearlyFullSegmentIsAGuess() throws {
    let natural = try #require(try place(["Archive"], SlotOptions(width: 300)).first)
      .requiredWidth
    func confidence(_ width: Double) throws -> Confidence? {
      try place(["Archive"], SlotOptions(width: width.rounded(.up), count: 1)).first?.confidence
    }
    #expect(try confidence(natural + 21) == .certain)
    #expect(try confidence(natural + 9) == .guess)
    #expect(try confidence(natural - 5) == .certain)
    #expect(
      try place(["Archive"], SlotOptions(width: natural + 7)).first?.verdict.name == "truncates")
  }

  @Test func aSiblingNotGivenTakesItsShare() throws {
    let one = try place(["Inbox (1)"], SlotOptions(width: 160, count: 2))
    #expect(one.first?.availableWidth == 72)
  }
}
