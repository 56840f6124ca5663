import LocalizationRules

/// How often each rule finds something in the corpus: numbers only, so that it can be kept.
struct RuleSummary: CustomStringConvertible {
  private var counts: [String: [Effect: Int]] = [:]
  private var origins: [String: Int] = [:]
  private let texts: Int

  /// Reads every project and applies all rules to it.
  init(_ projects: CorpusProjects) {
    let (found, texts) = projects.faults(of: LocalizationRuleRegistry.all)
    self.texts = texts
    for faults in found {
      for fault in faults { counts[fault.rule, default: [:]][fault.effect, default: 0] += 1 }
      for rule in Set(faults.map(\.rule)) { origins[rule, default: 0] += 1 }
    }
  }

  var description: String {
    var lines = [
      "Findings per rule over the corpus of \(texts) texts, made by `make corpus-check`.", "",
      Self.row("rule", Effect.allCases.reversed().map(\.rawValue) + ["projects"]),
    ]
    for rule in LocalizationRuleRegistry.all {
      let numbers = Effect.allCases.reversed().map { counts[rule.id]?[$0] ?? 0 }
      lines.append(Self.row(rule.id, (numbers + [origins[rule.id] ?? 0]).map(String.init)))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    let name = name + String(repeating: " ", count: max(1, 32 - name.count))
    let cells = cells.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }
    return name + cells.joined()
  }
}
