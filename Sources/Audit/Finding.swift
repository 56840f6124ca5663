import DynamicType
import Localization

/// One fault of one string or one pair of colours, however often it shows.
public struct Finding: Sendable {
  /// Identifier of the rule, such as `truncated-text`.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// How sure the place and the numbers are; the lower of the two.
  public var confidence: Confidence
  /// What the finding is about, with the numbers of its worst example.
  public var evidence: FindingEvidence
  /// File and line of the string or of the colour.
  public var place: SourcePlace
  /// What happens, and what the finding rests on.
  public var reason: String
  /// What can be done.
  public var advice: String
  /// What was assumed and what else is to be known.
  public var notes: [String]
  /// The component with the text, to be laid out again; nil for other findings and for those read
  /// from a file. It is not written into reports.
  public var layout: FindingLayout?

  /// Creates a finding.
  public init(
    rule: String, severity: Severity, confidence: Confidence, evidence: FindingEvidence,
    place: SourcePlace, reason: String, advice: String, notes: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.confidence = confidence
    self.evidence = evidence
    self.place = place
    self.reason = reason
    self.advice = advice
    self.notes = notes
  }

  /// The evidence of a finding about a string; nil for other findings.
  public var text: TextEvidence? {
    if case .text(let evidence) = evidence { return evidence }
    return nil
  }

  /// The evidence of a finding about colours; nil for other findings.
  public var color: ColorEvidence? {
    if case .color(let evidence) = evidence { return evidence }
    return nil
  }

  /// The evidence of a finding about a string in its file; nil for other findings.
  public var localization: LocalizationEvidence? {
    if case .localization(let evidence) = evidence { return evidence }
    return nil
  }

  /// The evidence of a finding about the interface itself; nil for other findings.
  public var interface: InterfaceEvidence? {
    if case .interface(let evidence) = evidence { return evidence }
    return nil
  }

  /// Table and key of the string it is about; nil for other findings.
  var string: (table: String, key: String)? {
    switch evidence {
    case .text(let text): (text.table, text.key)
    case .localization(let string): (string.table, string.key)
    case .interface(let interface): interface.key.map { (interface.table ?? "Localizable", $0) }
    case .color: nil
    }
  }

  /// The finding says more about a string that has a `truncated-text` finding too.
  public var accompaniesTruncation: Bool {
    [LostEssentialsRule.identifier, AmbiguousTruncationRule.identifier].contains(rule)
  }

  /// Findings in the order of a report: worst first, then by file, line and what they are about.
  static func sorted(_ findings: [Finding]) -> [Finding] {
    findings.sorted { left, right in
      if left.severity != right.severity { return left.severity > right.severity }
      if left.place.file != right.place.file { return left.place.file < right.place.file }
      if left.place.line != right.place.line { return left.place.line < right.place.line }
      return left.sortKey.lexicographicallyPrecedes(right.sortKey)
    }
  }

  private var sortKey: [String] {
    switch evidence {
    case .text(let text):
      [text.key, text.locale, text.slot, text.os, rule, text.variation ?? ""]
    case .color(let color): [color.subject, color.role, color.os, rule]
    case .localization(let string): [string.key, string.locale, rule, string.variation ?? ""]
    case .interface(let interface): [interface.subject, interface.element, rule]
    }
  }
}

extension Finding: Codable {
  private enum CodingKeys: String, CodingKey {
    case rule, severity, confidence, place, reason, advice, notes
  }

  /// Reads a finding with the members of its evidence beside its own.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    rule = try container.decode(String.self, forKey: .rule)
    severity = try container.decode(Severity.self, forKey: .severity)
    confidence = try container.decode(Confidence.self, forKey: .confidence)
    place = try container.decode(SourcePlace.self, forKey: .place)
    reason = try container.decode(String.self, forKey: .reason)
    advice = try container.decode(String.self, forKey: .advice)
    notes = try container.decode([String].self, forKey: .notes)
    evidence = try FindingEvidence(from: decoder)
  }

  /// Writes the members of the evidence beside the finding's own.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rule, forKey: .rule)
    try container.encode(severity, forKey: .severity)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(place, forKey: .place)
    try container.encode(reason, forKey: .reason)
    try container.encode(advice, forKey: .advice)
    try container.encode(notes, forKey: .notes)
    try evidence.encode(to: encoder)
  }
}
