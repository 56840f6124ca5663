import DynamicType
import FileSearch
import Foundation
import TestSupport
import Testing

@testable import Audit

@Suite("ConfigurationReader")
struct ConfigurationReaderTests {
  private func read(_ text: String) throws -> AuditConfiguration {
    try ConfigurationReader.read(Data(text.utf8), file: "app/.typefit.json")
  }

  @Test func readsWhetherStringsAreMarkdown() throws {
    #expect(try read("{}").markdown == .automatic)
    #expect(try read(#"{"markdown": true}"#).markdown == .interpreted)
    #expect(try read(#"{"markdown": false}"#).markdown == .literal)
    #expect(try read(#"{"markdown": "auto"}"#).markdown == .automatic)
    #expect {
      _ = try read("{\n\"markdown\": \"yes\"}")
    } throws: { error in
      (error as? ConfigurationError)?.line == 2
        && "\(error)".contains(#""markdown" must be true, false or "auto""#)
    }
  }

  @Test func readsEveryMember() throws {
    let configuration = try read(
      """
      // An app's settings.
      {
        "sourceLanguage": "en",
        "devices": ["iPhone SE (3rd generation)",],
        "os": "18", /* the oldest we support */
        "locales": ["de", "fr"],
        "failOn": "warning",
        "samples": { "string": "Maximiliane", "integer": 12345, "byKey": { "greeting": ["Eva"] } },
        "slots": [
          {
            "key": "*.alert.title", "slot": "alert.title",
            "companions": { "alert.button": ["key:ok", "Cancel"], "alert.message": "Sure?" },
          },
          { "comment": "*short label*", "table": "Main", "slot": "label",
            "options": { "width": 120, "lineLimit": 2, "font": { "style": "caption1" } } },
        ],
        "ignore": ["debug.*", "/^x[0-9]+$/"],
      }
      """)
    #expect(configuration.sourceLanguage == "en")
    #expect(configuration.devices.count == 1)
    #expect(configuration.devices.first?.width == 375)
    #expect(configuration.os == .iOS13)
    #expect(configuration.locales == ["de", "fr"])
    #expect(configuration.failOn == .warning)
    #expect(configuration.samples.string == "Maximiliane")
    #expect(configuration.samples.integer == 12345)
    #expect(configuration.samples.byKey == ["greeting": ["Eva"]])
    #expect(configuration.slots.count == 2)
    #expect(configuration.slots[0].line == 10)
    #expect(
      configuration.slots[0].companions
        == ["alert.button": ["key:ok", "Cancel"], "alert.message": ["Sure?"]])
    #expect(configuration.slots[1].options.width == 120)
    #expect(configuration.slots[1].options.lineLimit == 2)
    #expect(configuration.slots[1].options.font?.style == .caption1)
    #expect(configuration.ignore.map(\.source) == ["debug.*", "/^x[0-9]+$/"])
  }

  @Test func excludedFilesAreNamedFromTheConfiguration() throws {
    let configuration = try read("{ \"exclude\": [\"/a/*.swift\", \"!Pods\"] }")
    #expect(configuration.exclusions.patterns.map(\.source) == ["/a/*.swift", "!Pods"])
    let folder = try TemporaryFolder()
    for name in ["a/x.swift", "b/a/x.swift", "Pods/x.swift"] { try folder.write("", to: name) }
    let file = try folder.write(
      "{ \"exclude\": [\"/a/*.swift\", \"!Pods\"] }", to: ".typefit.json")
    let tree = FileTree(
      paths: [folder.path], exclusions: try ConfigurationReader.read(file: file).exclusions)
    #expect(
      tree.entries.map { String($0.path.dropFirst(folder.path.count)) }
        == ["/.typefit.json", "/Pods/x.swift", "/b/a/x.swift"])
  }

  @Test func anEmptyObjectIsAllDefaults() throws {
    let configuration = try read("{}")
    #expect(configuration.slots.isEmpty)
    #expect(configuration.devices.isEmpty)
    #expect(configuration.failOn == nil)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let text: String
    let line: Int
    let words: [String]
    var testDescription: String { text }
  }

  static let mistakes: [Mistake] = [
    Mistake(text: "", line: 1, words: ["empty"]),
    Mistake(text: "[]", line: 1, words: ["must be an object", "a list"]),
    Mistake(
      text: "{\n  \"slotz\": []\n}", line: 2,
      words: ["unknown member \"slotz\"", "slots", "ignore", "failOn"]),
    Mistake(
      text: "{\n  \"slots\": [\n    { \"key\": \"a\",\n      \"slott\": \"label\" }\n  ]\n}",
      line: 4, words: ["unknown member \"slott\"", "companions"]),
    Mistake(
      text: "{ \"slots\": [\n{ \"key\": \"a\", \"slot\": \"alert.titel\" } ] }", line: 2,
      words: ["unknown slot \"alert.titel\"", "alert.title", "menu.item"]),
    Mistake(
      text: "{ \"slots\": [\n\n{ \"slot\": \"label\" } ] }", line: 3,
      words: ["\"key\", \"comment\" or \"table\""]),
    Mistake(text: "{ \"slots\": [\n{ \"key\": \"a\" } ] }", line: 2, words: ["needs \"slot\""]),
    Mistake(
      text:
        "{ \"slots\": [{ \"key\": \"a\", \"slot\": \"label\",\n\"options\": {\n\"wdth\": 3 } }] }",
      line: 3, words: ["\"wdth\"", "width", "lineLimit"]),
    Mistake(
      text:
        "{ \"slots\": [{ \"key\": \"a\", \"slot\": \"label\",\n\"options\": {\n\"width\": \"x\" } }] }",
      line: 3, words: ["\"width\""]),
    Mistake(
      text: "{ \"slots\": [{ \"key\": \"/a(/\", \"slot\": \"label\" }] }", line: 1,
      words: ["not a valid regular expression"]),
    Mistake(
      text: "{ \"exclude\": [\"a\",\n\"!\"] }", line: 2, words: ["a pattern of a path"]),
    Mistake(
      text: "{ \"devices\": [\n\"iPhone 99\"] }", line: 2,
      words: ["unknown device \"iPhone 99\"", "known:"]),
    Mistake(text: "{ \"os\": \"6\" }", line: 1, words: ["unknown system \"6\""]),
    Mistake(
      text: "{\n\"failOn\": \"fatal\" }", line: 2,
      words: ["unknown severity \"fatal\"", "info, note, warning, error"]),
    Mistake(text: "{ \"locales\": \"de\" }", line: 1, words: ["\"locales\" must be a list"]),
    Mistake(
      text: "{ \"samples\": {\n\"integer\": 1.5 } }", line: 2, words: ["whole number"]),
    Mistake(text: "{\n\"os\": \"26\"", line: 2, words: ["opened on line 1", "not closed"]),
    Mistake(text: "{\n\"os\": \"26\n\" }", line: 2, words: ["not closed on its line"]),
    Mistake(text: "{ /* never\nends", line: 1, words: ["comment is not closed"]),
    Mistake(text: "{ \"os\" \"26\" }", line: 1, words: ["expected ':'"]),
    Mistake(text: "{ \"os\": maybe }", line: 1, words: ["'maybe'"]),
    Mistake(text: "{} \n x", line: 2, words: ["after the end"]),
    Mistake(text: "{ \"os\": \"26\",\n \"os\": \"18\" }", line: 2, words: ["given twice"]),
  ]

  @Test(arguments: mistakes)
  func namesTheLineAndWhatIsAllowed(_ mistake: Mistake) throws {
    let error = #expect(throws: ConfigurationError.self) { try read(mistake.text) }
    #expect(error?.line == mistake.line)
    for word in mistake.words {
      #expect(error?.description.contains(word) == true, "\(error?.description ?? "")")
    }
    #expect(error?.description.hasPrefix("app/.typefit.json:\(mistake.line): ") == true)
  }

  @Test func aMissingFileIsAnErrorWithItsPath() {
    let error = #expect(throws: ConfigurationError.self) {
      try ConfigurationReader.read(file: "/nowhere/.typefit.json")
    }
    #expect(error?.description.hasPrefix("/nowhere/.typefit.json: cannot be read") == true)
  }

  @Test func deepNestingIsAnErrorAndNoCrash() {
    let text = String(repeating: "[", count: 100_000)
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    #expect(error?.message == "is nested too deeply")
  }
}
