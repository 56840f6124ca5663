import TextShaping

/// Breaks a shaped text into lines, greedily, as `UILabel` does: as many words as fit, then the
/// next line; a word wider than the line is broken between grapheme clusters.
struct LineBreaker {
  /// A line as clusters: what is drawn, and where the next line starts.
  struct Line {
    var clusters: Range<Int>
    var next: Int
    /// The line ends inside a word.
    var breaksWord = false
    /// A hyphen that is not in the text is drawn at the end.
    var endsWithHyphen = false
  }

  /// Widths are compared with this slack in points, less than a hundredth of a pixel.
  static let slack = 0.001

  let shaped: ShapedText
  // Held apart: reaching for them through the text would count references at every step.
  private let records: ContiguousArray<ClusterRecord>
  let factors: AdvanceFactors
  let width: Double
  let strategy: LineBreakStrategy
  /// Flags of which one allows a break before the cluster.
  private let opportunities: ClusterFlags
  let wrapsCharacters: Bool
  /// Advance of a hyphen in points, needed only where the text has soft hyphens.
  let hyphen: Double
  /// Points added to every cluster but the last of a line.
  let tracking: Double
  let hasTabs: Bool
  private let hasSoftHyphens: Bool

  init(
    shaped: ShapedText, factors: AdvanceFactors, width: Double,
    strategy: LineBreakStrategy = .standard, wrapsCharacters: Bool = false, hyphen: Double = 0,
    tracking: Double = 0
  ) {
    self.shaped = shaped
    records = shaped.records
    self.factors = factors
    self.width = width
    self.strategy = strategy
    self.wrapsCharacters = wrapsCharacters
    self.hyphen = hyphen
    self.tracking = tracking
    opportunities =
      strategy.contains(.hangulWordPriority) ? .breakBefore : .anyBreakBefore
    hasTabs = shaped.allFlags.contains(.tab)
    hasSoftHyphens = shaped.allFlags.contains(.softHyphen)
  }

  /// The line that starts at a cluster.
  func line(from start: Int) -> Line {
    let count = records.count - 1
    if !shaped.hasMandatoryBreaks, !hasTabs, prefix(count) <= limit(start, width) {
      return Line(clusters: trimmed(start, count), next: count)
    }
    let fitting = fittingEnd(from: start, to: count, room: width)
    if shaped.hasMandatoryBreaks,
      let mandatory = mandatoryBreak(after: start, before: min(count, fitting + 1))
    {
      return Line(clusters: trimmed(start, mandatory), next: mandatory)
    }
    if fitting == count { return Line(clusters: trimmed(start, count), next: count) }
    // White space hangs over the edge: a break after it still counts as fitting.
    var hanging = fitting
    while hanging < count, records[hanging].flags.contains(.whiteSpace),
      records[hanging].flags.isDisjoint(with: .newline)
    {
      hanging += 1
    }
    if hanging == count { return Line(clusters: trimmed(start, count), next: count) }
    if records[hanging].flags.contains(.newline) {
      return Line(clusters: trimmed(start, hanging), next: hanging + 1)
    }
    if !wrapsCharacters {
      var position = hanging
      while position > start {
        if isOpportunity(position), hyphenFits(start, position) {
          return Line(
            clusters: trimmed(start, position), next: position,
            endsWithHyphen: records[position - 1].flags.contains(.softHyphen))
        }
        position -= 1
      }
    } else if hanging > fitting {
      return Line(clusters: trimmed(start, hanging), next: hanging)
    }
    var end = max(fitting, start + 1)
    while end > start + 1, records[end].flags.contains(.joined) { end -= 1 }
    while end < count, records[end].flags.contains(.joined) { end += 1 }
    let breaksWord = end < count && records[end].flags.isDisjoint(with: .wordBoundary)
    return Line(clusters: trimmed(start, end), next: end, breaksWord: breaksWord)
  }

  @inline(__always)
  func isOpportunity(_ cluster: Int) -> Bool {
    !records[cluster].flags.isDisjoint(with: opportunities)
  }

  /// A soft hyphen ends a line only where the hyphen it shows has room too.
  private func hyphenFits(_ start: Int, _ position: Int) -> Bool {
    guard hasSoftHyphens, records[position - 1].flags.contains(.softHyphen) else { return true }
    return extent(start, position) + hyphen <= width + Self.slack
  }

  /// End of the longest stretch from a cluster that fits a room.
  ///
  /// Found by bisection, as prefix sums do not decrease; with tabs by walking along the line.
  func fittingEnd(from start: Int, to most: Int, room: Double) -> Int {
    if hasTabs { return TabStops.fittingEnd(self, from: start, to: most, room: room) }
    let limit = limit(start, room)
    var low = start
    var high = most
    while low < high {
      let middle = (low + high + 1) / 2
      if prefix(middle) <= limit { low = middle } else { high = middle - 1 }
    }
    return low
  }

  @inline(__always)
  func prefix(_ cluster: Int) -> Double {
    records[cluster].prefix(factors) + tracking * Double(cluster)
  }

  /// The largest prefix that a stretch from a cluster may reach in a room; the tracking of its last
  /// cluster hangs over the edge.
  private func limit(_ start: Int, _ room: Double) -> Double {
    prefix(start) + room + tracking + Self.slack
  }

  /// Advance of a stretch that starts at the edge of a line, in points.
  func advance(_ range: Range<Int>) -> Double { extent(range.lowerBound, range.upperBound) }

  private func extent(_ start: Int, _ end: Int) -> Double {
    let whole = hasTabs ? TabStops.extent(self, start, end) : prefix(end) - prefix(start)
    return end > start ? whole - tracking : whole
  }

  /// A range without the white space at its end.
  func trimmed(_ start: Int, _ end: Int) -> Range<Int> {
    var end = end
    while end > start, records[end - 1].flags.contains(.whiteSpace) { end -= 1 }
    return start..<end
  }

  private func mandatoryBreak(after start: Int, before limit: Int) -> Int? {
    var position = start + 1
    while position < limit {
      if records[position].flags.contains(.mandatoryBreakBefore) { return position }
      position += 1
    }
    return nil
  }
}
