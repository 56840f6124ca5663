import Localization

/// A placeholder for which the app passes no argument.
public struct ExtraPlaceholderRule: KeyRule {
  public let id = "extra-placeholder"
  public let summary = "A placeholder asks for an argument that is not passed."
  public let effect = Effect.crash

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "One more than the source has", "Delete %@?", ["de": "%@ und %@ löschen?"],
        faults: ["de: asks for argument 2 (%@), the source passes 1"]),
      RuleExample(
        "A source without any is not formatted", "Hello", ["de": "Hallo %@"],
        faults: ["de: shows “%@” as it stands, the source has no placeholder"]),
      RuleExample(
        "The same argument twice", "Delete %@?", ["de": "%1$@ löschen? %1$@ geht verloren."],
        faults: []),
      RuleExample("Percentages in prose", "100% free", ["fr": "100 % gratuit"], faults: []),
    ]
  }

  public func check(
    _ group: KeyGroup, in table: StringTable, context: RuleContext
  ) -> [LocalizationFault] {
    PlaceholderComparison.items(of: group).flatMap { item in
      item.differences.compactMap { difference in
        guard case .extra(let position, let argument) = difference, !argument.looksLikeProse
        else { return nil }
        if item.passed == 0 {
          return fault(
            item.string, effect: .wrongText, confidence: .likely,
            "shows “\(argument.specifier)” as it stands, the source has no placeholder",
            advice: "remove it")
        }
        return fault(
          item.string, effect: argument.kind.isFollowed ? .crash : .wrongText,
          "asks for argument \(position) (\(argument.specifier)), the source passes \(item.passed)",
          advice: "remove it, or give the position of the argument that is meant")
      }
    }
  }
}
