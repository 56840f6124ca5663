/// A kind of fault between colours.
///
/// To add one: a file of its own in this folder, and a line in `ContrastRuleRegistry.all`.
public protocol ContrastRule: DescribedRule {}

/// All rules about colours.
public enum ContrastRuleRegistry {
  /// The rules in the order in which the rule reference names them.
  public static let all: [any ContrastRule] = [
    LowContrastRule(), UndeterminedContrastRule(), HueOnlyDifferenceRule(),
    StatusBarContrastRule(),
  ]
}
