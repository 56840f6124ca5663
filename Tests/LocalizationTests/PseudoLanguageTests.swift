import Foundation
import Localization
import Testing

/// Pseudo-languages change what is read by people and nothing else.
@Suite struct PseudoLanguageTests {
  @Test(arguments: [
    ("Save", "Šåṽé"), ("%@ of %d", "%@ öƒ %d"), ("100%%", "100%%"),
    ("Tap <b>Save</b>", "Ţåþ <b>Šåṽé</b>"),
    ("See [the guide](https://example.com/guide)", "Šéé [ţĥé ĝûíḓé](https://example.com/guide)"),
    ("%#@files@ left", "%#@files@ ļéƒţ"), ("${applicationName}, go", "${applicationName}, ĝö"),
    ("Tom &amp; Ann", "Ţöɱ &amp; Åññ"),
  ])
  func accented(source: String, expected: String) {
    #expect(PseudoLanguage.accented.text(for: source) == expected)
  }

  @Test(arguments: [
    ("Save", "Save Save"), (" Save\n", " Save Save\n"),
    ("%@ of %d", "%1$@ of %2$d %1$@ of %2$d"), ("%2$@ in %1$@", "%2$@ in %1$@ %2$@ in %1$@"),
    ("%#@files@ left", "%#@files@ left  left"), ("100%%", "100%% 100%%"), ("", ""),
  ])
  func double(source: String, expected: String) {
    #expect(PseudoLanguage.double.text(for: source) == expected)
  }

  @Test func boundsAndDirections() {
    #expect(PseudoLanguage.bounded.text(for: "Save ") == "[# Save #] ")
    #expect(PseudoLanguage.rightToLeft.text(for: "Save") == "Save")
    #expect(
      PseudoLanguage.rightToLeftText.text(for: "A\nB")
        == "\u{202E}A\u{202C}\n\u{202E}B\u{202C}")
  }

  @Test(arguments: PseudoLanguage.allCases)
  func placeholdersAreThoseOfTheSource(language: PseudoLanguage) {
    for text in ["%@ of %2$d", "%1$@ %1$@", "%.2f %% of %lld", "%-5d|"] {
      let made = language.text(for: text)
      let asked = { (text: String) in
        Set(
          FormatPlaceholder.placeholders(in: text).filter { $0.kind != .percent }
            .map(\.conversion))
      }
      #expect(asked(made) == asked(text), "\(made)")
    }
  }

  @Test func everyCategoryOfTheLanguageHasAForm() throws {
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"%lld files":{"localizations":{
      "en":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%lld file"}},
      "other":{"stringUnit":{"state":"translated","value":"%lld files"}}}}}}},
      "Brand":{"shouldTranslate":false},"Save":{}}}
      """
    let result = LocalizationReader.read(
      LocalizationFile(path: "App/Localizable.xcstrings", data: Data(catalog.utf8)))
    let files = PseudoFiles(
      result, sourceLanguage: "en", languages: [.rightToLeft, .accented],
      input: "App/Localizable.xcstrings", output: "Out.xcstrings")
    let file = try #require(files.files.first)
    #expect(file.path == "Out.xcstrings")
    #expect(files.textCount == 2)
    let again = LocalizationReader.read(
      LocalizationFile(path: file.path, data: Data(file.content.utf8)))
    #expect(again.problems.isEmpty)
    let hebrew = try #require(
      again.entries.first { $0.key == "%lld files" && $0.locale == "he-XB" })
    #expect(hebrew.value?.variations.first?.cases.map(\.name) == ["one", "two", "other"])
    let accented = again.entries.first { $0.key == "Save" && $0.locale == "en-XA" }
    #expect(accented?.value?.unit?.text == "Šåṽé")
    #expect(!again.entries.contains { $0.key == "Brand" && $0.locale == "en-XA" })
  }

  @Test func tablesGoToLanguageFolders() {
    let result = LocalizationReader.read(
      LocalizationFile(
        path: "App/en.lproj/Localizable.strings", data: Data(#""save" = "Save \"it\"";"#.utf8),
        developmentLanguage: "en"))
    let files = PseudoFiles(
      result, sourceLanguage: "en", languages: [.bounded, .double], input: "App", output: "Out")
    #expect(
      files.files.map(\.path) == [
        "Out/en-XC.lproj/Localizable.strings", "Out/en-XD.lproj/Localizable.strings",
      ])
    #expect(files.files[0].content.contains(#""save" = "[# Save \"it\" #]";"#))
  }

  @Test func baseAndItsLanguageMakeOneFile() throws {
    var result = LocalizationResult()
    for (folder, text) in [("Base", #""a" = "A"; "b" = "B";"#), ("en", #""a" = "A"; "c" = "C";"#)] {
      result.append(
        LocalizationReader.read(
          LocalizationFile(
            path: "App/\(folder).lproj/L.strings", data: Data(text.utf8),
            developmentLanguage: "en")))
    }
    let files = PseudoFiles(
      result, sourceLanguage: "en", languages: [.bounded], input: "App", output: "Out")
    let file = try #require(files.files.first)
    #expect(files.files.count == 1 && files.textCount == 3)
    #expect(file.content.contains("[# B #]") && file.content.contains("[# C #]"))
  }

  @Test func expectedTextGrowsWordByWord() {
    #expect(ExpectedText.text(for: "Save %@ now", factor: 1.5) == "Savesa %@ nowno")
    #expect(ExpectedText.text(for: "Save", factor: 0.5) == "Sa")
    #expect(ExpectedText.text(for: "Save", factor: 1) == "Save")
  }
}
