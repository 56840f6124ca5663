import Foundation
import Testing

@testable import Localization

/// What is written in a format is read back as it was.
@Suite struct RoundTripTests {
  /// The entries without places, by key and language.
  private func known(_ entries: [LocalizationEntry]) -> [String: LocalizationEntry] {
    Dictionary(
      entries.map { entry in
        var entry = entry
        entry.place = SourcePlace(file: "", line: 0)
        entry.value = entry.value.map(withoutLines)
        entry.substitutions = entry.substitutions.map { substitution in
          var substitution = substitution
          substitution.line = 0
          substitution.value = withoutLines(substitution.value)
          return substitution
        }
        return ("\(Array(entry.key.utf8)) \(entry.locale)", entry)
      }, uniquingKeysWith: { first, _ in first })
  }

  private func withoutLines(_ value: LocalizationValue) -> LocalizationValue {
    var value = value
    value.unit?.line = 0
    for index in value.phrases.indices { value.phrases[index].line = 0 }
    // In XLIFF the order of the source's forms is that of the translation's too.
    for kind in value.variations.indices {
      value.variations[kind].cases.sort { $0.name < $1.name }
      for name in value.variations[kind].cases.indices {
        value.variations[kind].cases[name].value = withoutLines(
          value.variations[kind].cases[name].value)
      }
    }
    return value
  }

  private func expectSame(
    _ entries: [LocalizationEntry], _ data: Data, path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = LocalizationReader.read(LocalizationFile(path: path, data: data))
    let expected = known(entries)
    let found = known(result.entries)
    for (key, entry) in expected where found[key] != entry {
      Issue.record(
        "\(entry) was read as \(String(describing: found[key]))", sourceLocation: sourceLocation)
    }
    #expect(found.count == expected.count, sourceLocation: sourceLocation)
    #expect(result.problems.filter(\.isFatal).isEmpty, sourceLocation: sourceLocation)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func catalogs(seed: UInt64) {
    var random = RandomCatalog(seed: seed)
    let entries = random.catalog()
    let text = StringCatalogWriter.write(entries, sourceLanguage: "en", version: "1.1")
    expectSame(entries, Data(text.utf8), path: "T.xcstrings")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func strings(seed: UInt64) throws {
    var random = RandomCatalog(seed: seed)
    let entries = random.strings()
    let text = StringsWriter.write(entries)
    for (encoding, mark) in [
      (String.Encoding.utf8, ""), (.utf8, "\u{FEFF}"), (.utf16LittleEndian, "\u{FEFF}"),
      (.utf16BigEndian, "\u{FEFF}"),
    ] where !text.isEmpty {
      let data = try #require((mark + text).data(using: encoding))
      expectSame(entries, data, path: "de.lproj/T.strings")
    }
    let table = Dictionary(
      uniqueKeysWithValues: entries.map { ($0.key, $0.value?.unit?.text ?? "") })
    guard !text.isEmpty else { return }
    let list = try PropertyListSerialization.propertyList(
      from: Data(text.utf8), options: [], format: nil)
    #expect(list as? [String: String] == table)
    let uncommented = entries.map { entry in
      var entry = entry
      entry.comment = nil
      return entry
    }
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: table, format: format, options: 0)
      // Foundation writes line ends and carriage returns as they are; XML has only line feeds.
      guard format == .binary || !text.contains("\\r") else { continue }
      expectSame(uncommented, data, path: "de.lproj/T.strings")
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func rules(seed: UInt64) throws {
    var random = RandomCatalog(seed: seed)
    let entries = random.rules()
    let text = StringsdictWriter.write(entries)
    expectSame(entries, Data(text.utf8), path: "de.lproj/T.stringsdict")
    let list = try PropertyListSerialization.propertyList(
      from: Data(text.utf8), options: [], format: nil)
    #expect((list as? [String: Any])?.count == entries.count)
    // The order of a binary property list's members is not that of the file.
    let sorted = entries.map { entry in
      var entry = entry
      entry.substitutions = []
      entry.value?.variations = []
      return entry
    }
    let binary = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let read = StringsdictReader.read(
      LocalizationFile(path: "de.lproj/T.stringsdict", data: binary))
    #expect(
      Set(read.entries.map { $0.value?.forms.count ?? 0 })
        == Set(entries.map { $0.value?.forms.count ?? 0 }))
    #expect(Set(read.entries.map { Array($0.key.utf8) }) == Set(sorted.map { Array($0.key.utf8) }))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func documents(seed: UInt64) {
    var random = RandomCatalog(seed: seed)
    let entries = random.document()
    let text = XLIFFWriter.write(entries, source: "en", target: "pt-BR") { _, table in
      "App/en.lproj/\(table).strings"
    }
    expectSame(entries, Data(text.utf8), path: "x.xliff")
  }

  /// A small file of each kind, cut at every byte, is read without a crash and never in silence.
  @Test func everyBeginningIsSurvived() throws {
    // The first random tables that are neither empty nor large.
    func table(_ make: (inout RandomCatalog) -> [LocalizationEntry]) -> [LocalizationEntry] {
      for seed in 0..<200 as Range<UInt64> {
        var random = RandomCatalog(seed: seed)
        let entries = make(&random)
        if (6...9).contains(entries.count) { return entries }
      }
      return []
    }
    let catalog = StringCatalogWriter.write(table { $0.catalog() }, sourceLanguage: "en")
    let strings = StringsWriter.write(table { $0.strings() })
    let list = try PropertyListSerialization.propertyList(
      from: Data(strings.utf8), options: [], format: nil)
    var files = [("T.xcstrings", Data(catalog.utf8)), ("T.strings", Data(strings.utf8))]
    files.append(
      ("T.strings", try #require(("\u{FEFF}" + strings).data(using: .utf16LittleEndian))))
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      files.append(
        (
          "T.strings",
          try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
        ))
    }
    for (path, data) in files {
      let whole = LocalizationReader.read(LocalizationFile(path: path, data: data))
      #expect(whole.problems.filter(\.isFatal).isEmpty && whole.entriesRead > 2)
      for count in 0..<data.count {
        let part = LocalizationReader.read(
          LocalizationFile(path: path, data: data.prefix(count)))
        #expect(part.entriesRead <= whole.entriesRead)
        // Between two entries a table may end; nothing else may.
        if path.hasSuffix(".xcstrings") { #expect(!part.problems.isEmpty, "\(count)") }
      }
    }
  }

  /// What the readers say about byte-order marks is what Foundation does.
  @Test func foundationWantsOneMark() throws {
    let table = "\"a\" = \"b\";"
    for (text, isLoaded) in [("\u{FEFF}" + table, true), ("\u{FEFF}\u{FEFF}" + table, false)] {
      for encoding in [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian] {
        let data = try #require(text.data(using: encoding))
        let list = try? PropertyListSerialization.propertyList(
          from: data, options: [], format: nil)
        #expect((list as? [String: String] == ["a": "b"]) == isLoaded, "\(encoding)")
        let result = StringsReader.read(LocalizationFile(path: "a.strings", data: data))
        #expect(result.problems.map(\.cause) == (isLoaded ? [] : [.encoding]))
      }
    }
    let bare = try #require(table.data(using: .utf16LittleEndian))
    let list = try? PropertyListSerialization.propertyList(from: bare, options: [], format: nil)
    #expect(list as? [String: String] == nil)
  }

  @Test func catalogsLookAsXcodeWritesThem() {
    let entry = LocalizationEntry(
      key: "a", locale: "en", table: "T", value: LocalizationValue("b\"", state: "new", line: 1),
      comment: "c", extractionState: "manual", isSourceLanguage: true,
      place: SourcePlace(file: "", line: 1))
    #expect(
      StringCatalogWriter.write([entry], sourceLanguage: "en") == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "a" : {
              "comment" : "c",
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "b\\""
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
  }
}
