import Components

/// Text of an alert, an action sheet or a menu that is too tall for the screen.
public struct ScrollingTextRule: FindingRule {
  public let id = "scrolling-text"
  public let summary = "The text can be read only by scrolling."
  public let example = "The message of an alert with twenty lines on a phone held sideways."

  /// Creates the rule.
  public init() {}

  public var severity: String {
    "note at standard text sizes, else info: nothing is lost, but a reader who does "
      + "not scroll misses it"
  }

  public func applies(to verdict: Verdict) -> Bool {
    if case .scrolls = verdict { return true }
    return false
  }

  public func reason(for placement: Placement) -> String {
    "stands in something too tall for the screen and is read only by scrolling"
  }

  public func advice(for placement: Placement) -> String {
    "shorten the texts, or offer fewer choices: what asks for a decision should be seen whole"
  }
}
