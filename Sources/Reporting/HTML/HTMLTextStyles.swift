import Audit
import DynamicType

/// The text styles with the findings about texts set in them, each leading to its page.
struct HTMLTextStyles {
  private struct Row {
    let name: String
    let title: String
    var counts: [Int]
    var all = 0
  }

  private let categories: [String]
  private let rows: [Row]

  init(_ report: AuditReport, data: HTMLFindingData) {
    let categories = data.categories
    let empty = Array(repeating: 0, count: categories.count)
    var rows = data.styles.map { style in
      let size = zip(categories, style.sizes).first { $0.0 == "L" }.map(\.1)
      let detail = [size.map { "\(points($0)) pt at L" }, style.weight].compactMap { $0 }
      return Row(
        name: style.name,
        title: "\(escaped(style.name)) <small>\(detail.joined(separator: ", "))</small>",
        counts: empty)
    }
    rows.append(
      Row(
        name: "other", title: "other sizes <small>fixed, or the component's own</small>",
        counts: empty))
    for (index, finding) in report.findings.enumerated() where !finding.accompaniesTruncation {
      guard finding.text != nil else { continue }
      let style = data.columns.style[index]
      let row = style < 0 ? rows.count - 1 : style
      rows[row].all += 1
      for category in categories.indices where data.columns.hit[index] >> category & 1 == 1 {
        rows[row].counts[category] += 1
      }
    }
    self.categories = categories
    self.rows = rows.filter { $0.all > 0 }
  }

  /// The view.
  var html: String {
    let peak = rows.flatMap(\.counts).max() ?? 0
    let table = HTMLTable(
      caption: "Strings in trouble, by text style and text size",
      columns: ["Text style"] + categories + ["All"],
      numberColumns: Set(1...categories.count + 1),
      rows: rows.map { row in
        [
          HTMLTable.Cell.header(
            "<a href=\"\(ViewLink("style/" + row.name).href)\">\(row.title)</a>")
        ]
          + zip(categories, row.counts).map { category, count in
            HTMLHeatMap.cell(
              count, of: peak, link: ViewLink("findings", ["style": row.name, "size": category]),
              label: "\(counted(count, "string")) in \(row.name) at \(category)")
          } + [HTMLTable.Cell.number(row.all)]
      }, style: "heat")
    let content = rows.isEmpty ? "<p class=\"good\">No text style has findings.</p>" : table.html
    return """
      <section data-view="styles" aria-labelledby="styles-title">
      <h1 id="styles-title" tabindex="-1">Text styles</h1>
      <p>The style whose sizes a text was measured in. Strings whose place is not known count here
      too: they were measured as a label.</p>
      \(content)
      </section>
      """
  }
}
