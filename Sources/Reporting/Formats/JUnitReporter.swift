import Audit

/// Writes an audit as JUnit XML: a suite for each language, a test for each finding.
///
/// A test fails where its finding fails the run (`--fail-on`); other findings pass and say what they
/// found. A language without findings has one test that passes. The form is that of Jenkins
/// (`junit-10.xsd` of its xUnit plug-in, MIT licence).
struct JUnitReporter: Reporter {
  let report: AuditReport
  let context: ReportContext

  /// The suite of findings that are about no language.
  private static let general = "all languages"

  func write<Sink: ReportSink>(to sink: inout Sink) throws {
    var suites: [String: [Int]] = [:]
    for (index, finding) in report.findings.enumerated() {
      let locale = finding.evidenceText().subject.locale
      suites[locale, default: []].append(index)
    }
    for locale in report.summary.locales where suites[locale] == nil { suites[locale] = [] }
    let failures = report.findings.count(where: fails)
    let tests = suites.values.reduce(0) { $0 + max(1, $1.count) }
    sink.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    let name = XMLEscape.attribute("\(report.tool) \(report.toolVersion)")
    sink.write(
      "<testsuites name=\"\(name)\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n")
    for (locale, indices) in suites.sorted(by: { $0.key < $1.key }) {
      write(locale.isEmpty ? Self.general : locale, indices, to: &sink)
    }
    sink.write("</testsuites>\n")
  }

  private func write<Sink: ReportSink>(_ locale: String, _ indices: [Int], to sink: inout Sink) {
    let failures = indices.count { fails(report.findings[$0]) }
    let name = XMLEscape.attribute(locale)
    sink.write("  <testsuite name=\"\(name)\" tests=\"\(max(1, indices.count))\"")
    sink.write(" failures=\"\(failures)\" errors=\"0\" skipped=\"0\">\n")
    if indices.isEmpty {
      sink.write("    <testcase name=\"nothing found\" classname=\"\(name)\"/>\n")
    }
    for index in indices { write(report.findings[index], in: locale, to: &sink) }
    sink.write("  </testsuite>\n")
  }

  private func write<Sink: ReportSink>(
    _ finding: Finding, in locale: String, to sink: inout Sink
  ) {
    let message = FindingMessage(finding)
    let subject = message.subject
    var name = singleLine(subject.name)
    if !subject.variation.isEmpty { name += " (\(subject.variation))" }
    if !subject.slot.isEmpty { name += " in \(subject.slot)" }
    name += ": \(finding.rule)"
    let group = [locale, subject.table].filter { !$0.isEmpty }.joined(separator: ".")
    sink.write("    <testcase name=\"\(XMLEscape.attribute(name))\"")
    sink.write(" classname=\"\(XMLEscape.attribute(group))\">\n")
    var lines = [message.headline] + message.details
    lines.append("at: \(finding.place)")
    lines.append("sure: \(message.sureness)")
    if !finding.advice.isEmpty { lines.append("do: \(finding.advice)") }
    let body = XMLEscape.text(lines.map(singleLine).joined(separator: "\n"))
    if fails(finding) {
      let headline = XMLEscape.attribute(singleLine(message.headline))
      sink.write("      <failure type=\"\(finding.severity.rawValue)\" message=\"\(headline)\">")
      sink.write("\(body)</failure>\n")
    } else {
      sink.write("      <system-out>\(finding.severity.rawValue): \(body)</system-out>\n")
    }
    sink.write("    </testcase>\n")
  }

  private func fails(_ finding: Finding) -> Bool {
    context.failingLevel.map { finding.severity >= $0 } ?? false
  }
}

extension ReportFormat {
  /// For test reports of a pipeline.
  static let junit = ReportFormat(
    name: "junit", fileExtension: "xml",
    summary: "JUnit XML, a suite for each language, for the test reports of a pipeline"
  ) { JUnitReporter(report: $0, context: $1) }
}
