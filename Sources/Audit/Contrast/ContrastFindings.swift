import ColorContrast
import DynamicType
import InterfaceScan

/// Turns judged pairs into findings: one for the same colours in the same use in one file.
struct ContrastFindings {
  /// The findings, in the order of the pairs.
  let findings: [Finding]

  /// What makes two pairs the same fault: the same names and colours, large at the same sizes.
  private struct Key: Hashable {
    let file: String
    let subject: String
    let role: ColorPairing.Role
    let isLarge: [Bool]
    let colors: [Color]
    let backdrops: [Backdrop]
  }

  init(_ judgements: [ContrastJudgement]) {
    var order: [Key] = []
    var groups: [Key: [ContrastJudgement]] = [:]
    for judgement in judgements {
      let pairing = judgement.pairing
      let key = Key(
        file: pairing.place.file, subject: Self.subject(of: judgement), role: pairing.role,
        isLarge: judgement.settings.categories.map(judgement.isLarge),
        colors: judgement.cases.map(\.foreground), backdrops: judgement.cases.map(\.backdrop))
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(judgement)
    }
    let low = LowContrastRule()
    let undetermined = UndeterminedContrastRule()
    findings = order.compactMap { key in
      // The same pair may be exempt in one place and not in another.
      let counted = (groups[key] ?? []).filter {
        $0.pairing.exemption == nil && !$0.pairing.isSystemDefault
      }
      return low.finding(about: counted) ?? undetermined.finding(about: counted)
    }
  }

  /// A tint makes the same pair in many elements.
  private static func subject(of judgement: ContrastJudgement) -> String {
    let pairing = judgement.pairing
    return pairing.reason == .tint
      ? "\(pairing.foreground.name) on \(pairing.backdrop.name)" : judgement.subject
  }
}
