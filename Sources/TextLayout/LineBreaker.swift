import TextShaping

/// Breaks a shaped text into lines, greedily, as `UILabel` does: as many words as fit, then the
/// next line; a word wider than the line is broken between grapheme clusters.
struct LineBreaker {
  /// A line as clusters: what is drawn, and where the next line starts.
  struct Line {
    var clusters: Range<Int>
    var next: Int
    /// The line ends inside a word.
    var breaksWord: Bool
  }

  /// Widths are compared with this slack in points, less than a hundredth of a pixel.
  static let slack = 0.001

  let shaped: ShapedText
  let factors: AdvanceFactors
  let width: Double

  /// The line that starts at a cluster.
  func line(from start: Int) -> Line {
    let flags = shaped.flags
    let count = flags.count
    let from = prefix(start)
    let limit = from + width + Self.slack
    if !shaped.hasMandatoryBreaks, prefix(count) <= limit {
      return Line(clusters: trimmed(start, count), next: count, breaksWord: false)
    }
    // Longest prefix of clusters that fits, found by bisection: prefix sums do not decrease.
    var low = start
    var high = count
    while low < high {
      let middle = (low + high + 1) / 2
      if prefix(middle) <= limit { low = middle } else { high = middle - 1 }
    }
    let fitting = low
    if shaped.hasMandatoryBreaks,
      let mandatory = mandatoryBreak(after: start, before: min(count, fitting + 1))
    {
      return Line(clusters: trimmed(start, mandatory), next: mandatory, breaksWord: false)
    }
    if fitting == count {
      return Line(clusters: trimmed(start, count), next: count, breaksWord: false)
    }
    // White space hangs over the edge: a break after it still counts as fitting.
    var hanging = fitting
    while hanging < count, flags[hanging].contains(.whiteSpace),
      !flags[hanging].contains(.newline)
    {
      hanging += 1
    }
    if hanging == count {
      return Line(clusters: trimmed(start, count), next: count, breaksWord: false)
    }
    if flags[hanging].contains(.newline) {
      return Line(clusters: trimmed(start, hanging), next: hanging + 1, breaksWord: false)
    }
    var position = hanging
    while position > start {
      if flags[position].contains(.breakBefore) {
        return Line(clusters: trimmed(start, position), next: position, breaksWord: false)
      }
      position -= 1
    }
    var end = max(fitting, start + 1)
    while end > start + 1, flags[end].contains(.joined) { end -= 1 }
    while end < count, flags[end].contains(.joined) { end += 1 }
    return Line(clusters: start..<end, next: end, breaksWord: end < count)
  }

  @inline(__always)
  func prefix(_ cluster: Int) -> Double {
    factors.text * shaped.textSums[cluster] + factors.display * shaped.displaySums[cluster]
      + factors.tracking * shaped.trackedSums[cluster]
  }

  func advance(_ range: Range<Int>) -> Double {
    shaped.advance(clusters: range, factors: factors)
  }

  /// A range without the white space at its end.
  func trimmed(_ start: Int, _ end: Int) -> Range<Int> {
    var end = end
    while end > start, shaped.flags[end - 1].contains(.whiteSpace) { end -= 1 }
    return start..<end
  }

  private func mandatoryBreak(after start: Int, before limit: Int) -> Int? {
    var position = start + 1
    while position < limit {
      if shaped.flags[position].contains(.mandatoryBreakBefore) { return position }
      position += 1
    }
    return nil
  }
}
