import Audit
import Foundation
import Reporting
import TestSupport
import Testing

@Suite("Comparison reporter")
struct ComparisonReporterTests {
  /// The example before and after: one finding is new, one is fixed, one moved, one is milder.
  private func comparison() throws -> ReportComparison {
    let old = try Written.example()
    var new = old
    new.findings.removeFirst()
    var moved = try #require(new.findings[0].text)
    for device in moved.devices { moved.breakingPoints[device] = "XS" }
    new.findings[0].evidence = .text(moved)
    new.findings[1].severity = .warning
    var fresh = try #require(new.findings[2].text)
    fresh.key = "brand.new"
    var finding = new.findings[2]
    finding.evidence = .text(fresh)
    new.findings.append(finding)
    return ReportComparison(old: old, new: new)
  }

  private func text(_ format: ComparisonReporter.Format) throws -> String {
    var sink = StringSink()
    try ComparisonReporter(comparison(), format: format).write(to: &sink)
    return sink.text
  }

  @Test("Each form is as its golden file", arguments: ComparisonReporter.Format.allCases)
  func golden(format: ComparisonReporter.Format) throws {
    let text = try text(format)
    let golden = GoldenFile("reports/comparison-\(format.rawValue).txt")
    #expect(firstDifference(text, try golden.expected(for: text)) == nil)
  }

  @Test("The JSON has a version and a list for each kind of change")
  func json() throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text(.json).utf8)) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "added", "changed", "differences", "fixed", "schemaVersion", "unchanged", "unchecked",
      ])
    #expect((object["added"] as? [Any])?.count == 1)
    #expect((object["fixed"] as? [Any])?.count == 1)
    #expect(object["unchanged"] as? Int == 17)
    let changed = try #require(object["changed"] as? [[String: Any]])
    #expect(changed.map { $0["direction"] as? String } == ["worse", "better"])
    #expect(changed[1]["oldSeverity"] as? String == "error")
  }
}
