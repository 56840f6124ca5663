import Audit

/// How surely the places of keys are known, in words.
public struct PlacementText {
  private let counts: PlacementCounts

  /// Creates the words for some counts.
  public init(_ counts: PlacementCounts) {
    self.counts = counts
  }

  /// Counts and shares: `734 keys: 312 certain (43 %), …`. Shares are rounded each for
  /// itself, and what there is none of is left out.
  public var sentence: String {
    let parts = [
      (counts.certain, "certain"), (counts.likely, "likely"), (counts.guess, "guessed"),
      (counts.none, "unknown"),
    ]
    let words = parts.filter { $0.0 > 0 }.map { count, words in
      "\(grouped(count)) \(words) (\(share(of: count)))"
    }
    return counted(counts.total, "key") + (words.isEmpty ? "" : ": ")
      + words.joined(separator: ", ")
  }

  private func share(of count: Int) -> String {
    let percent = Int((100 * Double(count) / Double(counts.total)).rounded())
    if percent == 0 { return "<1 %" }
    return percent == 100 && count < counts.total ? ">99 %" : "\(percent) %"
  }
}
