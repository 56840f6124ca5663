/// The contrast of a colour to what lies behind it, as far as that is known.
public enum ContrastResult: Sendable, Hashable {
  /// The backdrop is known.
  case determined(ContrastRatio)
  /// The backdrop is not known: the ratio is somewhere from `worst` to `best`.
  case undetermined(reason: String, worst: ContrastRatio, best: ContrastRatio)

  /// Compares a colour, translucent or not, with its backdrop.
  ///
  /// The result is undetermined if the backdrop is unknown or its rearmost layer is translucent,
  /// except where the whole range has one ratio.
  public init(_ color: Color, on backdrop: Backdrop, screen: DisplayGamut = .displayP3) {
    if let background = backdrop.resolved {
      self = .determined(ContrastRatio(color, on: background, screen: screen))
      return
    }
    let (reason, range) = backdrop.uncertainty
    let limits = LuminanceRange(of: color, over: range, screen: screen)
    if range.darkest == range.lightest {
      self = .determined(limits.best)
    } else {
      self = .undetermined(reason: reason, worst: limits.worst, best: limits.best)
    }
  }

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
