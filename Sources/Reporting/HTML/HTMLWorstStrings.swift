import Audit
import DynamicType

/// The strings that hurt most: broken for everybody, at the smallest size, in the most languages.
struct HTMLWorstStrings {
  /// How many are shown.
  private static let limit = 12

  private struct Key: Hashable {
    let table: String
    let key: String
  }

  private struct Entry {
    var worst: Finding
    var text: TextEvidence
    var locales: Set<String> = []
  }

  private let entries: [Entry]

  init(_ report: AuditReport) {
    let categories = HeatMap(report).categories
    func rank(_ finding: Finding, _ text: TextEvidence) -> (Int, Int, Double) {
      let severity = Severity.allCases.firstIndex(of: finding.severity) ?? 0
      let from = categories.firstIndex(of: text.breakingPoint) ?? categories.count
      let excess = text.room > 0 ? text.need / text.room : .infinity
      return (severity, -from, min(excess, 1000))
    }
    var found: [Key: Entry] = [:]
    for finding in report.findings where finding.severity > .info {
      guard let text = finding.text, !finding.accompaniesTruncation else { continue }
      let key = Key(table: text.table, key: text.key)
      var entry = found[key] ?? Entry(worst: finding, text: text)
      entry.locales.insert(text.locale)
      if rank(finding, text) > rank(entry.worst, entry.text) {
        entry.worst = finding
        entry.text = text
      }
      found[key] = entry
    }
    entries = found.values.sorted { left, right in
      let (a, b) = (rank(left.worst, left.text), rank(right.worst, right.text))
      if a.0 != b.0 || a.1 != b.1 { return a > b }
      if left.locales.count != right.locales.count {
        return left.locales.count > right.locales.count
      }
      if a != b { return a > b }
      return (left.text.key, left.text.locale) < (right.text.key, right.text.locale)
    }
  }

  /// The section; empty without findings about texts in known places.
  var html: String {
    guard !entries.isEmpty else { return "" }
    let items = entries.prefix(Self.limit).map { entry in
      let text = entry.text
      let languages = counted(entry.locales.count, "language")
      let link = ViewLink("findings", ["key": text.key])
      return """
        <li><a href="\(link.href)">\(Self.shown(text))</a>
        <span class="meta"><b class="\(entry.worst.severity.rawValue)">\
        \(entry.worst.severity.rawValue)</b> <code>\(isolated(text.key))</code> \
        in \(languages), first in \(escaped(text.locale)) \(escaped(text.slot)) \
        from \(escaped(text.breakingPoint)) on</span></li>
        """
    }
    return "<h2 id=\"worst\">The worst strings</h2>\n<ol class=\"strings\">\n"
      + items.joined(separator: "\n") + "\n</ol>"
  }

  /// A text with what is lost of it marked.
  static func shown(_ text: TextEvidence) -> String {
    guard !text.lostText.isEmpty, text.text.hasSuffix(text.lostText) else {
      return isolated(singleLine(text.text), locale: text.locale)
    }
    let kept = text.text.dropLast(text.lostText.count)
    return "<bdi lang=\"\(escaped(languageTag(text.locale)))\">"
      + escaped(singleLine(String(kept)))
      + "<del>\(escaped(singleLine(text.lostText)))</del></bdi>"
  }
}
