import DynamicType
import Testing
import TextLayout
import TextShaping

@Suite("Line boxes")
struct LineBoxTests {
  let shaper: TextShaper

  init() throws { shaper = TextShaper(fontStack: try FontStack.load()) }

  func fit(_ text: String, locale: String = "en", _ request: FitRequest) -> Fit {
    TextFitter.fit(shaper.shape(text, locale: locale), request, shaper: shaper)
  }

  static let plain = FitRequest(pointSize: 17, width: 300)
  static let box = 17 * 2444.0 / 2048

  @Test(
    "Han, kana and Hangul have the system font's lines (stripe/stripe-ios text views, iOS 15)",
    arguments: [("通知の設定", "ja"), ("通知设置", "zh-Hans"), ("알림 설정", "ko"), ("Ẫ Ấ Ệ", "vi")])
  func systemBox(_ text: String, _ locale: String) {
    let result = fit(text, locale: locale, Self.plain)
    #expect(abs(result.height - 61.0 / 3) < 0.001)
    #expect(abs((result.lines.first?.ascent ?? 0) - 17 * 1950.0 / 2048) < 0.001)
  }

  @Test(
    "taller scripts make taller lines",
    arguments: [("ပြောင်းရန်", "my"), ("การตั้งค่าที่ปี่", "th"), ("ترتیبات", "ur"), ("सेटिंग्स", "hi")])
  func tallBox(_ text: String, _ locale: String) {
    let line = fit(text, locale: locale, Self.plain).lines.first
    #expect((line?.ascent ?? 0) + (line?.descent ?? 0) > Self.box + 1)
  }

  @Test("only the lines that hold the tall script grow, and the leading gives way to them")
  func mixed() {
    let result = fit("Settings\nတ\nSettings", FitRequest(pointSize: 17, width: 300, leading: 22))
    let baselines = result.baselines
    let lines = result.lines
    #expect(baselines.count == 3)
    #expect(abs(lines[0].ascent + lines[0].descent - Self.box) < 0.001)
    #expect(lines[1].ascent + lines[1].descent > 22)
    #expect(
      abs(baselines[1] - baselines[0] - max(22, lines[0].descent + lines[1].ascent)) < 0.001)
    #expect(result.height >= baselines[2] + lines[2].descent - 0.001)
    let latin = fit("Settings\nA\nSettings", FitRequest(pointSize: 17, width: 300, leading: 22))
    #expect(abs(latin.baselines[2] - latin.baselines[0] - 44) < 0.001)
  }

  @Test("a height for two Latin lines holds one line in Burmese")
  func heightLimit() {
    let request = FitRequest(pointSize: 17, width: 300, maximumHeight: 41)
    #expect(fit("A\nA\nA", request).lineCount == 2)
    let burmese = fit("တ\nတ\nတ", locale: "my", request)
    #expect(burmese.lineCount == 1)
    #expect(burmese.isTruncated)
  }

  @Test("a room too low says how much ink of which line it cuts")
  func cut() {
    // The box of 63.2 points loses 9.6 on each side; the descender of "p" reaches lower than that.
    let help = fit("Help", FitRequest(pointSize: 53, width: 300, maximumHeight: 44))
    #expect(help.isClipped)
    #expect(help.cut?.line == 1)
    #expect(help.cut?.top == 0)
    #expect((help.cut?.bottom ?? 0) > 5 && (help.cut?.bottom ?? 9) < 9)
    // Small letters lie within: the box is too high, but no ink is lost.
    let low = fit("one", FitRequest(pointSize: 17, width: 300, maximumHeight: 18))
    #expect(!low.isClipped && low.cut == nil)
    #expect(fit("Help", FitRequest(pointSize: 53, width: 300, maximumHeight: 64)).cut == nil)
    let mark = fit("ปี่", locale: "th", FitRequest(pointSize: 17, width: 300, maximumHeight: 14))
    #expect((mark.cut?.top ?? 0) > 0)
  }
}
