import ColorContrast
import DynamicType
import InterfaceScan

/// A text, a symbol or a part of a control whose contrast to its background is below the minimum of
/// WCAG 2.2, 1.4.3, 1.4.6 or 1.4.11.
///
/// Identifier: `low-contrast`.
///
/// Severity: see `ContrastSeverity`.
///
/// Example: system orange on white, 2.19:1.
public struct LowContrastRule: ContrastRule {
  public let id = "low-contrast"
  public let summary = "A text or a symbol stands out too little from its background."
  public let severity =
    "error at the default text size or a larger one; warning at smaller sizes only, with Increase"
    + " Contrast only, for level AAA, for a system colour on another, and where the pair is a guess; info"
    + " where the colours are"
  public let example =
    "System orange as the colour of a text on white: 2.19:1 in the light appearance."

  /// Creates the rule.
  public init() {}

  /// The finding about pairs that show the same colours in the same way; nil when they pass, when it
  /// depends on an unknown background, or when they are exempt.
  ///
  /// - Parameter judgements: at least one; the first is described, the others are mentioned.
  func finding(about judgements: [ContrastJudgement]) -> Finding? {
    guard let judgement = judgements.first, judgement.pairing.exemption == nil else { return nil }
    let failing = judgement.cases.filter { !judgement.failing($0).isEmpty }
      .sorted { left, right in
        // What everybody sees comes before what Increase Contrast shows.
        left.isNormal == right.isNormal
          ? left.result.best < right.result.best : left.isNormal
      }
    let sure = failing.filter { $0.confidence > .guess }
    let cases = sure.isEmpty ? failing : sure
    guard let worst = cases.first else { return nil }
    let text = ContrastWording(judgement)
    return Finding(
      rule: id, severity: ContrastSeverity.severity(of: judgement, cases: cases),
      confidence: min(judgement.pairing.confidence, worst.confidence),
      evidence: .color(
        text.evidence(cases) { judgement.failing($0) }),
      place: judgement.pairing.place, reason: text.reason(worst),
      advice: text.advice(cases), notes: text.notes(cases, others: judgements.dropFirst()))
  }
}
