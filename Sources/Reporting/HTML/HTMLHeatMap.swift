import Audit

/// How many strings of each language are in trouble at each text size, as a table of shades.
struct HTMLHeatMap {
  private let map: HeatMap

  init(_ report: AuditReport) { map = HeatMap(report) }

  /// The section; empty without findings.
  var html: String {
    guard !map.rows.isEmpty else { return "" }
    let peak = map.rows.map(\.peak).max() ?? 0
    let rows = map.rows.map { row in
      [
        HTMLTable.Cell.header(
          "<a href=\"\(ViewLink("locale/" + percentEncoded(row.locale)).href)\">"
            + "\(escaped(row.locale))</a>")
      ]
        + zip(map.categories, row.counts).map { category, count in
          Self.cell(
            count, of: peak,
            link: ViewLink("findings", ["locale": row.locale, "size": category]),
            label: "\(counted(count, "string")) in \(row.locale) at \(category)")
        }
    }
    let table = HTMLTable(
      caption: "Strings in trouble, by language and text size",
      columns: ["Language"]
        + map.categories, numberColumns: Set(1...max(1, map.categories.count)), rows: rows,
      style: "heat")
    return """
      <h2 id="heat">Where it breaks</h2>
      <p>Every number leads to its findings. Strings whose place is not known do not count.</p>
      \(table.html)
      """
  }

  /// A cell shaded by its share of the largest count.
  static func cell(
    _ count: Int, of peak: Int, link: ViewLink, label: String
  ) -> HTMLTable.Cell {
    guard count > 0, peak > 0 else {
      return HTMLTable.Cell(html: "·", attributes: " class=\"number none\"")
    }
    // The square root keeps small counts apart from none.
    let share = (Double(count) / Double(peak)).squareRoot()
    return HTMLTable.Cell(
      html: "<a href=\"\(link.href)\" aria-label=\"\(escaped(label))\">\(grouped(count))</a>",
      attributes: " class=\"number\" style=\"--heat-share:\(points(share, digits: 2))\"")
  }
}

/// At which size the texts of each slot break first.
struct HTMLSlotTable {
  private let categories: [String]
  private let rows: [(slot: String, counts: [Int])]

  init(_ report: AuditReport) {
    let categories = HeatMap(report).categories
    var counts: [String: [Int]] = [:]
    let findings = report.findings.filter { !$0.accompaniesTruncation && $0.severity > .info }
    for text in findings.compactMap(\.text) {
      guard let index = categories.firstIndex(of: text.breakingPoint) else { continue }
      counts[text.slot, default: Array(repeating: 0, count: categories.count)][index] += 1
    }
    self.categories = categories
    rows = counts.map { (slot: $0.key, counts: $0.value) }.sorted { left, right in
      let (a, b) = (left.counts.reduce(0, +), right.counts.reduce(0, +))
      return a == b ? left.slot < right.slot : a > b
    }
  }

  /// The section; empty without findings about texts in known places.
  var html: String {
    guard !rows.isEmpty else { return "" }
    let peak = rows.flatMap(\.counts).max() ?? 0
    let cells = rows.map { row in
      [
        HTMLTable.Cell.header(
          "<a href=\"\(ViewLink("findings", ["slot": row.slot]).href)\">\(escaped(row.slot))</a>")
      ]
        + zip(categories, row.counts).map { category, count in
          HTMLHeatMap.cell(
            count, of: peak,
            link: ViewLink("findings", ["slot": row.slot, "from": category]),
            label: "\(counted(count, "string")) in \(row.slot) from \(category) on")
        } + [HTMLTable.Cell.number(row.counts.reduce(0, +))]
    }
    let table = HTMLTable(
      caption: "The first text size at which strings break, by place",
      columns: ["Place"] + categories + ["All"], numberColumns: Set(1...categories.count + 1),
      rows: cells, style: "heat")
    return "<h2 id=\"slots\">Which places break first</h2>\n\(table.html)"
  }
}
