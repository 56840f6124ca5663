import DynamicType
import Localization

/// A text that a language of the app lacks.
public struct MissingTranslationRule: LocalizationRule {
  public let id = "missing-translation"
  public let summary = "A language that the app has lacks a text."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var options: [RuleOption] {
    [
      Self.listedOption,
      RuleOption(
        "regions",
        "Whether a region such as de-AT needs the texts that its language has: Foundation looks for"
          + " a key in one language only.", default: "false"),
    ]
  }

  public var examples: [RuleExample] {
    [
      RuleExample(
        "German has one of two",
        files: [
          Self.table("en", ["Save", "Open"]), Self.table("de", ["Save"]),
          Self.table("fr", ["Save", "Open"]),
        ],
        faults: ["de Open: has no translation"]),
      RuleExample(
        "A language that has only begun is told once",
        files: [
          Self.table("en", ["Save", "Open", "Close"]), Self.table("de", ["Save"]),
          Self.table("fr", ["Save", "Open", "Close"]),
        ], options: ["listed": ["1"]],
        faults: ["de: 2 of 3 texts have no translation, the first are “Open”, “Close”"]),
      RuleExample(
        "No language has it",
        files: [
          Self.table("en", ["Save", "Open"]), Self.table("de", ["Save"]),
          Self.table("fr", ["Save"]),
        ],
        faults: ["Open: is translated into none of 2 languages"]),
      RuleExample(
        "Austria takes what it lacks from German, Canada from the English of the source",
        files: [
          Self.table("en", ["Save", "Open"]), Self.table("de", ["Save", "Open"]),
          Self.table("de-AT", ["Save"]), Self.table("en-CA", ["Open"]),
        ], faults: []),
      RuleExample(
        "Regions that are to be whole",
        files: [
          Self.table("en", ["Save", "Open"]), Self.table("de", ["Save", "Open"]),
          Self.table("de-AT", ["Save"]),
        ], options: ["regions": ["true"]], faults: ["de-AT Open: has no translation"]),
      RuleExample(
        "No word to translate",
        files: [Self.table("en", ["Save", "%1$@: %2$@"]), Self.table("de", ["Save"])], faults: []),
      RuleExample(
        "A whole table",
        files: [
          Self.table("en", ["Save"]), Self.table("de", ["Save"]),
          Self.table("en", ["Ride"], name: "Widget"), Self.table("it", ["Ride"], name: "Widget"),
        ],
        faults: [
          "de: the table Widget is missing, 1 text in all",
          "it: the table Localizable is missing, 1 text in all",
        ]),
    ]
  }

  private static func table(
    _ locale: String, _ keys: [String], name: String = "Localizable"
  ) -> RuleExample.File {
    let suffix = locale.hasPrefix("en") ? "" : " (\(locale))"
    return RuleExample.File(
      "\(locale).lproj/\(name).strings",
      keys.map { "\"\($0)\" = \"\($0)\(suffix)\";\n" }.joined())
  }

  public func check(_ project: LocalizationProject, context: RuleContext) -> [LocalizationFault] {
    let needsRegions = context.flag("regions", of: self) ?? false
    let coverages = project.tables.map {
      TableCoverage($0, sourceLanguage: project.sourceLanguage, needsRegions: needsRegions)
    }
    return coverages.flatMap { check($0, context: context) }
      + missingTables(coverages, context: context)
  }

  // MARK: Texts

  private func check(_ coverage: TableCoverage, context: RuleContext) -> [LocalizationFault] {
    let languages = coverage.languages
    guard !languages.isEmpty else { return [] }
    var untouched: Set<String> = []
    var faults: [LocalizationFault] = []
    if languages.count > 1 {
      let groups = coverage.untouched
      untouched = Set(groups.map(\.key))
      // The app may set what only the storyboard has.
      let isInterface = coverage.table.interface != nil
      faults += self.faults(
        of: groups.compactMap { $0.source.map { Gap($0, locale: "") } },
        total: coverage.expected.count, effect: isInterface ? .hint : nil,
        confidence: isInterface ? .likely : .certain, context: context,
        wording: GapWording(
          one: "is translated into none of \(languages.count) languages",
          many: "texts are translated into none of \(languages.count) languages",
          advice: "have it translated, or mark it as not to be translated",
          manyAdvice: "have them translated, or mark them as not to be translated"))
    }
    for locale in languages {
      let missing = coverage.missing(in: locale).filter { !untouched.contains($0.key) }
      let gaps = missing.compactMap { group in
        (group.source ?? group.entries.first).map { Gap($0, locale: locale) }
      }
      faults += self.faults(
        of: gaps, total: coverage.expected.count, context: context,
        wording: GapWording(
          one: "has no translation", many: "texts have no translation",
          advice: "have it translated", manyAdvice: "have them translated"))
    }
    return faults
  }

  // MARK: Tables

  /// Languages that a bundle has and one of its tables lacks altogether.
  private func missingTables(
    _ coverages: [TableCoverage], context: RuleContext
  ) -> [LocalizationFault] {
    var bundles: [String: [TableCoverage]] = [:]
    for coverage in coverages where !coverage.expected.isEmpty {
      bundles[coverage.table.container, default: []].append(coverage)
    }
    return bundles.sorted { $0.key < $1.key }.flatMap { _, tables -> [LocalizationFault] in
      let languages = Set(tables.flatMap(\.languages) + context.requiredLocales)
      return languages.sorted().compactMap { fault(in: $0, of: tables) }
    }
  }

  private func fault(in locale: String, of tables: [TableCoverage]) -> LocalizationFault? {
    let lacking = tables.filter { coverage in
      !coverage.table.locales.contains(locale) && coverage.needsTranslation(locale)
        && coverage.missing(in: locale).count == coverage.expected.count
    }
    guard let first = lacking.first, let place = first.expected.first?.entries.first?.place else {
      return nil
    }
    let texts = lacking.reduce(0) { $0 + $1.expected.count }
    let names = lacking.map(\.table.name)
    let named =
      names.count <= 3
      ? names.joined(separator: ", ")
      : names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
    return LocalizationFault(
      rule: id, effect: effect, confidence: .likely, locale: locale,
      table: names.count == 1 ? names[0] : "", place: place,
      message: (names.count == 1
        ? "the table \(named) is missing" : "the tables \(named) are missing")
        + ", \(texts) \(texts == 1 ? "text" : "texts") in all",
      advice: "have it translated: other tables of the app are there in this language")
  }
}
