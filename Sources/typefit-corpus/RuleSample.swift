import Foundation
import LocalizationRules

/// Findings of one rule, evenly picked, for reading.
enum RuleSample {
  static func show(_ count: Int, of id: String, in projects: CorpusProjects) {
    let (found, texts) = projects.faults(
      of: LocalizationRuleRegistry.all.filter { $0.id == id })
    let faults = found.flatMap { $0 }
    print("\(faults.count) findings in \(texts) texts")
    let step = max(1, faults.count / max(count, 1))
    for index in stride(from: 0, to: faults.count, by: step).prefix(count) {
      let fault = faults[index]
      let file = fault.place.file.replacingOccurrences(of: projects.folder + "/", with: "")
      print("\(file):\(fault.place.line) [\(fault.locale)] \(fault.key.prefix(60))")
      print("    \(fault.text.prefix(160).replacingOccurrences(of: "\n", with: "⏎"))")
      print("    \(fault.effect) · \(fault.message); \(fault.advice)")
    }
  }
}
