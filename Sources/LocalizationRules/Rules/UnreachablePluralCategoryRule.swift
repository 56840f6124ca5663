import Localization

/// A plural form that the language never asks for.
public struct UnreachablePluralCategoryRule: KeyRule {
  public let id = "unreachable-plural-category"
  public let summary = "A plural form is for a category that the language does not have."
  public let effect = Effect.hint

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Japanese has no singular",
        files: [Self.catalog("ja", "one", "1ファイル", "other", "%lldファイル")],
        faults: ["ja: the form one is never shown: the language has only other"]),
      RuleExample(
        "Foundation takes zero for 0 in every language",
        files: [Self.catalog("en", "zero", "No files", "other", "%lld files")], faults: []),
    ]
  }

  private static func catalog(_ locale: String, _ forms: String...) -> RuleExample.File {
    let units = stride(from: 0, to: forms.count, by: 2).map {
      "\"\(forms[$0])\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(forms[$0 + 1])\"}}"
    }
    return RuleExample.File(
      "Localizable.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"key":{"localizations":{
      "\(locale)":{"variations":{"plural":{\(units.joined(separator: ","))}}}}}}}
      """)
  }

  public func check(
    _ group: KeyGroup, in table: StringTable, context: RuleContext
  ) -> [LocalizationFault] {
    group.entries.flatMap(PluralSet.sets).flatMap { set -> [LocalizationFault] in
      guard set.rule.isKnown else { return [] }
      let known = set.rule.allCategories
      let names = known.sorted().map(\.rawValue).joined(separator: ", ")
      return set.forms.compactMap { form in
        // Foundation Release Notes for OS X 10.9: "zero" is taken for 0 whatever CLDR says.
        if form.category == .zero || form.category == .other || known.contains(form.category) {
          return nil
        }
        return fault(
          set, form: form,
          "the form \(form.category.rawValue) is never shown: the language has only \(names)",
          advice: "remove it")
      }
    }
  }
}
