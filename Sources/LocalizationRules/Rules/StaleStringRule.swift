import Localization

/// A key that the sources do not name any more.
public struct StaleStringRule: LocalizationRule {
  public let id = "stale-string"
  public let summary = "A key is marked as stale: the app's sources do not name it any more."
  public let effect = Effect.hint

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] { [Self.listedOption] }

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Left over", files: [Self.catalog(state: "stale")],
        faults: ["is marked as stale: the sources do not name it"]),
      RuleExample("Written by hand", files: [Self.catalog(state: "manual")], faults: []),
    ]
  }

  private static func catalog(state: String) -> RuleExample.File {
    RuleExample.File(
      "Localizable.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"key":{"extractionState":"\(state)",
      "localizations":{"de":{"stringUnit":{"state":"translated","value":"Sichern"}}}}}}
      """)
  }

  public func check(_ project: LocalizationProject, context: RuleContext) -> [LocalizationFault] {
    project.tables.flatMap { table in
      let gaps = table.keys.compactMap { group in
        group.entries.first { $0.extractionState == "stale" }.map { Gap($0, locale: "") }
      }
      return faults(
        of: gaps, total: table.keys.count, context: context,
        wording: GapWording(
          one: "is marked as stale: the sources do not name it",
          many: "keys are marked as stale",
          advice: "remove it, or mark it as managed by hand if the app makes up its name",
          manyAdvice: "remove those that the app does not make up the names of"))
    }
  }
}
