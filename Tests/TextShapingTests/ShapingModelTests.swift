import TestSupport
import Testing

@testable import TextShaping

/// Characters and words shaped apart, as the engine does, come out as whole runs do in HarfBuzz.
@Suite("Shaping by characters and words")
struct ShapingModelTests {
  private static let words: [(locale: String, words: [String])] = [
    (
      "en",
      ["AVAST", "Wavy", "To.", "LT", "file", "f(x)", "it’s", "‘quoted’", "3,5%", "Yo-yo", "“Hi”"]
    ),
    ("de", ["Straße", "Übergröße", "„Gänsefüßchen“", "Tür/Tor", "WLAN-Netz", "§5"]),
    ("ca", ["col·lecció", "l’àvia", "paral·lel"]), ("ro", ["știință", "Țară"]),
    ("tr", ["İstanbul", "ışık", "fiyat"]), ("nl", ["ijs", "zo’n", "coöperatie"]),
    ("vi", ["Thiết", "lập", "đường", "truyền"]), ("pl", ["źdźbło", "łódź"]),
    ("ru", ["Настройки", "ГТ.", "«Тестовый»"]), ("el", ["Ρυθμίσεις", "ΑΎΤΗ", "ώρα"]),
    ("sr", ["Подешавања", "грт"]), ("ja", ["設定を", "スキャン", "ー・「」", "iPhoneで"]),
    ("zh-Hans", ["更改，通知", "“设置”", "100％"]), ("zh-Hant", ["變更：通知"]),
    ("ko", ["설정을", "변경합니다", "(선택)"]), ("ar", ["إعدادات", "الإشعارات،", "iPhone", "١٢٣"]),
    ("fa", ["می‌خواهم", "تنظیمات"]), ("he", ["הגדרות", "שָׁלוֹם", "12"]),
    ("hi", ["सूचना", "क्षत्रिय", "प्रार्थना।"]), ("th", ["การตั้งค่า", "ภาษาไทยและน้ำ"]),
    ("km", ["ការកំណត់", "ភាសាខ្មែរ"]), ("lo", ["ການຕັ້ງຄ່າ"]), ("ta", ["அமைப்புகள்"]), ("bn", ["ক্ষতি"]),
  ]

  @Test("sums, flags and glyphs agree, whatever words stand together", arguments: words.indices)
  func apart(_ index: Int) throws {
    let (locale, words) = Self.words[index]
    let shaper = TextShaper(fontStack: try FontStack.load())
    var generator = SeededGenerator(seed: UInt64(index) + 7)
    for _ in 0..<40 {
      var text = ""
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        let foreign = Int.random(in: 0..<4, using: &generator) == 0
        let list =
          foreign
          ? Self.words[Int.random(in: 0..<Self.words.count, using: &generator)].words : words
        text += list[Int.random(in: 0..<list.count, using: &generator)]
        text += [" ", " ", " ", "", "\u{A0}", ", ", "-"].randomElement(using: &generator) ?? " "
      }
      let apart = shaper.shape(text, locale: locale, font: FontDescriptor())
      let whole = shaper.shapeByRuns(text, locale: locale, font: FontDescriptor())
      #expect(apart.records.count == whole.records.count, "\(text)")
      for (one, other) in zip(apart.records, whole.records) {
        #expect(abs(one.textSum - other.textSum) < 0.01, "\(text)")
        #expect(abs(one.displaySum - other.displaySum) < 0.01, "\(text)")
        #expect(one.trackedSum == other.trackedSum, "\(text)")
        #expect(one.offset == other.offset && one.flags == other.flags, "\(text)")
        #expect(one.level == other.level && one.face == other.face, "\(text)")
      }
      #expect(apart.confidence == whole.confidence)
      #expect(apart.isRightToLeft == whole.isRightToLeft)
    }
  }

  @Test("a run of several faces keeps each, and kerning stops between them")
  func styled() throws {
    let shaper = TextShaper(fontStack: try FontStack.load())
    let bold = FontDescriptor(weight: .bold)
    let text = StyledText(
      "AV AV",
      runs: [.init(length: 3, font: FontDescriptor()), .init(length: 2, font: bold)])
    let shaped = shaper.shape(text, locale: "en")
    let regular = shaper.shape("AV ", locale: "en", font: FontDescriptor())
    let heavy = shaper.shape("AV", locale: "en", font: bold)
    #expect(
      abs(
        shaped.advance(pointSize: 17) - regular.advance(pointSize: 17)
          - heavy.advance(pointSize: 17)) < 0.001)
    #expect(shaped.fontFileNames == ["Inter-Regular.otf", "Inter-Bold.otf"])
  }

  @Test("the cache tells canonically equal strings apart")
  func canonicalEquivalents() throws {
    let shaper = TextShaper(fontStack: try FontStack.load())
    let composed = shaper.shape("caf\u{E9}")
    let decomposed = shaper.shape("cafe\u{301}")
    #expect(composed.records.last?.offset == 4)
    #expect(decomposed.records.last?.offset == 5)
    #expect(shaper.shapingCount == 2)
    _ = shaper.shape("caf\u{E9}")
    #expect(shaper.shapingCount == 2)
  }
}
