/// A kind of fault between colours.
///
/// To add one: a file of its own in this folder, and a line in `ContrastRuleRegistry.all`.
public protocol ContrastRule: Sendable {
  /// Identifier in kebab case that reads well after "allow", such as `low-contrast`.
  var id: String { get }
  /// One sentence for the rule reference.
  var summary: String { get }
  /// The severity of its findings, in words.
  var severity: String { get }
  /// A case it reports, in one sentence.
  var example: String { get }
}

/// All rules about colours.
public enum ContrastRuleRegistry {
  /// The rules in the order in which the rule reference names them.
  public static let all: [any ContrastRule] = [
    LowContrastRule(), UndeterminedContrastRule(), HueOnlyDifferenceRule(),
    StatusBarContrastRule(),
  ]
}
