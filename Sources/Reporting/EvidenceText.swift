/// What a kind of evidence contributes to the lines of a finding.
protocol EvidenceText {
  /// The parts of the headline after the severity.
  var headline: [String] { get }
  /// What was seen and measured: a label of at most seven columns, and one line of text.
  var rows: [(label: String, text: String)] { get }
  /// The reason in words, where the rows alone do not say it.
  var explanation: String? { get }
}
