import Audit

/// Notes that many findings share, numbered as they come up and printed once at the end.
struct Footnotes {
  private(set) var texts: [String] = []

  /// The number of a note, from 1.
  mutating func number(of text: String) -> Int {
    if let index = texts.firstIndex(of: text) { return index + 1 }
    texts.append(text)
    return texts.count
  }

  /// The notes with their heading; nothing without notes.
  func lines(style: TerminalStyle) -> [String] {
    guard !texts.isEmpty else { return [] }
    var lines = ["", style.paint("What is not certain", .heading)]
    for (index, text) in texts.enumerated() {
      let label = pad("[\(index + 1)]", to: 4, right: true) + " "
      for (row, part) in wrap(text, width: style.columns - 7).enumerated() {
        lines.append("  " + (row == 0 ? label : pad("", to: 5)) + part)
      }
    }
    return lines
  }
}

/// A finding in words, a few lines for a person.
struct FindingText {
  let finding: Finding
  let style: TerminalStyle
  /// The text sizes that were checked; empty for all.
  var checked: [String] = []
  /// Whether every device and every note is written out.
  var isVerbose = false

  /// The role that colours a severity.
  static func role(of severity: Severity) -> TerminalStyle.Role {
    switch severity {
    case .error: return .error
    case .warning: return .warning
    case .note: return .note
    case .info: return .info
    }
  }

  /// All lines of the finding.
  func lines(footnotes: inout Footnotes) -> [String] {
    let evidence = finding.evidenceText(style: style)
    let severity = pad(finding.severity.rawValue, to: 7)
    let headline =
      [style.paint(severity, Self.role(of: finding.severity))] + evidence.headline
    var lines = [headline.joined(separator: "  ")]
    lines += evidence.rows.map { row($0.label, $0.text) }
    if let text = finding.text {
      let bar = SizeBar(text.categories, checked: checked)
      let cells = bar.cells(style, Self.role(of: finding.severity))
      lines.append(row("sizes", "\(cells)  \(bar.ranges)"))
      if isVerbose { lines += wrapped("begins", devices(of: text)) }
    }
    if let explanation = evidence.explanation { lines += wrapped("why", explanation) }
    lines.append(row("at", style.link(finding.place.description, to: finding.place.file)))
    lines += remarks(&footnotes)
    lines += wrapped("do", finding.advice)
    return lines
  }

  /// Where the fault begins on every device.
  private func devices(of text: TextEvidence) -> String {
    text.breakingPointList.map { "\($0.device) \($0.category)" }.joined(separator: ", ")
  }

  /// How sure it is and why, and what else was noticed; estimates become footnotes.
  private func remarks(_ footnotes: inout Footnotes) -> [String] {
    var sources: [String] = []
    var others: [String] = []
    var numbers: [Int] = []
    for note in finding.notes.map(singleLine) {
      if let place = note.droppingPrefix("place: ") {
        // The confidence in front of it says so already.
        sources.append(place.droppingPrefix("guessed: ") ?? place)
      } else if !isVerbose, note.hasPrefix("estimate: ") || note.hasPrefix("assumed: ") {
        numbers.append(footnotes.number(of: note))
      } else {
        others.append(note.droppingPrefix("also ") ?? note)
      }
    }
    var sure = "\(finding.confidence)"
    if !sources.isEmpty { sure += ": " + sources.joined(separator: "; ") }
    if !numbers.isEmpty {
      sure += sources.isEmpty ? ": " : "; "
      sure += "estimates " + numbers.map { "[\($0)]" }.joined()
    }
    var lines = wrapped("sure", sure, role: .quiet)
    if !others.isEmpty { lines += wrapped("also", others.joined(separator: "; "), role: .quiet) }
    return lines
  }

  private func row(_ label: String, _ text: String) -> String { "  \(pad(label, to: 7))\(text)" }

  private func wrapped(
    _ label: String, _ text: String, role: TerminalStyle.Role? = nil
  ) -> [String] {
    guard !text.isEmpty else { return [] }
    return wrap(singleLine(text), width: style.columns - 9).enumerated().map { index, line in
      let line = row(index == 0 ? label : "", line)
      return role.map { style.paint(line, $0) } ?? line
    }
  }
}

extension String {
  fileprivate func droppingPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
