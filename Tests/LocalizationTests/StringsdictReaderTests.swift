import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite struct StringsdictReaderTests {
  /// A property list with a dictionary of keys.
  static func list(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
    \(content)
    </dict></plist>
    """
  }

  /// A variable with forms.
  static func variable(_ name: String, type: String = "ld", _ forms: KeyValuePairs<String, String>)
    -> String
  {
    "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>"
      + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
      + "<string>\(type)</string>\n"
      + forms.map { "<key>\($0)</key><string>\($1)</string>\n" }.joined() + "</dict>"
  }

  static let decks = list(
    "<key>%ld decks</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@decks@</string>\n"
      + variable("decks", ["zero": "No decks", "other": "%ld decks with %2$#@cabins@"])
      + variable("cabins", type: "%d", ["one": "%d cabin", "other": "%d cabins"]) + "</dict>")

  private func read(_ text: String, path: String = "en.lproj/Localizable.stringsdict")
    -> LocalizationResult
  {
    StringsdictReader.read(LocalizationFile(path: path, data: Data(text.utf8)))
  }

  @Test func variablesBecomeSubstitutions() throws {
    let result = read(Self.decks)
    #expect(result.problems.isEmpty, "\(result.problems)")
    let entry = try #require(result.entries.first)
    #expect(entry.key == "%ld decks" && entry.table == "Localizable" && entry.isSourceLanguage)
    #expect(entry.place.line == 4)
    #expect(entry.value?.unit == LocalizationUnit(text: "%#@decks@", line: 4))
    #expect(entry.substitutions.map(\.name) == ["decks", "cabins"])
    #expect(entry.substitutions.map(\.formatSpecifier) == ["ld", "d"])
    #expect(entry.substitutions.map(\.argument) == [nil, 2])
    #expect(
      entry.substitutions[0].value.forms
        == [
          LocalizationForm(
            path: ["plural", "zero"], unit: LocalizationUnit(text: "No decks", line: 6)),
          LocalizationForm(
            path: ["plural", "other"],
            unit: LocalizationUnit(text: "%ld decks with %2$#@cabins@", line: 7)),
        ])
    #expect(
      result.strings.map(\.text) == [
        "No decks", "%ld decks with %d cabin", "%ld decks with %d cabins",
      ])
    #expect(result.entriesRead == 1 && result.unitsRead == 5)
  }

  @Test func widthAndDeviceBecomeVariations() throws {
    let result = read(
      Self.list(
        """
        <key>hi</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>1</key><string>Hi</string><key>20</key><string>Hello</string></dict></dict>
        <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>mac</key><string>Click</string>
        <key>iphone</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        \(Self.variable("n", ["one": "Tap it", "other": "Tap %ld"]))</dict>
        <key>appletv</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>10</key><string>Press</string></dict></dict></dict></dict>
        <key>plain</key><string>Text</string>
        """))
    #expect(result.problems.isEmpty, "\(result.problems)")
    #expect(result.entries.map(\.key) == ["hi", "tap", "plain"])
    #expect(
      result.entries.map { ($0.value?.forms ?? []).map { $0.path.joined(separator: ".") } } == [
        ["width.1", "width.20"],
        [
          "device.mac", "device.iphone.plural.one", "device.iphone.plural.other",
          "device.appletv.width.10",
        ],
        [""],
      ])
    #expect(
      result.strings.map(\.text) == ["Hi", "Hello", "Click", "Tap it", "Tap %ld", "Press", "Text"])
  }

  @Test func binaryListsAreRead() throws {
    let list = try PropertyListSerialization.propertyList(
      from: Data(Self.decks.utf8), options: [], format: nil)
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let result = StringsdictReader.read(LocalizationFile(path: "a.stringsdict", data: data))
    #expect(result.problems.isEmpty, "\(result.problems)")
    #expect(
      Set(result.strings.map(\.text)) == [
        "No decks", "%ld decks with %d cabin", "%ld decks with %d cabins",
      ])
  }

  @Test(
    arguments: [
      (
        "<key>a</key><dict>" + variable("n", ["other": "x"]) + "</dict>",
        "NSStringLocalizedFormatKey"
      ),
      ("<key>a</key><array/>", "expected a text or rules for \"a\", found a list"),
      (
        "<key>a</key><dict><key>n</key><string>x</string></dict>",
        "expected a dictionary with the forms"
      ),
      (
        "<key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>x</key>"
          + "<string>y</string></dict></dict>", "expected a number as a width, found \"x\""
      ),
      (
        "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
          + "<key>n</key><dict><key>other</key><string>x</string></dict></dict>",
        "to be NSStringPluralRuleType, found none"
      ),
    ])
  func oddEntriesAreNamed(content: String, message: String) {
    let result = read(Self.list(content))
    #expect(result.problems.map(\.isFatal) == [false])
    #expect(result.problems.map(\.cause) == [.malformedEntry(key: "a")])
    #expect(result.problems.first?.message.contains(message) == true, "\(result.problems)")
  }

  @Test func damageLosesTheFile() {
    let result = read(Self.list("<key>a</key>\n<string>this & that</string>"))
    #expect(result.strings.isEmpty)
    #expect(result.problems.map(\.line) == [5])
    #expect(result.problems.map(\.cause) == [.unreadable(keys: [])])
    #expect(read("<plist><array/></plist>").problems.map(\.isFatal) == [true])
    #expect(read("a = b;").problems.map(\.isFatal) == [true])
  }

  @Test func theLastOfRepeatedKeysCounts() {
    let content = "<key>a</key><string>1</string>\n<key>a</key><string>2</string>"
    let result = read(Self.list(content))
    #expect(result.strings.map(\.text) == ["2"])
    #expect(
      result.problems.map(\.cause) == [.duplicateKey("a", hasOtherValue: true, firstLine: 4)])
    let list = try? PropertyListSerialization.propertyList(
      from: Data(Self.list(content).utf8), options: [], format: nil)
    #expect(list as? [String: String] == ["a": "2"])
  }

  @Test func rulesGoBeforeTexts() throws {
    let folder = try TemporaryFolder()
    try folder.write("a = text;\nb = kept;", to: "de.lproj/T.strings")
    try folder.write(
      Self.list("<key>a</key><string>rule</string>"), to: "de.lproj/T.stringsdict")
    try folder.write("a = other;", to: "en.lproj/T.strings")
    let result = LocalizationReader.read(paths: [folder.path])
    #expect(result.strings.map(\.text) == ["kept", "rule", "other"])
    #expect(result.entries.map(\.isOverridden) == [true, false, false, false])
  }

  @Test func everyBeginningIsSurvived() throws {
    let list = try PropertyListSerialization.propertyList(
      from: Data(Self.decks.utf8), options: [], format: nil)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    for data in [Data(Self.decks.utf8), binary] {
      for count in 0..<data.count {
        let result = StringsdictReader.read(
          LocalizationFile(path: "a.stringsdict", data: data.prefix(count)))
        #expect(result.entries.isEmpty || count > data.count - 20)
      }
    }
  }

  /// Foundation's reader of XML property lists on Linux is the one of CoreFoundation.
  @Test func foundationLoadsTheSame() {
    var generator = SeededGenerator(seed: 11)
    let seeds = [
      Self.decks, Self.list("<key>a</key><string>b &amp; c</string><!-- d --><key>e</key><true/>"),
    ]
    .map { Array($0.utf8) }
    var loaded = 0
    for round in 0..<600 {
      // What stands before the outermost dictionary is looked at less by Foundation than by XML.
      let seed = seeds[round % seeds.count]
      let start = seed.firstRange(of: Array("<dict>".utf8))?.lowerBound ?? 0
      let bytes = Array(seed[..<start]) + mutated(Array(seed[start...]), using: &generator)
      guard let text = String(validating: bytes, as: UTF8.self), XMLPropertyList.matches(bytes)
      else { continue }
      let list = try? PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil)
      let expected = (list as? [String: Any]).map { Set($0.keys) }
      let result = StringsdictReader.read(
        LocalizationFile(path: "a.stringsdict", data: Data(bytes)))
      let found = result.problems.contains(where: \.isFatal) ? nil : Set(result.entries.map(\.key))
      if found != expected {
        Issue.record(
          "\(text.debugDescription): \(String(describing: found)), not \(String(describing: expected))"
        )
      }
      loaded += expected == nil ? 0 : 1
    }
    #expect(loaded > 10)
  }
}
