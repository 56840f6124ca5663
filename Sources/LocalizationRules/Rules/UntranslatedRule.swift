import DynamicType
import Localization

/// A translation that says what the source says.
public struct UntranslatedRule: LocalizationRule {
  public let id = "untranslated"
  public let summary = "A translation is equal to its source, and its words are no names."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] {
    [
      Self.listedOption,
      RuleOption(
        "names", "Words that stay as they are in every language, such as the app's name.",
        default: "[]"),
    ]
  }

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Left in English", "Delete the file", ["de": "Delete the file"],
        faults: ["de: is the same as the source"]),
      RuleExample("Names stay", "GitHub Copilot", ["de": "GitHub Copilot"], faults: []),
      RuleExample("Acronyms stay", "PDF", ["ja": "PDF"], faults: []),
      RuleExample("A word that German shares", "Version", ["de": "Version"], faults: []),
      RuleExample(
        "Japanese writes it in its own script", "Version", ["ja": "Version"],
        faults: ["ja: is the same as the source"]),
      RuleExample("Another English", "Delete", ["en-GB": "Delete"], faults: []),
      RuleExample("Nothing to translate", "%@ (%d)", ["de": "%@ (%d)"], faults: []),
      RuleExample(
        "Most languages keep it: a name", "Find My",
        ["de": "Find My", "fr": "Find My", "it": "Find My", "es": "Buscar"], faults: []),
      RuleExample(
        "The app's name", "Open Hiker", ["de": "Open Hiker"],
        options: ["names": ["Open", "Hiker"]], faults: []),
    ]
  }

  /// A text beside its source.
  private struct Pair {
    let unit: TextUnit
    let words: [Substring]
    let isEqual: Bool
  }

  public func check(_ project: LocalizationProject, context: RuleContext) -> [LocalizationFault] {
    let names = Set((context.texts("names", of: self) ?? []).map { $0.lowercased() })
    return project.tables.flatMap {
      check($0, source: LocaleKinship(project.sourceLanguage), names: names, context: context)
    }
  }

  private func check(
    _ table: StringTable, source: LocaleKinship, names: Set<String>, context: RuleContext
  ) -> [LocalizationFault] {
    guard table.locales.count > 1 else { return [] }
    var pairs: [String: [Pair]] = [:]
    for group in table.keys where group.source?.extractionState != "stale" {
      for pair in self.pairs(group, source: source) {
        pairs[pair.unit.locale, default: []].append(pair)
      }
    }
    // A table that was copied and then translated bit by bit says nothing about what is a name.
    let copies = Set(
      pairs.filter { _, texts in
        let prose = texts.filter { $0.words.count > 1 }
        return prose.count >= 5 && prose.count(where: \.isEqual) * 2 > prose.count
      }.map(\.key))
    var kept: [String: (equal: Int, all: Int)] = [:]
    for (locale, texts) in pairs where !copies.contains(locale) {
      for pair in texts {
        kept[pair.unit.entry.key, default: (0, 0)].all += 1
        if pair.isEqual { kept[pair.unit.entry.key, default: (0, 0)].equal += 1 }
      }
    }
    return pairs.sorted { $0.key < $1.key }.flatMap { _, texts -> [LocalizationFault] in
      let gaps = texts.filter { pair in
        guard pair.isEqual else { return false }
        let (equal, all) = kept[pair.unit.entry.key] ?? (0, 0)
        if equal >= 3, equal * 5 >= all * 2 { return false }
        return isForeign(pair, source: source, names: names)
      }.map { Gap($0.unit) }
      return faults(
        of: gaps, total: texts.count, confidence: .likely, context: context,
        wording: GapWording(
          one: "is the same as the source", many: "texts are the same as their source",
          advice: "have it translated, or mark it as not to be translated",
          manyAdvice: "have them translated, or mark them as not to be translated"))
    }
  }

  /// One text of each translation: the first that equals its source, else the first.
  private func pairs(_ group: KeyGroup, source: LocaleKinship) -> [Pair] {
    guard group.source?.shouldTranslate != false else { return [] }
    var pairs: [Pair] = []
    for entry in group.entries
    where !entry.isSourceLanguage && !LocaleKinship(entry.locale).sharesLanguage(with: source) {
      let units = TextUnit.units(of: entry, source: group.source).filter { unit in
        unit.substitution == nil && !unit.text.isEmpty && unit.sourceText != nil
          && TranslationState(unit.form.unit) != .new
      }
      guard let unit = units.first(where: Self.isEqual) ?? units.first,
        let text = unit.sourceText
      else { continue }
      let words = TranslatableText(text).words
      guard !words.isEmpty else { continue }
      pairs.append(Pair(unit: unit, words: words, isEqual: Self.isEqual(unit)))
    }
    return pairs
  }

  private static func isEqual(_ unit: TextUnit) -> Bool { unit.text == unit.sourceText }

  private func isForeign(_ pair: Pair, source: LocaleKinship, names: Set<String>) -> Bool {
    let words = pair.words.filter { !Self.isName($0) }.map { $0.lowercased() }
      .map { $0.replacing("’", with: "'") }.filter { !names.contains($0) }
    guard !words.isEmpty else { return false }
    guard source.language == "en" else { return words.count > 2 }
    if let marker = words.firstIndex(where: EnglishWords.interface.contains) {
      // Two words with a common one at the end may be a name: "Dexcom Share".
      if words.count != 2 || marker == 0 || pair.words[1].first?.isLowercase == true { return true }
      if EnglishWords.isKnown(words[0]) { return true }
    }
    if words.count > 1, words.contains(where: EnglishWords.particles.contains) { return true }
    if words.count > 3 { return true }
    return !Self.latin.contains(pair.unit.language)
      && words.contains(where: EnglishWords.shared.contains)
  }

  /// Whether a word looks like a name: `iCloud`, `PDF`, `MP3`.
  private static func isName(_ word: Substring) -> Bool {
    if word.contains(where: \.isNumber) { return true }
    if word.count == 1 { return true }
    if word.dropFirst().contains(where: \.isUppercase) {
      return word.count <= 5 || word.contains(where: \.isLowercase)
    }
    return false
  }

  /// Languages of Latin script (CLDR, likely subtags) that apps are translated into.
  private static let latin: Set<String> = [
    "af", "az", "bs", "ca", "cs", "cy", "da", "de", "en", "eo", "es", "et", "eu", "fi", "fil", "fo",
    "fr", "ga", "gd", "gl", "ha", "hr", "hu", "id", "is", "it", "la", "lb", "lt", "lv", "ms", "mt",
    "nb", "nl", "nn", "no", "oc", "pl", "pt", "rm", "ro", "se", "sk", "sl", "sq", "sv", "sw", "tl",
    "tr", "uz", "vi", "zu", "an", "ast", "br", "co", "fy", "gsw", "in", "jv", "kab", "ku", "mi",
    "sc", "so", "su", "szl", "tk", "yo", "xh", "ig",
  ]
}
