import Testing
import TextShaping

@Suite struct CaseMappingTests {
  /// From `SpecialCasing.txt` and section 3.13 of the Unicode Standard.
  static let capitalForms: [(String, String, String)] = [
    ("en", "Notifications", "NOTIFICATIONS"),
    ("tr", "bildirim", "BİLDİRİM"), ("tr-TR", "ışık", "IŞIK"), ("az", "bildiriş", "BİLDİRİŞ"),
    ("de", "Größe", "GRÖSSE"), ("de", "Straße", "STRASSE"),
    ("el", "Ειδοποιήσεις", "ΕΙΔΟΠΟΙΗΣΕΙΣ"), ("el-GR", "ρυθμίσεις", "ΡΥΘΜΙΣΕΙΣ"),
    ("el", "Μαΐου", "ΜΑΪΟΥ"), ("en", "ρυθμίσεις", "ΡΥΘΜΊΣΕΙΣ"),
    ("fr", "réglages", "RÉGLAGES"), ("en", "ﬁnd", "FIND"),
    ("ja", "通知", "通知"), ("ar", "الإشعارات", "الإشعارات"), ("en", "", ""),
  ]

  @Test(arguments: capitalForms)
  func capitals(_ locale: String, _ text: String, _ expected: String) {
    #expect(CaseMapping.uppercased(text, locale: locale) == expected)
  }

  @Test func smallLetters() {
    #expect(CaseMapping.lowercased("BİLDİRİM", locale: "tr") == "bildirim")
    #expect(CaseMapping.lowercased("ΟΔΟΣ", locale: "el") == "οδος".replacingFinalSigma)
  }

  @Test func aTextThatGrowsIsWhole() {
    let text = String(repeating: "ß", count: 300)
    #expect(
      CaseMapping.uppercased(text, locale: "de") == String(repeating: "S", count: 600))
  }
}

extension String {
  /// The last sigma of a word has a form of its own.
  fileprivate var replacingFinalSigma: String { String(dropLast()) + "ς" }
}
