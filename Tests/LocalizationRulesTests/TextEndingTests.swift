import Testing

@testable import LocalizationRules

@Suite struct TextEndingTests {
  @Test(arguments: [
    ("Done", "en", TextEnding.none), ("Done.", "en", .fullStop), ("完了。", "ja", .fullStop),
    ("पूर्ण।", "hi", .fullStop), ("Done?", "en", .question), ("تم؟", "ar", .question),
    ("Έτοιμο;", "el", .question), ("Done;", "en", .none), ("Name:", "de", .colon),
    ("名称：", "zh", .colon), ("Loading…", "en", .ellipsis), ("Loading...", "en", .ellipsis),
    ("Loading . . .", "en", .ellipsis), ("完了。。。", "ja", .ellipsis),
    ("Պատրաստ:", "hy", .fullStop), ("Saved!", "en", .exclamation), ("", "en", .none),
    (" \n", "en", .none),
  ])
  func lastMark(text: String, language: String, ending: TextEnding) {
    #expect(TextEnding(of: text, language: language) == ending, "\(text)")
  }

  @Test(
    "Closing marks, white space and invisible characters are passed over",
    arguments: [
      "“Done.”", "(Done.) ", "Done.\u{200F}", "**Done.**", "« Done.\u{A0}»\n", "「完了。」",
    ])
  func passesOver(text: String) {
    #expect(TextEnding(of: text, language: "en") == .fullStop, "\(text)")
  }
}

@Suite struct CharacterInventoryTests {
  @Test func findsKinds() {
    let plain = CharacterInventory("Hello, world")
    #expect(plain == [.asciiLetter, .space])
    #expect(CharacterInventory("a\u{13}").contains(.control))
    #expect(!CharacterInventory("a\t\r\n").contains(.control))
    #expect(CharacterInventory("é") == [.latin1Letter, .beyondASCII])
    #expect(CharacterInventory("\u{A0}") == [.latin1Symbol, .beyondASCII])
    #expect(CharacterInventory("я") == [.greekOrCyrillic, .beyondASCII])
    #expect(CharacterInventory("…") == [.generalPunctuation, .beyondASCII])
    #expect(CharacterInventory("字") == [.eastAsian, .beyondASCII])
    #expect(CharacterInventory("😀") == [.otherScript, .beyondASCII])
  }
}

@Suite struct WordRangesTests {
  @Test func wordsWithoutPunctuation() {
    let text = "Don’t stop, 3 times!"
    #expect(
      WordRanges.words(of: text, locale: "en").map { text[$0] } == ["Don’t", "stop", "3", "times"])
    let thai = "ไทยภาษา"
    #expect(WordRanges.words(of: thai, locale: "th").count == 2)
    #expect(WordRanges.words(of: "", locale: "en").isEmpty)
  }
}

@Suite struct LocaleDataTests {
  /// Scripts and quotation marks as CLDR lists them.
  @Test func scriptsAndQuotationMarks() throws {
    let tag = { (text: String) in text.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
    #expect(LocaleData.scripts(of: "ru") == [tag("Cyrl")])
    #expect(LocaleData.scripts(of: "sr-Latn") == [tag("Latn")])
    #expect(Set(LocaleData.scripts(of: "ja")) == [tag("Kana"), tag("Hira"), tag("Hani")])
    let german = try #require(LocaleData.quotationMarks(of: "de"))
    #expect(german.outer == ("„", "“"))
    #expect(german.inner == ("‚", "‘"))
  }

  @Test func chineseCharacters() {
    let styles = ChineseCharacters.shared.styles(of: "网 網 後 路 a")
    #expect(styles.map(\.style) == [.simplified, .traditional, .traditional, .common])
  }
}
