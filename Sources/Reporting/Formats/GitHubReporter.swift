import Audit

/// Writes an audit as workflow commands of GitHub Actions, which annotate the lines of a change.
///
/// GitHub shows ten errors, ten warnings and ten notices of a step, and fifty annotations of a job
/// (actions/toolkit, docs/problem-matchers.md): the worst are commands, the rest are plain lines in a
/// group of the log.
struct GitHubReporter: Reporter {
  let report: AuditReport
  let context: ReportContext

  /// Annotations of a kind that a step shows.
  static let shownOfKind = 10

  func write<Sink: ReportSink>(to sink: inout Sink) throws {
    let path = ReportPath(baseDirectory: context.baseDirectory)
    let regions = SourceRegions(baseDirectory: context.baseDirectory)
    var counts: [String: Int] = [:]
    var rest: [Finding] = []
    for finding in report.findings where finding.severity > .info {
      let kind = Self.kind(finding.severity)
      guard counts[kind, default: 0] < Self.shownOfKind else {
        rest.append(finding)
        continue
      }
      counts[kind, default: 0] += 1
      let message = FindingMessage(finding)
      let region = regions.region(of: finding.place)
      var properties = [
        "file=\(Self.property(path.relative(finding.place.file)))", "line=\(region.line)",
      ]
      if let columns = region.columns {
        properties += ["col=\(columns.lowerBound)", "endColumn=\(columns.upperBound)"]
      }
      properties.append("title=\(Self.property("\(message.subject.title): \(finding.rule)"))")
      let lines = [message.headline] + message.details + [finding.advice]
      let body = lines.filter { !$0.isEmpty }.map(singleLine).joined(separator: "\n")
      sink.write("::\(kind) \(properties.joined(separator: ","))::\(Self.data(body))\n")
    }
    guard !rest.isEmpty else { return }
    // The name of the step's log group is data too.
    sink.write("::group::\(grouped(rest.count)) more: GitHub shows \(Self.shownOfKind) of a kind\n")
    for finding in rest {
      // A line that began with two colons would be a command.
      sink.write(
        "- \(finding.severity.rawValue) \(finding.place): \(FindingMessage(finding).line)\n")
    }
    sink.write("::endgroup::\n")
  }

  private static func kind(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note, .info: "notice"
    }
  }

  /// The escapes of a message (actions/toolkit, `command.ts`).
  static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The escapes of a property.
  static func property(_ text: String) -> String {
    data(singleLine(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension ReportFormat {
  /// For annotations in GitHub Actions.
  static let github = ReportFormat(
    name: "github", fileExtension: "log",
    summary: "annotations of GitHub Actions, for standard output of a step"
  ) { GitHubReporter(report: $0, context: $1) }
}
