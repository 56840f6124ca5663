import Audit
import Foundation
import Localization
import Reporting
import TestSupport
import Testing
import XMLText

/// Writes reports as tests want them.
enum Written {
  /// A report in a format, with the files of the project at hand.
  static func text(
    _ report: AuditReport, _ name: String, _ change: (inout ReportContext) -> Void = { _ in }
  ) throws -> String {
    var context = ReportContext()
    context.baseDirectory = projectFolder.path
    change(&context)
    var sink = StringSink()
    let format = try #require(ReportFormat.named(name))
    try format.write(report, in: context, to: &sink)
    return sink.text
  }

  /// Findings of the audit of the example app, a few of each rule.
  static func example() throws -> AuditReport {
    try ReportFile.read(
      projectFolder.appendingPathComponent("Tests/Golden/reports/bergwetter.json").path)
  }

  /// The example with each text, key and path replaced by something that is markup elsewhere.
  static func hostile(_ text: String) throws -> AuditReport {
    var report = try example()
    report.findings = report.findings.prefix(3).compactMap { finding in
      guard var evidence = finding.text else { return nil }
      (evidence.key, evidence.text, evidence.lostText) = (text, text, text)
      var finding = finding
      finding.evidence = .text(evidence)
      finding.place.file = "A\(text)/B.strings"
      finding.advice = text
      return finding
    }
    return report
  }
}

@Suite("Report formats")
struct ReportFormatTests {
  @Test(
    "Every format writes the example as its golden file has it",
    // The HTML report has tests of its own.
    arguments: ReportFormat.all.filter { !$0.hasDocuments && $0.name != "html" }.map(\.name))
  func golden(name: String) throws {
    let format = try #require(ReportFormat.named(name))
    var text = try Written.text(Written.example(), name)
    // Absolute paths are those of this machine.
    text = text.replacing(projectFolder.path, with: "/app")
    let golden = GoldenFile("reports/bergwetter-\(name).\(format.fileExtension)")
    #expect(firstDifference(text, try golden.expected(for: text)) == nil)
  }

  @Test("Names are those of the command line, and endings find their format")
  func names() {
    let names = ReportFormat.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(ReportFormat.forFile("a/b.c/x.SARIF")?.name == "sarif")
    #expect(ReportFormat.forFile("x.md")?.name == "markdown")
    #expect(ReportFormat.forFile("sarif") == nil)
    #expect(ReportFormat.named("pdf") == nil)
    for format in ReportFormat.all {
      #expect(!format.summary.isEmpty && !format.summary.hasSuffix("."))
    }
  }

  @Test("JSON Lines hold every finding, then the problems, then the summary")
  func jsonLines() throws {
    let report = try Written.example()
    let lines = try Written.text(report, "jsonl").split(separator: "\n")
    let objects = try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let kinds = objects.map { $0["kind"] as? String ?? "" }
    #expect(kinds.count == report.findings.count + 2)
    #expect(kinds.suffix(2) == ["problem", "summary"])
    #expect(
      kinds.dropLast(2).allSatisfy { ["text", "color", "localization", "interface"].contains($0) })
    #expect(objects.last?["schemaVersion"] as? Int == AuditReport.currentSchemaVersion)
  }

  @Test("The JSON report is as docs/report.schema.json says")
  func schema() throws {
    let schema = try JSONSchema(Data(projectFile("docs/report.schema.json").utf8))
    for report in [try Written.example(), try Fixtures.report()] {
      #expect(try schema.faults(in: Data(Written.text(report, "json").utf8)) == [])
    }
    // The schema is not so loose that anything would do.
    let text = try Written.text(Written.example(), "json")
    for (old, new) in [
      ("\"severity\":\"error\"", "\"severity\":\"fatal\""), ("\"slot\":", "\"slut\":"),
      ("\"breakingPoint\":\"L\"", "\"breakingPoint\":\"Large\""),
      ("\"isFatal\":false", "\"isFatal\":0"),
    ] {
      let broken = text.replacing(old, with: new)
      #expect(broken != text)
      #expect(try !schema.faults(in: Data(broken.utf8)).isEmpty, "\(new)")
    }
  }

  @Test("XML stays well-formed whatever texts hold", arguments: ["junit", "checkstyle"])
  func xml(name: String) throws {
    let text = "<a href=\"x\">&amp;]]>\u{1B}\u{0}\n\u{FFFE}'"
    let written = try Written.text(Written.hostile(text), name)
    #expect(!written.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!written.contains("<a href"))
    #expect(written.contains("&lt;a href=&quot;x&quot;&gt;&amp;amp;]]&gt;"))
    _ = try XMLScanner.scan(Array(written.utf8))
  }

  @Test("A finding fails its JUnit test where it fails the run")
  func junit() throws {
    let report = try Written.example()
    func failures(_ level: Severity?) throws -> Int {
      let text = try Written.text(report, "junit") { $0.failingLevel = level }
      return text.components(separatedBy: "<failure ").count - 1
    }
    #expect(try failures(nil) == 0)
    #expect(try failures(.error) == report.findings.count { $0.severity == .error })
    #expect(try failures(.info) == report.findings.count)
    let text = try Written.text(report, "junit")
    #expect(text.contains("<testsuite name=\"en\" tests=\"1\" failures=\"0\""))
    for locale in report.summary.locales { #expect(text.contains("<testsuite name=\"\(locale)\"")) }
  }

  /// The parts of Jenkins' `junit-10.xsd` that are used: elements, attributes and their counts.
  @Test("JUnit has the elements and attributes of Jenkins' schema, and its counts are right")
  func junitStructure() throws {
    let root = try XMLScanner.scan(Array(Written.text(Written.example(), "junit").utf8))
    func names(_ element: XMLElement) -> Set<String> { Set(element.attributes.map(\.name)) }
    #expect(root.name == "testsuites" && names(root) == ["name", "tests", "failures", "errors"])
    var (tests, failures) = (0, 0)
    for suite in root.children {
      #expect(suite.name == "testsuite")
      #expect(names(suite) == ["name", "tests", "failures", "errors", "skipped"])
      #expect(suite["tests"] == "\(suite.children.count)")
      #expect(suite["failures"] == "\(suite.children.count { $0.child("failure") != nil })")
      tests += suite.children.count
      failures += suite.children.count { $0.child("failure") != nil }
      for test in suite.children {
        #expect(test.name == "testcase" && names(test) == ["name", "classname"])
        for part in test.children {
          #expect(part.name == "system-out" || names(part) == ["type", "message"])
        }
      }
    }
    #expect(root["tests"] == "\(tests)" && root["failures"] == "\(failures)")
  }

  @Test("A language without findings has a test that passes")
  func cleanLanguage() throws {
    var report = try Written.example()
    report.findings = []
    let text = try Written.text(report, "junit")
    #expect(text.contains("<testcase name=\"nothing found\" classname=\"de\"/>"))
    #expect(text.contains("tests=\"8\" failures=\"0\""))
  }

  @Test("Annotations escape what would end a property, and stop at ten of a kind")
  func github() throws {
    let text = try Written.text(Written.hostile("50 %, a:b\nc\r::error::x"), "github")
    let line = try #require(text.split(separator: "\n").first)
    #expect(line.hasPrefix("::error file=A50 %25%2C a%3Ab⏎c%3A%3Aerror%3A%3Ax/B.strings,line="))
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("::error ") })
    var many = try Written.example()
    let error = try #require(many.findings.first)
    many.findings = Array(repeating: error, count: 14)
    let lines = try Written.text(many, "github").split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("::error ") }.count == 10)
    #expect(lines[10] == "::group::4 more: GitHub shows 10 of a kind")
    #expect(lines[11...14].allSatisfy { $0.hasPrefix("- error ") })
    #expect(lines.last == "::endgroup::")
  }

  @Test("Xcode reads a line for each finding with an absolute path")
  func xcode() throws {
    let report = try Written.example()
    let text = try Written.text(report, "xcode") { $0.baseDirectory = "/projects/App" }
    let lines = text.split(separator: "\n")
    #expect(lines.count == report.findings.count + 1)
    let pattern = /^\/projects\/App\/[^:]+:[0-9]+:[0-9]+: (error|warning|note): .+$/
    for line in lines { #expect(line.wholeMatch(of: pattern) != nil, "\(line)") }
  }

  @Test(
    "Cells are quoted where they have to be, and never formulas",
    arguments: [
      ("a", "a"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("a\nb", "\"a\nb\""),
      ("=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"), ("-1+1", "'-1+1"), ("-12.5", "-12.5"),
      ("@SUM(A1)", "'@SUM(A1)"), ("＝1", "'＝1"), ("", ""), ("\t=1", "'\t=1"),
    ])
  func cells(text: String, cell: String) throws {
    let csv = try Written.text(Written.hostile(text), "csv")
    let row = csv.components(separatedBy: "\r\n")[1]
    #expect(row.hasPrefix("error,truncated-text,likely,ru,\(cell),Localizable,"), "\(row)")
    #expect(csv.hasSuffix("\r\n"))
  }

  @Test("Fingerprints are each there once", arguments: ["codeclimate", "csv"])
  func fingerprints(name: String) throws {
    var report = try Written.example()
    report.findings += report.findings
    let text = try Written.text(report, name)
    let names = text.matches(of: /[0-9a-f]{16}(:[0-9]+)?/).map { String($0.output.0) }
    #expect(names.count == report.findings.count)
    #expect(Set(names).count == names.count)
  }

  @Test("GitLab finds the members it asks for")
  func codeClimate() throws {
    let text = try Written.text(Written.example(), "codeclimate")
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    for issue in issues {
      #expect(issue["description"] is String && issue["check_name"] is String)
      let severity = issue["severity"] as? String ?? ""
      #expect(["info", "minor", "major", "critical", "blocker"].contains(severity))
      let location = issue["location"] as? [String: Any]
      #expect((location?["path"] as? String)?.hasPrefix("Examples/") == true)
      #expect(((location?["lines"] as? [String: Any])?["begin"] as? Int ?? 0) > 0)
    }
    var empty = try Written.example()
    empty.findings = []
    #expect(try Written.text(empty, "codeclimate") == "[]\n")
  }
}
