import Testing

@testable import TextShaping

@Suite("Line breaking by language")
struct LineBreakingTests {
  /// A text with a bar at each place where a line may break; a broken bar between Hangul syllables,
  /// where only text without word priority breaks.
  struct Case: Sendable, CustomTestStringConvertible {
    let marked: String
    let locale: String
    let reason: String

    init(_ locale: String, _ marked: String, _ reason: String) {
      self.marked = marked
      self.locale = locale
      self.reason = reason
    }

    var testDescription: String { "\(locale): \(marked) (\(reason))" }
  }

  private func marked(_ text: String, _ locale: String) -> String {
    let found = AnalysedText(text, locale: locale)
    let units = Array(text.utf16)
    var result = ""
    for index in found.flags.indices {
      if found.flags[index].contains(.breakBefore) { result += "|" }
      if found.flags[index].contains(.hangulBreakBefore) { result += "¦" }
      let range = found.offsets[index]..<found.offsets[index + 1]
      result += String(decoding: units[range], as: UTF16.self)
    }
    return result
  }

  private func check(_ test: Case) {
    let text = String(test.marked.filter { $0 != "|" && $0 != "¦" })
    #expect(marked(text, test.locale) == test.marked, "\(test.reason)")
  }

  @Test(
    "words of the dictionaries, whatever the locale (LB1: class SA)",
    arguments: [
      Case("th", "การ|ตั้ง|ค่า|การ|แจ้ง|เตือน", "doing, set, value, doing, report, warn"),
      Case("en", "การ|ตั้ง|ค่า|การ|แจ้ง|เตือน", "the same in an English interface"),
      Case("th", "เปิด|การ|แจ้ง|เตือน |5 |รายการ", "LB18 after spaces"),
      Case("lo", "ການ|ແຈ້ງ|ເຕືອນ", "doing, report, warn"),
      Case("lo", "ສະບາຍດີ", "one word: hello"),
      Case("km", "ការកំណត់|ការ|ជូនដំណឹង", "setting, doing, notify"),
      Case("km", "ភាសាខ្មែរ", "one word of the dictionary: the Khmer language"),
      Case("my", "ဆက်|တင်|များ|ကို |ဖွင့်|ပါ။", "LB13 before the full stop U+104B"),
      Case("my", "မြန်မာ|စာ", "Burmese, writing"),
    ])
  func dictionaries(_ test: Case) { check(test) }

  @Test(
    "Japanese kinsoku",
    arguments: [
      Case("ja", "設|定|を|変|更|し|ま|す。", "LB13: no line starts with U+3002 (CL)"),
      Case("ja", "「設|定」、|（通|知）", "LB13 and LB14: brackets stay with their words"),
      Case("ja", "キャッ|シュ", "LB21 with class CJ as NS: small kana, as UILabel"),
      Case("ja", "ロー|マ", "the same for the prolonged sound mark U+30FC"),
      Case("ja", "人々", "LB21: the iteration mark is NS"),
      Case("ja", "すゝ|め", "the same for kana"),
      Case("ja", "10〜|20", "LB21: U+301C is NS; LB31 after it"),
      Case("ja", "価|格|は|100|円|で|す", "LB31 around the number"),
      Case("ja", "Wi-|Fi|の|設|定", "LB21 before the hyphen"),
      Case("ja", "a |b\u{3000}|c", "the ideographic space is BA: LB21, LB31"),
    ])
  func japanese(_ test: Case) { check(test) }

  @Test(
    "Chinese",
    arguments: [
      Case("zh-Hans", "打|开|“设|置”，|然|后", "CLDR: a break outside of curly quotes"),
      Case("zh-Hans", "选|择|《通|知》。", "LB13, LB14"),
      Case("zh-Hant", "價|格：|100|元|（含|稅）", "LB21: the colon U+FF1A is NS"),
      Case("zh-Hans", "100%|的|用|户", "LB25"),
      Case("zh-Hans", "中|文……|中|文", "LB22: the ellipsis is IN"),
      Case("zh-Hans", "中|文|——|中|文", "LB17: two dashes stay together"),
    ])
  func chinese(_ test: Case) { check(test) }

  @Test(
    "Korean: between syllables only without word priority (NSLineBreakStrategy)",
    arguments: [
      Case("ko", "설¦정¦을 |변¦경¦합¦니¦다", "LB18, LB31"),
      Case("ko", "알¦림…", "LB22"),
      Case("ko", "‘설¦정’에¦서", "LB19: no break around a quote"),
      Case("ko", "켜¦세¦요|(필¦수).", "LB30 joins letters only, not Hangul"),
      Case("ko", "한¦국|語", "Han is no Hangul"),
    ])
  func korean(_ test: Case) { check(test) }

  @Test(
    "French spaces before punctuation",
    arguments: [
      Case("fr", "Vraiment ?", "LB13: not before EX, spaces or not"),
      Case("fr", "Vraiment\u{A0}?", "LB12: U+00A0 is GL"),
      Case("fr", "Vraiment\u{202F}?", "LB12: U+202F is GL"),
      Case("fr", "Attention : |non !", "LB13: nor before IS"),
      Case("fr", "« |Bonjour |» |dit-|il", "LB18: plain spaces do not hold guillemets"),
      Case("fr", "«\u{A0}Bonjour\u{A0}» |dit-|il", "LB12: no-break spaces do"),
      Case("fr", "10\u{202F}000\u{A0}€", "LB12"),
      Case("fr", "10 |000 |€", "LB18"),
      Case("fr", "aujourd’hui |l’ami", "LB19: U+2019 is QU"),
    ])
  func french(_ test: Case) { check(test) }

  @Test(
    "invisible characters",
    arguments: [
      Case("de", "Donau\u{AD}|dampf\u{AD}|schiff", "LB21: the soft hyphen is BA"),
      Case("en", "a\u{200B}|b\u{200B}|c", "LB8: after U+200B"),
      Case("en", "a \u{2060}b", "LB11: U+2060 forbids even after a space"),
      Case("en", "100\u{A0}km", "LB12"),
      Case("en", "a\t|b", "LB21: the tab is BA"),
      Case("en", "non\u{2011}breaking", "LB12: U+2011 is GL"),
    ])
  func invisible(_ test: Case) { check(test) }

  @Test(
    "addresses",
    arguments: [
      Case(
        "en", "https://|example.com/|path/|to?|q=1&x=2#top", "LB13, LB29, then a break after SY"),
      Case("en", "www.example.com/|2024/05/|a-|b_c", "LB25: a slash between digits holds"),
      Case("en", "user.name@example.com", "LB28, LB29"),
      Case("en", "and/|or", "LB13"), Case("en", "1/2", "LB25"),
    ])
  func addresses(_ test: Case) { check(test) }

  @Test(
    "hyphens and dashes",
    arguments: [
      Case("de", "E-|Mail-|Adresse |bearbeiten", "LB21: after HY"),
      Case("de", "Groß- |und |Kleinschreibung", "LB18"),
      Case("fi", "linja-|auto |ja |-asema", "ICU rule 20.9: a hyphen at the start of a word holds"),
      Case("en", "grep |-e", "the same"),
      Case("en", "5-3", "LB25: a minus and its number"),
      Case("he", "אל-על", "LB21a: not after a hyphen after a Hebrew letter"),
      Case("he", "בית־ספר", "LB21a with the maqaf, U+05BE"),
      Case("he", "דו\"ח |(צה\"ל)", "LB19, LB30"),
      Case("en", "word|—|word", "LB31 on both sides of B2"),
      Case("en", "word |– |word", "LB21 before the en dash, LB18"),
      Case("en", "a\u{2010}|b", "LB21: U+2010 is BA"),
    ])
  func hyphens(_ test: Case) { check(test) }

  @Test(
    "numbers, brackets, other scripts",
    arguments: [
      Case("en", "$1,234.56", "LB25"), Case("en", "50%", "LB25"), Case("en", "3 |°C", "LB18"),
      Case("en", "(yes) |[no]", "LB13, LB14, LB18"), Case("es", "¿Qué? |¡Sí!", "LB14"),
      Case("en", "wait…|what", "LB22 before the ellipsis, LB31 after it"),
      Case("ar", "إعدادات، |الإشعارات", "LB13: the Arabic comma is IS"),
      Case("hi", "हिन्दी |में", "LB18"), Case("vi", "Việt |Nam", "LB18"),
      Case("bo", "བོད་|ཡིག་|ཀི་", "LB21: the tsheg is BA"),
      Case("am", "ስም፡|ስም", "LB21: the Ethiopic word space is BA"),
      Case("en", "👍|👍🏽|👨‍👩‍👧", "LB8a and LB30b within, LB31 between emoji"),
      Case("en", "🇩🇪|🇫🇷", "LB30a: flags are pairs"),
    ])
  func others(_ test: Case) { check(test) }

  @Test("line terminators break before what follows, once (LB4, LB5)")
  func mandatory() {
    let found = AnalysedText("a\nb\r\nc\u{2028}d\u{2029}e\u{85}f\u{B}g\u{C}h")
    let breaks = found.flags.indices.filter { found.flags[$0].contains(.mandatoryBreakBefore) }
    // CR and LF are one cluster.
    #expect(breaks == [2, 4, 6, 8, 10, 12, 14])
  }

  @Test("words of a dictionary before a line terminator are not lines of their own")
  func mandatoryAfterDictionary() {
    let found = AnalysedText("การตั้งค่า\nมา", locale: "th")
    let breaks = found.flags.indices.filter { found.flags[$0].contains(.breakBefore) }
    #expect(breaks.map { found.offsets[$0] } == [3, 7, 11])
    let mandatory = found.flags.indices.filter {
      found.flags[$0].contains(.mandatoryBreakBefore)
    }
    #expect(mandatory.map { found.offsets[$0] } == [11])
  }
}
