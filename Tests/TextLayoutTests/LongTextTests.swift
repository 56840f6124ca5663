import DynamicType
import TestSupport
import Testing
import TextShaping

@testable import TextLayout

@Suite("Texts of a megabyte in a width of 343 points")
struct LongTextTests {
  private static let stack = Result { try FontStack.load() }
  let shaper: TextShaper

  init() throws { shaper = TextShaper(fontStack: try Self.stack.get()) }

  private func shape(_ text: String) -> ShapedText { shaper.shape(text) }

  @Test(
    "every piece is as wide as the one before and every line fits",
    arguments: [
      "The quick brown fox jumps. ", "إعدادات الإشعارات ", "การตั้งค่าการแจ้งเตือน", "👨‍👩‍👧‍👦",
    ])
  func megabyte(_ piece: String) {
    let count = 1_048_576 / piece.utf8.count
    let shaped = shape(String(repeating: piece, count: count))
    #expect(shaped.clusterCount == piece.count * count)
    // Letters join or kern across at most one border, so all inner pieces have one width.
    let three = shape(String(repeating: piece, count: 3)).advance(pointSize: 17)
    let two = shape(String(repeating: piece, count: 2)).advance(pointSize: 17)
    let expected = two + Double(count - 2) * (three - two)
    #expect(abs(shaped.advance(pointSize: 17) / expected - 1) < 1e-9)

    let fit = TextFitter.fit(shaped, FitRequest(pointSize: 17, width: 343), shaper: shaper)
    #expect(fit.lines.allSatisfy { $0.width <= 343.001 })
    #expect(Double(fit.lineCount) >= expected / 343 * 0.9)
    #expect(!fit.isTruncated)
    let one = TextFitter.fit(
      shaped, FitRequest(pointSize: 17, width: 343, maximumLines: 1), shaper: shaper)
    #expect(one.lineCount == 1)
    #expect(one.isTruncated)
  }

  @Test("a million newlines are a million empty lines")
  func newlines() {
    let shaped = shape(String(repeating: "\n", count: 1_000_000))
    #expect(shaped.clusterCount == 1_000_000)
    let fit = TextFitter.fit(shaped, FitRequest(pointSize: 17, width: 343), shaper: shaper)
    #expect(fit.lineCount == 1_000_000)
    #expect(fit.lines.last?.width == 0)
  }

  @Test(
    "fitting four times the text takes four times as long, not sixteen",
    arguments: [
      "The quick brown fox jumps. ", "abcdefghij", "a\n", "\n", "a ", " ", "ب ", "漢字", "ab\u{200B}",
      "ab\u{AD}", "a\t", "שלום abc\n", "\u{200B}", "a\u{301}", "설정을 ",
    ], [0, 1])
  func linear(_ piece: String, _ maximumLines: Int) {
    let small = time(repeated(piece, bytes: 16_384), maximumLines)
    let large = time(repeated(piece, bytes: 65_536), maximumLines)
    #expect(large < 8 * max(small, 0.001), "\(small) s, then \(large) s")
  }

  /// The better of two runs, in seconds.
  private func time(_ text: String, _ maximumLines: Int) -> Double {
    let shaped = shape(text)
    let request = FitRequest(pointSize: 17, width: 343, maximumLines: maximumLines)
    return (0..<2).map { _ in
      let start = threadTime()
      let fit = TextFitter.fit(shaped, request, shaper: shaper)
      let end = threadTime()
      #expect(fit.lineCount >= 1)
      return end - start
    }.min() ?? 0
  }
}
