import DynamicType
import TestSupport
import Testing

@testable import TextShaping

@Suite("Hostile and very long strings")
struct RobustnessTests {
  private static let loaded = Result { try FontStack.load() }
  let stack: FontStack
  let shaper: TextShaper

  init() throws {
    stack = try Self.loaded.get()
    shaper = TextShaper(fontStack: stack)
  }

  private func width(_ text: String) -> Double { shaper.shape(text).advance(pointSize: 17) }

  @Test("a lone surrogate is U+FFFD, as Foundation decodes it")
  func loneSurrogates() {
    let units: [UInt16] = [0x61, 0xD83D, 0x62, 0xDC4D, 0xD83D]
    let text = String(decoding: units, as: UTF16.self)
    #expect(text == "a\u{FFFD}b\u{FFFD}\u{FFFD}")
    #expect(shaper.shape(text).clusterCount == 5)
    #expect(width(text) == width("a\u{FFFD}b\u{FFFD}\u{FFFD}"))
    #expect(width("\u{FFFD}") > 0)
  }

  @Test(
    "a thousand marks on one base are one cluster as wide as the base",
    arguments: [("e", "\u{301}"), ("ب", "\u{64E}"), ("ש", "\u{5B8}"), ("ก", "\u{E48}")])
  func tower(_ base: String, _ mark: String) {
    for count in [1, 1000, 100_000] {
      let text = base + String(repeating: mark, count: count)
      let shaped = shaper.shape(text)
      #expect(shaped.clusterCount == 1)
      #expect(abs(shaped.advance(pointSize: 17) - width(base)) < 0.001)
      #expect(shaped.missingCodePoints.isEmpty)
    }
  }

  @Test("text goes on after a cluster that is too long to shape whole")
  func afterTower() {
    let tower = "ب" + String(repeating: "\u{64E}", count: 5000)
    let shaped = shaper.shape("اب \(tower)اب", locale: "ar")
    #expect(shaped.clusterCount == 6)
    #expect(abs(shaped.advance(pointSize: 17) - width("اب باب")) < 0.001)
    // U+1E130 takes two code units: the cut must not fall between them.
    let wide = "a" + String(repeating: "\u{1E130}", count: 5000) + "b"
    #expect(!shaper.shape(wide).missingCodePoints.contains("\u{FFFD}"))
  }

  @Test("what is shaped leaves out the end of long clusters only, and no half of a surrogate pair")
  func shortened() {
    let analysis = TextAnalysis()
    analysis.analyse("ab" + String(repeating: "\u{301}", count: 3000) + "c", locale: "en")
    let (units, starts) = analysis.shortened(0..<3)
    #expect(starts == [0, 1, 1025])
    #expect(units.count == 1026 && units.last == 0x63)
    analysis.analyse("a" + String(repeating: "\u{1E130}", count: 1000), locale: "en")
    #expect(analysis.shortened(0..<1).units.count == 1023)
  }

  @Test("strings that are equal but spelled differently are shaped by themselves")
  func spelling() {
    #expect("é" == "e\u{301}")
    #expect(shaper.shape("é").records.map(\.offset) == [0, 1])
    #expect(shaper.shape("e\u{301}").records.map(\.offset) == [0, 2])
  }

  @Test("each missing code point is listed once, in order, however many there are")
  func manyMissing() {
    let scalars = (0..<5000).compactMap { Unicode.Scalar(UInt32(0xF0000 + $0)) }
    let text = String(String.UnicodeScalarView(scalars + scalars))
    #expect(shaper.shape(text).missingCodePoints == scalars)
  }

  static let kinds: [(name: String, make: @Sendable (Int) -> String)] = [
    ("Latin words", { repeated("The quick brown fox jumps. ", bytes: $0) }),
    ("one Latin word", { repeated("abcdefghij", bytes: $0) }),
    ("Arabic words", { repeated("إعدادات الإشعارات ", bytes: $0) }),
    ("one Arabic word", { repeated("عدسي", bytes: $0) }),
    ("Thai", { repeated("การตั้งค่าการแจ้งเตือน", bytes: $0) }),
    ("Khmer", { repeated("ការកំណត់", bytes: $0) }),
    ("Burmese", { repeated("ဆက်တင်များ", bytes: $0) }),
    ("Japanese", { repeated("設定を変更します。", bytes: $0) }),
    ("Korean", { repeated("설정을 ", bytes: $0) }),
    ("emoji sequences", { repeated("👨‍👩‍👧‍👦", bytes: $0) }),
    ("one chain of emoji", { repeated("👩\u{200D}", bytes: $0) }),
    ("flags", { repeated("🇩🇪", bytes: $0) }),
    ("newlines", { repeated("\n", bytes: $0) }),
    ("spaces", { "a" + repeated(" ", bytes: $0) + "b" }),
    ("tabs", { repeated("a\t", bytes: $0) }),
    ("marks on a Latin letter", { "a" + repeated("\u{301}", bytes: $0) }),
    ("marks on an Arabic letter", { "ب" + repeated("\u{64E}\u{650}", bytes: $0) }),
    ("many towers", { repeated("ب" + String(repeating: "\u{64E}", count: 500), bytes: $0) }),
    ("Hangul letters", { repeated("\u{1100}", bytes: $0) }),
    ("viramas", { repeated("क्", bytes: $0) }),
    ("five scripts", { repeated("aב漢ไ1", bytes: $0) }),
    ("overrides", { repeated("\u{202E}a\u{202D}ב", bytes: $0) }),
    ("isolates", { repeated("\u{2067}a\u{2066}ב", bytes: $0) }),
    ("soft hyphens", { repeated("ab\u{AD}", bytes: $0) }),
    ("zero-width spaces", { repeated("ab\u{200B}", bytes: $0) }),
    ("controls", { repeated("\u{1}\u{7F}", bytes: $0) }),
    (
      "private use",
      { bytes in
        let scalars = (0..<(bytes / 4)).compactMap { Unicode.Scalar(UInt32(0xF0000 + $0)) }
        return String(String.UnicodeScalarView(scalars))
      }
    ),
    ("right-to-left paragraphs", { repeated("שלום abc\n", bytes: $0) }),
  ]

  @Test("four times the text takes four times as long, not sixteen", arguments: kinds.map(\.name))
  func linear(_ name: String) throws {
    let make = try #require(Self.kinds.first { $0.name == name }).make
    _ = shaper.shape(make(1024))
    let small = time(make(8192))
    let large = time(make(32_768))
    // Less than a millisecond is noise.
    #expect(large < 8 * max(small, 0.001), "\(small) s, then \(large) s")
  }

  /// The better of two runs, in seconds.
  private func time(_ text: String) -> Double {
    (0..<2).map { _ in
      let shaper = TextShaper(fontStack: stack)
      let start = threadTime()
      let shaped = shaper.shape(text)
      let end = threadTime()
      #expect(shaped.records.map(\.offset).last.map(Int.init) == text.utf16.count)
      return end - start
    }.min() ?? 0
  }
}
