import Audit

/// What changed between two audits, a line or two for each finding.
struct ComparisonText {
  private let comparison: ReportComparison
  private let style: TerminalStyle

  init(_ comparison: ReportComparison, style: TerminalStyle) {
    self.comparison = comparison
    self.style = style
  }

  func write<Sink: ReportSink>(to sink: inout Sink) {
    func line(_ text: String = "") { sink.write(text + "\n") }
    line(style.paint("Compared", .heading) + "  " + comparison.counts)
    for difference in comparison.differences { line("  note   \(singleLine(difference))") }
    let (worse, better) = (
      comparison.changed.filter { $0.direction != .better },
      comparison.changed.filter { $0.direction == .better }
    )
    write("New", .error, comparison.added, line)
    write("Worse", .warning, worse, line)
    write("Better", .good, better, line)
    write("Fixed", .good, comparison.fixed, line)
    write("Not looked at again", .quiet, comparison.unchecked, line)
  }

  private func write(
    _ title: String, _ role: TerminalStyle.Role, _ findings: [Finding], _ line: (String) -> Void
  ) {
    guard !findings.isEmpty else { return }
    line("")
    line(style.paint("\(title) (\(grouped(findings.count)))", role))
    for finding in findings { for text in lines(finding) { line(text) } }
  }

  private func write(
    _ title: String, _ role: TerminalStyle.Role, _ changes: [ReportComparison.Change],
    _ line: (String) -> Void
  ) {
    guard !changes.isEmpty else { return }
    line("")
    line(style.paint("\(title) (\(grouped(changes.count)))", role))
    for change in changes {
      for text in lines(change.new) { line(text) }
      for text in wrap(change.words, width: style.columns - 11) { line("           \(text)") }
    }
  }

  private func lines(_ finding: Finding) -> [String] {
    let severity = pad(finding.severity.rawValue, to: 7)
    let message = FindingMessage(finding)
    let parts = wrap(singleLine(message.headline), width: style.columns - 11)
    return parts.enumerated().map { index, part in
      index == 0
        ? "  " + style.paint(severity, FindingText.role(of: finding.severity)) + "  " + part
        : "           " + part
    } + ["           " + style.paint(finding.place.description, .quiet)]
  }
}
