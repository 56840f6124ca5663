import Localization

/// A variable that a text names and nothing defines.
public struct UndefinedVariableRule: KeyRule {
  public let id = "undefined-variable"
  public let summary = "A text names a plural variable that is not defined."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Misspelt in the text", files: [Self.catalog("%#@flies@")],
        faults: ["en: names the variable “flies”, which is not defined; defined: files"]),
      RuleExample("Defined", files: [Self.catalog("%#@files@")], faults: []),
    ]
  }

  static func catalog(_ text: String) -> RuleExample.File {
    RuleExample.File(
      "Localizable.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"key":{"localizations":{"en":{
      "stringUnit":{"state":"translated","value":"\(text)"},"substitutions":{"files":{"argNum":1,
      "formatSpecifier":"lld","variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%arg file"}},
      "other":{"stringUnit":{"state":"translated","value":"%arg files"}}}}}}}}}}}
      """)
  }

  public func check(
    _ group: KeyGroup, in table: StringTable, context: RuleContext
  ) -> [LocalizationFault] {
    group.units.flatMap { unit -> [LocalizationFault] in
      let defined = unit.entry.substitutions.map(\.name)
      return unit.variableNames.filter { !defined.contains($0) }.map { name in
        let known = defined.isEmpty ? "none" : defined.joined(separator: ", ")
        return LocalizationFault(
          rule: id, effect: effect, key: unit.entry.key, locale: unit.locale,
          table: unit.entry.table, variation: unit.variation, text: unit.text, place: unit.place,
          message: "names the variable “\(name)”, which is not defined; defined: \(known)",
          advice: "define it, or name one that is")
      }
    }
  }
}

extension TextUnit {
  /// The names of `%#@name@` in the text.
  var variableNames: [String] {
    guard text.contains("%") else { return [] }
    return FormatPlaceholder.parse(text).compactMap { placeholder in
      if case .variable(let name) = placeholder.kind { return name }
      return nil
    }
  }
}
