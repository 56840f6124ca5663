import Audit
import DynamicType

/// How many strings of each language are in trouble at each text size.
///
/// Findings that are only information do not count: nobody knows where those strings are shown.
public struct HeatMap: Sendable {
  /// One language.
  public struct Row: Sendable, Hashable {
    /// The language.
    public let locale: String
    /// Findings at each category of the map.
    public let counts: [Int]
    /// The largest count.
    public var peak: Int { counts.max() ?? 0 }
  }

  /// Short names of the categories, smallest first.
  public let categories: [String]
  /// The languages with findings, most findings first.
  public let rows: [Row]

  /// Counts the findings of a report.
  public init(_ report: AuditReport) {
    let all = ContentSizeCategory.allCases.map(\.shortName)
    let checked = Set(report.summary.categories)
    let categories = checked.isEmpty ? all : all.filter(checked.contains)
    var counts: [String: [Int]] = [:]
    // A string is counted once, whatever else its cut means.
    let findings = report.findings.filter { !$0.accompaniesTruncation }
    for finding in findings where finding.severity > .info {
      guard let text = finding.text else { continue }
      let hit = Set(text.categories)
      for (index, category) in categories.enumerated() where hit.contains(category) {
        counts[text.locale, default: Array(repeating: 0, count: categories.count)][index] += 1
      }
    }
    self.categories = categories
    rows = counts.map { Row(locale: $0.key, counts: $0.value) }.sorted { left, right in
      let (a, b) = (left.counts.reduce(0, +), right.counts.reduce(0, +))
      return a == b ? left.locale < right.locale : a > b
    }
  }

  /// Density characters, from none to the fullest.
  static let shades = Array(" .:-=+*#%@")

  /// A row as one character for each category, relative to the largest count of the map.
  public func shading(of row: Row) -> String {
    let peak = rows.map(\.peak).max() ?? 0
    return String(
      row.counts.map { count in
        guard count > 0, peak > 0 else { return "·" }
        let last = Self.shades.count - 1
        return Self.shades[min(last, max(1, (count * last + peak - 1) / peak))]
      })
  }

  /// The map as lines of text, at most `limit` languages.
  func lines(style: TerminalStyle, limit: Int) -> [String] {
    let shown = rows.prefix(limit)
    guard !shown.isEmpty else { return [] }
    let nameWidth = max(6, shown.map { displayWidth(of: $0.locale) }.max() ?? 0)
    let widths = categories.enumerated().map { index, name in
      max(name.count, shown.map { grouped($0.counts[index]).count }.max() ?? 0, 3) + 1
    }
    var header = "  " + pad("", to: nameWidth)
    for (name, width) in zip(categories, widths) { header += pad(name, to: width, right: true) }
    var lines = [style.paint(header, .quiet)]
    let peak = rows.map(\.peak).max() ?? 0
    for row in shown {
      var line = "  " + pad(row.locale, to: nameWidth)
      for (count, width) in zip(row.counts, widths) {
        let cell = pad(count == 0 ? "·" : grouped(count), to: width, right: true)
        line += style.paint(cell, role(of: count, peak: peak))
      }
      lines.append(line + "   " + shading(of: row))
    }
    if rows.count > shown.count {
      lines.append("  … and \(counted(rows.count - shown.count, "more language"))")
    }
    return lines
  }

  private func role(of count: Int, peak: Int) -> TerminalStyle.Role {
    if count == 0 { return .quiet }
    if count * 3 >= peak * 2 { return .error }
    return count * 3 >= peak ? .warning : .note
  }
}
