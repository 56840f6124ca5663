import Components

/// Text whose end is replaced by an ellipsis because its room is too small.
///
/// Identifier: `truncated-text`.
///
/// Severity: `error` at the default text size or a smaller one, `warning` at larger standard
/// sizes, `note` at accessibility sizes; there `warning` in alerts and menus, which have no detail
/// view to read the text in.
///
/// Example: "Benachrichtigungen" in a menu item is cut to "Benachrichtigu…".
public struct TruncatedTextRule: FindingRule {
  public let id = "truncated-text"
  public let summary = "The text is cut and ends in an ellipsis."

  /// Creates the rule.
  public init() {}

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
