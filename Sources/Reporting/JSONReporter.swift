import Audit
import Foundation

/// Writes an audit as JSON: one object, sorted members, one finding on each line.
///
/// The schema is that of ``AuditReport``, with its `schemaVersion`. The same input gives the same
/// bytes: how long the run took is left out unless it is asked for. Findings are encoded one by one,
/// so a large report never exists as a whole in memory.
public struct JSONReporter: Reporter {
  private let report: AuditReport
  private let includesTiming: Bool

  /// Creates a reporter.
  /// - Parameter includesTiming: adds the seconds of the run, which differ from run to run.
  public init(_ report: AuditReport, includesTiming: Bool = false) {
    self.report = report
    self.includesTiming = includesTiming
  }

  /// Writes the whole report.
  /// - Throws: `EncodingError` when a number is not finite.
  public func write<Sink: ReportSink>(to sink: inout Sink) throws {
    let json = CompactJSON()
    func list(_ name: String, _ values: [some Encodable]) throws {
      sink.write("  \"\(name)\": [")
      for (index, value) in values.enumerated() {
        sink.write(index == 0 ? "\n    " : ",\n    ")
        sink.write(try json.text(value))
      }
      sink.write(values.isEmpty ? "],\n" : "\n  ],\n")
    }
    var summary = report.summary
    if !includesTiming { summary.seconds = nil }
    sink.write("{\n")
    try list("findings", report.findings)
    try list("problems", report.problems)
    sink.write("  \"schemaVersion\": \(report.schemaVersion),\n")
    sink.write("  \"summary\": \(try json.text(summary)),\n")
    sink.write("  \"tool\": \(try json.text(report.tool)),\n")
    sink.write("  \"toolVersion\": \(try json.text(report.toolVersion))\n}\n")
  }
}

extension ReportFormat {
  /// One JSON object: `docs/report-schema.md`.
  static let json = ReportFormat(
    name: "json", fileExtension: "json",
    summary: "everything, for programs; the schema is versioned"
  ) { report, _ in JSONReporter(report) }
}
