import DynamicType
import Testing
import TextLayout
import TextShaping

@Suite("Lines from left to right")
struct DrawnOrderTests {
  let shaper: TextShaper

  init() throws { shaper = TextShaper(fontStack: try FontStack.load()) }

  func fit(_ text: String, locale: String, _ request: FitRequest) -> Fit {
    TextFitter.fit(shaper.shape(text, locale: locale), request, shaper: shaper)
  }

  @Test(
    "runs of the other direction are turned around (UAX #9)",
    arguments: [
      ("Settings", "en", "Settings"), ("הגדרות", "he", "תורדגה"),
      ("הגדרות iPhone 16", "he", "iPhone 16 תורדגה"), ("דף 12", "he", "12 ףד"),
      ("Open שלום now", "en", "Open םולש now"),
      ("\u{2067}שלום abc\u{2069} x", "en", "\u{2067}abc םולש\u{2069} x"),
    ])
  func whole(_ text: String, _ locale: String, _ drawn: String) {
    let line = fit(text, locale: locale, FitRequest(pointSize: 17, width: nil)).lines.first
    #expect(line?.visualText == drawn)
    #expect(line?.text == text)
  }

  @Test("each line is ordered by itself")
  func lines() {
    let text = "הגדרות iPhone 16"
    let width = shaper.shape("הגדרות iPhone", locale: "he").advance(pointSize: 17) + 1
    let request = FitRequest(pointSize: 17, width: width, lineBreakStrategy: [])
    #expect(fit(text, locale: "he", request).lines.map(\.visualText) == ["iPhone תורדגה", "16"])
  }

  @Test("the ellipsis stands where the text goes on: left in a right-to-left paragraph")
  func ellipsis() {
    func drawn(_ text: String, _ locale: String, _ mode: LineBreakMode = .byTruncatingTail)
      -> String
    {
      let request = FitRequest(pointSize: 17, width: 90, maximumLines: 1, lineBreakMode: mode)
      return fit(text, locale: locale, request).lines.first?.visualText ?? ""
    }
    #expect(drawn("إعدادات الإشعارات الآن", "ar").hasPrefix("…"))
    #expect(drawn("הגדרות iPhone 16 Pro Max", "he").hasPrefix("…"))
    #expect(drawn("הגדרות התראות ועוד", "he", .byTruncatingHead).hasSuffix("…"))
    #expect(drawn("Settings of התראות ועוד", "en").hasSuffix("…"))
    #expect(drawn("Notifications and more", "en").hasSuffix("…"))
  }

  @Test(
    "the ink of a mixed line lies between its outermost letters",
    arguments: [("הגדרות W", "he"), ("W הגדרות", "he"), ("W הגדרות", "en")])
  func ink(_ text: String, _ locale: String) {
    let line = fit(text, locale: locale, FitRequest(pointSize: 53, width: nil)).lines.first
    let width = line?.width ?? 0
    #expect((line?.inkWidth ?? 0) < width)
    #expect((line?.inkWidth ?? 0) > width - 53 * 0.25)
  }
}
