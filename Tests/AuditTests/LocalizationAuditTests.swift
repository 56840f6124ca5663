import InterfaceScan
import TestSupport
import Testing

@testable import Audit

/// Findings about files, and how people excuse them.
@Suite struct LocalizationAuditTests {
  private func catalog(comment: String = "Button") -> String {
    """
    {"sourceLanguage":"en","version":"1.0","strings":{"delete.button":{"comment":"\(comment)",
    "localizations":{
    "en":{"stringUnit":{"state":"translated","value":"Delete %@"}},
    "de":{"stringUnit":{"state":"translated","value":"%d  löschen"}}}}}}
    """
  }

  private func rules(_ report: AuditReport) -> [String] {
    report.findings.filter { $0.localization != nil }.map(\.rule)
  }

  @Test func faultsOfFilesAreFindings() throws {
    let report = try audit(catalog())
    #expect(rules(report) == ["placeholder-type", "doubled-space"])
    let first = try #require(report.findings.first)
    #expect(first.severity == .warning && first.confidence == .certain)
    #expect(first.place.line == 4)
    #expect(first.localization?.locale == "de" && first.localization?.effect == .wrongText)
    #expect(report.summary.countsByRule["placeholder-type"] == 1)
  }

  @Test func aCommentExcusesRules() throws {
    let some = try audit(catalog(comment: "Button. typefit: allow doubled-space, other-rule"))
    #expect(rules(some) == ["placeholder-type"])
    #expect(some.summary.suppressed == 1)
    let all = try audit(catalog(comment: "typefit: ignore"), filters: AuditFilters())
    #expect(rules(all).isEmpty)
  }

  @Test func aMarkerForASlotMayFollow() {
    let comment = "typefit: allow doubled-space\ntypefit: alert.title"
    #expect(AllowMarker.rules(in: comment) == ["doubled-space"])
    guard case .slot("alert.title", _) = SlotMarker.read(comment) else {
      Issue.record("the slot was not read")
      return
    }
  }

  @Test func theConfigurationSetsRules() throws {
    let text = """
      {"rules": {"doubled-space": "off", "placeholder-type": {"severity": "note"}}}
      """
    let configuration = try configuration(text)
    let report = try audit(catalog(), configuration: configuration)
    #expect(rules(report) == ["placeholder-type"])
    #expect(report.findings.first?.severity == .note)
    let ignoring = try self.configuration(
      #"{"rules": {"placeholder-type": {"ignore": ["delete.*"]}, "doubled-space": "off"}}"#)
    #expect(rules(try audit(catalog(), configuration: ignoring)).isEmpty)
  }

  @Test func mistakesInRulesAreNamed() {
    for (text, message) in [
      (#"{"rules": {"doubled-spaces": "off"}}"#, "unknown rule \"doubled-spaces\""),
      (#"{"rules": {"doubled-space": "loud"}}"#, "unknown level \"loud\""),
      (#"{"rules": {"doubled-space": {"limit": 2}}}"#, "unknown member \"limit\""),
      (#"{"rules": ["doubled-space"]}"#, "must be an object from rule to setting"),
    ] {
      #expect {
        try configuration(text)
      } throws: { error in
        "\(error)".contains(message)
      }
    }
  }

  private func configuration(_ text: String) throws -> AuditConfiguration {
    let folder = try TemporaryFolder()
    return try ConfigurationReader.read(file: folder.write(text, to: ".typefit.json"))
  }
}
