import DynamicType
import Testing
import TextLayout
import TextShaping

@Suite("Pushing a lonely last word out")
struct PushOutTests {
  let shaper: TextShaper

  init() throws { shaper = TextShaper(fontStack: try FontStack.load()) }

  func lines(
    _ text: String, locale: String = "en", weight: FontWeight = .regular, _ request: FitRequest
  ) -> [String] {
    TextFitter.fit(shaper.shape(text, locale: locale, weight: weight), request, shaper: shaper)
      .lines.map(\.text)
  }

  @Test("a button title in Japanese (stripe/stripe-ios reference image, iOS 15)")
  func japanese() {
    let text = "クレジットカードをスキャン"
    let request = FitRequest(pointSize: 15, width: 145)
    #expect(lines(text, locale: "ja", request) == ["クレジットカード", "をスキャン"])
    var greedy = request
    greedy.lineBreakStrategy = []
    #expect(lines(text, locale: "ja", greedy) == ["クレジットカードを", "スキャン"])
  }

  @Test(
    "the word stays where the line above would become short (reference images: Adyen/adyen-ios, bitwarden/authenticator-ios)"
  )
  func shortLineAbove() {
    #expect(
      lines(
        "Eine Kopie an meine E-Mail-Adresse senden", locale: "de",
        FitRequest(pointSize: 17, width: 295)) == ["Eine Kopie an meine E-Mail-Adresse", "senden"])
    var swiftUI = FitRequest(pointSize: 53, width: 358)
    swiftUI.leastFillAfterPushOut = 0.72
    #expect(
      lines("You don’t have any codes to display", weight: .semibold, swiftUI)
        == ["You don’t have", "any codes to", "display"])
    #expect(
      lines("Verzendadres gebruiken", locale: "nl", FitRequest(pointSize: 15, width: 145))
        == ["Verzendadres", "gebruiken"])
  }

  @Test("a label as zacwest/ZSWTappableLabel issue 42 shows it, in the width of a phone")
  func label() {
    #expect(
      lines(
        "Testing various linking. Testing variously linking", FitRequest(pointSize: 17, width: 343))
        == ["Testing various linking. Testing", "variously linking"])
  }

  @Test("a long line gives its last word to a lonely one, in the last line of each paragraph")
  func longLineAbove() {
    let text =
      "TextKit manages text storage and performs layout of text-based content on iOS macOS."
    let whole = shaper.shape(
      "TextKit manages text storage and performs layout of text-based content on iOS")
    let request = FitRequest(pointSize: 17, width: whole.advance(pointSize: 17) + 1)
    #expect(lines(text, request).last == "iOS macOS.")
    #expect(lines(text + "\n" + text, request).filter { $0 == "iOS macOS." }.count == 2)
    var textView = request
    textView.lineBreakStrategy = .hangulWordPriority
    #expect(lines(text, textView).last == "macOS.")
  }

  @Test("nothing moves into a line that is cut or already has two words")
  func noPush() {
    let text = "one two three four five six seven eight nine ten eleven"
    let width = shaper.shape("one two three four five six seven").advance(pointSize: 17) + 1
    #expect(
      lines(text, FitRequest(pointSize: 17, width: width))
        == ["one two three four five six seven", "eight nine ten eleven"])
    let one = lines(text, FitRequest(pointSize: 17, width: width, maximumLines: 1))
    #expect(one.first?.hasPrefix("one two three four five six") == true)
  }
}
