import Components

/// Text of which a part lies outside a fixed height or width and is not drawn.
public struct ClippedTextRule: FindingRule {
  public let id = "clipped-text"
  public let summary = "Part of the text lies outside its place and is not drawn."
  public let example = "“Help” in a box 44 points high loses its descenders at AX5."

  /// Creates the rule.
  public init() {}

  public var severity: String { SeverityPolicy.lossInWords }

  public func applies(to verdict: Verdict) -> Bool {
    if case .clips = verdict { return true }
    return false
  }

  public func reason(for placement: Placement) -> String {
    let lost =
      placement.fit.cut.map { ", which loses \(Wording.points($0.points)) of line \($0.line)" }
      ?? ""
    return "is \(Wording.points(placement.fit.height)) high at "
      + "\(Wording.points(placement.pointSize)) and is cut by its place\(lost)"
  }

  public func advice(for placement: Placement) -> String {
    "let the height grow with the text size, or shorten the text"
  }
}
