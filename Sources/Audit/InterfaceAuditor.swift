import InterfaceRules
import InterfaceScan
import Localization
import LocalizationRules

/// Applies the rules about the interface and makes findings of what they say.
struct InterfaceAuditor {
  let configuration: AuditConfiguration
  let filters: AuditFilters

  /// The findings, and how many others a marker in the source excuses.
  ///
  /// Where only certain slots are asked for, the interface is not.
  ///
  /// - Parameters:
  ///   - roots: the audited folders and files.
  ///   - interface: the interface files and asset catalogs; nil where no folder was given.
  ///   - sources: what the files of source say; nil where none were read.
  ///   - localization: the tables.
  func findings(
    roots: [String], interface: InterfaceScan?, sources: UsageScanner.Result?,
    localization: LocalizationResult
  ) -> (findings: [Finding], excused: Int) {
    guard filters.slots.isEmpty, interface != nil || sources != nil else { return ([], 0) }
    let settings = configuration.rules
    let rules = InterfaceRuleRegistry.all.filter {
      (settings[$0.id] ?? RuleSetting()).isOn(byDefault: $0.isOnByDefault)
    }
    guard !rules.isEmpty else { return ([], 0) }
    let needsTables = rules.contains { $0 is any ProjectRule } && !localization.entries.isEmpty
    let project = InterfaceProject(
      roots: roots, interface: interface ?? InterfaceScan(paths: []),
      sources: sources ?? UsageScanner.Result(),
      localization: needsTables
        ? LocalizationProject(localization, sourceLanguage: configuration.sourceLanguage) : nil)
    let faults = InterfaceCheck.faults(
      sourceFaults: sources?.faults ?? [], in: project, rules: rules,
      context: RuleContext(
        options: settings.mapValues(\.options), requiredLocales: configuration.locales))
    let severities = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0.severity) })
    let kept = faults.filter { !$0.isExcused }
    return (
      kept.map { finding($0, severity: severities[$0.rule] ?? .note) }, faults.count - kept.count
    )
  }

  private func finding(_ fault: InterfaceFault, severity: Severity) -> Finding {
    Finding(
      rule: fault.rule, severity: SeverityPolicy.severity(severity, confidence: fault.confidence),
      confidence: fault.confidence,
      evidence: .interface(
        InterfaceEvidence(
          subject: fault.subject, element: fault.element, owner: fault.owner, key: fault.key,
          table: fault.table)),
      place: fault.place, reason: fault.message, advice: fault.advice, notes: fault.notes)
  }
}
