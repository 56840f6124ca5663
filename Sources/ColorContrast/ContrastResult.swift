/// The contrast of a colour to what lies behind it, as far as that is known.
public enum ContrastResult: Sendable, Hashable {
  /// The backdrop is known.
  case determined(ContrastRatio)
  /// The backdrop is not known: the ratio is somewhere from `worst` to `best`.
  case undetermined(reason: String, worst: ContrastRatio, best: ContrastRatio)

  /// The lowest ratio it can have.
  public var worst: ContrastRatio {
    switch self {
    case .determined(let ratio): ratio
    case .undetermined(_, let worst, _): worst
    }
  }

  /// The highest ratio it can have.
  public var best: ContrastRatio {
    switch self {
    case .determined(let ratio): ratio
    case .undetermined(_, _, let best): best
    }
  }

  /// Whether a minimum is met: `nil` if that depends on the unknown.
  public func meets(_ minimum: Double) -> Bool? {
    if worst.value >= minimum { return true }
    return best.value < minimum ? false : nil
  }
}
