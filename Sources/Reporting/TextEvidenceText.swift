import Audit

/// A string in its place, in words.
struct TextEvidenceText: EvidenceText {
  let finding: Finding
  let evidence: TextEvidence
  let style: TerminalStyle

  var headline: [String] {
    var parts = [
      evidence.locale,
      style.paint(bidiIsolated(shorten(singleLine(evidence.key), to: 60)), .heading),
      evidence.slot, statement,
    ]
    if let variation = evidence.variation { parts.insert("(\(variation))", at: 2) }
    return parts
  }

  var rows: [(label: String, text: String)] { shown + [("room", measure)] }

  var subject: FindingSubject {
    FindingSubject(
      name: evidence.key, locale: evidence.locale, table: evidence.table,
      variation: evidence.variation ?? "", slot: evidence.slot, text: evidence.text,
      lostText: evidence.lostText, devices: evidence.devices, categories: evidence.categories,
      os: evidence.os)
  }

  var statement: String { "\(what) \(reach)" }

  /// What happens, as a verb.
  private var what: String {
    switch finding.rule {
    case "lost-essentials": return "loses what matters"
    case "ambiguous-truncation": return "reads like another text"
    default: break
    }
    switch evidence.verdict {
    case "truncates": return "truncates"
    case "clips": return "is cut off"
    case "breaksWord": return "breaks a word"
    case "missingGlyphs": return "has characters no font draws"
    case "collapses": return "disappears"
    case "shrinks": return "shrinks to \(points(evidence.scale * 100, digits: 0)) %"
    case "tightens": return "needs tightened letters"
    case "scrolls": return "has to be scrolled"
    default: return evidence.verdict
    }
  }

  /// From which size on, on which devices.
  private var reach: String {
    let size = evidence.categories.count == 1 ? "at" : "from"
    let worst = evidence.devices.first { evidence.breakingPoints[$0] == evidence.breakingPoint }
    let device = worst ?? evidence.devices.first ?? "every device"
    var text = "\(size) \(evidence.breakingPoint) on \(device)"
    let others = evidence.devices.count - 1
    if others == 1, let other = evidence.devices.first(where: { $0 != device }) {
      text += " and \(other)"
    } else if others > 1 {
      text += " and \(others) more"
    }
    return text
  }

  /// The text, with what is lost set apart.
  private var shown: [(label: String, text: String)] {
    let columns = style.columns - 14
    guard !evidence.lostText.isEmpty else {
      return [("text", "“\(bidiIsolated(shorten(singleLine(evidence.text), to: columns)))”")]
    }
    let visible = bidiIsolated(shorten(singleLine(evidence.visibleText), to: columns))
    let lost = bidiIsolated(shorten(singleLine(evidence.lostText), to: columns))
    return [("shows", "“\(visible)”"), ("loses", "“\(style.paint(lost, .lost))”")]
  }

  private var measure: String {
    var text = "needs \(points(evidence.need)) pt, has \(points(evidence.room)) pt"
    text += " at \(points(evidence.pointSize)) pt type"
    if evidence.lines > 1 { text += ", \(evidence.lines) lines" }
    if evidence.scale < 1, evidence.verdict != "shrinks" {
      text += ", shrunk to \(points(evidence.scale * 100, digits: 0)) %"
    }
    if let spread { text += "; \(spread)" }
    return text
  }

  /// How many devices break at which size, when they differ.
  private var spread: String? {
    var groups: [(category: String, count: Int)] = []
    for point in evidence.breakingPointList {
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

  var explanation: String? {
    if finding.accompaniesTruncation { return finding.reason }
    switch evidence.verdict {
    case "truncates", "breaksWord", "shrinks", "tightens": return nil
    default: return finding.reason.isEmpty ? nil : finding.reason
    }
  }
}
