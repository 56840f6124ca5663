import Audit

/// What was found by each rule, the most severe first.
struct HTMLRuleTable {
  private let rows: [(rule: String, counts: [Severity: Int])]

  init(_ report: AuditReport) {
    var counts: [String: [Severity: Int]] = [:]
    for finding in report.findings {
      counts[finding.rule, default: [:]][finding.severity, default: 0] += 1
    }
    let order = Array(Severity.allCases.reversed())
    rows = counts.map { (rule: $0.key, counts: $0.value) }.sorted { left, right in
      for severity in order {
        let (a, b) = (left.counts[severity] ?? 0, right.counts[severity] ?? 0)
        if a != b { return a > b }
      }
      return left.rule < right.rule
    }
  }

  /// The section; empty without findings.
  var html: String {
    guard !rows.isEmpty else { return "" }
    let table = HTMLTable(
      caption: "Findings by rule and severity",
      columns: ["Rule", "Errors", "Warnings", "Notes", "Information", "What it reports"],
      numberColumns: [1, 2, 3, 4],
      rows: rows.map { row in
        let summary = RuleReference.rule(id: row.rule)?.summary ?? ""
        return [
          .header(
            "<a href=\"\(ViewLink("findings", ["rule": row.rule]).href)\">\(escaped(row.rule))</a>")
        ] + Severity.allCases.reversed().map { cell(row.counts[$0] ?? 0, row.rule, $0) }
          + [.text(summary)]
      })
    return "<h2 id=\"rules\">What was found</h2>\n\(table.html)"
  }

  private func cell(_ count: Int, _ rule: String, _ severity: Severity) -> HTMLTable.Cell {
    guard count > 0 else { return HTMLTable.Cell(html: "·", attributes: " class=\"number none\"") }
    let link = ViewLink("findings", ["rule": rule, "severity": severity.rawValue])
    return HTMLTable.Cell(
      html: "<a href=\"\(link.href)\">\(grouped(count))</a>", attributes: " class=\"number\"")
  }
}
