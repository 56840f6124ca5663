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
}

/// A finding in words, a few lines for a person.
struct FindingText {
  let finding: Finding
  let style: TerminalStyle

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
    var lines = [headline] + evidence
    lines.append(row("room", measure))
    if let explanation { lines += wrapped("why", explanation) }
    lines.append(row("at", "\(finding.place.file):\(finding.place.line)"))
    lines += remarks(&footnotes)
    lines += wrapped("do", finding.advice)
    return lines
  }

  private var headline: String {
    var parts = [
      style.paint(pad(finding.severity.rawValue, to: 7), Self.role(of: finding.severity)),
      finding.locale,
      style.paint(shorten(singleLine(finding.key), to: 60), .heading),
      finding.slot,
      "\(what) \(reach)",
    ]
    if let variation = finding.variation { parts.insert("(\(variation))", at: 3) }
    return parts.joined(separator: "  ")
  }

  /// What happens, as a verb.
  private var what: String {
    switch finding.rule {
    case "lost-essentials": return "loses what matters"
    case "ambiguous-truncation": return "reads like another text"
    default: break
    }
    switch finding.verdict {
    case "truncates": return "truncates"
    case "clips": return "is cut off"
    case "breaksWord": return "breaks a word"
    case "missingGlyphs": return "has characters no font draws"
    case "collapses": return "disappears"
    case "shrinks": return "shrinks to \(points(finding.scale * 100, digits: 0)) %"
    case "tightens": return "needs tightened letters"
    case "scrolls": return "has to be scrolled"
    default: return finding.verdict
    }
  }

  /// From which size on, on which devices.
  private var reach: String {
    let size = finding.categories.count == 1 ? "at" : "from"
    let worst = finding.devices.first { finding.breakingPoints[$0] == finding.breakingPoint }
    let device = worst ?? finding.devices.first ?? "every device"
    var text = "\(size) \(finding.breakingPoint) on \(device)"
    let others = finding.devices.count - 1
    if others == 1, let other = finding.devices.first(where: { $0 != device }) {
      text += " and \(other)"
    } else if others > 1 {
      text += " and \(others) more"
    }
    return text
  }

  /// The text, with what is lost set apart.
  private var evidence: [String] {
    let columns = style.columns - 14
    guard !finding.lostText.isEmpty else {
      return [row("text", "“\(shorten(singleLine(finding.text), to: columns))”")]
    }
    let visible = shorten(singleLine(finding.visibleText), to: columns)
    let lost = shorten(singleLine(finding.lostText), to: columns)
    return [row("shows", "“\(visible)”"), row("loses", "“\(style.paint(lost, .lost))”")]
  }

  private var measure: String {
    var text = "needs \(points(finding.need)) pt, has \(points(finding.room)) pt"
    text += " at \(points(finding.pointSize)) pt type"
    if finding.lines > 1 { text += ", \(finding.lines) lines" }
    if finding.scale < 1, finding.verdict != "shrinks" {
      text += ", shrunk to \(points(finding.scale * 100, digits: 0)) %"
    }
    if let spread { text += "; \(spread)" }
    return text
  }

  /// How many devices break at which size, when they differ.
  private var spread: String? {
    var groups: [(category: String, count: Int)] = []
    for point in finding.breakingPointList {
      if let index = groups.firstIndex(where: { $0.category == point.category }) {
        groups[index].count += 1
      } else {
        groups.append((point.category, 1))
      }
    }
    guard groups.count > 1 else { return nil }
    return groups.map { "\(counted($0.count, "device")) from \($0.category)" }
      .joined(separator: ", ")
  }

  /// The reason in words, where need and room alone do not say it.
  private var explanation: String? {
    if finding.accompaniesTruncation { return finding.reason }
    switch finding.verdict {
    case "truncates", "breaksWord", "shrinks", "tightens": return nil
    default: return finding.reason.isEmpty ? nil : finding.reason
    }
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
      } else if note.hasPrefix("estimate: ") || note.hasPrefix("assumed: ") {
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
