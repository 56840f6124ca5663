import Audit

/// What a kind of evidence contributes to the lines of a finding, and to formats with one message per
/// finding.
///
/// A new kind of evidence needs one type of this protocol and a line in ``Finding/evidenceText(style:)``.
protocol EvidenceText {
  /// The parts of the headline after the severity.
  var headline: [String] { get }
  /// What was seen and measured: a label of at most seven columns, and one line of text.
  var rows: [(label: String, text: String)] { get }
  /// The reason in words, where the rows alone do not say it.
  var explanation: String? { get }
  /// What the finding is about, part by part.
  var subject: FindingSubject { get }
  /// What happens, in one clause.
  var statement: String { get }
}

extension Finding {
  /// The words for the finding's kind of evidence.
  func evidenceText(style: TerminalStyle = .plain) -> any EvidenceText {
    switch evidence {
    case .text(let text): TextEvidenceText(finding: self, evidence: text, style: style)
    case .color(let color): ColorEvidenceText(finding: self, evidence: color, style: style)
    case .localization(let string):
      LocalizationEvidenceText(finding: self, evidence: string, style: style)
    case .interface(let interface):
      InterfaceEvidenceText(finding: self, evidence: interface, style: style)
    }
  }
}
