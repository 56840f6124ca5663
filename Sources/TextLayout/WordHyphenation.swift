import TextShaping

/// Hyphenates a word that is wider than its line, as SwiftUI's `Text` does at accessibility sizes.
///
/// What is no plain word is broken as before: "homeassistant.local|:8123" has no hyphen at
/// accessibility3 (home-assistant/iOS, iOS 26).
struct WordHyphenation {
  let breaker: LineBreaker
  let hyphenator: Hyphenator

  /// The line that starts at a cluster with its word hyphenated; nil when the word has no point
  /// where the line still holds the hyphen.
  func line(from start: Int) -> LineBreaker.Line? {
    let shaped = breaker.shaped
    var end = start + 1
    while end < shaped.clusterCount, !breaker.isOpportunity(end),
      shaped.flags[end].isDisjoint(with: [.whiteSpace, .newline])
    {
      end += 1
    }
    while end > start, !shaped.flags[end - 1].contains(.wordCharacter) { end -= 1 }
    let word = shaped.substring(clusters: start..<end)
    guard end > start, word.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic }) else {
      return nil
    }
    let first = shaped.records[start].offset
    let scalars = Array(word.unicodeScalars)
    for point in hyphenator.points(in: word).reversed() {
      let units = scalars[..<point].reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
      guard
        let cluster = (start + 1..<end).first(where: { shaped.records[$0].offset - first == units })
      else { continue }
      if breaker.advance(start..<cluster) + breaker.hyphen <= breaker.width + LineBreaker.slack {
        return LineBreaker.Line(
          clusters: start..<cluster, next: cluster, breaksWord: true, endsWithHyphen: true)
      }
    }
    return nil
  }
}
