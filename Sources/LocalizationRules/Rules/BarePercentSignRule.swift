import Localization

/// A percent sign in a formatted text that is read as the beginning of a placeholder.
public struct BarePercentSignRule: KeyRule {
  public let id = "bare-percent-sign"
  public let summary = "A percent sign in a formatted text is not written as %%."
  public let effect = Effect.crash

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Read as a placeholder", "%d%% done", ["fr": "%d% de fait"],
        faults: ["fr: “% d” is read as a placeholder for argument 2"]),
      RuleExample(
        "Read as a pointer, which crashes", "%@ sure", ["de": "%@ % sicher"],
        faults: ["de: “% s” is read as a placeholder for argument 2"]),
      RuleExample("Doubled as it has to be", "%d%% done", ["fr": "%d %% de fait"], faults: []),
      RuleExample(
        "A text without placeholders is not formatted", "50% off", ["de": "50% der Dateien"],
        faults: []),
    ]
  }

  public func check(
    _ group: KeyGroup, in table: StringTable, context: RuleContext
  ) -> [LocalizationFault] {
    PlaceholderComparison.items(of: group).flatMap { item in
      item.differences.compactMap { difference in
        let (position, argument): (Int, FormatSignature.Argument)
        switch difference {
        case .extra(let at, let found), .kind(let at, let found, _):
          (position, argument) = (at, found)
        case .missing: return nil
        }
        guard argument.looksLikeProse, item.passed > 0 else { return nil }
        return fault(
          item.string, effect: argument.kind.isFollowed ? .crash : .wrongText,
          "“\(argument.specifier)” is read as a placeholder for argument \(position)",
          advice: "write the percent sign as %%")
      }
    }
  }
}
