import Localization

/// A variable with plural forms that no text shows.
public struct UnusedVariableRule: KeyRule {
  public let id = "unused-variable"
  public let summary = "A plural variable is defined and no text names it."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Its forms are never shown", files: [UndefinedVariableRule.catalog("Files")],
        faults: ["en: no text names the variable “files”, so its forms are never shown"]),
      RuleExample("Named", files: [UndefinedVariableRule.catalog("%#@files@")], faults: []),
    ]
  }

  public func check(
    _ group: KeyGroup, in table: StringTable, context: RuleContext
  ) -> [LocalizationFault] {
    group.entries.flatMap { entry -> [LocalizationFault] in
      guard !entry.substitutions.isEmpty else { return [] }
      let named = Set(TextUnit.units(of: entry, source: nil).flatMap(\.variableNames))
      return entry.substitutions.filter { !named.contains($0.name) }.map { substitution in
        LocalizationFault(
          rule: id, effect: effect, key: entry.key, locale: entry.locale, table: entry.table,
          variation: "substitution.\(substitution.name)",
          text: entry.value?.forms.first?.unit.text ?? "",
          place: SourcePlace(file: entry.place.file, line: substitution.line),
          message:
            "no text names the variable “\(substitution.name)”, so its forms are never shown",
          advice: "write %#@\(substitution.name)@ in the text, or remove the variable")
      }
    }
  }
}
