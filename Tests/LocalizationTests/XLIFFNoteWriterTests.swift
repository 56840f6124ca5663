import Localization
import Testing

@Suite("XLIFF notes")
struct XLIFFNoteWriterTests {
  private static let version1 =
    "\u{FEFF}<?xml version=\"1.0\"?>\r\n<xliff version=\"1.2\">\r\n <file original=\"App/en.lproj/T.strings\""
    + " source-language=\"en\" target-language=\"pt_BR\"><body>\r\n  <!-- kept -->\r\n"
    + "  <trans-unit id='a'>\r\n   <source>A</source>\r\n   <target>Ä</target>\r\n  </trans-unit>\r\n"
    + "  <trans-unit id=\"b|==|plural.one\"><source>B</source><note>old</note></trans-unit>\r\n"
    + " </body></file>\r\n</xliff>\r\n"

  private func written(_ text: String, _ notes: [Int: [XLIFFNoteWriter.Note]]) throws -> String {
    let writer = try XLIFFNoteWriter(Array(text.utf8), author: "typefit")
    return String(decoding: writer.document(adding: notes), as: UTF8.self)
  }

  @Test("Units are named by table, key, languages and variation")
  func units() throws {
    let units = try XLIFFNoteWriter(Array(Self.version1.utf8), author: "x").units
    #expect(units.map(\.key) == ["a", "b"])
    #expect(units.map(\.variation) == [nil, "plural.one"])
    #expect(units.allSatisfy { $0.table == "T" && $0.targetLocale == "pt-BR" })
  }

  @Test("A note stands after the texts, indented as they are, and nothing else changes")
  func version1() throws {
    let note = XLIFFNoteWriter.Note(text: "is cut: 1 < 2 & \"3\"", priority: 1)
    let text = try written(Self.version1, [0: [note], 1: [note]])
    let element =
      "<note from=\"typefit\" priority=\"1\" annotates=\"target\">is cut: 1 &lt; 2 &amp; &quot;3&quot;</note>"
    let expected = Self.version1.replacing(
      "<target>Ä</target>\r\n", with: "<target>Ä</target>\r\n   \(element)\r\n"
    ).replacing("<note>old</note>", with: "<note>old</note>\(element)")
    #expect(text == expected)
    #expect(try written(Self.version1, [:]) == Self.version1)
    #expect(try written(text, [0: [note], 1: [note]]) == text)
  }

  @Test("XLIFF 2 keeps notes in a list before the segments, with prefixes as they are")
  func version2() throws {
    let text = """
      <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
        <x:file id="f1" original="T.strings">
          <x:unit id="1" name="a">
            <x:segment><x:source>A</x:source></x:segment>
          </x:unit>
          <x:unit id="2">
            <x:notes>
              <x:note>old</x:note>
            </x:notes>
            <x:segment><x:source>B</x:source></x:segment>
          </x:unit>
        </x:file>
      </x:xliff>
      """
    let note = XLIFFNoteWriter.Note(text: "n", priority: 99, isAboutSource: true)
    let element = "<x:note category=\"typefit\" priority=\"10\" appliesTo=\"source\">n</x:note>"
    let expected = text.replacing(
      "name=\"a\">\n",
      with: "name=\"a\">\n      <x:notes>\n        \(element)\n      </x:notes>\n"
    ).replacing("<x:note>old</x:note>\n", with: "<x:note>old</x:note>\n        \(element)\n")
    #expect(try written(text, [0: [note], 1: [note]]) == expected)
  }

  @Test("What was written reads back, the notes as comments")
  func reading() throws {
    let note = XLIFFNoteWriter.Note(text: "shorter, please", priority: 3)
    let text = try written(Self.version1, [0: [note]])
    let result = LocalizationReader.read(Array(text.utf8))
    #expect(result.contains("shorter, please"))
  }

  @Test("What is no XLIFF is refused with its line")
  func refused() {
    #expect(throws: (any Error).self) { try XLIFFNoteWriter(Array("<a/>".utf8), author: "x") }
    #expect(throws: (any Error).self) { try XLIFFNoteWriter(Array("<xliff".utf8), author: "x") }
  }
}

extension LocalizationReader {
  fileprivate static func read(_ bytes: [UInt8]) -> [String] {
    let file = LocalizationFile(path: "pt-BR.xliff", data: .init(bytes))
    return XLIFFReader.read(file).entries.compactMap(\.comment)
  }
}
