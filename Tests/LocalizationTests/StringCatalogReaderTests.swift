import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite struct StringCatalogReaderTests {
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : { },
        "Close" : {
          "comment" : "Button",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Schließen"
              }
            }
          }
        },
        "OK" : { "shouldTranslate" : false }
      },
      "version" : "1.0"
    }
    """

  @Test func textsHaveLineStateAndComment() throws {
    let result = readCatalog(Self.catalog)
    #expect(result.problems.isEmpty)
    #expect(result.sourceLanguage == "en")
    #expect(result.entriesRead == 3)
    #expect(result.unitsRead == 1)
    let german = try #require(result.strings.first { $0.locale == "de" })
    #expect(german.text == "Schließen")
    #expect(german.state == "needs_review")
    #expect(german.comment == "Button")
    #expect(german.table == "Localizable")
    #expect(german.place == SourcePlace(file: "Localizable.xcstrings", line: 11))
    #expect(!german.isSourceLanguage && !german.isDerived)
  }

  @Test func theKeyStandsInForAMissingSourceText() {
    let sources = readCatalog(Self.catalog).strings.filter(\.isSourceLanguage)
    #expect(sources.map(\.text) == ["", "Close", "OK"])
    #expect(sources.map(\.shouldTranslate) == [true, true, false])
    #expect(sources.map(\.place.line) == [4, 5, 16])
    #expect(sources.allSatisfy { $0.isDerived && $0.state == "new" && $0.locale == "en" })
  }

  @Test func pluralsNestInDevices() {
    let result = readCatalog(
      """
      {"sourceLanguage":"en","strings":{"files":{"localizations":{"en":{"variations":{"device":{
      "ipad":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%lld file here"}},
      "other":{"stringUnit":{"state":"translated","value":"%lld files here"}}}}},
      "other":{"stringUnit":{"state":"odd","value":"Files"}}}}}}}},"version":"1.0"}
      """)
    #expect(result.problems.isEmpty)
    #expect(
      result.strings.map(\.variation)
        == ["device.ipad.plural.one", "device.ipad.plural.other", "device.other"])
    #expect(result.strings.map(\.device) == ["ipad", "ipad", "other"])
    #expect(result.strings.map(\.pluralCategories) == [[0: "one"], [0: "other"], [:]])
    #expect(result.strings.map(\.place.line) == [3, 4, 5])
    #expect(result.strings.last?.state == "odd")
  }

  @Test func substitutionsAreExpandedInEveryCombination() {
    let result = readCatalog(
      """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{
      "stringUnit":{"state":"translated","value":"%#@files@ in %#@folders@, %#@lost@"},
      "substitutions":{
      "files":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%arg file"}},
      "other":{"stringUnit":{"state":"translated","value":"%arg files"}}}}},
      "folders":{"formatSpecifier":"@","variations":{"plural":{
      "other":{"stringUnit":{"state":"new","value":"%arg folders"}}}}}}}}}},"version":"1.0"}
      """)
    #expect(
      result.strings.map(\.text) == [
        "%2$lld file in %2$@ folders, %#@lost@", "%2$lld files in %2$@ folders, %#@lost@",
      ])
    #expect(
      result.strings.map(\.variation) == [
        "substitution.files.one.substitution.folders.other",
        "substitution.files.other.substitution.folders.other",
      ])
    #expect(result.strings.map(\.state) == ["new", "new"])
    #expect(result.strings.allSatisfy { $0.isDerived && $0.place.line == 2 })
    #expect(result.problems.map(\.isFatal) == [false])
    #expect(result.problems.first?.message.contains("\"lost\"") == true)
  }

  @Test func aSingleSubstitutionIsPlacedAtItsForm() {
    let result = readCatalog(
      """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{
      "stringUnit":{"state":"translated","value":"%#@n@"},
      "substitutions":{"n":{"formatSpecifier":"lld","variations":{"device":{
      "mac":{"stringUnit":{"state":"translated","value":"%arg clicks"}},
      "other":{"stringUnit":{"state":"translated","value":"%arg taps"}}}}}}}}}},"version":"1.0"}
      """)
    #expect(result.strings.map(\.text) == ["%1$lld clicks", "%1$lld taps"])
    #expect(result.strings.map(\.place.line) == [4, 5])
    #expect(result.strings.map(\.device) == ["mac", "other"])
    #expect(result.strings.first?.variation == "substitution.n.device.mac")
  }

  @Test func combinationsAreCapped() {
    let forms = ["zero", "one", "two", "few", "many", "other"]
      .map { "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%arg \($0)\"}}" }
      .joined(separator: ",")
    let names = ["a", "b", "c", "d"]
    let substitutions = names.map { "\"\($0)\":{\"variations\":{\"plural\":{\(forms)}}}" }
      .joined(separator: ",")
    let text = names.map { "%#@\($0)@" }.joined(separator: " ")
    let result = readCatalog(
      """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{
      "stringUnit":{"value":"\(text)"},"substitutions":{\(substitutions)}}}}},"version":"1.0"}
      """)
    // All with "other", and each of the 4 variables with its 5 other forms.
    #expect(result.strings.count == 21)
    #expect(Set(result.strings.map(\.variation)).count == 21)
    #expect(result.problems.count == 1)
  }

  @Test func phrasesOfAppShortcutsAreRead() {
    let result = readCatalog(
      """
      {"sourceLanguage":"en","strings":{"Open ${applicationName}":{"localizations":{"en":{
      "stringSet":{"state":"new","values":["Open ${applicationName}",
      "Start ${applicationName}"]}}}}},"version":"1.0"}
      """)
    #expect(result.strings.map(\.variation) == ["phrase.1", "phrase.2"])
    #expect(result.strings.map(\.place.line) == [2, 3])
  }

  @Test(
    arguments: [
      ("{\"strings\" : {", 1, "found the end of the file"),
      ("{\n\"strings\" : {},\n}", 3, "expected '\"' and another member after the comma, found '}'"),
      ("{\n\"a\" : 1\n\"b\" : 2 }", 3, "expected ',' or '}' after the value of \"a\", found '\"'"),
      ("{\n\"a\" : \"b\n\" }", 2, "expected '\"' at the end of the string"),
      ("{\n<<<<<<< HEAD\n\"a\" : 1 }", 2, "merge conflict"),
      (
        "{\"strings\" : []}", 1,
        "expected an object from key to entry as \"strings\", found an array"
      ),
      ("[]", 1, "expected an object as the catalog"),
      ("{\"sourceLanguage\":\"en\"}", 1, "expected \"strings\""),
      ("{\"a\" : 01}", 1, "expected a number as JSON writes it"),
      ("{\"a\" : tru}", 1, "expected true, false, null"),
      ("{} {}", 1, "expected the end of the file"),
      ("", nil, "empty file"),
    ] as [(String, Int?, String)])
  func damageIsNamedWithItsLine(json: String, line: Int?, message: String) {
    let result = readCatalog(json)
    #expect(
      result.problems.contains {
        $0.isFatal && $0.line == line && $0.message.contains(message)
      }, "\(result.problems)")
    #expect(result.strings.isEmpty)
  }

  @Test func wrongTypesLoseOnlyTheirEntry() {
    let result = readCatalog(
      """
      {"sourceLanguage":"en","strings":{
      "A":{"localizations":{"de":{"stringUnit":{"value":null}}}},
      "B":null,
      "C":{"localizations":{"de":{"stringUnit":{"value":"c"}}}}},"version":1.0}
      """)
    #expect(result.problems.map(\.line) == [2, 3])
    #expect(result.problems.allSatisfy { $0.isFatal })
    #expect(result.strings.filter { $0.locale == "de" }.map(\.text) == ["c"])
  }

  @Test func oddButReadableInputIsNoted() {
    let doubled = readCatalog(
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"comment\":\"1\"},\n\"a\":{\"comment\":\"2\"}}}"
    )
    #expect(doubled.strings.map(\.comment) == ["2"])
    #expect(doubled.problems.map(\.line) == [2])
    #expect(doubled.problems.map(\.isFatal) == [false])

    let half = readCatalog(
      "{\"sourceLanguage\":\"en\",\"strings\":{\"\\ud83d \\ud83d\\ude00\":{}}}")
    #expect(half.strings.map(\.text) == ["\u{FFFD} 😀"])
    #expect(half.problems.count == 1)

    let marked = readCatalog("\u{FEFF}" + Self.catalog)
    #expect(marked.problems.isEmpty && marked.strings.count == 4)

    let nameless = readCatalog("{\"strings\":{\"a\":{}}}")
    #expect(nameless.problems.map(\.isFatal) == [false])
    #expect(nameless.strings.map(\.locale) == ["en"])
  }

  @Test func canonicallyEqualNamesAreDifferentKeys() {
    let result = readCatalog(
      "{\"sourceLanguage\":\"en\",\"strings\":{\"\\u00e9\":{},\"e\\u0301\":{}}}")
    #expect(result.entriesRead == 2)
    #expect(result.problems.isEmpty)
  }

  @Test func nestingIsLimited() {
    let result = readCatalog(String(repeating: "[", count: 100_000))
    #expect(result.problems.first?.message.contains("levels of nesting") == true)
  }

  @Test func randomDamageNeverCrashes() {
    var generator = SeededGenerator(seed: 2)
    let substituted = """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"state":"new",
      "value":"%#@a@ %#@b@"},"substitutions":{"a":{"argNum":1,"formatSpecifier":"lld","variations":
      {"plural":{"one":{"stringUnit":{"value":"%arg \\ud83d\\ude00"}},"other":{"stringUnit":
      {"value":"%#@b@"}}}}},"b":{"variations":{"plural":{"other":{"stringUnit":{"value":"%#@a@"
      }}}}}}}}}}}
      """
    let seeds = [Array(Self.catalog.utf8), Array(substituted.utf8)]
    for round in 0..<2000 {
      let bytes = mutated(seeds[round % 2], using: &generator)
      let result = StringCatalogReader.read(
        LocalizationFile(path: "f.xcstrings", data: Data(bytes)))
      #expect(result.filesRead == 1)
      #expect(!result.strings.isEmpty || !result.problems.isEmpty || result.entriesRead == 0)
      for string in result.strings { _ = PlaceholderFiller.fill(string) }
    }
  }
}
