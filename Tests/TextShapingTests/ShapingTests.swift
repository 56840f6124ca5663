import DynamicType
import TestSupport
import Testing

@testable import TextShaping

@Suite("Shaping once")
struct ShapingTests {
  let shaper: TextShaper

  init() throws { shaper = TextShaper(fontStack: try FontStack.load()) }

  static let mixed = [
    "Delete All Photos?", "AVAST Wavy To. LT", "Straße öffnen – “jetzt”", "Настройки уведомлений",
    "Ρυθμίσεις", "إعدادات Wi-Fi 5 GHz", "הגדרות 12:30", "सूचना सेटिंग", "การตั้งค่า", "通知の設定",
    "알림 설정", "👨‍👩‍👧‍👦 Family 🇩🇪 1️⃣", "e\u{301}a\u{308}",
  ]
  static let sizes: [Double] = [11, 14, 15, 16, 17, 19, 20, 21, 23, 28, 33, 40, 47, 53]

  @Test("the width at a size is the width shaped at that size", arguments: mixed)
  func reshaping(_ text: String) {
    for weight in [FontWeight.regular, .semibold, .bold] {
      let shaped = shaper.shape(text, weight: weight)
      for size in Self.sizes {
        let reshaped = shaper.reshapedWidth(text, weight: weight, pointSize: size)
        let scaled = shaped.advance(pointSize: size)
        // Rounding of each glyph to 1/64 of 1/2048 em.
        #expect(abs(scaled - reshaped) < 0.01, "\(scaled) and \(reshaped) at \(size) \(weight)")
      }
    }
  }

  @Test("prefix sums never decrease and end at the width", arguments: mixed)
  func sums(_ text: String) {
    let shaped = shaper.shape(text)
    #expect(shaped.clusterCount == text.count)
    var sum = 0.0
    for index in 0..<shaped.clusterCount {
      let part = shaped.advance(clusters: index..<(index + 1), pointSize: 17)
      #expect(part >= 0)
      sum += part
    }
    #expect(abs(sum - shaped.advance(pointSize: 17)) < 1e-9)
  }

  @Test(
    "a grapheme cluster is one cluster with one font", arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "👍🏽", "é", "क्ष"])
  func clusters(_ text: String) {
    let shaped = shaper.shape(text)
    #expect(shaped.fontFileNames.count == 1)
    #expect(shaped.missingCodePoints.isEmpty)
  }

  @Test("each script takes its own font")
  func fallback() {
    #expect(shaper.shape("abc").fontFileNames == ["Inter-Regular.otf"])
    #expect(shaper.shape("إعدادات", locale: "ar").fontFileNames == ["NotoSansArabic-Regular.ttf"])
    #expect(shaper.shape("ตั้ง", locale: "th").fontFileNames == ["NotoSansThai-Regular.ttf"])
    #expect(
      shaper.shape("A設定B", locale: "ja").fontFileNames
        == ["Inter-Regular.otf", "NotoSansCJK-Regular.ttc"])
  }

  @Test("one Han glyph is 1.015 em")
  func han() {
    // Label widths of public frame dumps: 登录 at 15 pt is 30.667 pt, rounded up to a third.
    let width = shaper.shape("登录", locale: "zh-Hans").advance(pointSize: 15)
    #expect(abs(width - 2 * 15 * 1.015) < 0.001)
  }

  @Test("one Hangul syllable is 0.865 em")
  func hangul() {
    // 0.94 times Noto's 0.92 em, from lines rendered at 12 pt (stripe/stripe-ios snapshot).
    let shaped = shaper.shape("설정", locale: "ko")
    #expect(abs(shaped.advance(pointSize: 12) - 2 * 12 * 0.92 * 0.94) < 0.01)
    #expect(shaped.confidence == .likely)
  }

  @Test("a private use character is reported as missing")
  func missing() {
    let shaped = shaper.shape("a\u{F8000}b")
    #expect(shaped.missingCodePoints == ["\u{F8000}"])
  }

  @Test("a right-to-left paragraph is recognised")
  func direction() {
    #expect(shaper.shape("إعدادات", locale: "ar").isRightToLeft)
    #expect(!shaper.shape("Settings", locale: "ar").isRightToLeft)
  }

  @Test("an empty string and line terminators have no width")
  func emptyAndNewlines() {
    #expect(shaper.shape("").clusterCount == 0)
    #expect(shaper.shape("\n\n").advance(pointSize: 17) == 0)
    #expect(shaper.shape("a\nb").clusterCount == 3)
  }

  @Test("random strings of every kind shape without a fault")
  func random() {
    var generator = SeededGenerator(seed: 7)
    let alphabet: [UInt32] = [
      0x20, 0x41, 0x301, 0x5D0, 0x627, 0x644, 0x915, 0x94D, 0x937, 0xE01, 0xE31, 0x1F468, 0x200D,
      0xFE0F, 0x1F1E9, 0x1F1EA, 0x202E, 0x2067, 0x2069, 0x0A, 0xFFFD, 0x10FFFF, 0xAD, 0x200B,
    ]
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        if let scalar = Unicode.Scalar(alphabet.randomElement(using: &generator) ?? 0x41) {
          text.unicodeScalars.append(scalar)
        }
      }
      let shaped = shaper.shape(text)
      #expect(shaped.advance(pointSize: 17) >= 0)
      #expect(String(shaped.substring(clusters: 0..<shaped.clusterCount)) == text)
    }
  }
}
