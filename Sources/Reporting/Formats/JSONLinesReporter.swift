import Audit

/// Writes an audit as JSON Lines: a finding on each line, then the problems, and a summary at the end.
///
/// The member `kind` tells them apart: that of the finding, `problem` or `summary`. A reader can begin
/// before the writer has finished, and knows from the summary that nothing is missing.
struct JSONLinesReporter: Reporter {
  let report: AuditReport

  private struct Problem: Encodable {
    let kind = "problem"
    let problem: ReportProblem

    private enum CodingKeys: String, CodingKey { case kind }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(kind, forKey: .kind)
      try problem.encode(to: encoder)
    }
  }

  private struct Summary: Encodable {
    let kind = "summary"
    let schemaVersion: Int
    let tool: String
    let toolVersion: String
    let summary: AuditSummary
  }

  func write<Sink: ReportSink>(to sink: inout Sink) throws {
    let json = CompactJSON()
    for finding in report.findings { sink.write(try json.text(finding) + "\n") }
    for problem in report.problems { sink.write(try json.text(Problem(problem: problem)) + "\n") }
    var summary = report.summary
    summary.seconds = nil
    let last = Summary(
      schemaVersion: report.schemaVersion, tool: report.tool, toolVersion: report.toolVersion,
      summary: summary)
    sink.write(try json.text(last) + "\n")
  }
}

extension ReportFormat {
  /// One finding on a line.
  static let jsonLines = ReportFormat(
    name: "jsonl", fileExtension: "jsonl",
    summary: "JSON Lines: a finding on each line, then a summary"
  ) { report, _ in JSONLinesReporter(report: report) }
}
