import Localization

/// A plural category that the language needs and the text has no form for.
public struct MissingPluralCategoryRule: KeyRule {
  public let id = "missing-plural-category"
  public let summary = "A plural category that the language uses has no form."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] {
    [
      RuleOption(
        "optional", "Categories that may be missing where there is the form other.",
        default: #"["zero"]"#)
    ]
  }

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Polish has three", files: [Self.catalog("pl", one: "%lld plik", other: "%lld pliku")],
        faults: [
          "pl: has no form few for 2, 3 or 4 and no form many for 0, 5 or 6"
        ]),
      RuleExample(
        "Japanese has one",
        files: [
          RuleExample.File(
            "Localizable.xcstrings",
            """
            {"sourceLanguage":"en","version":"1.0","strings":{"key":{"localizations":{
            "ja":{"variations":{"plural":{
            "other":{"stringUnit":{"state":"translated","value":"%lldファイル"}}}}}}}}}
            """)
        ], faults: []),
      RuleExample(
        "English has two", files: [Self.catalog("en", one: "%lld file", other: "%lld files")],
        faults: []),
    ]
  }

  private static func catalog(_ locale: String, one: String, other: String) -> RuleExample.File {
    RuleExample.File(
      "Localizable.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"key":{"localizations":{
      "\(locale)":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"\(one)"}},
      "other":{"stringUnit":{"state":"translated","value":"\(other)"}}}}}}}}}
      """)
  }

  public func check(
    _ group: KeyGroup, in table: StringTable, context: RuleContext
  ) -> [LocalizationFault] {
    let optional = Set(context.texts("optional", of: self) ?? ["zero"])
    return group.entries.flatMap(PluralSet.sets).compactMap { set -> LocalizationFault? in
      guard set.rule.isKnown else { return nil }
      let categories = set.categories
      var missing = set.rule.categories.subtracting(categories)
        .filter { !optional.contains($0.rawValue) }
      if !categories.contains(.other) { missing.insert(.other) }
      // Where the language keeps other for fractions, a whole number never asks for it.
      let isOnlyForFractions = !set.rule.categories.contains(.other)
      if missing == [.other], isOnlyForFractions {
        return fault(
          set, effect: .cosmetic, "has no form other, which fractions and other systems take",
          advice: "add it with the text of many or few")
      }
      guard !missing.isEmpty else { return nil }
      let gaps = missing.sorted().map { category in
        let examples = set.rule.examples(of: category)
        return "no form \(category.rawValue)"
          + (examples.isEmpty ? "" : " for \(examples.listedWithOr)")
      }
      return fault(
        set, "has \(gaps.joined(separator: " and "))",
        advice: missing.contains(.other)
          ? "add it: without the form other nothing is shown" : "add the missing forms")
    }
  }
}
