import Audit

/// Writes an audit as a code quality report of GitLab, which is a part of Code Climate's format.
///
/// The members are those of GitLab's "Code Quality report format": one list, each fingerprint once.
struct CodeClimateReporter: Reporter {
  let report: AuditReport
  let context: ReportContext

  private struct Issue: Encodable {
    let type = "issue"
    let checkName: String
    let description: String
    let categories = ["Compatibility"]
    let content: Content
    let severity: String
    let fingerprint: String
    let location: Location

    private enum CodingKeys: String, CodingKey {
      case checkName = "check_name"
      case type, description, categories, content, severity, fingerprint, location
    }

    struct Content: Encodable { let body: String }
    struct Location: Encodable {
      let path: String
      let lines: Lines
      let positions: Positions?
    }
    struct Lines: Encodable {
      let begin: Int
      let end: Int
    }
    struct Positions: Encodable {
      let begin: Position
      let end: Position
    }
    struct Position: Encodable {
      let line: Int
      let column: Int
    }
  }

  func write<Sink: ReportSink>(to sink: inout Sink) throws {
    let json = CompactJSON()
    let path = ReportPath(baseDirectory: context.baseDirectory)
    let regions = SourceRegions(baseDirectory: context.baseDirectory)
    var fingerprints = FindingFingerprints()
    sink.write("[")
    for (index, finding) in report.findings.enumerated() {
      let message = FindingMessage(finding)
      let region = regions.region(of: finding.place)
      let positions = region.columns.map { columns in
        Issue.Positions(
          begin: .init(line: region.line, column: columns.lowerBound),
          end: .init(line: region.line, column: columns.upperBound))
      }
      let body = message.details + [finding.advice, "Sure: \(message.sureness)"]
      let issue = Issue(
        checkName: finding.rule, description: singleLine(message.headline),
        content: .init(body: body.filter { !$0.isEmpty }.map(singleLine).joined(separator: "\n\n")),
        severity: Self.severity(finding.severity), fingerprint: fingerprints.next(for: finding),
        location: .init(
          path: path.relative(finding.place.file),
          lines: .init(begin: region.line, end: region.line), positions: positions))
      sink.write((index == 0 ? "\n  " : ",\n  ") + (try json.text(issue)))
    }
    sink.write(report.findings.isEmpty ? "]\n" : "\n]\n")
  }

  /// Code Climate knows `info`, `minor`, `major`, `critical` and `blocker`.
  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .note: "minor"
    case .info: "info"
    }
  }
}

extension ReportFormat {
  /// For merge requests on GitLab.
  static let codeClimate = ReportFormat(
    name: "codeclimate", fileExtension: "json",
    summary: "code quality for GitLab's merge requests, the JSON of Code Climate"
  ) { CodeClimateReporter(report: $0, context: $1) }
}
