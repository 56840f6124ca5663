/// A success criterion of WCAG 2.2 that asks for a minimum ratio.
public enum ContrastCriterion: String, CaseIterable, Sendable {
  /// 1.4.3 Contrast (Minimum), level AA.
  case textAA = "1.4.3"
  /// 1.4.6 Contrast (Enhanced), level AAA.
  case textAAA = "1.4.6"
  /// 1.4.11 Non-text Contrast, level AA: icons, parts of controls, states.
  case nonText = "1.4.11"

  /// The lowest ratio that passes; the size of text does not matter to `nonText`.
  public func minimum(isLargeText: Bool) -> Double {
    switch self {
    case .textAA: isLargeText ? 3 : 4.5
    case .textAAA: isLargeText ? 4.5 : 7
    case .nonText: 3
    }
  }

  /// Whether an unrounded ratio is at least the minimum.
  public func passes(_ ratio: ContrastRatio, isLargeText: Bool) -> Bool {
    ratio.value >= minimum(isLargeText: isLargeText)
  }

  /// The number, the title and the level, such as `1.4.3 Contrast (Minimum), AA`.
  public var displayName: String {
    switch self {
    case .textAA: "1.4.3 Contrast (Minimum), AA"
    case .textAAA: "1.4.6 Contrast (Enhanced), AAA"
    case .nonText: "1.4.11 Non-text Contrast, AA"
    }
  }
}
