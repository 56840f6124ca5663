import Audit

/// The first findings as a plain table, for readers whose browser runs no script.
struct HTMLPlainFindings {
  /// How many are shown; the file holds all of them, but a browser draws these at once.
  private static let limit = 100

  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  /// The section; the page's script takes it away.
  var html: String {
    guard !report.findings.isEmpty else { return "" }
    let shown = report.findings.prefix(Self.limit)
    let rows = shown.map { finding -> [HTMLTable.Cell] in
      let identity = FindingIdentity(finding)
      let subject =
        finding.text.map { HTMLWorstStrings.shown($0) }
        ?? isolated(singleLine(finding.localization?.text ?? identity.key))
      let place = [identity.locale, finding.text?.slot ?? ""].filter { !$0.isEmpty }
      return [
        HTMLTable.Cell(
          html: "<b class=\"\(finding.severity.rawValue)\">\(finding.severity.rawValue)</b>"),
        .text(finding.rule), .header(subject), .text(place.joined(separator: ", ")),
        .text(finding.reason), .text(finding.advice),
        HTMLTable.Cell(html: "<code>\(isolated(finding.place.description))</code>"),
      ]
    }
    let table = HTMLTable(
      caption: "The first \(grouped(shown.count)) of \(counted(report.findings.count, "finding"))",
      columns: ["Severity", "Rule", "Text", "Place", "What happens", "What helps", "File"],
      rows: rows)
    return """
      <section id="plain" aria-labelledby="plain-title">
      <h2 id="plain-title">Findings</h2>
      <p>Search, filters and pictures need JavaScript and a browser of 2023 or later.</p>
      \(table.html)
      </section>
      """
  }
}
