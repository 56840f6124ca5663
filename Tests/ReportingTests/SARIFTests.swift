import Audit
import Foundation
import Reporting
import TestSupport
import Testing

@Suite("SARIF")
struct SARIFTests {
  private func run(_ report: AuditReport) throws -> [String: Any] {
    let text = try Written.text(report, "sarif")
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ run: [String: Any]) throws -> [[String: Any]] {
    try #require(run["results"] as? [[String: Any]])
  }

  /// The schema is OASIS's `sarif-schema-2.1.0.json`, which is not part of this repository.
  @Test(
    "A log is valid by the published schema",
    .enabled(if: ProcessInfo.processInfo.environment["SARIF_SCHEMA"] != nil))
  func schema() throws {
    let path = ProcessInfo.processInfo.environment["SARIF_SCHEMA"] ?? ""
    let schema = try JSONSchema(Data(contentsOf: URL(fileURLWithPath: path)))
    for report in [try Written.example(), try Fixtures.report(), try many(6_000)] {
      #expect(try schema.faults(in: Data(Written.text(report, "sarif").utf8)) == [])
    }
  }

  @Test("Every result names its rule, a level and a relative place within the file")
  func members() throws {
    let report = try Written.example()
    let run = try run(report)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try results(run)
    #expect(results.count == report.findings.count - 1)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String ?? ""))
      let place = ((result["locations"] as? [[String: Any]])?.first?["physicalLocation"])
        .flatMap { $0 as? [String: Any] }
      let file = try #require(place?["artifactLocation"] as? [String: Any])
      let uri = try #require(file["uri"] as? String)
      #expect(uri.hasPrefix("Examples/Bergwetter/") && file["uriBaseId"] as? String == "SRCROOT")
      let region = try #require(place?["region"] as? [String: Any])
      #expect((region["startLine"] as? Int ?? 0) >= 1)
      #expect((region["startColumn"] as? Int ?? 0) < (region["endColumn"] as? Int ?? 0))
    }
    for rule in rules {
      #expect(((rule["help"] as? [String: Any])?["markdown"] as? String)?.isEmpty == false)
      #expect((rule["defaultConfiguration"] as? [String: Any])?["level"] is String)
      #expect(rule["helpUri"] == nil)
      let tags = (rule["properties"] as? [String: Any])?["tags"] as? [String] ?? []
      #expect((1...10).contains(tags.count))
    }
  }

  @Test("What could not be judged or read is a notification, not a result")
  func notifications() throws {
    let run = try run(try Written.example())
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    let list = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    let kinds = list.compactMap { ($0["descriptor"] as? [String: Any])?["id"] as? String }
    #expect(kinds == ["input", "undetermined", "undetermined", "undetermined"])
    #expect(try !results(run).contains { $0["ruleId"] as? String == "undetermined-contrast" })
    let failed = try self.run(try Fixtures.report())
    #expect(
      (failed["invocations"] as? [[String: Any]])?.first?["executionSuccessful"] as? Bool == false)
  }

  @Test("A path is a relative reference, or a file URI outside of the base folder")
  func paths() throws {
    var report = try Written.example()
    report.findings = Array(report.findings.prefix(3))
    report.findings[0].place.file = "./App/ä b#1.strings"
    report.findings[1].place.file = "/elsewhere/100 %.strings"
    report.findings[2].place.file = projectFolder.path + "/in/x.strings"
    report.problems = []
    let uris = try results(run(report)).map { result in
      let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
      return (((place as? [String: Any])?["artifactLocation"]) as? [String: Any])?["uri"] as? String
    }
    #expect(
      uris == ["App/%C3%A4%20b%231.strings", "file:///elsewhere/100%20%25.strings", "in/x.strings"])
  }

  @Test("Pictures are artifacts, and findings point at them")
  func pictures() throws {
    struct Pictures: FindingPictures {
      func picture(of finding: Finding) -> FindingPicture? {
        guard let text = finding.text else { return nil }
        return FindingPicture(
          path: "out/\(text.key).png", mediaType: "image/png", description: text.text)
      }
    }
    let text = try Written.text(try Written.example(), "sarif") { $0.pictures = Pictures() }
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    let artifacts = try #require(run["artifacts"] as? [[String: Any]])
    for result in try results(run) {
      guard let attachment = (result["attachments"] as? [[String: Any]])?.first else { continue }
      let location = try #require(attachment["artifactLocation"] as? [String: Any])
      let index = try #require(location["index"] as? Int)
      let artifact = artifacts[index]["location"] as? [String: Any]
      #expect(artifact?["uri"] as? String == location["uri"] as? String)
    }
  }

  // MARK: Limits

  /// A report with so many findings: keys in eight languages each.
  private func many(_ count: Int) throws -> AuditReport {
    var report = try Written.example()
    let base = try #require(report.findings.first { $0.text != nil })
    let locales = ["ar", "de", "el", "fi", "fr", "ja", "ru", "th"]
    report.findings = (0..<count).map { index in
      guard var evidence = base.text else { return base }
      evidence.key = "key.\(index / locales.count)"
      evidence.locale = locales[index % locales.count]
      var finding = base
      finding.evidence = .text(evidence)
      finding.place.line = index + 1
      return finding
    }
    return report
  }

  @Test("With more findings than GitHub keeps, those of a key are one result with a place each")
  func grouping() throws {
    #expect(try results(run(many(5_000))).count == 5_000)
    let run = try run(many(5_008))
    let results = try results(run)
    #expect(results.count == 626)
    #expect((results[0]["locations"] as? [Any])?.count == 8)
    #expect(results[0]["occurrenceCount"] as? Int == 8)
    let text = (results[0]["message"] as? [String: Any])?["text"] as? String ?? ""
    #expect(text.hasSuffix(" The same in de, el, fi, fr, ja, ru, th."))
    let names = results.compactMap {
      ($0["partialFingerprints"] as? [String: String])?["typefit/v1"]
    }
    #expect(Set(names).count == 626)
  }

  @Test("40,000 findings stay within the limits of a run and of a file")
  func limits() throws {
    var report = try many(40_000)
    // Every key its own, so that nothing can be put together.
    for index in report.findings.indices {
      guard var evidence = report.findings[index].text else { continue }
      evidence.key = "key.\(index)"
      report.findings[index].evidence = .text(evidence)
    }
    let run = try run(report)
    #expect(try results(run).count == 25_000)
    let invocation = (run["invocations"] as? [[String: Any]])?.first
    let list = invocation?["toolExecutionNotifications"] as? [[String: Any]] ?? []
    let last = (list.last?["message"] as? [String: Any])?["text"] as? String
    #expect(last?.contains("15,000 findings are left out") == true)
  }

  @Test("A pull request's comment stays within its limit, and says how much it leaves out")
  func comment() throws {
    let report = try many(40_000)
    let text = try Written.text(report, "markdown")
    #expect(text.utf16.count <= 65_536)
    #expect(text.utf16.count > 60_000)
    let rows = text.components(separatedBy: "\n| **").count - 1
    #expect(
      text.hasSuffix(
        "\n… and \(grouped(40_000 - rows)) more findings, for which a comment has no room.\n"))
    #expect(
      text.components(separatedBy: "<details").count
        == text.components(separatedBy: "</details>").count)
  }
}
