import Audit
import Foundation
import SwiftSourceScan
import TestSupport
import Testing

@testable import TypefitCommand

/// The two small apps in `Examples/` whose sources are read: the audit finds the faults that their
/// pages list, and nothing else.
@Suite("Example apps", .enabled(if: SwiftSourceReader.isAvailable))
struct ExampleAppTests {
  @Test(
    "An audit finds every listed fault and nothing else", arguments: ["Gipfelbuch", "Huettenkasse"])
  func listedFaults(app: String) throws {
    let folder = projectFolder.path + "/Examples/" + app
    let harness = CommandHarness([
      "audit", folder, "--format", "json", "--fail-on", "never", "--no-cache",
    ])
    #expect(harness.code == .success, "\(harness.errors)")
    let report = try JSONDecoder().decode(AuditReport.self, from: Data(harness.output.utf8))
    let found = report.findings.map { Self.row(of: $0, in: folder) }.sorted()
    let page = try projectFile("Examples/\(app)/README.md")
    #expect(found == Self.listed(in: page).sorted())
    #expect(report.problems.isEmpty)
  }

  @Test("The worst findings are drawn into a folder, and a SARIF report points at them")
  func pictures() throws {
    let out = try TemporaryFolder()
    let harness = CommandHarness([
      "audit", projectFolder.path + "/Examples/Gipfelbuch", "--fail-on", "never", "--no-cache",
      "--pictures", out.path + "/pictures", "--report", "sarif=" + out.path + "/a.sarif",
    ])
    #expect(harness.code == .success, "\(harness.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: out.path + "/pictures")
    // Eight texts break, each in one place and language.
    #expect(files.count == 8 && files.allSatisfy { $0.hasSuffix(".png") })
    let data = try Data(contentsOf: URL(fileURLWithPath: out.path + "/a.sarif"))
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let artifacts = try #require(run["artifacts"] as? [[String: Any]])
    let names = artifacts.compactMap { artifact -> String? in
      let location = artifact["location"] as? [String: Any]
      return (location?["uri"] as? String)?.split(separator: "/").last.map(String.init)
    }
    #expect(Set(names) == Set(files))
    let impossible = CommandHarness([
      "audit", out.path, "--pictures", out.path + "/a.sarif/pictures", "--no-cache",
    ])
    #expect(impossible.code == .failure)
  }

  /// Rule, language, subject, place and first text size, as the page lists them.
  private static func row(of finding: Finding, in folder: String) -> String {
    let file = finding.place.file.replacingOccurrences(of: folder + "/", with: "")
    switch finding.evidence {
    case .text(let text):
      return [finding.rule, text.locale, text.key, text.slot, text.breakingPoint]
        .joined(separator: " | ")
    case .localization(let string):
      return [finding.rule, string.locale, string.key, file, ""].joined(separator: " | ")
    case .color(let color):
      return [finding.rule, "", color.subject, file, ""].joined(separator: " | ")
    case .interface(let fault):
      return [finding.rule, "", fault.subject, "\(file):\(finding.place.line)", ""]
        .joined(separator: " | ")
    }
  }

  /// The rows of the tables under "Known faults" without their code marks.
  private static func listed(in page: String) -> [String] {
    page.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| `") else { return nil }
      let cells = line.dropFirst().dropLast().split(
        separator: "|", omittingEmptySubsequences: false)
      return cells.prefix(5).map {
        $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "`", with: "")
      }.joined(separator: " | ")
    }
  }
}
