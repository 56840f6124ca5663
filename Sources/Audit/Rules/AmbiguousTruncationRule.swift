import Components

/// Truncated text that reads the same as another one of its table and place.
///
/// It needs more than a verdict and so applies to none by itself; `TextLossFinder` compares the
/// truncated texts.
public struct AmbiguousTruncationRule: FindingRule {
  static let identifier = "ambiguous-truncation"

  public let id = identifier
  public let summary = "Different texts of one place look the same once they are cut."
  public let example =
    "“Delete for me and keep” and “Delete for everyone” both show as “Delete for…”."
  private let text: String
  private let visible: String
  private let others: [String]

  /// Creates the rule.
  public init() { self.init(text: "", visible: "", others: []) }

  /// - Parameters:
  ///   - text: the whole text.
  ///   - visible: what can be read of it and of the others.
  ///   - others: the other whole texts, at least one.
  init(text: String, visible: String, others: [String]) {
    self.text = text
    self.visible = visible
    self.others = others
  }

  public var severity: String { SeverityPolicy.lossInWords }

  public func applies(to verdict: Verdict) -> Bool { false }

  public func reason(for placement: Placement) -> String {
    let other = others.first.map { Wording.quoted($0, limit: 60) } ?? "another"
    let more = others.count > 1 ? " and \(others.count - 1) more" : ""
    return "shows as \(Wording.quoted(visible, limit: 60)), as \(other)\(more) does too"
  }

  public func advice(for placement: Placement) -> String {
    let same = others.map { text.commonPrefix(with: $0).count }.max() ?? 0
    let first = Wording.count(same, "character")
    return "put what differs before the cut: the first \(first) are the same"
  }
}
