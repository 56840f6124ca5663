import Testing
import TextLayout
import TextShaping

@testable import Components

@Suite struct VerdictTests {
  private func verdict(
    _ text: String, width: Double, lines: Int, minimumScale: Double = 1, height: Double? = nil,
    clips: Bool = false, changes: LayoutChanges = []
  ) throws -> (verdict: Verdict, notes: [String]) {
    let shaper = try Support.shaper()
    let shaped = shaper.shape(text)
    let fit = TextFitter.fit(
      shaped,
      FitRequest(
        pointSize: 17, width: width, maximumLines: lines, maximumHeight: height,
        minimumScaleFactor: minimumScale),
      shaper: shaper)
    var notes: [String] = []
    let verdict = Verdict.of(
      fit, shaped: shaped, clipsOverflow: clips, changes: changes, notes: &notes)
    return (verdict, notes)
  }

  @Test func harmFollowsTheWordsOfTheReports() {
    let harmless: [Verdict] = [.fits, .wraps(lines: 2), .stacks]
    let between: [Verdict] = [.tightens, .shrinks(scale: 0.9), .scrolls]
    let harmful: [Verdict] = [
      .collapses, .breaksWord(word: "a"), .truncates(visible: "a", lost: "b"), .clips,
      .missingGlyphs(["U+0950"]),
    ]
    let all = harmless + between + harmful
    #expect(all.map(\.harm) == Array(0...10))
    #expect(all.filter(\.isHarmful) == harmful)
    #expect(Set(all.map(\.name)).count == 11)
  }

  @Test func shortTextFits() throws {
    #expect(try verdict("Hello", width: 100, lines: 1).verdict == .fits)
  }

  @Test func longTextIsTruncatedWithWhatIsLost() throws {
    let verdict = try verdict("Hello wide world", width: 90, lines: 1).verdict
    guard case .truncates(let visible, let lost) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(visible.hasSuffix("…"))
    #expect(!lost.isEmpty)
  }

  @Test func wrappingIsHarmless() throws {
    #expect(try verdict("Hello wide world", width: 90, lines: 0).verdict == .wraps(lines: 2))
  }

  @Test func wordWiderThanTheRoomIsBroken() throws {
    #expect(
      try verdict("Benachrichtigungen", width: 90, lines: 0).verdict
        == .breaksWord(word: "Benachrichtigungen"))
  }

  @Test func cutTextWithoutEllipsisClips() throws {
    #expect(try verdict("Hello wide world", width: 90, lines: 1, clips: true).verdict == .clips)
  }

  @Test func lineTallerThanItsRoomClips() throws {
    #expect(try verdict("Hello", width: 100, lines: 1, height: 12).verdict == .clips)
  }

  @Test func textWithoutAnyRoomIsLost() throws {
    #expect(
      try verdict("7", width: 0, lines: 1).verdict == .truncates(visible: "", lost: "7"))
    #expect(try verdict("W", width: 8, lines: 1).verdict == .clips)
  }

  @Test func milderThingsBecomeNotes() throws {
    let shrunk = try verdict(
      "Hello wide world", width: 100, lines: 1, minimumScale: 0.5, changes: .stacks)
    #expect(shrunk.verdict.name == "shrinks")
    #expect(shrunk.notes == [Verdict.stacksNote])
    let scrolled = try verdict("Hello", width: 100, lines: 0, changes: [.scrolls, .stacks])
    #expect(scrolled.verdict == .scrolls)
    #expect(scrolled.notes == [Verdict.stacksNote])
    let broken = try verdict("Benachrichtigungen", width: 90, lines: 0, changes: .scrolls)
    #expect(broken.notes == [Verdict.scrollsNote])
  }
}
