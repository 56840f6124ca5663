import ColorContrast
import DynamicType
import InterfaceScan

/// A text or a symbol on a background that the project does not state, which may or may not be
/// enough.
///
/// Identifier: `undetermined-contrast`. Where even the best case is too low, or even the worst one is
/// enough, it is no such finding.
///
/// Severity: information.
///
/// Example: white text over a photo.
public struct UndeterminedContrastRule: ContrastRule {
  public let id = "undetermined-contrast"
  public let summary = "The contrast depends on a background that is not known."
  public let severity =
    "info"
  public let example = "White text over a photo: from 1:1 to 21:1."

  /// Creates the rule.
  public init() {}

  /// The finding about pairs that show the same colours in the same way.
  ///
  /// - Parameter judgements: at least one; the first is described, the others are mentioned.
  func finding(about judgements: [ContrastJudgement]) -> Finding? {
    guard let judgement = judgements.first, judgement.pairing.exemption == nil,
      judgement.cases.allSatisfy({ judgement.failing($0).isEmpty })
    else { return nil }
    let cases = judgement.cases.filter { !judgement.undetermined($0).isEmpty }
      .sorted { $0.result.worst < $1.result.worst }
    guard let worst = cases.first, case .undetermined(let reason, _, _) = worst.result else {
      return nil
    }
    let text = ContrastWording(judgement)
    return Finding(
      rule: id, severity: .info,
      confidence: min(judgement.pairing.confidence, worst.confidence),
      evidence: .color(text.evidence(cases) { judgement.undetermined($0) }),
      place: judgement.pairing.place, reason: "what lies behind is not known: \(reason)",
      advice: "look at it over the lightest and the darkest contents, or put an opaque colour"
        + " behind it",
      notes: text.notes(cases, others: judgements.dropFirst()))
  }
}
