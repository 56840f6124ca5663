import DynamicType
import Testing
import TextShaping

@testable import TextLayout

@Suite struct TrackingTests {
  private let shaper: TextShaper

  init() throws { shaper = TextShaper(fontStack: try FontStack.load()) }

  private func fit(
    _ text: String, tracking: Double, width: Double? = nil, lines: Int = 0,
    mode: LineBreakMode = .byTruncatingTail
  ) -> Fit {
    TextFitter.fit(
      shaper.shape(text),
      FitRequest(
        pointSize: 17, width: width, maximumLines: lines, lineBreakMode: mode,
        tracking: tracking),
      shaper: shaper)
  }

  @Test func everyClusterButTheLastTakesTheSpace() {
    let plain = fit("Settings", tracking: 0)
    let tracked = fit("Settings", tracking: 2)
    #expect(abs(tracked.naturalWidth - plain.naturalWidth - 7 * 2) < 0.001)
    #expect(abs(tracked.lines[0].width - plain.lines[0].width - 7 * 2) < 0.001)
    #expect(abs(tracked.lines[0].inkWidth - plain.lines[0].inkWidth - 7 * 2) < 0.001)
    let closer = fit("Settings", tracking: -0.5)
    #expect(abs(closer.naturalWidth - plain.naturalWidth + 7 * 0.5) < 0.001)
  }

  /// A mark is part of its cluster, and a Thai font without tracking of its own takes it too.
  @Test func clustersCountNotCodePoints() {
    let plain = fit("กี่ข", tracking: 0)
    let tracked = fit("กี่ข", tracking: 2)
    #expect(abs(tracked.naturalWidth - plain.naturalWidth - 2) < 0.001)
  }

  @Test func theSpaceBeforeAnEdgeDoesNotCount() {
    let width = fit("Settings", tracking: 2).naturalWidth
    #expect(fit("Settings", tracking: 2, width: width, lines: 1).lineCount == 1)
    #expect(!fit("Settings", tracking: 2, width: width, lines: 1).isTruncated)
    #expect(fit("Settings", tracking: 2, width: width - 0.1, lines: 1).isTruncated)
    // Two lines of the same word: the space between them hangs with its tracking.
    let two = fit("Settings Settings", tracking: 2, width: width)
    #expect(two.lines.map(\.text) == ["Settings", "Settings"])
    #expect(abs(two.lines[0].width - width) < 0.001)
    #expect(abs(two.widestWordWidth - width) < 0.001)
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, 1.0), (.byTruncatingHead, 1), (.byTruncatingMiddle, 2),
  ])
  func anEllipsisKeepsItsDistance(_ mode: LineBreakMode, gaps: Double) throws {
    let text = "Accessibility"
    let line = try #require(
      fit(text, tracking: 2, width: 80, lines: 1, mode: mode).lines.first)
    let shown = line.text.split(separator: "…").map(String.init)
    let parts = shown.map { fit($0, tracking: 2).naturalWidth }.reduce(0, +)
    let ellipsis = fit("…", tracking: 2).naturalWidth
    // The parts are shaped alone here: a kerned pair at the cut may differ.
    #expect(abs(line.width - parts - ellipsis - 2 * gaps) < 0.3)
    #expect(line.width <= 80.001)
  }
}
