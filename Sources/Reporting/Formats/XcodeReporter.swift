import Audit

/// Writes an audit as compilers write, so that Xcode shows findings at their lines when typefit runs
/// in a build phase: `path:line:column: warning: …`, with absolute paths.
struct XcodeReporter: Reporter {
  let report: AuditReport
  let context: ReportContext

  func write<Sink: ReportSink>(to sink: inout Sink) throws {
    let path = ReportPath(baseDirectory: context.baseDirectory)
    let regions = SourceRegions(baseDirectory: context.baseDirectory)
    for finding in report.findings {
      let region = regions.region(of: finding.place)
      let place = [path.absolute(finding.place.file), "\(region.line)"]
      let column = "\(region.columns?.lowerBound ?? 1)"
      let text = "\(FindingMessage(finding).line) [\(finding.rule)]"
      let words = (place + [column]).joined(separator: ":")
      sink.write("\(words): \(Self.kind(finding.severity)): \(text)\n")
    }
    for problem in report.problems where problem.file != report.tool {
      let kind = problem.isFatal ? "error" : "warning"
      let place = "\(path.absolute(problem.file)):\(max(1, problem.line ?? 1)):1"
      sink.write("\(place): \(kind): \(singleLine(problem.message))\n")
    }
  }

  private static func kind(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note, .info: "note"
    }
  }
}

extension ReportFormat {
  /// For a build phase of Xcode.
  static let xcode = ReportFormat(
    name: "xcode", fileExtension: "log",
    summary: "path:line:column: warning: …, for a build phase of Xcode"
  ) { XcodeReporter(report: $0, context: $1) }
}
