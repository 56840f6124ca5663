import Components

/// Text that is drawn smaller than asked for so that it fits.
public struct ShrunkenTextRule: FindingRule {
  public let id = "shrunken-text"
  public let summary = "The text is drawn smaller than the reader asked for."
  public let example = "A label with minimum scale 0.5 draws its text at 60 %."

  /// Creates the rule.
  public init() {}

  public var severity: String {
    "note where the scale falls below 0.75 at a standard text size, else info"
  }

  public func applies(to verdict: Verdict) -> Bool {
    if case .shrinks = verdict { return true }
    return false
  }

  public func reason(for placement: Placement) -> String {
    let percent = Int((placement.fit.scale * 100).rounded())
    return "is drawn at \(percent) % of its size to fit \(Wording.points(placement.availableWidth))"
  }

  public func advice(for placement: Placement) -> String {
    "\(Wording.points(Wording.excess(placement))) too wide at full size; about "
      + "\(Wording.count(Wording.charactersTooMany(placement), "character")) shorter needs no "
      + "shrinking"
  }
}
