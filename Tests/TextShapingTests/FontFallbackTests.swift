import DynamicType
import Foundation
import Testing

@testable import TextShaping

@Suite("Font fallback")
struct FontFallbackTests {
  let stack: FontStack
  let shaper: TextShaper

  init() throws {
    stack = try FontStack.load()
    shaper = TextShaper(fontStack: stack)
  }

  private func firstFace(
    _ script: String, _ locale: String, _ weight: FontWeight = .regular
  ) throws -> FontManifest.Face {
    let index = try #require(
      stack.fallbackFaces(script: script, language: locale, weight: weight).first)
    return stack.entries[index].face
  }

  @Test(
    "Han is drawn in the language's font",
    arguments: [
      ("zh-Hans", "PingFang SC"), ("zh-CN", "PingFang SC"), ("zh-Hans-HK", "PingFang SC"),
      ("zh-Hant", "PingFang TC"), ("zh_TW", "PingFang TC"), ("zh-HK", "PingFang HK"),
      ("zh-Hant-HK", "PingFang HK"), ("zh-MO", "PingFang HK"), ("yue", "PingFang HK"),
      ("ja", "Hiragino Sans"), ("ja-JP", "Hiragino Sans"), ("ko", "Apple SD Gothic Neo"),
      ("de", "PingFang SC"),
    ])
  func han(locale: String, font: String) throws {
    #expect(try firstFace("Hani", locale).ios == font)
  }

  @Test(
    "Arabic script is Nastaliq in Urdu only",
    arguments: [
      ("ur", "Noto Nastaliq Urdu"), ("ur-PK", "Noto Nastaliq Urdu"), ("ar", "SF Arabic"),
      ("fa", "SF Arabic"), ("en", "SF Arabic"), ("uz", "SF Arabic"),
    ])
  func arabic(locale: String, font: String) throws {
    #expect(try firstFace("Arab", locale).ios == font)
    let shaped = shaper.shape("شکریہ", locale: locale)
    #expect(shaped.fontFileNames.first?.hasPrefix("NotoNastaliq") == locale.hasPrefix("ur"))
  }

  @Test(
    "a fallback takes the nearest of regular and bold",
    arguments: [
      (FontWeight.ultraLight, FontWeight.regular), (.regular, .regular), (.medium, .regular),
      (.semibold, .bold), (.bold, .bold), (.heavy, .bold), (.black, .bold),
    ])
  func weights(asked: FontWeight, taken: FontWeight) throws {
    for script in ["Thai", "Deva", "Arab", "Hang", "Ethi"] {
      #expect(try firstFace(script, "en", asked).weight == taken)
    }
  }

  @Test("every script iOS has a font for has a stand-in")
  func scripts() throws {
    // Half of iOS's characters of a script lacking would leave its strings unjudged.
    for script in stack.undeterminedScripts() where script.tag != "Zzzz" {
      #expect(script.count * 5 < script.total, "\(script)")
    }
    for script in ["Thai", "Laoo", "Khmr", "Mymr", "Tibt", "Sinh", "Thaa", "Cher", "Mong", "Yiii"] {
      #expect(try firstFace(script, "en").scripts == [script])
    }
  }

  @Test(
    "common characters take the system font in any script",
    arguments: [("ar", "سعر: 12 (ب) – “ج”"), ("th", "ราคา 12 (ก)"), ("ja", "価格 12 (税込)")])
  func mixedScripts(locale: String, text: String) throws {
    let shaped = shaper.shape(text, locale: locale)
    let digits = try #require(text.range(of: "12"))
    let start = text.distance(from: text.startIndex, to: digits.lowerBound)
    // 1 and 2 are 955 and 1237 units of 2048 wide in San Francisco.
    let width = shaped.advance(clusters: start..<(start + 2), pointSize: 17)
    let tracking = stack.opticalSize.trackingUnits(at: 17)
    #expect(abs(width - 17 / 2048 * (955 + 1237 + 2 * tracking)) < 0.15)
    #expect(shaped.fontFileNames.contains("Inter-Regular.otf"))
    #expect(shaped.fontFileNames.count == 2)
  }

  @Test(
    "East Asian punctuation takes the language's font even in other text",
    arguments: ["、", "！", "㎡"])
  func eastAsianForms(_ text: String) {
    #expect(shaper.shape("a\(text)b").fontFileNames.contains("NotoSansCJK-Regular.ttc"))
    #expect(abs(shaper.shape(text).advance(pointSize: 10) - 10.15) < 0.01)
  }

  @Test(
    "currencies, arrows and math are the system font's",
    arguments: ["₿", "₺", "₴", "€", "→", "≤", "✓", "★"])
  func systemSymbols(_ text: String) {
    #expect(shaper.shape(text).fontFileNames == ["Inter-Regular.otf"])
  }

  @Test(
    "dingbats and boxes are drawn in Menlo, 1233 units of 2048 wide",
    arguments: ["✶", "✢", "│", "▸"])
  func menlo(_ text: String) {
    #expect(shaper.shape(text).fontFileNames == ["DejaVuSansMono.ttf"])
    #expect(abs(shaper.shape(text).advance(pointSize: 20) - 20 * 1233.0 / 2048) < 0.01)
  }
}

@Suite("Emoji")
struct EmojiTests {
  let shaper: TextShaper

  init() throws { shaper = TextShaper(fontStack: try FontStack.load()) }

  @Test(
    "a sequence is one cluster as wide as one emoji",
    arguments: [
      "😀", "👍🏽", "🇩🇪", "1️⃣", "#️⃣", "❤️", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩🏽‍💻", "🧑🏻‍🤝‍🧑🏿", "❤️‍🔥",
    ])
  func sequences(_ text: String) {
    let shaped = shaper.shape(text)
    #expect(shaped.clusterCount == 1)
    #expect(shaped.fontFileNames == ["NotoColorEmoji.ttf"])
    // From 24 points on an emoji is as wide as its point size (flutter/flutter issue 28894).
    #expect(abs(shaped.advance(pointSize: 34) - 34) < 0.001)
    #expect(abs(shaped.advance(pointSize: 100) - 100) < 0.001)
  }

  @Test(
    "widths are those measured on iOS, to half a point",
    arguments: [
      // Font size and image height in points, measured at 2x: flutter/flutter issue 28894.
      (11.0, 14.0), (12, 15), (13, 16), (14, 17), (15, 19), (16, 20), (17, 20), (18, 20),
      (19, 20.5), (20, 21), (21, 21.5), (22, 22), (23, 23), (24, 24), (28, 28),
    ])
  func sizes(pointSize: Double, measured: Double) {
    let width = shaper.shape("🤔").advance(pointSize: pointSize)
    #expect(abs(width - measured) <= 0.5)
    #expect(shaper.shape("🤔🤔").advance(pointSize: pointSize) == 2 * width)
  }

  @Test("an emoji sequence newer than the installed font is one emoji wide")
  func newerSequence() {
    // Head shaking horizontally, of Emoji 15.1.
    let shaped = shaper.shape("🙂‍↔️")
    #expect(shaped.clusterCount == 1)
    #expect(abs(shaped.advance(pointSize: 34) - 34) < 0.001)
  }

  @Test("without calibration an emoji has the advance of its file, 2550 units of 2048")
  func uncalibrated() throws {
    let shaper = TextShaper(fontStack: try FontStack.load(calibrated: false))
    for size in [12.0, 17, 34] {
      #expect(abs(shaper.shape("🤔").advance(pointSize: size) - size * 2550 / 2048) < 0.001)
    }
  }

  @Test(
    "variation selectors and iOS's defaults decide between text and emoji",
    arguments: [
      ("☎️", true), ("☎︎", false), ("☎", true), ("❤", true), ("❤︎", false), ("✔", true),
      ("⚠", true), ("⚠︎", false), ("✳", true), ("✶", false), ("©", false), ("©️", true), ("™", false),
      ("®", false), ("7", false), ("7⃣", true), ("↩", true), ("→", false), ("🙂", true),
      ("🙂︎", true), ("☝🏽", true), ("A", false),
    ])
  func presentation(text: String, isEmoji: Bool) {
    let files = shaper.shape(text).fontFileNames
    #expect((files == ["NotoColorEmoji.ttf"]) == isEmoji, "\(files)")
  }
}

@Suite("Characters without a glyph")
struct GlyphCoverageTests {
  let stack: FontStack

  init() throws { stack = try FontStack.load() }

  @Test(
    "what iOS has no font for is missing, even when a stand-in has one",
    arguments: ["\u{17000}", "\u{1D800}", "\u{E900}", "\u{F8000}", "\u{378}"])
  func missing(_ text: String) throws {
    let shaped = TextShaper(fontStack: stack).shape("a\(text)b")
    #expect(shaped.missingCodePoints == Array(text.unicodeScalars))
    #expect(GlyphCoverage(fontStack: stack).undetermined(in: text).isEmpty)
  }

  @Test(
    "what iOS has and the stand-ins lack is undetermined: the Apple logo, new emoji",
    arguments: ["\u{F8FF}", "\u{1FAE9}", "\u{1FAEA}", "\u{4DB6}"])
  func undetermined(_ text: String) throws {
    #expect(
      GlyphCoverage(fontStack: stack).undetermined(in: "a\(text)b\(text)")
        == Array(text.unicodeScalars))
    #expect(TextShaper(fontStack: stack).shape("a\(text)b").missingCodePoints.isEmpty)
  }

  @Test(
    "what needs no glyph is neither",
    arguments: [
      "a\tb", "a\u{200B}b", "a\u{FE0F}", "a\u{3000}b", "\u{1F3F4}\u{E0067}\u{E007F}", "e\u{301}",
    ])
  func undrawn(_ text: String) {
    #expect(TextShaper(fontStack: stack).shape(text).missingCodePoints.isEmpty)
    #expect(GlyphCoverage(fontStack: stack).undetermined(in: text).isEmpty)
  }

  @Test("the list of iOS's code points is read by range")
  func ranges() throws {
    let coverage = try IOSCoverage(Data("# note\n41-43 45\n1F600-1F602\n".utf8), path: "list")
    let contained: [UInt32] = [0x41, 0x43, 0x45, 0x1F600, 0x1F602]
    #expect(contained.allSatisfy(coverage.contains))
    #expect(![0, 0x40, 0x44, 0x46, 0x1F603, 0x10FFFF].contains(where: coverage.contains))
    #expect(Array(coverage.ranges.joined()).count == 7)
  }

  @Test(
    "a damaged list is an error with its line",
    arguments: ["41-", "43-41", "41 40", "xyz", "1234567"])
  func damagedList(_ line: String) {
    let error = #expect(throws: FontStackError.self) {
      try IOSCoverage(Data("# note\n\(line)".utf8), path: "list")
    }
    #expect(error?.description.hasPrefix("list:2: expected ranges") == true)
  }

  @Test("a glyph table says what HarfBuzz says")
  func glyphTable() throws {
    let index = try #require(stack.systemFace(weight: .regular, italic: false))
    let face = try stack.open(index)
    let table = GlyphTable(face)
    for codePoint in Array(UInt32(0)...0x2FF) + [0x2192, 0x4E00, 0xFFFF, 0x10FFFF] {
      #expect(table[codePoint] == face.glyph(for: codePoint))
    }
    #expect(table[0x110000] == nil)
    #expect(table[0x41] != nil)
  }
}

@Suite("Vertical metrics of faces")
struct VerticalMetricsTests {
  private func metrics(_ fileName: String) throws -> VerticalMetrics {
    let stack = try FontStack.load()
    let index = try #require(stack.entries.firstIndex { $0.path.hasSuffix("/" + fileName) })
    return try stack.open(index).verticalMetrics
  }

  @Test("the system font and emoji have the system font's line height")
  func system() throws {
    // 2444 of 2048: 20.287 points at 17 (Vercantez/openuikit: golden/font_metrics_ios.json).
    let inter = try metrics("Inter-Regular.otf")
    #expect(inter.lineHeight == 2444 && inter.confidence == .certain)
    #expect(try metrics("NotoColorEmoji.ttf").lineHeight == 2444)
  }

  @Test("Nastaliq is two and a half em high")
  func nastaliq() throws {
    // UIFont: 42.5 points at 17 (Stack Overflow question 63913820).
    let metrics = try metrics("NotoNastaliqUrdu-Regular.ttf")
    #expect(abs(metrics.lineHeight * 17 / 2048 - 42.5) < 0.001)
    #expect(abs(metrics.ascender * 17 / 2048 - 32.368) < 0.001)
  }

  @Test("a stand-in has its file's metrics")
  func standIn() throws {
    // Noto Sans Thai: 1061 and -450 of 1000.
    let metrics = try metrics("NotoSansThai-Regular.ttf")
    #expect(abs(metrics.ascender - 2172.9) < 0.1 && abs(metrics.descender + 921.6) < 0.1)
    #expect(metrics.lineGap == 0 && metrics.confidence == .guess)
  }
}
