import Localization

/// A plural form without the number, in a language that uses it for several numbers.
public struct PluralWithoutNumberRule: KeyRule {
  public let id = "plural-without-number"
  public let summary = "A plural form leaves the number out and is shown for several numbers."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Russian uses its singular for 21 too",
        files: [Self.catalog("ru", "Один файл", few: "%lld файла", many: "%lld файлов")],
        faults: ["ru: the form one leaves the number out and is shown for 21 or 31 too"]),
      RuleExample(
        "Polish uses its singular for 1 alone",
        files: [Self.catalog("pl", "Jeden plik", few: "%lld pliki", many: "%lld plików")],
        faults: []),
    ]
  }

  private static func catalog(
    _ locale: String, _ one: String, few: String, many: String
  ) -> RuleExample.File {
    func unit(_ text: String) -> String {
      "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
    }
    return RuleExample.File(
      "Localizable.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"key":{"localizations":{
      "\(locale)":{"variations":{"plural":{"one":\(unit(one)),"few":\(unit(few)),
      "many":\(unit(many)),"other":\(unit(many))}}}}}}}
      """)
  }

  public func check(
    _ group: KeyGroup, in table: StringTable, context: RuleContext
  ) -> [LocalizationFault] {
    group.entries.flatMap(PluralSet.sets).flatMap { set -> [LocalizationFault] in
      guard set.rule.isKnown else { return [] }
      guard let other = set[.other] ?? set[.many], showsNumber(other.unit.text, set) else {
        return []
      }
      let hasZero = set.categories.contains(.zero)
      return set.forms.compactMap { form in
        guard form.category != .zero, !form.unit.text.isEmpty,
          !showsNumber(form.unit.text, set)
        else { return nil }
        var numbers = set.rule.examples(of: form.category)
        // A form zero of its own takes 0 away from the others.
        if hasZero { numbers.removeAll { $0 == 0 } }
        guard numbers.count > 1 else { return nil }
        // "One file" for no file at all is what French and Portuguese do.
        guard numbers != [0, 1] else { return nil }
        if form.category == .one { numbers.removeAll { $0 == 1 } }
        return fault(
          set, form: form,
          "the form \(form.category.rawValue) leaves the number out and is shown for"
            + " \(numbers.listedWithOr)\(form.category == .one ? " too" : "")",
          advice: "show the number in this form")
      }
    }
  }

  private func showsNumber(_ text: String, _ set: PluralSet) -> Bool {
    // The forms of a variable show its number as %arg; texts of their own show any argument.
    FormatPlaceholder.parse(text).contains { placeholder in
      switch placeholder.kind {
      case .percent: false
      case .text, .character, .pointer: set.substitution == nil
      default: true
      }
    }
  }
}
