import LocalizationRules

/// A rule as a reader of reports knows it, whatever it looks at.
public struct RuleReference: Sendable {
  /// What a rule looks at.
  public enum Subject: String, Sendable, CaseIterable {
    /// How a text fits where it is shown.
    case layout
    /// The localisation files themselves.
    case localization
  }

  /// The identifier, such as `truncated-text`.
  public let id: String
  /// One sentence.
  public let summary: String
  /// What it looks at.
  public let subject: Subject
  /// The severity in words.
  public let severity: String
  /// Whether it is applied without being asked for.
  public let isOnByDefault: Bool
  /// What can be set.
  public let options: [RuleOption]
  /// Small cases.
  public let examples: [RuleExample]

  /// All rules, in the order of the reference.
  public static let all: [RuleReference] =
    FindingRuleRegistry.all.map(RuleReference.init)
    + LocalizationRuleRegistry.all.map(RuleReference.init)

  /// The rule with an identifier.
  public static func rule(id: String) -> RuleReference? { all.first { $0.id == id } }

  init(_ rule: any FindingRule) {
    id = rule.id
    summary = rule.summary
    subject = .layout
    severity = "by the text sizes it reaches"
    isOnByDefault = true
    options = []
    examples = []
  }

  init(_ rule: any LocalizationRule) {
    id = rule.id
    summary = rule.summary
    subject = .localization
    severity = SeverityPolicy.severity(of: rule.effect, confidence: .certain).rawValue
    isOnByDefault = rule.isOnByDefault
    options = rule.options
    examples = rule.examples
  }
}
