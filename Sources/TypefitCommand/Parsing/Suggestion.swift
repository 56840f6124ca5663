/// The candidate a mistyped word most probably meant, `nil` when none is near.
///
/// Near means at most one edit for every three letters, or one word beginning with the other.
func nearest(to word: String, in candidates: [String]) -> String? {
  let typed = Array(word.lowercased())
  let scored = candidates.map { candidate -> (name: String, distance: Int) in
    (candidate, editDistance(typed, Array(candidate.lowercased())))
  }
  guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
  if best.distance <= max(1, word.count / 3) { return best.name }
  let stem = word.lowercased()
  return candidates.first { name in
    let name = name.lowercased()
    return stem.count >= 4 && (name.hasPrefix(stem) || stem.hasPrefix(name) && name.count >= 4)
  }
}

/// The number of insertions, deletions, replacements and swaps of neighbours between two words.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var current = [i + 1]
    for (j, b) in right.enumerated() {
      var best = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a == b ? 0 : 1))
      if i > 0, j > 0, a == right[j - 1], b == left[i - 1] {
        best = min(best, beforePrevious[j - 1] + 1)
      }
      current.append(best)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
