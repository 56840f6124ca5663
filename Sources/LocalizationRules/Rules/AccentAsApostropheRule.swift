import Localization

/// An accent or an opening quotation mark in place of an apostrophe.
public struct AccentAsApostropheRule: TextRule {
  public let id = "accent-as-apostrophe"
  public let summary = "An accent without a letter stands for an apostrophe: “l`app”, “l´app”."
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "An acute accent", "The app", ["it": "L´app"],
        faults: ["it: has “´” between letters for an apostrophe"]),
      RuleExample("Apostrophes", "The app", ["fr": "L’app", "it": "L'app"], faults: []),
      RuleExample("Code in Markdown", "Run `make`s", faults: []),
      RuleExample("A letter of Uzbek", "Delete", ["uz": "O‘chirish"], faults: []),
    ]
  }

  /// Languages that write a letter or a sound with such a mark.
  private static let letterLanguages: Set<String> = [
    "uz", "haw", "mi", "sm", "to", "ty", "kaa", "crh", "ar", "he", "iw",
  ]

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard
      !unit.characters.isDisjoint(with: [.grave, .latin1Symbol, .generalPunctuation]),
      !Self.letterLanguages.contains(unit.language)
    else { return [] }
    let scalars = unit.text.unicodeScalars
    var graves = 0
    var found: Unicode.Scalar?
    var before: Unicode.Scalar = " "
    var mark: Unicode.Scalar?
    for scalar in scalars {
      if scalar == "`" { graves += 1 }
      if let mark, found == nil, before.properties.isAlphabetic, scalar.properties.isAlphabetic {
        found = mark
      }
      mark = scalar == "`" || scalar == "´" || scalar == "‘" ? scalar : nil
      if mark == nil { before = scalar }
    }
    guard let found, found != "`" || graves % 2 == 1,
      unit.sourceText?.unicodeScalars.contains(found) != true
    else { return [] }
    return [
      fault(
        unit, "has “\(found)” between letters for an apostrophe", advice: "write ’, or '")
    ]
  }
}
