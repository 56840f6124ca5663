import DynamicType
import Testing
import TextShaping

@testable import TextLayout

@Suite("Fitting text")
struct TextFitterTests {
  let shaper: TextShaper

  init() throws { shaper = TextShaper(fontStack: try FontStack.load()) }

  func fit(
    _ text: String, locale: String = "en", weight: FontWeight = .regular, _ request: FitRequest
  ) -> Fit {
    TextFitter.fit(shaper.shape(text, locale: locale, weight: weight), request, shaper: shaper)
  }

  @Test("UILabel's lines in a 300-point view (square/Blueprint snapshot, iOS 17)")
  func wrapsLikeALabel() {
    let text = "Hello, world. This is a long run of text that should wrap at some point."
    let result = fit(text, FitRequest(pointSize: 17, width: 300))
    #expect(
      result.lines.map(\.text)
        == ["Hello, world. This is a long run of text", "that should wrap at some point."])
    #expect(!result.isTruncated)
  }

  @Test("the rest of the text is cut into the last line allowed (same source)")
  func truncatesLastLine() {
    let text =
      "Hello, world. This is a long run of text that should wrap at some point. Someone should fix."
    let result = fit(text, FitRequest(pointSize: 17, width: 300, maximumLines: 2))
    #expect(result.lines.last?.text == "that should wrap at some point. Som…")
    #expect(
      result.visibleText
        == "Hello, world. This is a long run of text that should wrap at some point. Som…")
    #expect(result.lostText == "eone should fix.")
  }

  @Test("a space before the ellipsis is dropped")
  func spaceBeforeEllipsis() {
    for width in stride(from: 20.0, through: 140, by: 1) {
      let result = fit(
        "one two three four", FitRequest(pointSize: 17, width: width, maximumLines: 1))
      #expect(result.lines.first?.text.hasSuffix(" …") == false)
    }
  }

  @Test(
    "shrinks like UILabel: 20 pt in 80 pt with factor 0.6 gives 12 pt and an ellipsis (Vercantez/openuikit: UILabelShrinkTests.swift)"
  )
  func shrinksToFloor() {
    let floor = fit(
      "Shrink me please",
      FitRequest(pointSize: 20, width: 80, maximumLines: 1, minimumScaleFactor: 0.6))
    #expect(abs(floor.pointSize - 12) < 0.001)
    #expect(floor.lines.first?.text == "Shrink me pl…")
    let higher = fit(
      "Shrink me please",
      FitRequest(pointSize: 20, width: 80, maximumLines: 1, minimumScaleFactor: 0.9))
    #expect(abs(higher.pointSize - 18) < 0.001)
    #expect(higher.lines.first?.text == "Shrink…")
  }

  @Test("shrinks no further than needed")
  func shrinksJustEnough() {
    let result = fit(
      "Shrink me please",
      FitRequest(pointSize: 20, width: 120, maximumLines: 1, minimumScaleFactor: 0.5))
    #expect(!result.isTruncated)
    #expect(result.scale < 1 && result.scale > 0.5)
    #expect((result.lines.first?.width ?? 0) <= 120.001)
    #expect((result.lines.first?.width ?? 0) > 119)
  }

  @Test("a word wider than the line is broken between its letters and reported")
  func breaksWord() {
    let result = fit(
      "Benachrichtigungseinstellungen öffnen", locale: "de", FitRequest(pointSize: 53, width: 280))
    #expect(result.breaksWord)
    #expect(result.brokenWord == "Benachrichtigungseinstellungen")
    #expect(
      result.lines.map(\.text).joined().replacing("öffnen", with: "")
        .hasPrefix("Benachrichtigungseinstellungen"))
  }

  @Test("words that fit on a line of their own are not broken")
  func keepsWords() {
    let result = fit("Photo Library", FitRequest(pointSize: 17, width: 60))
    #expect(result.lines.map(\.text) == ["Photo", "Library"])
    #expect(!result.breaksWord)
  }

  @Test("explicit newlines break, also empty lines and at the end of the room")
  func newlines() {
    #expect(
      fit("a\n\nb c", FitRequest(pointSize: 17, width: 300)).lines.map(\.text) == ["a", "", "b c"])
    let capped = fit("first\nsecond", FitRequest(pointSize: 17, width: 300, maximumLines: 1))
    #expect(capped.isTruncated)
    #expect(capped.lines.first?.text == "first…")
    #expect(capped.lostText == "\nsecond")
  }

  @Test("Korean breaks at spaces only, Japanese between characters")
  func eastAsian() {
    let korean = fit("설정을 변경합니다", locale: "ko", FitRequest(pointSize: 17, width: 90))
    #expect(korean.lines.map(\.text) == ["설정을", "변경합니다"])
    let japanese = fit("設定を変更します。", locale: "ja", FitRequest(pointSize: 17, width: 71))
    #expect(japanese.lineCount == 3)
    #expect(!(japanese.lines.last?.text.hasPrefix("。") ?? true))
    #expect(!japanese.breaksWord)
  }

  @Test("Thai breaks between words of the dictionary")
  func thai() {
    let result = fit("การตั้งค่าการแจ้งเตือน", locale: "th", FitRequest(pointSize: 17, width: 90))
    #expect(result.lineCount > 1)
    #expect(!result.breaksWord)
  }

  @Test(
    "head and middle truncation keep the end",
    arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle])
  func otherModes(_ mode: LineBreakMode) {
    let text = "https://my-home.example.org:8123"
    let result = fit(
      text, FitRequest(pointSize: 17, width: 160, maximumLines: 1, lineBreakMode: mode))
    #expect(result.isTruncated)
    #expect((result.lines.first?.width ?? 0) <= 160.001)
    #expect(result.lines.first?.text.hasSuffix(":8123") == true)
    #expect(result.lines.first?.text.hasPrefix("…") == (mode == .byTruncatingHead))
  }

  @Test("clipping draws no ellipsis")
  func clips() {
    let result = fit(
      "A long run of text",
      FitRequest(pointSize: 17, width: 60, maximumLines: 1, lineBreakMode: .byClipping)
    )
    #expect(result.isTruncated)
    #expect(result.lines.first?.text.contains("…") == false)
  }

  @Test("one line at 17 points is 20.333 high at 3x and 20.5 at 2x")
  func lineHeight() {
    let three = fit("a", FitRequest(pointSize: 17, width: 300))
    #expect(abs(three.height - 61.0 / 3) < 0.001)
    let two = fit("a", FitRequest(pointSize: 17, width: 300, displayScale: 2))
    #expect(two.height == 20.5)
  }

  @Test("a height that is too small limits the lines, or clips")
  func heightLimit() {
    let text = "one two three four five six"
    let two = fit(text, FitRequest(pointSize: 17, width: 60, maximumHeight: 44, leading: 22))
    #expect(two.lineCount == 2)
    #expect(two.isTruncated)
    let none = fit("one", FitRequest(pointSize: 17, width: 60, maximumHeight: 12))
    #expect(none.isClipped)
  }

  @Test("a letter wider than its room is clipped")
  func roomTooNarrow() {
    #expect(fit("W", FitRequest(pointSize: 17, width: 0)).isClipped)
    #expect(fit("W", FitRequest(pointSize: 17, width: 10)).isClipped)
    #expect(!fit("W", FitRequest(pointSize: 17, width: 20)).isClipped)
  }
}
