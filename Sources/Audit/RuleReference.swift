import InterfaceRules
import LocalizationRules

/// A rule that describes itself in words, with no cases it can be tried on.
public protocol DescribedRule: Sendable {
  /// Identifier in kebab case that reads well after "allow", such as `truncated-text`.
  var id: String { get }
  /// One sentence for the rule reference.
  var summary: String { get }
  /// How severe its findings are and why, in words.
  var severity: String { get }
  /// A case it reports, in one sentence.
  var example: String { get }
}

/// A rule as a reader of reports knows it, whatever it looks at.
public struct RuleReference: Sendable {
  /// What a rule looks at.
  public enum Subject: String, Sendable, CaseIterable {
    /// How a text fits where it is shown.
    case layout
    /// The localisation files themselves.
    case localization
    /// The interface itself: code, storyboards and what they name.
    case interface
    /// Colours that are seen together.
    case contrast
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
  /// Small cases that the rule can be tried on.
  public let examples: [RuleExample]
  /// Small cases of code and interface files that the rule can be tried on.
  public let interfaceExamples: [InterfaceExample]
  /// What it does to the user and what it rests on, where the summary does not say it.
  public let why: String?
  /// A case in words, where there are none to be tried.
  public let example: String?

  /// All rules, in the order of the reference.
  public static let all: [RuleReference] =
    FindingRuleRegistry.all.map { RuleReference($0, about: .layout) }
    + LocalizationRuleRegistry.all.map { RuleReference($0) }
    + InterfaceRuleRegistry.all.map { RuleReference($0) }
    + ContrastRuleRegistry.all.map { RuleReference($0, about: .contrast) }

  /// The rule with an identifier.
  public static func rule(id: String) -> RuleReference? { all.first { $0.id == id } }

  init(_ rule: any DescribedRule, about subject: Subject) {
    id = rule.id
    summary = rule.summary
    self.subject = subject
    severity = rule.severity
    isOnByDefault = true
    options = []
    examples = []
    interfaceExamples = []
    why = nil
    example = rule.example
  }

  init(_ rule: any LocalizationRule) {
    id = rule.id
    summary = rule.summary
    subject = .localization
    let worst = SeverityPolicy.severity(of: rule.effect, confidence: .certain)
    severity = "\(worst.rawValue) at worst: \(rule.effect.meaning)"
    isOnByDefault = rule.isOnByDefault
    options = rule.options
    examples = rule.examples
    interfaceExamples = []
    why = nil
    example = nil
  }

  init(_ rule: any InterfaceRule) {
    id = rule.id
    summary = rule.summary
    subject = .interface
    severity =
      rule.severity > .note
      ? "\(rule.severity.rawValue), note where it is a guess" : rule.severity.rawValue
    isOnByDefault = rule.isOnByDefault
    options = rule.options
    examples = []
    interfaceExamples = rule.examples
    why = rule.why
    example = nil
  }
}
