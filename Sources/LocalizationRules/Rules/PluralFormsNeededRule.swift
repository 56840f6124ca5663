import Localization

/// A number with a word in the plural that has one form for all numbers.
public struct PluralFormsNeededRule: KeyRule {
  public let id = "plural-forms-needed"
  public let summary = "A text with a number has one form where languages need several."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "One day is shown as “1 days”, and 2 takes another form in Russian", "%lld days",
        ["ru": "%lld дней", "ja": "%lld日"],
        faults: ["en: shows “1 days”; one form for all numbers in ru too"]),
      RuleExample("The writer left it open", "%lld day(s)", ["ru": "%lld дней"], faults: []),
      RuleExample("The system inflects the words", "^[%lld day](inflect: true)s", faults: []),
      RuleExample("No word is counted", "%lld of %lld", faults: []),
      RuleExample("Units do not change", "%lld MB", faults: []),
    ]
  }

  public func check(
    _ group: KeyGroup, in table: StringTable, context: RuleContext
  ) -> [LocalizationFault] {
    guard let source = group.source, source.locale.hasPrefix("en"),
      !NotFormatted.tables.contains(source.table),
      let unit = source.value?.unit ?? keyUnit(of: source),
      source.value?.variations.isEmpty != false,
      unit.text.contains("%"), !Self.isInflected(unit.text),
      let counted = Self.countedWord(in: unit.text)
    else { return [] }
    let others = group.entries.filter(needsForms).map(\.locale).sorted()
    let more =
      others.isEmpty ? "" : "; one form for all numbers in \(others.joined(separator: ", ")) too"
    return [
      LocalizationFault(
        rule: id, effect: effect, confidence: .likely, key: group.key, locale: source.locale,
        table: source.table, text: unit.text,
        place: SourcePlace(file: source.place.file, line: unit.line),
        message: "shows “1\(counted)”\(more)", advice: "vary the text by plural")
    ]
  }

  /// A key without a text is shown itself.
  private func keyUnit(of entry: LocalizationEntry) -> LocalizationUnit? {
    entry.value == nil ? LocalizationUnit(text: entry.key, line: entry.place.line) : nil
  }

  private func needsForms(_ entry: LocalizationEntry) -> Bool {
    guard !entry.isSourceLanguage, let unit = entry.value?.unit, entry.substitutions.isEmpty,
      PluralRule.of(entry.locale).categories.count > 1
    else { return false }
    return FormatPlaceholder.placeholders(in: unit.text).contains { $0.kind == .integer }
  }

  /// Whether the app or the system picks the form: MediaWiki's markup, or Foundation's inflection.
  private static func isInflected(_ text: String) -> Bool {
    text.contains("{{PLURAL:") || text.contains("](inflect:")
  }

  /// Short words that end in s and are no plural, and units that stay as they are.
  private static let notCounted: Set<String> = [
    "this", "plus", "minus", "times", "less", "across", "secs", "mins", "lbs", "pixels", "points",
    "always", "hours'", "status", "access", "versus", "units", "series",
  ]
  private static let irregular: Set<String> = ["people", "children", "men", "women", "persons"]

  /// The space and the word in the plural behind a whole number; nil where there is none.
  private static func countedWord(in text: String) -> String? {
    for placeholder in FormatPlaceholder.placeholders(in: text)
    where placeholder.kind == .integer && placeholder.precision == nil {
      let before = text[..<placeholder.range.lowerBound]
      // "3 of 12 files" and "3/12 files" speak of the whole, which is rarely one.
      if before.hasSuffix("/") || before.hasSuffix("of ") || before.hasSuffix("-") { continue }
      let rest = text[placeholder.range.upperBound...]
      guard rest.first == " " else { continue }
      let word = rest.dropFirst().prefix { $0.isLetter }
      if rest.dropFirst().dropFirst(word.count).first == "(" { continue }
      let lower = word.lowercased()
      if irregular.contains(lower) { return " \(word)" }
      guard word.count >= 4, lower.hasSuffix("s"), !lower.hasSuffix("ss"), !lower.hasSuffix("us"),
        !lower.hasSuffix("is"), !notCounted.contains(lower), word.allSatisfy(\.isASCII),
        word != word.uppercased()
      else { continue }
      return " \(word)"
    }
    return nil
  }
}
