import Audit

/// A string as its file holds it, in words.
struct LocalizationEvidenceText: EvidenceText {
  let finding: Finding
  let evidence: LocalizationEvidence
  let style: TerminalStyle

  var headline: [String] {
    var parts: [String] = []
    if !evidence.locale.isEmpty { parts.append(evidence.locale) }
    let name = evidence.key.isEmpty ? evidence.table : evidence.key
    parts.append(style.paint(bidiIsolated(shorten(singleLine(name), to: 60)), .heading))
    if let variation = evidence.variation { parts.append("(\(variation))") }
    parts.append(finding.rule)
    return parts
  }

  var rows: [(label: String, text: String)] {
    guard !evidence.text.isEmpty else { return [] }
    return [
      ("text", "“\(bidiIsolated(shorten(singleLine(evidence.text), to: style.columns - 14)))”")
    ]
  }

  var explanation: String? { finding.reason }

  var subject: FindingSubject {
    FindingSubject(
      name: evidence.key.isEmpty ? evidence.table : evidence.key, locale: evidence.locale,
      table: evidence.table, variation: evidence.variation ?? "", text: evidence.text)
  }

  var statement: String { finding.reason.isEmpty ? finding.rule : finding.reason }
}
