import InterfaceScan
import Localization

/// Leaves out findings where people said so: in a string's comment or in the configuration.
struct Suppression {
  private struct KeyID: Hashable {
    let table: String
    let key: String
  }

  private let settings: [String: RuleSetting]
  private var allowed: [KeyID: Set<String>] = [:]

  /// - Parameter entries: everything that was read; a comment in any language counts for all.
  init(_ settings: [String: RuleSetting], entries: [LocalizationEntry]) {
    self.settings = settings
    for entry in entries {
      guard let comment = entry.comment else { continue }
      let rules = AllowMarker.rules(in: comment)
      guard !rules.isEmpty else { continue }
      allowed[KeyID(table: entry.table, key: entry.key), default: []].formUnion(rules)
    }
  }

  /// The findings that are left, with the severity that the configuration gives them, and how many
  /// were left out.
  func apply(to findings: [Finding]) -> (findings: [Finding], suppressed: Int) {
    var kept: [Finding] = []
    for var finding in findings {
      if isSuppressed(finding) { continue }
      if let severity = settings[finding.rule]?.severity { finding.severity = severity }
      kept.append(finding)
    }
    return (kept, findings.count - kept.count)
  }

  private func isSuppressed(_ finding: Finding) -> Bool {
    let setting = settings[finding.rule]
    if setting?.state == .off { return true }
    if let interface = finding.interface,
      setting?.ignore.contains(where: {
        $0.matches(interface.subject) || $0.matches(interface.owner)
          || $0.matches(finding.place.file)
      }) == true
    {
      return true
    }
    guard let (table, key) = finding.string else { return false }
    if setting?.ignore.contains(where: { $0.matches(key) }) == true { return true }
    guard let rules = allowed[KeyID(table: table, key: key)] else { return false }
    return rules.contains(finding.rule) || rules.contains(AllowMarker.everyRule)
  }
}
