import Audit

/// Writes an audit as Checkstyle XML: findings by file.
struct CheckstyleReporter: Reporter {
  let report: AuditReport
  let context: ReportContext

  func write<Sink: ReportSink>(to sink: inout Sink) throws {
    var files: [String: [Int]] = [:]
    let path = ReportPath(baseDirectory: context.baseDirectory)
    for (index, finding) in report.findings.enumerated() {
      files[path.relative(finding.place.file), default: []].append(index)
    }
    let regions = SourceRegions(baseDirectory: context.baseDirectory)
    sink.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
    for (file, indices) in files.sorted(by: { $0.key < $1.key }) {
      sink.write("  <file name=\"\(XMLEscape.attribute(file))\">\n")
      let sorted = indices.sorted { left, right in
        let lines = (report.findings[left].place.line, report.findings[right].place.line)
        return lines.0 == lines.1 ? left < right : lines.0 < lines.1
      }
      for index in sorted {
        let finding = report.findings[index]
        let region = regions.region(of: finding.place)
        sink.write("    <error line=\"\(region.line)\"")
        if let columns = region.columns { sink.write(" column=\"\(columns.lowerBound)\"") }
        sink.write(" severity=\"\(Self.severity(finding.severity))\"")
        sink.write(" message=\"\(XMLEscape.attribute(FindingMessage(finding).line))\"")
        sink.write(" source=\"typefit.\(XMLEscape.attribute(finding.rule))\"/>\n")
      }
      sink.write("  </file>\n")
    }
    sink.write("</checkstyle>\n")
  }

  /// Checkstyle knows `ignore`, `info`, `warning` and `error`.
  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note, .info: "info"
    }
  }
}

extension ReportFormat {
  /// For tools that read Checkstyle.
  static let checkstyle = ReportFormat(
    name: "checkstyle", fileExtension: "xml",
    summary: "Checkstyle XML, for Jenkins' warnings, reviewdog and other readers"
  ) { CheckstyleReporter(report: $0, context: $1) }
}
