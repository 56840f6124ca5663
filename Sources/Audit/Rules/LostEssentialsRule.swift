import Components

/// Truncated text whose lost part holds what a reader cannot do without: the value of a
/// placeholder, a number, a unit, or the word that turns the sentence into its opposite.
///
/// It needs more than a verdict and so applies to none by itself; `TextLossFinder` looks at the
/// truncated texts.
public struct LostEssentialsRule: FindingRule {
  static let identifier = "lost-essentials"

  public let id = identifier
  public let summary = "The part that is cut off holds a value, a number, a unit or a negation."
  public let example = "“Download is not possible” shows as “Download is…”."
  private let lost: [Essentials.Item]

  /// Creates the rule.
  public init() { self.init(lost: []) }

  init(lost: [Essentials.Item]) { self.lost = lost }

  public var severity: String { SeverityPolicy.lossInWords }

  public func applies(to verdict: Verdict) -> Bool { false }

  public func reason(for placement: Placement) -> String {
    let names = lost.prefix(3).map { "\($0.kind.name) \(Wording.quoted($0.text))" }
    let more = lost.count > 3 ? " and more" : ""
    return "what is cut off holds \(names.joined(separator: ", "))\(more)"
  }

  public func advice(for placement: Placement) -> String {
    let words = lost.first.map { "\($0.kind.name) \(Wording.quoted($0.text))" } ?? "it"
    return "put \(words) before the cut, or make the text fit: \(Wording.shortening(placement))"
  }
}
