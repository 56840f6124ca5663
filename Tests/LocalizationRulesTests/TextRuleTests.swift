import Foundation
import LocalizationRules
import TestSupport
import Testing

/// What the examples of the rules, which are plain texts, cannot show.
@Suite struct TextRuleTests {
  private func run(
    _ rule: any LocalizationRule, _ path: String, _ content: String
  ) -> [String] {
    RuleExample("", files: [RuleExample.File(path, content)], faults: []).run(rule)
  }

  private func catalog(_ strings: String) -> String {
    "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(strings)}}"
  }

  private func unit(_ value: String) -> String {
    "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(value)\"}}"
  }

  @Test("A key that names a place says nothing about the marks of its translation")
  func symbolicKeys() {
    let content = catalog(
      "\"settings.title?\":{\"localizations\":{\"de\":\(unit("Einstellungen"))}},"
        + "\"NAME_LABEL:\":{\"localizations\":{\"de\":\(unit("Name"))}},"
        + "\"Your name:\":{\"localizations\":{\"de\":\(unit("Dein Name"))}}")
    #expect(
      run(FinalPunctuationRule(), "A.xcstrings", content)
        == ["de Your name:: ends with no mark, the source ends with a colon"])
  }

  @Test("Forms of a variable are parts of a text and may end with a space")
  func substitutions() {
    let forms =
      "{\"formatSpecifier\":\"lld\",\"argNum\":1,\"variations\":{\"plural\":{\"other\":\(unit("%arg de "))}}}"
    let source =
      "{\"formatSpecifier\":\"lld\",\"argNum\":1,\"variations\":{\"plural\":{\"other\":\(unit("%arg"))}}}"
    let content = catalog(
      """
      "n %lld":{"localizations":{
      "en":{"stringUnit":{"state":"translated","value":"%#@n@ of all"},"substitutions":{"n":\(source)}},
      "es":{"stringUnit":{"state":"translated","value":"%#@n@todos "},"substitutions":{"n":\(forms)}}}}
      """)
    #expect(
      run(EdgeSpaceRule(), "A.xcstrings", content)
        == ["es n %lld: ends with a space, the source does not"])
  }

  @Test("A singular may leave out the number’s token, other forms may not")
  func tokensOfPluralForms() {
    func forms(_ one: String, _ other: String) -> String {
      "{\"variations\":{\"plural\":{\"one\":\(unit(one)),\"other\":\(unit(other))}}}"
    }
    let content = catalog(
      "\"k\":{\"localizations\":{\"en\":\(forms("{n} file", "{n} files")),"
        + "\"de\":\(forms("Eine Datei", "Dateien"))}}")
    #expect(
      run(ChangedTokenRule(), "A.xcstrings", content) == ["de k: leaves out {n} of the source"])
  }

  @Test("Phrases of App Shortcuts each need the app’s name")
  func phrases() {
    func set(_ phrases: String) -> String {
      "{\"stringSet\":{\"state\":\"translated\",\"values\":[\(phrases)]}}"
    }
    let content = catalog(
      "\"k\":{\"localizations\":{\"en\":\(set("\"Open ${applicationName}\",\"Start ${applicationName}\"")),"
        + "\"fr\":\(set("\"Ouvrir ${applicationName}\",\"Lancer\""))}}")
    #expect(
      run(ChangedTokenRule(), "AppShortcuts.xcstrings", content)
        == ["fr k: leaves out ${applicationName} of the source"])
    let swift = catalog(
      "\"k\":{\"localizations\":{\"en\":\(set("\"Open \\\\(.applicationName)\""))}}")
    #expect(
      run(SwiftInterpolationRule(), "AppShortcuts.xcstrings", swift)
        == ["en k: shows “\\(.applicationName)” as it stands"])
  }

  @Test("Controls that JSON escapes, and halves of a surrogate pair")
  func damagedCharacters() {
    let content = catalog(
      "\"a\":{\"localizations\":{\"en\":\(unit("Sa\\u0013ve"))}},"
        + "\"b\":{\"localizations\":{\"en\":\(unit("Star \\ud83c"))}}")
    #expect(
      run(ControlCharacterRule(), "A.xcstrings", content)
        == ["en a: holds the control character U+0013 after “Sa”"])
    #expect(
      run(MojibakeRule(), "A.xcstrings", content)
        == ["en b: holds the replacement character \u{FFFD} after “Star ”"])
  }

  @Test("No rule fails on any short mix of marks")
  func robustness() {
    let pieces = [
      "\\", "(", ")", "{", "}", "[", "]", "<b>", "</", "&", ";", "%", "@", "^[", "](", "**", "`",
      "\"", "“",
      " ", "\u{200D}", "\u{301}", ":", ".", "u00e9", "://", "=“", "👩", "字", "я", "a",
    ]
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<150 {
      let text = { (count: Int) in
        (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      }
      let (source, translation) = (text(6), text(8))
      let example = RuleExample("", source, ["fr": translation, "zh-Hant": text(5)], faults: [])
      for rule in LocalizationRuleRegistry.all { _ = example.run(rule) }
    }
  }
}
