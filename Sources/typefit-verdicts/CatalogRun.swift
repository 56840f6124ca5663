import Localization
import LocalizationRules

/// What the rules about localisation files say about one item.
struct CatalogRun {
  enum Outcome {
    /// The rules cannot be asked, for this reason.
    case notRun(String)
    /// What they find in a catalog made of the item's texts.
    case found([LocalizationFault])
  }

  let id: String
  let item: CatalogCase.Item
  let outcome: Outcome

  /// The rules agree; nil where they were not asked.
  var isRight: Bool? {
    guard case .found(let faults) = outcome, let expectation = item.expectation else { return nil }
    let effects = faults.map(\.effect)
    switch expectation {
    case .crash: return effects.contains(.crash)
    case .warning: return !effects.isEmpty && !effects.contains(.crash)
    case .pluralMissing, .pluralUnreachable: return !faults.isEmpty
    case .missingTranslation:
      return Set(faults.map(\.locale)).isSuperset(of: item.locales)
    case .fine, .falseAlarm, .parseError: return faults.isEmpty
    }
  }

  init(_ item: CatalogCase.Item, of reported: CatalogCase) {
    id = reported.id
    self.item = item
    outcome = Self.judge(item, of: reported)
  }

  private static func judge(_ item: CatalogCase.Item, of reported: CatalogCase) -> Outcome {
    guard item.surface == "catalog" else {
      return .notRun("\(item.surface) is not about localisation files")
    }
    guard let expectation = item.expectation else {
      return .notRun("\(item.expectedWord) is no verdict of these rules")
    }
    var rules = formatRules
    let catalog: CatalogModel?
    switch expectation {
    case .crash, .warning: catalog = CatalogModel(pairOf: item)
    case .pluralMissing:
      rules = pluralRules
      catalog = CatalogModel(pairOf: item)
    case .pluralUnreachable:
      return .notRun("the files hold the right form; the code picks another")
    case .missingTranslation:
      if reported.outcome.contains("Translation exists") {
        return .notRun("the files hold the translation; the code does not use it")
      }
      rules = ["missing-translation"]
      catalog = CatalogModel(missing: item)
    case .fine:
      rules += pluralRules
      catalog = CatalogModel(fine: item)
    case .falseAlarm:
      rules += pluralRules + ["missing-translation", "untranslated"]
      catalog = item.source?.contains("plural variations") == true ? .pluralVariations : nil
    case .parseError:
      rules += readingRules
      catalog = item.source?.contains("substitution") == true ? .bareSubstitution : nil
    }
    guard let catalog else { return .notRun("its texts are neither stated nor described") }
    let known = rules.compactMap(LocalizationRuleRegistry.rule)
    guard !known.isEmpty else {
      return .notRun("there is no rule \(rules.joined(separator: ", "))")
    }
    return .found(
      LocalizationCheck.faults(
        in: LocalizationProject(catalog.result, sourceLanguage: CatalogModel.sourceLanguage),
        rules: known, context: RuleContext()))
  }

  private static let formatRules = [
    "placeholder-type", "extra-placeholder", "missing-placeholder", "bare-percent-sign",
    "undefined-variable",
  ]
  private static let pluralRules = [
    "missing-plural-category", "plural-forms-needed", "plural-without-number",
    "unreachable-plural-category",
  ]
  private static let readingRules = [
    "unreadable-table", "silently-lost-entries", "duplicate-key", "unused-variable",
  ]
}
