import Foundation
import Reporting
import TestSupport
import Testing

@testable import TypefitCommand

/// One audit of the example app, in every form at once.
@Suite("Reports of the example app")
struct ExampleReportTests {
  @Test("Every form tells of the same findings, and is valid")
  func everyForm() throws {
    let folder = try TemporaryFolder()
    let app = projectFolder.appendingPathComponent("Examples/Bergwetter").path
    let formats = ReportFormat.all.filter { !$0.hasDocuments && $0.name != "html" }
    let words = formats.flatMap { format in
      ["--report", "\(format.name)=\(folder.path)/\(format.name)"]
    }
    let run = CommandHarness(["audit", app, "--quiet"] + words)
    #expect(run.code == .findings, "\(run.errors)")
    #expect(folder.names == formats.map(\.name).sorted())

    let json = Data(try folder.read("json").utf8)
    let schema = try JSONSchema(Data(projectFile("docs/report.schema.json").utf8))
    #expect(try schema.faults(in: json) == [])
    let report = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.count > 50)

    #expect(try folder.read("jsonl").split(separator: "\n").count >= findings.count + 1)
    #expect(try count("<testcase ", in: folder.read("junit")) >= findings.count)
    #expect(try count("<error ", in: folder.read("checkstyle")) == findings.count)
    #expect(try count("\"check_name\":", in: folder.read("codeclimate")) == findings.count)
    #expect(try folder.read("csv").components(separatedBy: "\r\n").count >= findings.count + 2)
    #expect(try folder.read("xcode").split(separator: "\n").count >= findings.count)
    let open = findings.count { $0["rule"] as? String == "undetermined-contrast" }
    let sarif = try folder.read("sarif")
    #expect(count("\"ruleIndex\":", in: sarif) == findings.count - open)
    let uris = Set(sarif.matches(of: /"uri":"file:\/\/([^"]+)"/).map { String($0.output.1) })
    for uri in uris {
      let path = try #require(uri.removingPercentEncoding)
      #expect(FileManager.default.fileExists(atPath: path), "\(path)")
    }
  }

  private func count(_ mark: String, in text: String) -> Int {
    text.components(separatedBy: mark).count - 1
  }
}
