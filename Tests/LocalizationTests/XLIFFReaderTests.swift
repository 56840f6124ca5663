import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite struct XLIFFReaderTests {
  static func document(_ body: String, file: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="App/Base.lproj/Main.storyboard" source-language="en" target-language="pt_BR" \
    datatype="plaintext"\(file)>
        <header><tool tool-id="com.apple.dt.xcode"/></header>
        <body>
    \(body)
        </body>
      </file>
    </xliff>
    """
  }

  static let plurals = document(
    [
      ("/%lld boats:dict/NSStringLocalizedFormatKey:dict/:string", "%#@boats@", "%#@boats@"),
      ("/%lld boats:dict/boats:dict/one:dict/:string", "%ld boat", "%ld barco"),
      ("/%lld boats:dict/boats:dict/other:dict/:string", "%ld boats", "%ld barcos"),
      ("oars|==|plural.one", "%lld oar", "%lld remo"),
      ("oars|==|plural.other", "%lld oars", "%lld remos"),
      ("tap|==|device.ipad.plural.other", "Tap", "Toque"),
      ("both", "%1$#@a.b@ in %2$#@c@", "%1$#@a.b@ em %2$#@c@"),
      ("both|==|substitutions.a.b.plural.other", "%1$@ a", "%1$@ b"),
      ("both|==|substitutions.c.plural.other", "%2$lld c", "%2$lld d"),
      ("/wide:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "W", "L"),
      ("odd|==|thing", "o", "p"),
    ].map { id, source, target in
      "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
    }.joined(separator: "\n"))

  private func read(_ text: String, path: String = "de.xliff") -> LocalizationResult {
    XLIFFReader.read(LocalizationFile(path: path, data: Data(text.utf8)))
  }

  @Test func unitsBecomeEntriesOfBothLanguages() throws {
    let result = read(
      Self.document(
        """
        <trans-unit id="a1.text" xml:space="preserve" translate="no">
          <source>Anchor &amp; rope</source>
          <target state="needs-review-l10n">Âncora</target>
          <note>Class = "UILabel"; text = "Anchor"; ObjectID = "a1"; Note = "Short";</note>
        </trans-unit>
        <trans-unit id="b2.title"><source>Boat</source><note/></trans-unit>
        """))
    #expect(result.problems.isEmpty, "\(result.problems)")
    #expect(result.sourceLanguage == "en")
    #expect(result.entries.map(\.locale) == ["en", "pt-BR", "en", "pt-BR"])
    #expect(result.entries.map(\.key) == ["a1.text", "a1.text", "b2.title", "b2.title"])
    #expect(
      result.entries.map { $0.value?.unit?.text } == ["Anchor & rope", "Âncora", "Boat", nil])
    let entry = result.entries[1]
    #expect(entry.table == "Main" && entry.container == "de.xliff/App")
    #expect(entry.value?.unit?.state == "needs-review-l10n" && entry.place.line == 8)
    #expect(!entry.shouldTranslate && !entry.isSourceLanguage && result.entries[0].isSourceLanguage)
    let comment = try #require(entry.interfaceComment)
    #expect(comment.objectClass == "UILabel" && comment.attribute == "text")
    #expect(comment.objectID == "a1" && comment.text == "Anchor" && comment.note == "Short")
    #expect(result.entries[2].comment == nil)
    #expect(result.strings.map(\.text) == ["Anchor & rope", "Âncora", "Boat"])
    #expect(result.entriesRead == 2 && result.unitsRead == 3)
  }

  @Test func variationsAreInTheIdentifier() throws {
    let result = read(Self.plurals)
    #expect(result.problems.isEmpty, "\(result.problems)")
    let entries = result.entries.filter { $0.locale == "pt-BR" }
    #expect(entries.map(\.key) == ["%lld boats", "oars", "tap", "both", "wide", "odd|==|thing"])
    #expect(entries[0].value?.unit?.text == "%#@boats@")
    #expect(entries[0].substitutions.map(\.formatSpecifier) == ["ld"])
    #expect(
      entries[0].substitutions[0].value.forms.map(\.path) == [
        ["plural", "one"], ["plural", "other"],
      ])
    #expect(entries[1].value?.forms.map(\.unit.text) == ["%lld remo", "%lld remos"])
    #expect(entries[2].value?.forms.map(\.path) == [["device", "ipad", "plural", "other"]])
    #expect(entries[3].substitutions.map(\.name) == ["a.b", "c"])
    #expect(entries[3].substitutions.map(\.argument) == [1, 2])
    #expect(entries[3].substitutions.map(\.formatSpecifier) == ["@", "lld"])
    #expect(entries[4].value?.forms.map(\.path) == [["width", "20"]])
    #expect(result.strings.filter { $0.locale == "en" }.map(\.text).contains("%1$@ a in %2$lld c"))
  }

  @Test func sizesAreKept() {
    let result = read(
      Self.document(
        """
        <group maxwidth="40" size-unit="char">
        <trans-unit id="a"><source>A</source></trans-unit>
        <trans-unit id="b" maxwidth="100" minwidth="5"><source>B</source></trans-unit>
        </group><trans-unit id="c" maxbytes="20"><source>C</source></trans-unit>
        <trans-unit id="d"><source>D</source></trans-unit>
        """))
    #expect(
      result.entries.filter(\.isSourceLanguage).map(\.sizeRestrictions) == [
        [SizeRestriction(dimension: .width, maximum: 40, unit: "char")],
        [SizeRestriction(dimension: .width, minimum: 5, maximum: 100, unit: "pixel")],
        [SizeRestriction(dimension: .storage, maximum: 20, unit: "byte")], [],
      ])
  }

  @Test func inlineElementsGiveTheirText() {
    let result = read(
      Self.document(
        """
        <trans-unit id="a"><source>Read</source><target>Lies <it id="1" pos="open">&lt;b&gt;</it>\
        <g id="3">das</g><x id="2" ctype="lb"/><x id="4" equiv-text="%@"/></target></trans-unit>
        <trans-unit id="b"><source> s </source><target><![CDATA[Tom & Ann]]></target></trans-unit>
        """))
    #expect(
      result.entries.map { $0.value?.unit?.text } == [
        "Read", "Lies <b>das\n%@", " s ", "Tom & Ann",
      ])
  }

  @Test func version2IsRead() {
    let result = read(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"
        xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0">
        <file id="f1" original="en.lproj/Boats.strings">
          <slr:profiles generalProfile="xliff:codepoints"/>
          <group id="g" slr:sizeRestriction="30">
          <unit id="u1" name="fog"><notes><note>Weather</note></notes>
            <originalData><data id="d1">%@</data></originalData>
            <segment state="final"><source>Fog <ph id="1" dataRef="d1"/>. </source>
            <target>Nebel <ph id="1" dataRef="d1"/>. </target></segment>
            <segment state="translated"><source>Rain</source><target>Regen<cp hex="0007"/></target></segment>
          </unit></group>
          <unit id="u2" translate="no" slr:sizeRestriction="2,9"><segment><source>Sea</source></segment></unit>
        </file>
      </xliff>
      """)
    #expect(result.problems.isEmpty, "\(result.problems)")
    #expect(result.entries.map(\.key) == ["fog", "fog", "u2", "u2"])
    #expect(result.entries.map(\.table) == ["Boats", "Boats", "Boats", "Boats"])
    #expect(
      result.entries.map { $0.value?.unit?.text } == [
        "Fog %@. Rain", "Nebel %@. Regen\u{7}", "Sea", nil,
      ])
    #expect(result.entries[1].value?.unit?.state == "translated")
    #expect(result.entries[1].comment == "Weather" && !result.entries[2].shouldTranslate)
    #expect(
      result.entries.map(\.sizeRestrictions.first) == [
        SizeRestriction(dimension: .width, maximum: 30, unit: "xliff:codepoints"),
        SizeRestriction(dimension: .width, maximum: 30, unit: "xliff:codepoints"),
        SizeRestriction(dimension: .width, minimum: 2, maximum: 9, unit: "xliff:codepoints"),
        SizeRestriction(dimension: .width, minimum: 2, maximum: 9, unit: "xliff:codepoints"),
      ])
  }

  @Test func oddDocumentsAreNamed() {
    let twice = read(
      Self.document(
        """
        <trans-unit id="a"><source>A</source><target>1</target></trans-unit>
        <trans-unit id="a"><source>A</source><target>2</target></trans-unit>
        <trans-unit><source>B</source></trans-unit>
        """))
    #expect(twice.entries.map { $0.value?.unit?.text } == ["A", "2"])
    #expect(twice.problems.map(\.line) == [7, 8])
    #expect(
      twice.problems.first?.cause == .duplicateKey("a", hasOtherValue: true, firstLine: 6))
    let nameless = Self.document(
      "<trans-unit id=\"a\"><source>A</source><target>1</target></trans-unit>"
    )
    .replacingOccurrences(of: " target-language=\"pt_BR\"", with: "")
    #expect(read(nameless).entries.map(\.locale) == ["en", "de"])
    let unknown = read(nameless, path: "Export.xliff")
    #expect(unknown.entries.map(\.locale) == ["en"])
    #expect(unknown.problems.map(\.isFatal) == [true])
    #expect(read("<plist/>").problems.map(\.cause) == [.unreadable(keys: [])])
    let absolute = Self.document("").replacingOccurrences(of: "\"App/", with: "\"/Volumes/App/")
    #expect(read(absolute).problems.map(\.isFatal) == [false])
  }

  @Test func everyBeginningIsSurvived() {
    let data = Data(Self.plurals.utf8)
    for count in 0..<data.count {
      let result = XLIFFReader.read(LocalizationFile(path: "de.xliff", data: data.prefix(count)))
      #expect(result.entries.isEmpty && result.problems.count == 1)
    }
  }

  @Test func exportsForTranslatorsDoNotCountTwice() throws {
    let folder = try TemporaryFolder()
    let unit = "<trans-unit id=\"a\"><source>A</source><target>1</target></trans-unit>"
    try folder.write(Self.document(unit), to: "x/pt-BR.xcloc/Localized Contents/pt-BR.xliff")
    try folder.write("a = b;", to: "x/pt-BR.xcloc/Source Contents/en.lproj/Main.strings")
    try folder.write("a = b;", to: "en.lproj/A.strings")
    try folder.write("{}", to: "empty.xcloc/contents.json")
    func texts(_ paths: [String], _ exchange: ExchangeFiles = .whenAlone) -> [String] {
      LocalizationReader.read(
        paths: paths.map { folder.path + $0 }, exchangeFiles: exchange
      ).strings.map(\.text)
    }
    #expect(texts([""]) == ["b"])
    #expect(texts([""], .always) == ["b", "A", "1"])
    #expect(texts(["/x"]) == ["A", "1"])
    #expect(texts(["/x"], .never) == [])
    #expect(texts(["/x/pt-BR.xcloc"], .never) == ["A", "1"])
    let result = LocalizationReader.read(paths: [folder.path])
    #expect(result.skippedFiles.map { $0.hasSuffix("pt-BR.xliff") } == [true])
    #expect(result.problems.isEmpty)
    #expect(
      LocalizationReader.read(paths: [folder.path + "/empty.xcloc"]).problems.map(\.isFatal)
        == [true])
  }
}
