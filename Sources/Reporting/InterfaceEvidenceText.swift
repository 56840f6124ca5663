import Audit

/// A fault of code, a storyboard or an asset, in words.
struct InterfaceEvidenceText: EvidenceText {
  let finding: Finding
  let evidence: InterfaceEvidence
  let style: TerminalStyle

  var headline: [String] {
    [style.paint(shorten(singleLine(evidence.subject), to: 60), .heading), finding.rule]
  }

  var rows: [(label: String, text: String)] {
    let place = [evidence.element, evidence.owner.isEmpty ? "" : "in \(evidence.owner)"]
      .filter { !$0.isEmpty }.joined(separator: " ")
    guard !place.isEmpty else { return [] }
    return [("where", shorten(singleLine(place), to: style.columns - 11))]
  }

  var explanation: String? { finding.reason }

  var subject: FindingSubject {
    FindingSubject(
      name: evidence.subject, table: evidence.table ?? "", role: evidence.element)
  }

  var statement: String { finding.reason.isEmpty ? finding.rule : finding.reason }
}
