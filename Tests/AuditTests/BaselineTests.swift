import Foundation
import TestSupport
import Testing

@testable import Audit

@Suite struct BaselineTests {
  private static let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{
    "en":{"stringUnit":{"state":"translated","value":"Delete %@"}},
    "de":{"stringUnit":{"state":"translated","value":"Löschen"}},
    "fr":{"stringUnit":{"state":"translated","value":"Supprimer  %@"}}}}}}
    """

  @Test func knownFindingsAreLeftOutAndCounted() throws {
    let first = try audit(Self.catalog)
    #expect(first.findings.map(\.rule) == ["missing-placeholder", "doubled-space"])
    let baseline = Baseline(first.findings)
    var second = try audit(Self.catalog.replacing("Löschen", with: "Entfernen"))
    #expect(baseline.apply(to: &second).isEmpty)
    #expect(second.findings.isEmpty && second.summary.known == 2)
    #expect(second.summary.counts["warning"] == 0 && second.summary.countsByRule.isEmpty)
  }

  @Test func whatIsGoneIsNamed() throws {
    let baseline = Baseline(try audit(Self.catalog).findings)
    var mended = try audit(Self.catalog.replacing("Löschen", with: "%@ löschen"))
    let gone = baseline.apply(to: &mended)
    #expect(gone.map(\.rule) == ["missing-placeholder"])
    #expect(gone.first?.locale == "de" && gone.first?.key == "a")
    #expect(baseline.subtracting(gone).identities.map(\.rule) == ["doubled-space"])
  }

  @Test func aFileReadsBack() throws {
    let baseline = Baseline(try audit(Self.catalog).findings)
    let folder = try TemporaryFolder()
    let file = try folder.write(String(decoding: baseline.data, as: UTF8.self), to: "b.json")
    #expect(try Baseline(file: file).identities == baseline.identities)
    #expect(
      String(decoding: try baseline.data, as: UTF8.self) == """
        {
          "version": 1,
          "findings": [
            {"key":"a","locale":"de","rule":"missing-placeholder","table":"Localizable"},
            {"key":"a","locale":"fr","rule":"doubled-space","table":"Localizable"}
          ]
        }

        """)
    #expect(String(decoding: try Baseline([]).data, as: UTF8.self).contains("\"findings\": []"))
  }

  @Test func mistakesAreNamedWithTheirLine() throws {
    let folder = try TemporaryFolder()
    for (text, message) in [
      ("{\"findings\": [\n{\"key\": \"a\"}]}", "b.json:2: a finding needs \"rule\""),
      ("{\"findings\": {}}", "b.json:1: \"findings\" must be a list"),
      ("{\"finding\": []}", "unknown member \"finding\""), ("", "is empty"),
    ] {
      let file = try folder.write(text, to: "b.json")
      #expect {
        try Baseline(file: file)
      } throws: { "\($0)".contains(message) }
    }
  }
}
