import DynamicType
import Testing
import TextLayout
import TextShaping

@Suite("Line break modes")
struct LineBreakModeTests {
  let shaper: TextShaper

  init() throws { shaper = TextShaper(fontStack: try FontStack.load()) }

  func lines(_ text: String, locale: String = "en", _ request: FitRequest) -> [String] {
    TextFitter.fit(shaper.shape(text, locale: locale), request, shaper: shaper).lines.map(\.text)
  }

  static let long =
    "Hello, world. This is a long run of text that should wrap at some point. Someone should "
    + "improve this test by adding a joke or something. Alright, it's been fun!"

  @Test(
    "a label of two lines in 300 points draws each mode as iOS 17 does (square/Blueprint snapshots)",
    arguments: [
      (LineBreakMode.byWordWrapping, "text", "that should wrap at some point."),
      (.byTruncatingTail, "text", "that should wrap at some point. Som…"),
      (.byTruncatingMiddle, "text", "that should wrap at some point. Som…"),
      (.byTruncatingHead, "text", "that should wrap at some point. Som…"),
      (.byCharWrapping, "text th", "at should wrap at some point. Someon"),
    ])
  func twoLines(_ mode: LineBreakMode, _ first: String, _ second: String) {
    let request = FitRequest(pointSize: 17, width: 300, maximumLines: 2, lineBreakMode: mode)
    #expect(
      lines(Self.long, request) == ["Hello, world. This is a long run of " + first, second])
  }

  @Test(
    "middle truncation keeps the end nearest to half (home-assistant/iOS reference images, 2025)",
    arguments: [
      (29.0, "https://my-home.duckdns.org:8123", "https://m…s.org:8123"),
      (
        11.0, "https://my-very-long-external-domain-name.duckdns.org:8123",
        "https://my-very-long-ext…-name.duckdns.org:8123"
      ),
    ])
  func middle(_ pointSize: Double, _ text: String, _ seen: String) {
    let request = FitRequest(
      pointSize: pointSize, width: 273, maximumLines: 1, lineBreakMode: .byTruncatingMiddle)
    #expect(lines(text, request) == [seen])
  }

  @Test("modes without an ellipsis lose text without one", arguments: LineBreakMode.allCases)
  func ellipsis(_ mode: LineBreakMode) {
    let request = FitRequest(pointSize: 17, width: 150, maximumLines: 1, lineBreakMode: mode)
    let fit = TextFitter.fit(shaper.shape(Self.long), request, shaper: shaper)
    #expect(fit.isTruncated && !fit.lostText.isEmpty)
    #expect(fit.lines.contains { $0.hasEllipsis } == mode.showsEllipsis)
  }

  @Test("Hangul syllables part only without word priority (stripe-ios reference image, iOS 15)")
  func hangul() {
    let text = "계속하면 해당 약관에 따라 결제를 승인하는 데 동의하는 것입니다."
    let label = FitRequest(pointSize: 12, width: 250)
    #expect(lines(text, locale: "ko", label).last == "동의하는 것입니다.")
    let textView = FitRequest(pointSize: 12, width: 250, lineBreakStrategy: [])
    #expect(lines(text, locale: "ko", textView).last == "하는 것입니다.")
  }

  @Test("a soft hyphen shows only where a line ends at it, and takes its room")
  func softHyphen() {
    let text = "Benach\u{AD}richtigungs\u{AD}einstellungen"
    let wide = FitRequest(pointSize: 17, width: nil)
    #expect(lines(text, wide) == ["Benachrichtigungseinstellungen"])
    #expect(
      lines(text, FitRequest(pointSize: 17, width: 160)) == ["Benachrichtigungs-", "einstellungen"])
    let natural = TextFitter.fit(shaper.shape(text), wide, shaper: shaper)
    let plain = TextFitter.fit(
      shaper.shape("Benachrichtigungseinstellungen"), wide, shaper: shaper)
    #expect(abs(natural.naturalWidth - plain.naturalWidth) < 0.001)
    // Without room for the hyphen the line ends at the soft hyphen before.
    let piece = shaper.shape("Benachrichtigungs").advance(pointSize: 17)
    let tight = FitRequest(pointSize: 17, width: piece + 1)
    #expect(lines(text, tight).first == "Benach-")
  }

  @Test("tabs reach to stops 28 points apart (UIKit documentation: tabStops)")
  func tabs() {
    let a = shaper.shape("a").advance(pointSize: 17)
    let fit = TextFitter.fit(
      shaper.shape("a\ta\ta"), FitRequest(pointSize: 17, width: nil), shaper: shaper)
    #expect(abs(fit.naturalWidth - (56 + a)) < 0.001)
    #expect(fit.lines.map(\.text) == ["a\ta\ta"])
    #expect(lines("a\ta\ta", FitRequest(pointSize: 17, width: 56 + a - 1)) == ["a\ta", "a"])
    #expect(shaper.shape("a\ta").missingCodePoints.isEmpty)
  }

  @Test(
    "separators: U+2028 and form feed break, a trailing newline adds no line, U+00A0 never breaks")
  func separators() {
    let request = FitRequest(pointSize: 17, width: 300)
    #expect(lines("a\u{2028}b\u{0C}c", request) == ["a", "b", "c"])
    #expect(lines("a\r\nb\n", request) == ["a", "b"])
    let narrow = FitRequest(pointSize: 17, width: 70)
    #expect(lines("100\u{A0}000 km", narrow) == ["100\u{A0}000", "km"])
    #expect(lines("12\u{202F}km/h oui", narrow).first == "12\u{202F}km/h")
  }

  @Test(
    "letters are tightened by up to 0.033 em each before any is cut, where asked for (Vercantez/openuikit: UIButtonTests.swift)"
  )
  func tightening() {
    let text = "Download the latest version of the app and retry!"
    #expect(text.count == 49)
    let shaped = shaper.shape(text)
    let natural = shaped.advance(pointSize: 14)
    func fit(_ width: Double, allowed: Bool = true) -> Fit {
      let request = FitRequest(
        pointSize: 14, width: width, maximumLines: 1, lineBreakMode: .byTruncatingMiddle,
        allowsTightening: allowed)
      return TextFitter.fit(shaped, request, shaper: shaper)
    }
    #expect(!fit(natural).isTightened)
    let squeezed = fit(natural - 22.1)
    #expect(squeezed.isTightened && !squeezed.isTruncated)
    #expect(abs(squeezed.tightening - 22.1 / 49) < 0.001)
    #expect(abs((squeezed.lines.first?.width ?? 0) - (natural - 22.1)) < 0.001)
    let cut = fit(natural - 23.2)
    #expect(cut.isTruncated && cut.isTightened)
    #expect((cut.lines.first?.width ?? .infinity) <= natural - 23.2 + 0.002)
    #expect(fit(natural - 5, allowed: false).isTruncated)
    #expect(!fit(natural - 5, allowed: false).isTightened)
  }
}
