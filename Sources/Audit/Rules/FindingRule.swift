import Components

/// A kind of fault: which verdicts it stands for, and what it says about them.
///
/// To add one: a file of its own in this folder, and a line in `FindingRuleRegistry.all`.
public protocol FindingRule: DescribedRule {
  /// Whether the rule is about this verdict; a rule that needs more than a verdict says no.
  func applies(to verdict: Verdict) -> Bool
  /// What happens to the text, in one sentence.
  func reason(for placement: Placement) -> String
  /// What can be done about it, in one sentence.
  func advice(for placement: Placement) -> String
}

extension FindingRule {
  public var severity: String {
    "error at the default text size or a smaller one, warning at larger standard sizes, note at"
      + " accessibility sizes; never above warning where the place or the numbers are guessed"
  }
}

/// All rules; the first that applies to a verdict reports it.
public enum FindingRuleRegistry {
  /// The rules in the order in which the rule reference names them.
  public static let all: [any FindingRule] = [
    TruncatedTextRule(), ClippedTextRule(), BrokenWordRule(), CollapsedTextRule(),
    MissingGlyphsRule(), ShrunkenTextRule(), ScrollingTextRule(), LostEssentialsRule(),
    AmbiguousTruncationRule(),
  ]

  /// The rule with an identifier.
  public static func rule(id: String) -> (any FindingRule)? {
    all.first { $0.id == id }
  }

  /// The rule for a verdict; nil when nothing is to be said about it.
  public static func rule(for verdict: Verdict) -> (any FindingRule)? {
    index(for: verdict).map { all[$0] }
  }

  /// The index of the rule for a verdict; nil when nothing is to be said about it.
  static func index(for verdict: Verdict) -> Int? {
    switch verdict {
    case .fits, .wraps, .tightens, .stacks: nil
    default: all.firstIndex { $0.applies(to: verdict) }
    }
  }
}
