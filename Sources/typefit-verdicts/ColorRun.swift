import ColorContrast
import DynamicType

/// What the contrast rules say about one item.
struct ColorRun {
  enum Outcome: Equatable {
    /// The rules cannot be asked, for this reason.
    case notRun(String)
    case exempt
    /// Passes or fails, whatever of the background is not known.
    case judged(passes: Bool, ContrastResult)
  }

  let id: String
  let item: ColorCase.Item
  let outcome: Outcome

  /// The rules agree; nil where they were not asked.
  var isRight: Bool? {
    switch outcome {
    case .notRun: nil
    case .exempt: item.expectation == .exempt
    case .judged(let passes, _):
      item.expectation == (passes ? .passes : .fails)
    }
  }

  /// The stated ratio is the computed one as far as it was written; nil where one is not known.
  var isRatioEqual: Bool? {
    guard let stated = item.ratio, case .judged(_, .determined(let ratio)) = outcome else {
      return nil
    }
    // Reports round to one, two or three decimals, or cut.
    let digits = [1.0, 10, 100].first { abs((stated * $0).rounded() - stated * $0) < 1e-6 } ?? 1000
    return abs(ratio.value - stated) < 1 / digits
  }

  init(_ item: ColorCase.Item, of reported: ColorCase) {
    id = reported.id
    self.item = item
    outcome = Self.judge(item)
  }

  private static func judge(_ item: ColorCase.Item) -> Outcome {
    let appearance = Appearance(item.appearance)
    let os = item.os ?? .newest
    if item.textSize == ContrastExemption.disabled.rawValue { return .exempt }
    func backdrop(_ words: String) -> Backdrop {
      ColorWords.color(words, in: appearance, os: os).map(Backdrop.color)
        ?? .unknown(reason: words)
    }
    switch item.subject {
    case .pair(let foreground, let background):
      guard let color = ColorWords.color(foreground, in: appearance, os: os) else {
        return .notRun("colour not stated: \(foreground)")
      }
      let criterion: ContrastCriterion = item.textSize == "icon" ? .nonText : .textAA
      let minimum = criterion.minimum(isLargeText: item.textSize == "large text")
      let result = ContrastResult(color, on: backdrop(background))
      return outcome(result, result.meets(minimum), background)
    case .statusBar(let words, let background):
      guard let style = StatusBarStyle(name: words) else {
        return .notRun("no status-bar style: \(words)")
      }
      let judgement = StatusBarJudgement(style, over: backdrop(background), in: appearance, os: os)
      return outcome(judgement.result, judgement.passes, background)
    }
  }

  private static func outcome(
    _ result: ContrastResult, _ passes: Bool?, _ background: String
  ) -> Outcome {
    guard let passes else {
      return .notRun(
        "background not stated, and it matters: \(background), \(result.worst) to \(result.best)")
    }
    return .judged(passes: passes, result)
  }
}
