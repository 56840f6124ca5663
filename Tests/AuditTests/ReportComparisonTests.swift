import Components
import DynamicType
import Foundation
import Localization
import Testing

@testable import Audit

@Suite("Report comparison")
struct ReportComparisonTests {
  private func text(
    _ key: String, _ points: [String: String], locale: String = "de", slot: String = "label",
    severity: Severity = .warning
  ) -> Finding {
    let devices = ["SE", "15"].filter { points[$0] != nil }
    let evidence = TextEvidence(
      key: key, locale: locale, table: "T", variation: nil, otherVariations: [], text: key,
      slot: slot, component: slot, devices: devices, os: "iOS 26",
      breakingPoint: devices.first.flatMap { points[$0] } ?? "L", breakingPoints: points,
      categories: ["L"], verdict: "truncates", visibleText: "", lostText: "", lines: 1, scale: 1,
      room: 1, need: 2, pointSize: 17)
    return Finding(
      rule: "truncated-text", severity: severity, confidence: .certain, evidence: .text(evidence),
      place: SourcePlace(file: "T.strings", line: 1), reason: "", advice: "")
  }

  private func report(_ findings: [Finding], locales: [String] = ["de"]) throws -> AuditReport {
    let summary = """
      {"locales": \(locales), "devices": ["SE", "15"], "categories": ["L", "XL"], "os": ["iOS 26"]}
      """
    let json = """
      {"schemaVersion": 2, "tool": "typefit", "toolVersion": "1", "findings": [], "problems": [],
       "summary": \(summary)}
      """
    var report = try ReportFile.read(Data(json.utf8), file: "r.json")
    report.findings = findings
    return report
  }

  @Test("New, fixed and unchanged findings are told apart whatever their lines")
  func addedAndFixed() throws {
    var moved = text("stays", ["SE": "L"])
    moved.place.line = 99
    let old = try report([text("gone", ["SE": "L"]), text("stays", ["SE": "L"])])
    let new = try report([moved, text("fresh", ["SE": "L"])])
    let comparison = ReportComparison(old: old, new: new)
    #expect(comparison.added.map { $0.text?.key } == ["fresh"])
    #expect(comparison.fixed.map { $0.text?.key } == ["gone"])
    #expect(comparison.unchanged == 1)
    #expect(comparison.changed.isEmpty && comparison.unchecked.isEmpty)
    #expect(comparison.isWorse)
    #expect(!ReportComparison(old: old, new: old).isWorse)
  }

  @Test(
    "A breaking point that moves down is worse, one that moves up is better",
    arguments: [
      (["SE": "XL"], ["SE": "L"], ReportComparison.Direction.worse),
      (["SE": "L"], ["SE": "AX1"], .better), (["SE": "L", "15": "L"], ["SE": "L"], .better),
      (["SE": "L"], ["SE": "L", "15": "AX5"], .worse),
      (["SE": "L", "15": "L"], ["SE": "S", "15": "XL"], .mixed),
    ])
  func moves(
    before: [String: String], after: [String: String], direction: ReportComparison.Direction
  ) throws {
    let comparison = ReportComparison(
      old: try report([text("a", before)]), new: try report([text("a", after)]))
    #expect(comparison.changed.map(\.direction) == [direction])
    #expect(comparison.added.isEmpty && comparison.fixed.isEmpty)
  }

  @Test("A device that one of the runs did not check moves nothing")
  func otherDevices() throws {
    var old = try report([text("a", ["SE": "L", "15": "XL"])])
    old.summary.devices = ["SE", "15", "Plus"]
    var new = try report([text("a", ["SE": "L"])])
    new.summary.devices = ["SE"]
    let comparison = ReportComparison(old: old, new: new)
    #expect(comparison.changed.isEmpty)
    #expect(comparison.differences == ["devices only in the old report: 15, Plus"])
  }

  @Test("Severity counts by itself")
  func severity() throws {
    let comparison = ReportComparison(
      old: try report([text("a", ["SE": "L"], severity: .error)]),
      new: try report([text("a", ["SE": "L"])]))
    #expect(comparison.changed.map(\.direction) == [.better])
  }

  @Test("A language that the new run left out is not fixed")
  func unchecked() throws {
    let comparison = ReportComparison(
      old: try report([text("a", ["SE": "L"], locale: "fr")], locales: ["de", "fr"]),
      new: try report([]))
    #expect(comparison.fixed.isEmpty)
    #expect(comparison.unchecked.count == 1)
    #expect(comparison.differences == ["languages only in the old report: fr"])
  }

  @Test("A string that is shown elsewhere is the same; in two places it is two")
  func slots() throws {
    let here = text("a", ["SE": "L"], slot: "alert.title")
    let there = text("a", ["SE": "L"], slot: "label")
    let moved = ReportComparison(old: try report([here]), new: try report([there]))
    #expect(moved.unchanged == 1 && moved.added.isEmpty)
    let both = ReportComparison(old: try report([there]), new: try report([here, there]))
    #expect(both.added.map { $0.text?.slot } == ["alert.title"])
  }

  @Test("Fingerprints do not know lines, and tell equal ones apart by their order")
  func fingerprints() {
    var other = text("a", ["SE": "XL"])
    other.place.line = 7
    let first = text("a", ["SE": "L"])
    #expect(FindingFingerprints.name(of: first) == FindingFingerprints.name(of: other))
    #expect(
      FindingFingerprints.name(of: first)
        != FindingFingerprints.name(of: text("a", ["SE": "L"], slot: "alert.title")))
    var names = FindingFingerprints()
    let name = FindingFingerprints.name(of: first)
    #expect([names.next(for: first), names.next(for: other)] == [name, name + ":2"])
    #expect(name.utf8.count == 16)
  }

  @Test("What is no report is named with what was expected")
  func files() {
    func message(_ text: String) -> String {
      do {
        _ = try ReportFile.read(Data(text.utf8), file: "old.json")
        return ""
      } catch { return "\(error)" }
    }
    #expect(message("{\n \"findings\": [\n").hasPrefix("old.json:3: "))
    #expect(message("[]").hasPrefix("old.json: is not a report of 'typefit audit --format json'"))
    #expect(message("{\"schemaVersion\": 2}").contains("expected \"tool\" in the report"))
    let newer = """
      {"schemaVersion": 99, "tool": "t", "toolVersion": "1", "findings": [], "problems": [],
       "summary": {}}
      """
    #expect(message(newer).contains("from a newer typefit"))
  }
}
