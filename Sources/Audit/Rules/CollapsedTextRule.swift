import Components

/// Text that the component leaves out altogether, as a back button that becomes its arrow.
public struct CollapsedTextRule: FindingRule {
  public let id = "collapsed-text"
  public let summary = "The component leaves the text out because there is no room."
  public let example = "The back button “Einstellungen” beside a long title becomes its arrow."

  /// Creates the rule.
  public init() {}

  public func applies(to verdict: Verdict) -> Bool {
    if case .collapses = verdict { return true }
    return false
  }

  public func reason(for placement: Placement) -> String {
    "needs \(Wording.points(placement.requiredWidth)), has "
      + "\(Wording.points(placement.availableWidth)), and is left out"
  }

  public func advice(for placement: Placement) -> String {
    "\(Wording.points(Wording.excess(placement))) too wide; about "
      + "\(Wording.count(Wording.charactersTooMany(placement), "character")) shorter fits"
  }
}
