import Testing

@testable import LocalizationRules

/// Which language's texts the phone takes for another.
@Suite struct LocaleKinshipTests {
  @Test(arguments: [
    ("de", "de-AT"), ("zh-Hant", "zh-HK"), ("zh-Hant", "zh-Hant-HK"), ("zh-Hans", "zh-CN"),
    ("es-419", "es-MX"), ("en-GB", "en-AU"), ("pt", "pt-BR"), ("nb", "no-NO"),
  ])
  func standsIn(general: String, special: String) {
    #expect(LocaleKinship(general).standsIn(for: LocaleKinship(special)))
  }

  @Test(arguments: [
    ("zh-Hant", "zh-CN"), ("de-AT", "de"), ("es-419", "es-ES"), ("pt-BR", "pt-PT"),
    ("sr", "sr-Latn"),
    ("de", "nl"), ("en-GB", "en-US"), ("de", "de"),
  ])
  func doesNotStandIn(general: String, special: String) {
    #expect(!LocaleKinship(general).standsIn(for: LocaleKinship(special)))
  }
}
