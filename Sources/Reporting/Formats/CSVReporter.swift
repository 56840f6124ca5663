import Audit

/// Writes an audit as comma-separated values (RFC 4180): UTF-8, a heading, lines that end with CR LF.
///
/// A cell that a spreadsheet would take for a formula begins with an apostrophe (OWASP, "CSV
/// Injection").
struct CSVReporter: Reporter {
  let report: AuditReport
  let context: ReportContext

  static let columns = [
    "severity", "rule", "confidence", "locale", "key", "table", "variation", "slot", "text",
    "lostText", "breakingPoint", "categories", "devices", "os", "need", "room", "pointSize",
    "message", "advice", "file", "line", "column", "fingerprint",
  ]

  func write<Sink: ReportSink>(to sink: inout Sink) throws {
    let path = ReportPath(baseDirectory: context.baseDirectory)
    let regions = SourceRegions(baseDirectory: context.baseDirectory)
    var fingerprints = FindingFingerprints()
    sink.write(Self.columns.joined(separator: ",") + "\r\n")
    for finding in report.findings {
      let region = regions.region(of: finding.place)
      var cells = Self.words(finding)
      cells += [path.relative(finding.place.file), "\(region.line)"]
      cells.append(region.columns.map { "\($0.lowerBound)" } ?? "")
      cells.append(fingerprints.next(for: finding))
      sink.write(cells.map(Self.cell).joined(separator: ",") + "\r\n")
    }
  }

  /// The cells before the place.
  private static func words(_ finding: Finding) -> [String] {
    let message = FindingMessage(finding)
    let subject = message.subject
    var cells: [String] = [finding.severity.rawValue, finding.rule, finding.confidence.rawValue]
    cells += [subject.locale, subject.name, subject.table, subject.variation]
    cells.append(subject.slot.isEmpty ? subject.role : subject.slot)
    cells += [subject.text, subject.lostText, finding.text?.breakingPoint ?? ""]
    cells.append(subject.categories.joined(separator: " "))
    cells += [subject.devices.joined(separator: "; "), subject.os]
    let numbers = finding.text.map { [$0.need, $0.room, $0.pointSize] }
    cells += numbers.map { $0.map { points($0) } } ?? ["", "", ""]
    return cells + [message.statement, finding.advice]
  }

  /// A cell with the quotes it needs.
  static func cell(_ text: String) -> String {
    var text = text
    if isFormula(text) { text = "'" + text }
    let needsQuotes = text.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
    }
    return needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }

  /// Whether a spreadsheet may take a text for a formula; numbers it may have.
  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, Double(text) == nil else { return false }
    return "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first)
  }
}

extension ReportFormat {
  /// For spreadsheets.
  static let csv = ReportFormat(
    name: "csv", fileExtension: "csv", summary: "a table for spreadsheets, a finding on each line"
  ) { CSVReporter(report: $0, context: $1) }
}
