import LocalizationRules

/// The table about localisation files that `typefit-verdicts` prints.
struct CatalogTable {
  /// The least share of equal verdicts aimed at, in percent.
  static let goal = 90.0

  let runs: [CatalogRun]

  /// Items judged as the reports say, of those asked.
  var rate: (equal: Int, asked: Int) {
    let answers = runs.compactMap(\.isRight)
    return (answers.count { $0 }, answers.count)
  }

  func print() {
    Swift.print("\nLocalisation files: \(runs.count) items\n")
    Swift.print("| case | source | translation | expected | found |")
    Swift.print("|---|---|---|---|---|")
    for run in runs {
      guard case .found(let faults) = run.outcome else { continue }
      let mark = run.isRight == false ? " (wrong)" : ""
      let found = faults.map { "\($0.rule) (\($0.effect.rawValue))" }
      Swift.print(
        "| \(run.id) | \(run.item.source ?? "–") | \(run.item.translation ?? "–") "
          + "| \(run.item.expectedWord) "
          + "| \(found.isEmpty ? "nothing" : found.joined(separator: ", "))\(mark) |")
    }
    let (equal, asked) = rate
    let percent =
      asked == 0 ? "–" : "\(Int((100 * Double(equal) / Double(asked)).rounded(.down))) %"
    Swift.print(
      "\nverdict equal in \(equal)/\(asked), \(percent) (goal: at least \(Int(Self.goal)) %), "
        + "not asked \(runs.count - asked):")
    for run in runs {
      guard case .notRun(let reason) = run.outcome else { continue }
      Swift.print("  \(run.id)  \(run.item.expectedWord): \(reason)")
    }
  }
}
