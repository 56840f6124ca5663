import Foundation
import LocalizationRules

/// Findings of single rules, evenly picked, for reading.
enum RuleSample {
  /// - Parameter ids: the rules, each of which is shown by itself.
  static func show(_ count: Int, of ids: [String], in projects: CorpusProjects) {
    let (found, texts) = projects.faults(
      of: LocalizationRuleRegistry.all.filter { ids.contains($0.id) })
    for id in ids {
      let faults = found.joined().filter { $0.rule == id }
      print("\(id): \(faults.count) findings in \(texts) texts")
      show(count, of: faults, in: projects)
    }
  }

  private static func show(
    _ count: Int, of faults: [LocalizationFault], in projects: CorpusProjects
  ) {
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
