import Components
import InterfaceScan
import Localization
import LocalizationRules
import TextShaping

/// Applies the rules about localisation files and makes findings of what they say.
struct LocalizationAuditor {
  let configuration: AuditConfiguration
  let filters: AuditFilters
  let fontStack: FontStack
  /// Where the app's sources show strings.
  var usages: [Usage] = []

  /// The findings about what was read.
  func findings(in result: LocalizationResult) -> [Finding] {
    let settings = configuration.rules
    let rules = LocalizationRuleRegistry.all.filter {
      (settings[$0.id] ?? RuleSetting()).isOn(byDefault: $0.isOnByDefault)
    }
    guard !rules.isEmpty else { return [] }
    var considered = result
    considered.entries.removeAll(where: isLeftOut)
    let project = LocalizationProject(considered, sourceLanguage: configuration.sourceLanguage)
    let fontStack = fontStack
    let context = RuleContext(
      options: settings.mapValues(\.options), requiredLocales: configuration.locales,
      places: AssignedPlaces(configuration: configuration, usages: usages)
    ) { text, locale in
      TextShaper(fontStack: fontStack).shape(text, locale: locale, font: FontDescriptor())
        .advance(pointSize: RuleContext.measuredPointSize)
    }
    let wanted = filters.locales.isEmpty ? configuration.locales : filters.locales
    return LocalizationCheck.faults(in: project, rules: rules, context: context)
      .filter { $0.locale.isEmpty || AuditFilters.allows(locale: $0.locale, wanted: wanted) }
      .map(finding)
  }

  /// What is not to be translated has no translations to be judged.
  private func isLeftOut(_ entry: LocalizationEntry) -> Bool {
    if !entry.shouldTranslate, !entry.isSourceLanguage { return true }
    return configuration.ignore.contains { $0.matches(entry.key) }
  }

  private func finding(_ fault: LocalizationFault) -> Finding {
    Finding(
      rule: fault.rule,
      severity: SeverityPolicy.severity(of: fault.effect, confidence: fault.confidence),
      confidence: fault.confidence,
      evidence: .localization(
        LocalizationEvidence(
          key: fault.key, locale: fault.locale, table: fault.table, variation: fault.variation,
          text: fault.text, effect: fault.effect)),
      place: fault.place, reason: fault.message, advice: fault.advice, notes: fault.notes)
  }
}
