import ColorContrast
import DynamicType
import InterfaceScan

/// Two states that differ in hue and hardly in lightness, which some people do not see (WCAG 2.2,
/// 1.4.1 Use of Color; its technique G183 asks for a ratio of 3 between them).
///
/// Identifier: `hue-only-difference`.
///
/// Severity: a note where the states look alike with a colour vision deficiency, information
/// otherwise. A shape, a text or a font weight that differs too makes up for it, and is not looked
/// for.
///
/// Example: a green dot for "online" and a red one for "offline".
public struct HueOnlyDifferenceRule: ContrastRule {
  public let id = "hue-only-difference"
  public let summary = "Two states differ in hue, and hardly in lightness."
  public let severity =
    "note where the states look alike with a colour vision deficiency, info otherwise"
  public let example = "A green dot for \"online\" and a red one for \"offline\"."

  /// Creates the rule.
  public init() {}

  /// The ratio between two states that G183 asks for.
  public static let minimum = 3.0

  /// The finding about two states; nil when lightness tells them apart, or when they look the same.
  func finding(about judgement: StateJudgement) -> Finding? {
    let cases = judgement.cases.filter(\.isByHueAlone)
      .sorted { $0.difference.ratio < $1.difference.ratio }
    guard let worst = cases.first else { return nil }
    let pair = judgement.pair
    let alike = ColorVisionDeficiency.allCases.filter { deficiency in
      cases.contains { $0.difference.lookAlike.contains(deficiency) }
    }
    let evidence = ColorEvidence(
      subject: "\(pair.component): \(pair.first.name) and \(pair.second.name)", role: "states",
      foreground: pair.first.name, background: pair.second.name, criterion: "1.4.1",
      level: ContrastSettings.Level.minimum.rawValue, os: judgement.settings.os.displayName,
      examples: cases.map(example))
    return Finding(
      rule: id, severity: alike.isEmpty ? .info : .note, confidence: pair.confidence,
      evidence: .color(evidence), place: pair.place,
      reason: "the ratio between the two is \(worst.difference.ratio)"
        + (alike.isEmpty
          ? "" : ", and with \(Self.list(alike.map(\.rawValue))) they look much the same"),
      advice: "let a shape, a text or a line differ too, or take colours with a ratio of 3:1"
        + " between them",
      notes: alike.isEmpty ? [] : ["estimate: when two colours look alike in a simulation"])
  }

  private func example(_ example: StateCase) -> ColorExample {
    ColorExample(
      appearances: example.appearances.map(\.displayName),
      foreground: example.first.hexadecimal, background: example.second.hexadecimal,
      ratio: example.difference.ratio.hundredths, required: Self.minimum,
      deficiencies: example.difference.lookAlike.map(\.rawValue))
  }

  private static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
