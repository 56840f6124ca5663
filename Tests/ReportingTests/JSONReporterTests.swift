import Audit
import Foundation
import Reporting
import TestSupport
import Testing

@Suite("JSON reporter")
struct JSONReporterTests {
  private func json(includesTiming: Bool = false) throws -> String {
    var sink = StringSink()
    try JSONReporter(try Fixtures.report(), includesTiming: includesTiming).write(to: &sink)
    return sink.text
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("The members are those of the published schema")
  func schema() throws {
    let report = try object(try json())
    #expect(
      report.keys.sorted() == [
        "findings", "problems", "schemaVersion", "summary", "tool", "toolVersion",
      ])
    #expect(report["schemaVersion"] as? Int == AuditReport.currentSchemaVersion)
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.count == 5)
    #expect(
      findings[1].keys.sorted() == [
        "advice", "breakingPoint", "breakingPoints", "categories", "component", "confidence",
        "devices", "key", "kind", "lines", "locale", "lostText", "need", "notes", "os",
        "otherVariations",
        "place", "pointSize", "reason", "room", "rule", "scale", "severity", "slot", "table",
        "text", "variation", "verdict", "visibleText",
      ])
    #expect(
      findings[3].keys.sorted() == [
        "advice", "background", "categories", "confidence", "criterion", "examples", "font",
        "foreground", "kind", "level", "notes", "os", "passesFrom", "place", "reason", "role",
        "rule", "severity", "subject",
      ])
    #expect(
      findings[4].keys.sorted() == [
        "advice", "confidence", "effect", "key", "kind", "locale", "notes", "place", "reason",
        "rule",
        "severity", "table", "text", "variation",
      ])
    let summary = try #require(report["summary"] as? [String: Any])
    #expect(
      summary.keys.sorted() == [
        "assignments", "boldText", "categories", "counts", "countsByRule", "devices", "entriesRead",
        "filesRead", "keys", "known", "locales",
        "measurements", "orientations", "os", "shapings", "skipped", "sourceFilesRead", "strings",
        "stringsRead",
        "suppressed",
        "undetermined",
      ])
  }

  @Test("docs/report-schema.md describes every member")
  func documentation() throws {
    let page = try projectFile("docs/report-schema.md")
    let report = try object(try json())
    let findings = try #require(report["findings"] as? [[String: Any]])
    let problems = try #require(report["problems"] as? [[String: Any]])
    let summary = try #require(report["summary"] as? [String: Any])
    let members = [report, summary] + findings + problems
    let examples = findings.flatMap { $0["examples"] as? [[String: Any]] ?? [] }
    for name in Set((members + examples).flatMap(\.keys)) {
      let isDescribed = page.split(separator: "\n").contains { line in
        line.hasPrefix("| `") && (line.split(separator: "|").first ?? "").contains("`\(name)`")
      }
      #expect(isDescribed, "\(name) is not described")
    }
    #expect(page.contains("version \(AuditReport.currentSchemaVersion)"))
  }

  @Test("The same report gives the same bytes, without the time it took")
  func deterministic() throws {
    #expect(try json() == json())
    #expect(!(try json().contains("seconds")))
    #expect(try json(includesTiming: true).contains("\"seconds\":1.25"))
  }

  @Test("Every finding is one line")
  func lines() throws {
    let lines = try json().split(separator: "\n")
    #expect(lines.filter { $0.contains("\"rule\":") }.count == 5)
  }

  @Test("What was written can be read back")
  func roundTrip() throws {
    let report = try JSONDecoder().decode(AuditReport.self, from: Data(try json().utf8))
    #expect(
      report.findings.compactMap(\.text?.key) == ["menu.share", "settings.delete.title", "a"])
    #expect(report.findings.map(\.evidence) == (try Fixtures.report().findings.map(\.evidence)))
    #expect(report.problems == (try Fixtures.report().problems))
  }

  @Test("A report without findings is valid too")
  func empty() throws {
    var report = try Fixtures.report()
    report.findings = []
    report.problems = []
    var sink = StringSink()
    try JSONReporter(report).write(to: &sink)
    #expect((try object(sink.text)["findings"] as? [Any])?.isEmpty == true)
  }
}
