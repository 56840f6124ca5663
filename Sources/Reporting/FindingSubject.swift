import Audit

/// What a finding is about, whatever its kind: for formats with columns and for grouping.
struct FindingSubject: Hashable {
  /// The key, or what shows the colours.
  var name: String
  /// The language; empty where a finding is about none.
  var locale = ""
  /// The table; empty where a finding is about none.
  var table = ""
  /// The variation, such as `plural.other`; empty for a plain string.
  var variation = ""
  /// The slot, such as `alert.title`; empty where the place does not matter.
  var slot = ""
  /// What a colour is used for, such as `text`; empty for strings.
  var role = ""
  /// The text as it is drawn or written; empty where there is none.
  var text = ""
  /// What is lost of it; empty where nothing is.
  var lostText = ""
  /// The devices with the fault; empty where the device does not matter.
  var devices: [String] = []
  /// The text sizes with the fault; empty where the size does not matter.
  var categories: [String] = []
  /// The iOS generation; empty where it does not matter.
  var os = ""

  /// Name, variation and language: `menu.share (plural.one), fi`.
  var title: String {
    var text = singleLine(name)
    if !variation.isEmpty { text += " (\(variation))" }
    return locale.isEmpty ? text : "\(text), \(locale)"
  }
}

/// A finding as one message, for formats that hold no more.
struct FindingMessage {
  let finding: Finding
  let subject: FindingSubject
  private let evidence: any EvidenceText

  init(_ finding: Finding) {
    self.finding = finding
    evidence = finding.evidenceText()
    subject = evidence.subject
  }

  /// Subject, place and what happens: `menu.share, fi in menu.item: truncates from XL on iPhone 15`.
  var headline: String {
    let place = subject.slot.isEmpty ? "" : " in \(subject.slot)"
    return "\(subject.title)\(place): \(evidence.statement)"
  }

  /// What was seen and measured, one line each: `needs 150 pt, has 120 pt`.
  var details: [String] {
    var label = ""
    var lines = evidence.rows.map { row in
      label = row.label.isEmpty ? label : row.label
      let text = row.text.replacing("  ", with: ", ")
      return row.label == "room" ? text : "\(label) \(text)"
    }
    if let explanation = evidence.explanation, !explanation.isEmpty, explanation != statement {
      lines.append(explanation)
    }
    return lines
  }

  /// What happens, in one clause.
  var statement: String { evidence.statement }

  /// The whole on one line, with the advice.
  var line: String {
    var parts = [headline] + details
    if !finding.advice.isEmpty { parts.append("Advice: \(finding.advice)") }
    return singleLine(parts.joined(separator: "; "))
  }

  /// How sure it is, and what it rests on.
  var sureness: String {
    ([finding.confidence.rawValue] + finding.notes).joined(separator: "; ")
  }
}
