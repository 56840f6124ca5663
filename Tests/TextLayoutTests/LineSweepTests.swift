import TestSupport
import Testing
import TextLayout
import TextShaping

@Suite("Line sweep")
struct LineSweepTests {
  private static let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  @Test("gives what fitting at each size gives", arguments: [0, 1, 40, 120, 343, 900])
  func agrees(_ width: Double) throws {
    let shaper = TextShaper(fontStack: try FontStack.load())
    var random = RandomText(seed: 11)
    var texts = [
      "", " ", "a", "Benachrichtigungseinstellungen öffnen", "設定を変更します。", "알림 설정을 변경합니다",
    ]
    texts += [
      "two\nparagraphs here", "a\tb", "soft\u{AD}hyphen", "  spaces  around  ", "e-mail/URL://x",
    ]
    texts += (0..<60).map { _ in random.next() }
    for strategy: LineBreakStrategy in [[], .hangulWordPriority] {
      var sweep = LineSweep(
        pointSizes: Self.sizes, width: width, opticalSize: shaper.fontStack.opticalSize,
        strategy: strategy)
      for text in texts {
        let shaped = shaper.shape(text)
        sweep.measure(shaped)
        for (size, extent) in zip(Self.sizes, sweep.extents) {
          let fit = TextFitter.fit(
            shaped,
            FitRequest(
              pointSize: size, width: width, lineBreakMode: .byWordWrapping,
              lineBreakStrategy: strategy), shaper: shaper)
          #expect(extent.lineCount == max(1, fit.lineCount), "\(size) pt in \(width): \(text)")
          let widest = fit.lines.map(\.width).max() ?? 0
          let hasHyphen = text.contains("\u{AD}")
          #expect(hasHyphen || abs(extent.width - widest) < 1e-6, "\(size) pt: \(text)")
        }
      }
    }
  }

  @Test("“Delete All Photos?” takes one line up to 28 pt in 343 points, two at 40, three at 53")
  func example() throws {
    let stack = try FontStack.load()
    let shaper = TextShaper(fontStack: stack)
    var sweep = LineSweep(
      pointSizes: [17, 28, 40, 53], width: 240, opticalSize: stack.opticalSize)
    sweep.measure(shaper.shape("Delete All Photos?"))
    #expect(sweep.extents.map(\.lineCount) == [1, 1, 2, 2])
    #expect(sweep.extents.map(\.exceedsOneLine) == [false, false, true, true])
  }
}
