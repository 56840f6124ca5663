import Localization

/// Applies rules to everything that was read.
public enum LocalizationCheck {
  /// The faults, in the order of files, lines, keys, languages and rules.
  ///
  /// - Parameter rules: which are applied.
  public static func faults(
    in project: LocalizationProject, rules: [any LocalizationRule], context: RuleContext
  ) -> [LocalizationFault] {
    let textRules = rules.compactMap { $0 as? any TextRule }
    let keyRules = rules.compactMap { $0 as? any KeyRule }
    var faults: [LocalizationFault] = []
    for rule in rules where !(rule is any TextRule) && !(rule is any KeyRule) {
      faults += rule.check(project, context: context)
    }
    // A text is taken apart once for all the rules that look at it.
    for table in project.tables {
      for group in table.keys {
        for rule in keyRules { faults += rule.check(group, in: table, context: context) }
        guard !textRules.isEmpty else { continue }
        for unit in group.units where !unit.text.isEmpty {
          for rule in textRules { faults += rule.check(unit, context: context) }
        }
      }
    }
    return faults.sorted { lhs, rhs in
      (lhs.place.file, lhs.place.line, lhs.key, lhs.locale, lhs.rule)
        < (rhs.place.file, rhs.place.line, rhs.key, rhs.locale, rhs.rule)
    }
  }
}
