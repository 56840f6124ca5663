/// What the configuration says about one rule.
public struct RuleSetting: Sendable {
  /// Whether the rule is applied.
  public enum State: Sendable, Hashable {
    /// As the rule says of itself.
    case standard
    /// Applied, whatever the rule says of itself.
    case on
    /// Not applied.
    case off
  }

  /// Whether the rule is applied.
  public var state = State.standard
  /// The severity of its findings; nil for that of the rule.
  public var severity: Severity?
  /// Keys that it leaves alone; of a rule about the interface also files, and what it names.
  public var ignore: [KeyPattern] = []
  /// Its options: one text, or the texts of a list.
  public var options: [String: [String]] = [:]

  /// Creates a setting that changes nothing.
  public init() {}

  /// Whether a rule is applied that is on by itself, or off.
  func isOn(byDefault: Bool) -> Bool {
    switch state {
    case .standard: byDefault
    case .on: true
    case .off: false
    }
  }
}
