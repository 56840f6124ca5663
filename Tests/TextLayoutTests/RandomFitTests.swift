import DynamicType
import TestSupport
import Testing
import TextShaping

@testable import TextLayout

@Suite("Random strings in random rooms")
struct RandomFitTests {
  let shaper: TextShaper

  init() throws { shaper = TextShaper(fontStack: try FontStack.load()) }

  @Test("lines keep to their number, width and text", arguments: [11, 12])
  func fits(_ seed: UInt64) {
    var random = RandomText(seed: seed)
    for _ in 0..<500 {
      let text = random.next(longest: 60)
      let locale = random.pick(["en", "ar", "ja", "ko", "th", "hi", "zh-Hans", "my"])
      let width = random.pick([0, 1, 20, 60, 120, 343, 2000.0])
      let limit = random.pick([0, 0, 1, 2, 3])
      let mode = random.pick(LineBreakMode.allCases)
      let scale = random.pick([1, 1, 0.5])
      let request = FitRequest(
        pointSize: random.pick([11, 17, 28, 53]), width: width, maximumLines: limit,
        lineBreakMode: mode, minimumScaleFactor: scale)
      let fit = TextFitter.fit(shaper.shape(text, locale: locale), request, shaper: shaper)
      let again = TextFitter.fit(shaper.shape(text, locale: locale), request, shaper: shaper)
      let label: Comment = "\(text.debugDescription) \(locale) \(width) \(limit) \(mode) \(scale)"
      #expect(fit.lines.map(\.text) == again.lines.map(\.text), label)
      #expect(limit == 0 || fit.lineCount <= limit, label)
      #expect(fit.lines.isEmpty == text.isEmpty, label)
      #expect(fit.height >= 0 && fit.height.isFinite, label)
      #expect(fit.naturalWidth >= 0, label)
      if !fit.isTruncated { #expect(fit.lostText.isEmpty, label) }
      // A line wider than its room is clipped.
      let isWide = fit.lines.contains { $0.width > width + 0.01 }
      #expect(!isWide || fit.isClipped || fit.isTruncated, label)
    }
  }
}
