/// How two states of one element differ: a selected tab from the others, a switch that is on from
/// one that is off, a link from the text around it.
public struct StateDifference: Sendable, Hashable {
  /// The ratio between the two colours.
  public let ratio: ContrastRatio
  /// ΔE OK with unimpaired vision; 0.02 is about what an eye just sees.
  public let distance: Double
  /// ΔE OK as each deficiency sees the two.
  public let simulatedDistances: [ColorVisionDeficiency: Double]

  /// Compares two colours on a background.
  public init(_ first: Color, _ second: Color, on background: Color = .white) {
    let (first, second) = (first.composited(over: background), second.composited(over: background))
    ratio = ContrastRatio(first, on: second)
    distance = OKLCH(first).distance(to: OKLCH(second))
    let pairs = ColorVisionDeficiency.allCases.map { deficiency in
      let seen = OKLCH(deficiency.simulated(first))
      return (deficiency, seen.distance(to: OKLCH(deficiency.simulated(second))))
    }
    simulatedDistances = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Whether the states differ, but not in lightness: their ratio is below 3, the limit of WCAG's
  /// technique G183 for 1.4.1 Use of Color. A shape or a text that differs too makes up for it.
  public var isByHueAlone: Bool { distance >= Self.noticeable && ratio.value < 3 }

  /// The deficiencies to which the states look alike although they differ by hue.
  ///
  /// Alike is a ΔE OK below 0.1 and less than half of what unimpaired vision sees; both limits are
  /// estimates.
  public var lookAlike: [ColorVisionDeficiency] {
    guard isByHueAlone else { return [] }
    return ColorVisionDeficiency.allCases.filter { deficiency in
      let seen = simulatedDistances[deficiency] ?? distance
      return seen < 0.1 && seen < distance / 2
    }
  }

  /// What an eye just sees, CSS Color 4, "Sample Pseudocode for the Binary Search Gamut Mapping".
  private static let noticeable = 0.02
}
