/// The table about colours that `typefit-verdicts` prints.
struct ColorTable {
  /// The least share of equal verdicts aimed at, in percent.
  static let goal = 90.0

  let runs: [ColorRun]

  /// Items judged as the reports say, of those asked.
  var rate: (equal: Int, asked: Int) {
    let answers = runs.compactMap(\.isRight)
    return (answers.count { $0 }, answers.count)
  }

  func print() {
    Swift.print("\nColours: \(runs.count) items\n")
    Swift.print("| case | colours | expected | is | ratio | stated |")
    Swift.print("|---|---|---|---|---|---|")
    for run in runs {
      guard let (verdict, ratio) = Self.words(run.outcome) else { continue }
      let mark = run.isRight == false ? " (wrong)" : ""
      let stated = run.item.ratio.map { "\($0)\(run.isRatioEqual == false ? " (differs)" : "")" }
      Swift.print(
        "| \(run.id) | \(Self.words(run.item.subject)) | \(run.item.expectation.rawValue) "
          + "| \(verdict)\(mark) | \(ratio) | \(stated ?? "–") |")
    }
    let (equal, asked) = rate
    let percent =
      asked == 0 ? "–" : "\(Int((100 * Double(equal) / Double(asked)).rounded(.down))) %"
    let ratios = runs.compactMap(\.isRatioEqual)
    Swift.print(
      "\nverdict equal in \(equal)/\(asked), \(percent) (goal: at least \(Int(Self.goal)) %), "
        + "ratio equal in \(ratios.count { $0 })/\(ratios.count), "
        + "not asked \(runs.count - asked):")
    for run in runs {
      guard case .notRun(let reason) = run.outcome else { continue }
      Swift.print("  \(run.id)  \(run.item.expectation.rawValue): \(reason)")
    }
  }

  private static func words(_ subject: ColorCase.Subject) -> String {
    switch subject {
    case .pair(let foreground, let background): "\(foreground) on \(background)"
    case .statusBar(let style, let background): "status bar, \(style) on \(background)"
    }
  }

  private static func words(_ outcome: ColorRun.Outcome) -> (String, String)? {
    switch outcome {
    case .notRun: nil
    case .exempt: ("exempt", "–")
    case .judged(let passes, .determined(let ratio)):
      (passes ? "contrast_pass" : "contrast_fail", ratio.description)
    case .judged(let passes, .undetermined(_, let worst, let best)):
      (passes ? "contrast_pass" : "contrast_fail", "\(worst) to \(best)")
    }
  }
}
