import Audit

/// What changed between two audits, for a pull request.
struct ComparisonMarkdown {
  private let comparison: ReportComparison
  private static let reserve = 300

  init(_ comparison: ReportComparison) { self.comparison = comparison }

  /// One paragraph.
  var summary: String {
    var text = "\n**Since the older report:** \(MarkdownText.plain(comparison.counts)).\n"
    for difference in comparison.differences { text += "\n- \(MarkdownText.plain(difference))" }
    return comparison.differences.isEmpty ? text : text + "\n"
  }

  /// The whole comment.
  func write<Sink: ReportSink>(to sink: inout Sink) {
    var budget = MarkdownBudget(limit: MarkdownReporter.commentLimit)
    let head = "<!-- typefit compare -->\n## typefit: \(comparison.counts)\n"
    let scope = comparison.differences.map { "\n- \(MarkdownText.plain($0))" }.joined()
    for piece in [head, scope.isEmpty ? "" : scope + "\n"] where budget.takes(piece) {
      sink.write(piece)
    }
    let changes = { (isBetter: Bool) in
      comparison.changed.filter { ($0.direction == .better) == isBetter }
        .map { row($0.new, $0.words) }
    }
    let sections = [
      ("New", comparison.added.map { row($0, FindingMessage($0).statement) }),
      ("Worse", changes(false)), ("Better", changes(true)),
      ("Fixed", comparison.fixed.map { row($0, FindingMessage($0).statement) }),
      ("Not looked at again", comparison.unchecked.map { row($0, FindingMessage($0).statement) }),
    ]
    var omitted = 0
    for (index, (title, rows)) in sections.enumerated() where !rows.isEmpty {
      let start = """

        <details\(index < 2 ? " open" : "")><summary><b>\(title) (\(grouped(rows.count)))</b></summary>

        | severity | string | what happens | at |
        |---|---|---|---|

        """
      let end = "\n</details>\n"
      guard budget.takes(start + end, keeping: Self.reserve) else {
        omitted += rows.count
        continue
      }
      sink.write(start)
      let fitting = rows.prefix { budget.takes($0, keeping: Self.reserve) }
      for row in fitting { sink.write(row) }
      sink.write(end)
      omitted += rows.count - fitting.count
    }
    if omitted > 0 {
      sink.write("\n… and \(counted(omitted, "more finding")), for which a comment has no room.\n")
    }
  }

  private func row(_ finding: Finding, _ what: String) -> String {
    let subject = finding.evidenceText().subject
    let cells = [
      finding.severity.rawValue, MarkdownText.code(shorten(subject.title, to: 90)),
      MarkdownText.plain(shorten(what, to: 240)), MarkdownText.code(finding.place.description),
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }
}
