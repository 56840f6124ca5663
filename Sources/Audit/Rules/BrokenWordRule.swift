import Components

/// A word wider than its line, which is broken between two letters without a hyphen.
public struct BrokenWordRule: FindingRule {
  public let id = "broken-word"
  public let summary = "A word is wider than its line and is broken between two letters."
  public let example = "“Donaudampfschifffahrt” in the title of an alert at AX5."

  /// Creates the rule.
  public init() {}

  public func applies(to verdict: Verdict) -> Bool {
    if case .breaksWord = verdict { return true }
    return false
  }

  public func reason(for placement: Placement) -> String {
    let need = Wording.points(placement.requiredWidth)
    let room = Wording.points(placement.availableWidth)
    return "the word \(Wording.quoted(word(in: placement))) needs \(need) and its line has \(room)"
  }

  public func advice(for placement: Placement) -> String {
    let word = word(in: placement)
    let shorten = "shorten \(Wording.quoted(word))"
    let characters = Wording.count(Wording.charactersTooMany(placement), "character")
    let points = Wording.points(Wording.excess(placement))
    let excess = "(\(points) too wide, about \(characters))"
    guard Wording.takesHyphens(word) else { return "\(shorten) \(excess)" }
    return "\(shorten) \(excess) or insert a soft hyphen (U+00AD)"
  }

  private func word(in placement: Placement) -> String {
    if case .breaksWord(let word) = placement.verdict { return word }
    return placement.fit.brokenWord ?? placement.text
  }
}
