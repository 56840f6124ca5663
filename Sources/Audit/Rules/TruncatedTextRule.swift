import Components

/// Text whose end is replaced by an ellipsis because its room is too small.
public struct TruncatedTextRule: FindingRule {
  public let id = "truncated-text"
  public let summary = "The text is cut and ends in an ellipsis."
  public let example = "“Benachrichtigungen” in a menu item shows as “Benachrichtigu…”."

  /// Creates the rule.
  public init() {}

  public var severity: String { SeverityPolicy.lossInWords }

  public func applies(to verdict: Verdict) -> Bool {
    if case .truncates = verdict { return true }
    return false
  }

  public func reason(for placement: Placement) -> String {
    let need = Wording.points(placement.requiredWidth)
    let room = Wording.points(placement.availableWidth)
    guard placement.maximumLines != 1 else {
      return "needs \(need) on one line and has \(room)"
    }
    let lost = Wording.count(placement.fit.lostText.count, "character")
    guard placement.maximumLines > 0 else { return "the height is used up; \(lost) are lost" }
    return "does not fit \(Wording.lines(placement.maximumLines)) of \(room); \(lost) lost"
  }

  public func advice(for placement: Placement) -> String {
    Wording.shortening(placement) + Remedy.suffix(for: placement)
  }
}
