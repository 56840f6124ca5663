import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite struct StringsReaderTests {
  static let table = """
    /* Title of the first screen */
    "title" = "Welcome";

    // Two lines
    // of comment
    "body" = "First line
    second line";
    plain.word = other/word;
    "valueless";
    'single' = 'it\\'s';
    "escaped" = "tab\\there \\"quoted\\" \\U00e9 \\Ud83d\\Ude00 \\351 \\q";
    "a" = "1"; "b" = "2"; // typefit: alert.title
    """

  @Test func entriesHaveLineAndComment() {
    let result = readStrings(Self.table)
    #expect(result.problems.isEmpty, "\(result.problems)")
    #expect(
      result.strings.map(\.key)
        == ["title", "body", "plain.word", "valueless", "single", "escaped", "a", "b"])
    #expect(result.strings.map(\.place.line) == [2, 6, 8, 9, 10, 11, 12, 12])
    #expect(result.strings[0].comment == "Title of the first screen")
    #expect(result.strings[1].comment == "Two lines\nof comment")
    #expect(result.strings[2].comment == nil)
    #expect(result.strings.last?.comment == "typefit: alert.title")
  }

  @Test func valuesAreUnescaped() {
    let texts = readStrings(Self.table).strings.map(\.text)
    // Octal escapes are in NeXTSTEP Latin, where 351 is Ø.
    #expect(
      texts == [
        "Welcome", "First line\nsecond line", "other/word", "valueless", "it's",
        "tab\there \"quoted\" é 😀 Ø q", "1", "2",
      ])
  }

  @Test func aBlankLinePartsComments() {
    let result = readStrings("/* Header */\n\n/* Mine */\n\"a\" = \"b\";\n/* Next */\n\"c\";")
    #expect(result.strings.map(\.comment) == ["Mine", "Next"])
  }

  @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func encodingsAreDetected(encoding: String.Encoding) throws {
    let text = "\"key\" = \"Größe 大\";\n\"b\" = \"😀\";"
    for mark in ["", "\u{FEFF}"] {
      let data = try #require((mark + text).data(using: encoding))
      let result = StringsReader.read(LocalizationFile(path: "de.lproj/L.strings", data: data))
      // UTF-16 needs its mark.
      let isOdd = mark.isEmpty && encoding != .utf8
      #expect(result.problems.map(\.cause) == (isOdd ? [.encoding] : []), "\(result.problems)")
      #expect(result.strings.map(\.text) == ["Größe 大", "😀"])
      #expect(result.strings.map(\.place.line) == [1, 2])
    }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func propertyListsAreRead(format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a & b": "1", "c": "2", "d": ["x"]] as [String: Any], format: format,
      options: 0)
    let result = StringsReader.read(
      LocalizationFile(path: "de.lproj/InfoPlist.strings", data: data))
    #expect(
      Dictionary(uniqueKeysWithValues: result.strings.map { ($0.key, $0.text) })
        == ["a & b": "1", "c": "2"])
    #expect(result.problems.map(\.isFatal) == [false])
    let isOnLines = result.strings.allSatisfy { $0.place.line > 1 }
    #expect(isOnLines == (format == .xml))
  }

  @Test func theFolderGivesTheLanguage() {
    func string(_ path: String, _ development: String? = nil) -> LocalizedString? {
      readStrings("a = b;", path: path, developmentLanguage: development).strings.first
    }
    #expect(string("App/pt_BR.lproj/T.strings")?.locale == "pt-BR")
    #expect(string("App/German.lproj/T.strings")?.locale == "de")
    #expect(string("App/T.strings")?.locale == "")
    #expect(string("App/Base.lproj/T.strings")?.locale == "Base")
    #expect(string("App/Base.lproj/T.strings", "de")?.locale == "de")
    #expect(string("App/Base.lproj/T.strings", "de")?.isSourceLanguage == true)
    #expect(string("App/en.lproj/T.strings")?.isSourceLanguage == true)
    #expect(string("App/en.lproj/T.strings", "de")?.isSourceLanguage == false)
    #expect(string("App/de.lproj/Main View.strings")?.table == "Main View")
  }

  @Test(
    arguments: [
      (
        "\"a\" = \"1\";;\n\"b\" = \"2\";\nc = 3; 4;", ["a"], 1, ["b", "c"],
        "expected a key, found ';'"
      ),
      ("\"a\" = \"1\";;\n", ["a"], 1, [], "the reading ends here"),
      ("\"a\" = \"1\";\n/* open\n\"b\" = \"2\";\n", ["a"], 2, ["b"], "expected \"*/\""),
      ("/* open\n\"b\" = \"2\";\n", [], 1, ["b"], "expected \"*/\""),
      ("a = 1;\n+b = 2;\na = 3;\nc = 4;", ["a"], 2, ["b", "c"], "found '+'"),
      ("a = 1;\n\u{3000}b = 2;", ["a"], 2, ["b"], "found '\u{3000}'"),
      ("a = 1;\n\"b = 2;\nc = 3;", ["a"], 2, ["b", "c"], "expected '\"' at the end of the text"),
      ("a = 1;\n}\nprose here;\n\"b\";", ["a"], 2, ["b"], "found '}'"),
    ] as [(String, [String], Int, [String], String)])
  func whatFollowsAMistakeIsLost(
    text: String, kept: [String], line: Int, lost: [String], message: String
  ) throws {
    let result = readStrings(text)
    #expect(result.strings.map(\.key) == kept)
    let problem = try #require(result.problems.first)
    #expect(result.problems.count == 1)
    #expect(problem.cause == .lostEntries(keys: lost))
    #expect(problem.isFatal == !lost.isEmpty)
    #expect(problem.line == line)
    #expect(problem.message.contains(message), "\(problem)")
  }

  @Test(
    arguments: [
      (
        "\"a\" = \"1\";\n\"b\" = \"2\"\n\"c\" = \"3\";\n", 2, ["a", "b", "c"], "3 entries are lost"
      ),
      ("\"a\" = \"say \"hi\"\";\n", 1, ["a"], "a quotation mark inside a text is written \\\""),
      ("\"a\" = \"1\";\n\"b\" = \"2;\n", 2, ["a", "b"], "expected '\"' at the end of the text"),
      ("“a” = “1”;\n", 1, [], "only straight quotation marks"),
      ("{ \"a\": \"1\" }", 1, ["a"], "expected '=' or ';' after the key \"a\", found ':'"),
      ("\"a\" = ;", 1, ["a"], "expected a value for \"a\", found ';'"),
      ("{ a = b;", 1, ["a"], "expected a key or '}'"),
      ("{ a = b; } c", 1, ["a"], "expected the end of the file"),
      (";a = b;", 1, ["a"], "expected a key, found ';'"),
      ("\"a\"", 1, ["a"], "expected '=' or ';'"),
      ("a = b; c /* open", 1, ["a", "c"], "expected \"*/\""),
    ] as [(String, Int, [String], String)])
  func someMistakesLoseTheFile(
    text: String, line: Int, lost: [String], message: String
  ) throws {
    let result = readStrings(text)
    #expect(result.strings.isEmpty && result.entries.isEmpty)
    let problem = try #require(result.problems.first)
    #expect(result.problems.count == 1 && problem.isFatal)
    #expect(problem.cause == .unreadable(keys: lost))
    #expect(problem.line == line)
    #expect(problem.message.contains(message), "\(problem)")
  }

  @Test func otherCausesAreTold() throws {
    let conflict = readStrings("a = 1;\n<<<<<<< HEAD\nb = 2;\n=======\nb = 3;\n>>>>>>> x\n")
    #expect(conflict.strings.map(\.key) == ["a"])
    #expect(conflict.problems.map(\.cause) == [.mergeConflict(keys: ["b"])])
    let early = readStrings("<<<<<<< HEAD\nb = 2;\n=======\nb = 3;\n>>>>>>> x\n")
    #expect(early.strings.isEmpty)
    #expect(early.problems.map(\.cause) == [.mergeConflict(keys: ["b"])])
    let placeholder = readStrings("IDELocalizationWork Temporary File")
    #expect(placeholder.problems.map(\.cause) == [.placeholderFile])
    #expect(readStrings("").problems.map(\.cause) == [.unreadable(keys: [])])
  }

  /// The reader of property lists in Foundation on Linux is the one of CoreFoundation.
  @Test func foundationLoadsTheSame() {
    var generator = SeededGenerator(seed: 7)
    let seeds = [
      Self.table, "a = b;\n\"c\" = \"d\";\n/* e */ f = g; 'h';\n",
      "{ \"a\" = \"b\"; // c\n d = e; }", "\u{FEFF}a = \"\u{2028}\";\u{2028}b = c;",
    ].map { Array($0.utf8) }
    var loaded = 0
    for round in 0..<400 {
      let bytes = mutated(seeds[round % seeds.count], using: &generator)
      // Where a value is no text, or the bytes are UTF-16, the readers differ by design.
      guard let text = String(validating: bytes, as: UTF8.self), !bytes.isEmpty,
        !bytes.prefix(2).contains(0), !bytes.contains(where: { "(<".utf8.contains($0) })
      else { continue }
      let data = Data(bytes)
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      let expected = (list as? [String: Any])?.compactMapValues { $0 as? String } ?? [:]
      let result = StringsReader.read(LocalizationFile(path: "de.lproj/f.strings", data: data))
      let found = Dictionary(uniqueKeysWithValues: result.strings.map { ($0.key, $0.text) })
      if found != expected {
        Issue.record("\(text.debugDescription): \(found), not \(expected)")
      }
      loaded += expected.isEmpty ? 0 : 1
    }
    #expect(loaded > 50)
  }

  @Test func legalOdditiesAreRead() {
    #expect(readStrings("{ a = b; c = d; }").strings.count == 2)
    #expect(readStrings("a = b;\rc = d;\re = f;").strings.map(\.place.line) == [1, 2, 3])
    #expect(readStrings("a = b;\r\nc = d;\r\n").strings.map(\.place.line) == [1, 2])
    #expect(readStrings("// nothing here\n").problems.isEmpty)
    let other = readStrings("a = { b = (c, \"d\"); };\ne = <00ff>;\nf = g;")
    #expect(other.strings.map(\.key) == ["f"])
    #expect(other.problems.map(\.isFatal) == [false, false])
  }

  @Test func theLastOfRepeatedKeysCounts() {
    let result = readStrings("a = one;\na = two;\nb = same;\nb = same;")
    #expect(result.strings.map(\.text) == ["two", "same"])
    #expect(result.entriesRead == 4)
    #expect(result.problems.map(\.line) == [2, 4])
    #expect(
      result.problems.map(\.cause) == [
        .duplicateKey("a", hasOtherValue: true, firstLine: 1),
        .duplicateKey("b", hasOtherValue: false, firstLine: 3),
      ])
  }

  @Test func illFormedBytesLoseTheFile() {
    var bytes = Array("a = b;\n\"c\" = \"x".utf8)
    bytes += [0x80] + Array("\";\nd = e;".utf8)
    let result = StringsReader.read(LocalizationFile(path: "x.strings", data: Data(bytes)))
    #expect(result.strings.isEmpty)
    #expect(result.problems.map(\.line) == [2])
    #expect(result.problems.map(\.cause) == [.encoding])
    #expect(result.problems.first?.message.contains("3 entries are lost") == true)
  }

  @Test func randomDamageNeverCrashes() throws {
    var generator = SeededGenerator(seed: 1)
    let utf16 = try #require(("\u{FEFF}" + Self.table).data(using: .utf16LittleEndian))
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["a": "1", "b": "Größe"], format: .xml, options: 0)
    let braces = "{ a = { b = (c, <00>); }; \"d\" = \"\\U00e\\777\"; }"
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["a": "1", "b": "Größe"], format: .binary, options: 0)
    let seeds = [
      Array(Self.table.utf8), Array(utf16), Array(list), Array(binary), Array(braces.utf8),
    ]
    for round in 0..<2000 {
      let bytes = mutated(seeds[round % seeds.count], using: &generator)
      let result = StringsReader.read(
        LocalizationFile(path: "de.lproj/f.strings", data: Data(bytes)))
      #expect(result.filesRead == 1)
      #expect(result.strings.allSatisfy { $0.place.line >= 1 })
    }
  }
}
