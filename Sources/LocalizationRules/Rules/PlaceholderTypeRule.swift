import Localization

/// A placeholder that reads its argument as something else than the source does.
public struct PlaceholderTypeRule: KeyRule {
  public let id = "placeholder-type"
  public let summary = "A placeholder reads an argument as another kind of value."
  public let effect = Effect.crash

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A number read as an object", "%d files", ["de": "%@ Dateien"],
        faults: [
          "de: reads argument 1 as an object (%@), the source passes a whole number (%d)"
        ]),
      RuleExample(
        "Swapped without positions", "%@ and %u others", ["de": "%u weitere und %@"],
        faults: [
          "de: reads argument 1 as a whole number (%u), the source passes an object (%@); reads"
            + " argument 2 as an object (%@), the source passes a whole number (%u)"
        ]),
      RuleExample(
        "Swapped with positions", "%@ and %u others", ["de": "%2$u weitere und %1$@"], faults: []),
      RuleExample(
        "Whole numbers of different width", "%lld files", ["de": "%d Dateien"], faults: []),
    ]
  }

  public func check(
    _ group: KeyGroup, in table: StringTable, context: RuleContext
  ) -> [LocalizationFault] {
    PlaceholderComparison.items(of: group).compactMap { item in
      var found: [String] = []
      var advice: [String] = []
      var isFollowed = false
      for case .kind(let position, let argument, let source) in item.differences
      where !argument.looksLikeProse {
        found.append(
          "reads argument \(position) as \(argument.kind.name) (\(argument.specifier)), the source"
            + " passes \(source.kind.name) (\(source.specifier))")
        advice.append(source.specifier.positioned(position))
        if argument.kind.isFollowed { isFollowed = true }
      }
      guard !found.isEmpty else { return nil }
      return fault(
        item.string, effect: isFollowed ? .crash : .wrongText, found.joined(separator: "; "),
        advice: "write \(advice.joined(separator: " and "))")
    }
  }
}
