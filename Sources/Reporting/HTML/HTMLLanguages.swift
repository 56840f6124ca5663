import Audit
import Foundation

/// The state of each language, each leading to the page for its translator.
struct HTMLLanguages {
  private struct Row {
    let locale: String
    var strings: Int
    var counts: [Severity: Int] = [:]
    var broken: Set<[String]> = []
    var files = 0
  }

  private let rows: [Row]
  private let names = Locale(identifier: "en")

  init(_ report: AuditReport) {
    let strings = report.summary.stringsByLocale ?? [:]
    var rows: [String: Row] = [:]
    for locale in report.summary.locales {
      rows[locale] = Row(locale: locale, strings: strings[locale] ?? 0)
    }
    for finding in report.findings {
      let locale = FindingIdentity(finding).locale
      guard !locale.isEmpty else { continue }
      var row = rows[locale] ?? Row(locale: locale, strings: 0)
      row.counts[finding.severity, default: 0] += 1
      if let text = finding.text, finding.severity > .info {
        row.broken.insert([text.table, text.key, text.variation ?? ""])
      }
      if finding.localization != nil { row.files += 1 }
      rows[locale] = row
    }
    self.rows = rows.values.sorted { $0.locale < $1.locale }
  }

  /// The view.
  var html: String {
    guard !rows.isEmpty else { return "" }
    let table = HTMLTable(
      caption: "The state of each language",
      columns: [
        "Language", "Strings", "Fit at every size", "Errors", "Warnings", "Notes", "Information",
        "About the file",
      ], numberColumns: Set(1...7), rows: rows.map(cells))
    return """
      <section data-view="languages" aria-labelledby="languages-title">
      <h1 id="languages-title" tabindex="-1">Languages</h1>
      <p>Every language leads to a page that its translator can be handed or sent printed.</p>
      \(table.html)
      </section>
      """
  }

  private func cells(_ row: Row) -> [HTMLTable.Cell] {
    let link = ViewLink("locale/" + percentEncoded(row.locale))
    let name = names.localizedString(forIdentifier: row.locale) ?? ""
    var cells = [
      HTMLTable.Cell.header(
        "<a href=\"\(link.href)\">\(escaped(row.locale))</a> <small>\(escaped(name))</small>"),
      .number(row.strings), share(row),
    ]
    for severity in Severity.allCases.reversed() {
      let count = row.counts[severity] ?? 0
      let target = ViewLink(
        "findings", ["locale": row.locale, "severity": severity.rawValue])
      cells.append(
        HTMLTable.Cell(
          html: count == 0 ? "·" : "<a href=\"\(target.href)\">\(grouped(count))</a>",
          attributes: " class=\"number\(count == 0 ? " none" : "")\""))
    }
    cells.append(.number(row.files))
    return cells
  }

  /// How many of the measured strings have no finding about how they fit, in a known place.
  private func share(_ row: Row) -> HTMLTable.Cell {
    guard row.strings > 0 else {
      return HTMLTable.Cell(html: "·", attributes: " class=\"number none\"")
    }
    let fitting = max(0, row.strings - row.broken.count)
    let percent = 100 * Double(fitting) / Double(row.strings)
    // A hundred per cent is said of nothing less.
    let shown = fitting == row.strings ? 100 : min(99.9, percent)
    return HTMLTable.Cell(
      html: "<meter min=\"0\" max=\"\(row.strings)\" value=\"\(fitting)\" aria-hidden=\"true\">"
        + "</meter> \(points(shown, digits: 1)) %", attributes: " class=\"number\"")
  }
}
