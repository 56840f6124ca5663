import DynamicType
import TestSupport
import Testing
import TextLayout
import TextShaping

@Suite("What holds for every text")
struct LayoutInvariantTests {
  let shaper: TextShaper

  init() throws { shaper = TextShaper(fontStack: try FontStack.load()) }

  func fit(_ text: String, locale: String, _ request: FitRequest) -> Fit {
    TextFitter.fit(shaper.shape(text, locale: locale), request, shaper: shaper)
  }

  static let samples: [(text: String, locale: String)] = [
    ("Modifier les préférences de confidentialité", "fr"), ("Удалить все сообщения?", "ru"),
    ("إعدادات الإشعارات الآن", "ar"), ("הגדרות iPhone 16 Pro", "he"),
    ("設定を変更します。よろしいですか？", "ja"), ("การตั้งค่าการแจ้งเตือน", "th"),
    ("알림 설정을 변경합니다", "ko"), ("सूचना सेटिंग बदलें", "hi"),
    ("Benach\u{AD}richtigungs\u{AD}einstellungen ändern", "de"),
    ("https://my-home.duckdns.org:8123/a/b", "en"), ("one\ttwo\tthree\nfour", "en"),
  ]
  static let greedy = LineBreakStrategy.hangulWordPriority

  @Test("wrapping at the width of the widest line gives the same lines", arguments: samples)
  func stable(_ sample: (text: String, locale: String)) {
    for width in stride(from: 40.0, through: 400, by: 7) {
      let request = FitRequest(pointSize: 17, width: width, lineBreakStrategy: Self.greedy)
      let result = fit(sample.text, locale: sample.locale, request)
      let widest = result.lines.map(\.width).max() ?? 0
      #expect(widest <= width + 0.002 || result.isClipped)
      var again = request
      again.width = widest
      #expect(
        fit(sample.text, locale: sample.locale, again).lines.map(\.text) == result.lines.map(\.text)
      )
    }
  }

  @Test("more width never gives more lines nor more height", arguments: samples)
  func monotone(_ sample: (text: String, locale: String)) {
    var lines = Int.max
    var height = Double.infinity
    for width in stride(from: 20.0, through: 420, by: 4) {
      let request = FitRequest(pointSize: 17, width: width, lineBreakStrategy: Self.greedy)
      let result = fit(sample.text, locale: sample.locale, request)
      #expect(result.lineCount <= lines)
      #expect(result.height <= height)
      lines = result.lineCount
      height = result.height
    }
  }

  @Test("a cut text fits its room and keeps no more than it shows", arguments: samples)
  func cutTextFits(_ sample: (text: String, locale: String)) {
    for mode in LineBreakMode.allCases {
      for width in stride(from: 30.0, through: 160, by: 13) {
        let request = FitRequest(
          pointSize: 17, width: width, maximumLines: 1, lineBreakMode: mode,
          allowsTightening: width > 100)
        let result = fit(sample.text, locale: sample.locale, request)
        #expect(result.lineCount == 1)
        #expect((result.lines.first?.width ?? 0) <= width + 0.002 || result.isClipped)
        if result.isTruncated { #expect(!result.lostText.isEmpty) }
        if !result.isTruncated { #expect(result.lostText.isEmpty) }
      }
    }
  }

  @Test("pushing a word out changes neither the number of lines nor the text", arguments: samples)
  func pushOut(_ sample: (text: String, locale: String)) {
    for width in stride(from: 40.0, through: 300, by: 9) {
      var request = FitRequest(pointSize: 17, width: width, lineBreakStrategy: Self.greedy)
      let plain = fit(sample.text, locale: sample.locale, request)
      request.lineBreakStrategy = .standard
      let pushed = fit(sample.text, locale: sample.locale, request)
      #expect(pushed.lineCount == plain.lineCount)
      #expect(pushed.visibleText == plain.visibleText)
    }
  }

  /// Code points of many kinds: letters, marks, joiners, controls, directions, emoji, newlines.
  static let alphabet: [Unicode.Scalar] = [
    "a", "W", "é", "-", ".", " ", " ", "\u{300}", "\u{AD}", "\t", "\n", "\r", "\u{0}", "\u{B}",
    "\u{A0}", "\u{200B}", "\u{200D}", "\u{200F}", "\u{202E}", "\u{2066}", "\u{2069}",
    "\u{2028}", "\u{2029}", "\u{FE0F}", "\u{FEFF}", "\u{E0041}", "\u{1F1E9}", "\u{1F469}",
    "\u{1F3FD}", "ا", "ل", "ب", "ש", "1", "١", "ก", "ำ", "ี", "क", "्", "ष", "한", "글", "ᄒ", "ᅡ",
    "漢", "、", "「", "ー", "\u{E000}", "\u{FFFF}", "\u{10FFFF}",
  ]

  @Test("random Unicode is laid out without a crash, each cluster once", arguments: 0..<40)
  func random(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<10 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        scalars.append(Self.alphabet.randomElement(using: &generator) ?? "a")
      }
      let text = String(scalars)
      let request = FitRequest(
        pointSize: .random(in: 8...60, using: &generator),
        width: .random(in: 0...200, using: &generator),
        maximumLines: .random(in: 0...3, using: &generator),
        maximumHeight: Bool.random(using: &generator)
          ? .random(in: 0...100, using: &generator) : nil,
        lineBreakMode: LineBreakMode.allCases.randomElement(using: &generator) ?? .byClipping,
        lineBreakStrategy: LineBreakStrategy(rawValue: .random(in: 0...3, using: &generator)),
        allowsTightening: .random(using: &generator),
        minimumScaleFactor: Bool.random(using: &generator) ? 0.5 : 1)
      let result = fit(text, locale: "en", request)
      #expect(result.height.isFinite && result.naturalWidth.isFinite)
      #expect(result.lines.allSatisfy { $0.width >= 0 && $0.inkWidth >= 0 })
      if request.maximumLines > 0 { #expect(result.lineCount <= request.maximumLines) }
      _ = (result.visibleText, result.lostText, result.brokenWord, result.widestWordWidth)
      if !result.isTruncated { #expect(result.lostText.isEmpty) }
    }
  }
}
