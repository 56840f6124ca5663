import DynamicType
import Localization
import Testing

@testable import Audit

/// Texts of pseudo-languages and of width rules, measured where they are shown.
@Suite struct PseudoAuditTests {
  private static let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{"Weather stations nearby":{
    "comment":"typefit: navigationBar.title"}}}
    """

  private func run(_ names: [String]) throws -> AuditReport {
    var configuration = AuditConfiguration()
    configuration.pseudo = names.compactMap(PseudoChoice.init(name:))
    return try audit(
      Self.catalog, configuration: configuration,
      filters: AuditFilters(devices: [.named("iPhone SE")].compactMap(\.self), categories: [.large])
    )
  }

  @Test func nothingIsAddedUnasked() throws {
    #expect(try run([]).texts.isEmpty)
  }

  @Test func doubledTextIsALanguageOfItsOwn() throws {
    let report = try run(["double", "accented"])
    #expect(report.summary.locales == ["en", "en-XA", "en-XD"])
    let finding = try #require(report.findings.first { $0.text != nil })
    #expect(finding.text?.locale == "en-XD")
    #expect(finding.text?.text == "Weather stations nearby Weather stations nearby")
    #expect(finding.severity == .note)
    #expect(finding.notes.contains("made for the Double-Length Pseudolanguage"))
  }

  @Test func namesAreChecked() {
    #expect(PseudoChoice(name: "expected-de") == .expected("de"))
    #expect(PseudoChoice(name: "expected") == .expected("de"))
    #expect(PseudoChoice(name: "rtl-text") == .language(.rightToLeftText))
    #expect(PseudoChoice(name: "expected-xx") == nil)
    #expect(PseudoChoice(name: "klingon") == nil)
  }

  @Test func expectedTextTellsWhatIsLeft() throws {
    let expansion = Expansion(median: 1.5, upper: 2, pairs: 100)
    #expect(expansion.median == 1.5)
    let choice = PseudoChoice.expected("de")
    let median = try #require(Expansion.expected(in: "de", length: 4)).median
    // The source is 100 points wide, the room 112, the expected text median times 100.
    let note = choice.note(source: "Save", room: 112, need: 100 * median, isOneLine: true)
    #expect(note.hasPrefix("the source text leaves 12 % room; de usually needs "))
    #expect(choice.text(for: "Save")?.count == Int((4 * median).rounded()))
    #expect(Expansion.expected(in: "de-AT", length: 4) == Expansion.expected(in: "de", length: 4))
  }

  @Test func tableIsPlausible() {
    for (locale, row) in ExpansionTable.rows {
      #expect(row.count == Expansion.bands.count, "\(locale)")
      for expansion in row {
        #expect(expansion.median > 0.2 && expansion.median <= expansion.upper, "\(locale)")
        #expect(expansion.pairs >= ExpansionStatistics.minimumPairs, "\(locale)")
      }
    }
    #expect(Expansion.bandName(2) == "11 to 20 characters")
    #expect(Expansion.band(ofLength: 35) == 3 && Expansion.band(ofLength: 36) == 4)
  }

  @Test func aWindowTakesItsWidthVariant() throws {
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"key":{
      "comment":"typefit: navigationBar.title","localizations":{"en":{"variations":{"width":{
      "20":{"stringUnit":{"state":"translated","value":"Weather stations of the northern Alps"}},
      "25":{"stringUnit":{"state":"translated","value":"Stations"}}}}}}}}}
      """
    let report = try audit(
      catalog,
      filters: AuditFilters(
        devices: ["iPhone 5s", "iPhone 16"].compactMap(Device.named), categories: [.large]))
    // 320 points are 22 ems, 393 are 28: only the narrow one shows the long text.
    let finding = try #require(report.findings.first { $0.text != nil })
    #expect(finding.text?.devices == ["iPhone 5/5s/5c"])
    #expect(
      finding.notes.contains {
        $0.hasPrefix("picked in windows from 0 to 349 points; on iPhone 5/5s/5c a shorter")
      })
  }
}
