import Testing

@testable import Localization

@Suite struct LocalizationFallbackTests {
  @Test(
    arguments: [
      ("de-AT", ["en", "de"], "de"), ("de-AT", ["en", "fr"], "en"),
      ("de_AT", ["de-AT", "de"], "de-AT"),
      ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-HK", ["zh-Hans", "zh-Hant"], "zh-Hant"),
      ("zh-Hant-HK", ["zh-HK", "zh-Hant"], "zh-HK"), ("zh-Hant", ["zh", "en"], "en"),
      ("zh-Hans-CN", ["zh", "en"], "zh"), ("zh-Hant", ["zh_TW", "en"], "zh_TW"),
      ("en-AU", ["en", "en-GB", "de"], "en-GB"), ("en-US", ["en-GB", "en"], "en"),
      ("es-MX", ["es", "es-419"], "es-419"), ("es-ES", ["es", "es-419"], "es"),
      ("pt-AO", ["pt-BR", "pt-PT"], "pt-PT"), ("pt-BR", ["pt", "en"], "pt"),
      ("pt", ["pt-BR"], "pt-BR"),
      ("fr-CA", ["fr", "en"], "fr"), ("nb-NO", ["no", "en"], "no"),
      ("sr-Latn-RS", ["sr", "en"], "en"),
    ] as [(String, [String], String)])
  func theNearestLanguageIsShown(language: String, available: [String], shown: String) {
    #expect(
      LocalizationFallback.locale(for: language, among: available, developmentLanguage: "en")
        == shown)
  }

  @Test func withoutAnythingNothingIsShown() {
    #expect(LocalizationFallback.locale(for: "de", among: ["fr"], developmentLanguage: "en") == nil)
    #expect(LocalizationFallback.locale(for: "", among: []) == nil)
  }

  @Test func aKeyThatIsMissingIsShownItself() {
    var result = readStrings("a = A;\nb = B;", path: "en.lproj/T.strings")
    result.append(readStrings("a = \"Ä\";", path: "de.lproj/T.strings"))
    result.append(readStrings("c = C;", path: "en.lproj/U.strings"))
    func shown(_ key: String, _ table: String, _ language: String) -> String? {
      result.shownEntry(for: key, table: table, language: language)?.value?.unit?.text
    }
    #expect(shown("a", "T", "de-AT") == "Ä")
    #expect(shown("b", "T", "de-AT") == nil)
    #expect(shown("b", "T", "fr") == "B")
    // The whole table is missing in German.
    #expect(shown("c", "U", "de") == "C")
  }
}
