import TestSupport
import Testing
import TextLayout
import TextShaping

@testable import Pictures

/// What holds for any text: every line is as wide as measured, and every glyph can be drawn.
@Suite struct GlyphRunPropertyTests {
  @Test(arguments: [UInt64(1), 2, 3, 4])
  func anyTextIsDrawnAsMeasured(seed: UInt64) throws {
    let shaper = try Fonts.shaper()
    let outlines = GlyphOutlines()
    var random = RandomText(seed: seed)
    for _ in 0..<120 {
      let text = random.next()
      let locale = random.pick(["en", "ar", "ja", "th"])
      let request = FitRequest(
        pointSize: random.pick([11, 17, 28.5, 53]), width: random.pick([30, 90, 200]),
        maximumLines: random.pick([0, 1, 2]),
        lineBreakMode: random.pick(LineBreakMode.allCases),
        allowsTightening: random.pick([true, false]),
        minimumScaleFactor: random.pick([1, 0.5]), tracking: random.pick([0, 0, 1.5, -0.5]))
      let fit = TextFitter.fit(shaper.shape(text, locale: locale), request, shaper: shaper)
      let lines = fit.drawnLines(locale: locale, using: shaper)
      try #require(lines.count == fit.lines.count)
      for (line, measured) in zip(lines, fit.lines) {
        #expect(
          abs(line.width - measured.width) < 0.01,
          "\(text.debugDescription), \(locale), \(request): \(line.width), \(measured.width)")
        for run in line.runs where run.kind == .outlines {
          for glyph in run.glyphs {
            #expect(glyph.x.isFinite && glyph.y.isFinite)
            #expect(outlines.outline(.init(font: run.font, glyph: glyph.id)) != nil)
          }
        }
      }
    }
  }
}
