import DynamicType
import TextShaping

/// Measures texts in one width at many sizes: how many lines each takes, how wide they are, and
/// whether one line is enough.
///
/// Gives what `TextFitter.fit` gives with `byWordWrapping` and no limit, without the lines
/// themselves: nothing is allocated for a text. Lines break greedily; the strategy `pushOut` is
/// not followed.
public struct LineSweep {
  /// What a text takes at one size.
  public struct Extent: Sendable, Hashable {
    /// Lines at the sizes asked for, at least 1.
    public var lineCount: Int
    /// Width of the widest line in points, without the white space at its end.
    public var width: Double
    /// One line is not enough.
    public var exceedsOneLine: Bool { lineCount > 1 }
  }

  /// Sizes of the font in points.
  public let pointSizes: [Double]
  /// Width of the room in points.
  public let width: Double
  /// What the text measured last takes, in the order of the sizes.
  public private(set) var extents: ContiguousArray<Extent>

  private let factors: ContiguousArray<AdvanceFactors>
  private let strategy: LineBreakStrategy

  /// - Parameters:
  ///   - pointSizes: sizes of the font in points, greater than 0.
  ///   - width: width of the room in points; negative counts as none.
  ///   - opticalSize: how the system font changes with its size, from the font stack.
  ///   - strategy: whether Korean breaks inside words; `pushOut` has no effect.
  public init(
    pointSizes: [Double], width: Double, opticalSize: OpticalSize,
    strategy: LineBreakStrategy = .standard
  ) {
    self.pointSizes = pointSizes
    self.width = max(0, width)
    self.strategy = strategy
    factors = ContiguousArray(pointSizes.map { opticalSize.factors(at: $0) })
    extents = ContiguousArray(
      repeating: Extent(lineCount: 1, width: 0), count: pointSizes.count)
  }

  /// Measures a text at every size; the result is in `extents`.
  public mutating func measure(_ text: ShapedText) {
    guard text.clusterCount > 0 else {
      for index in extents.indices { extents[index] = Extent(lineCount: 1, width: 0) }
      return
    }
    if text.hasMandatoryBreaks || !text.allFlags.isDisjoint(with: .needsLayout) {
      for index in extents.indices { extents[index] = walk(text, factors[index]) }
      return
    }
    let isWordPriority = strategy.contains(.hangulWordPriority)
    text.records.withUnsafeBufferPointer { records in
      text.breaks.withUnsafeBufferPointer { breaks in
        var end = records.count - 1
        while end > 0, records[end - 1].flags.contains(.whiteSpace) { end -= 1 }
        for index in factors.indices {
          let factors = factors[index]
          let natural = Self.prefix(records, end, factors)
          extents[index] =
            natural <= width + LineBreaker.slack
            ? Extent(lineCount: 1, width: natural)
            : wrap(records, breaks, end: end, factors, isWordPriority: isWordPriority)
        }
      }
    }
  }

  /// Breaks a paragraph that is wider than the room.
  @inline(__always)
  private func wrap(
    _ records: UnsafeBufferPointer<ClusterRecord>, _ breaks: UnsafeBufferPointer<BreakOpportunity>,
    end: Int, _ factors: AdvanceFactors, isWordPriority: Bool
  ) -> Extent {
    let room = width + LineBreaker.slack
    var extent = Extent(lineCount: 0, width: 0)
    var start = 0
    var startPrefix = 0.0
    // The last opportunity that fits the line in hand, and the width up to it.
    var next = 0
    var nextWidth = 0.0
    var index = 0
    while start < records.count - 1 {
      let isEnd = index >= breaks.count
      if !isEnd, isWordPriority, breaks[index].isInsideHangulWord {
        index += 1
        continue
      }
      let lineEnd = isEnd ? end : Int(breaks[index].end)
      let lineWidth =
        lineEnd > start ? Self.prefix(records, lineEnd, factors) - startPrefix : 0
      if lineWidth <= room {
        next = isEnd ? records.count - 1 : Int(breaks[index].next)
        nextWidth = lineWidth
        index += 1
        if !isEnd { continue }
      } else if next <= start {
        next = emergencyEnd(records, from: start, limit: startPrefix + room, factors)
        var drawn = next
        while drawn > start, records[drawn - 1].flags.contains(.whiteSpace) { drawn -= 1 }
        nextWidth = Self.prefix(records, drawn, factors) - startPrefix
      }
      extent.lineCount += 1
      if nextWidth > extent.width { extent.width = nextWidth }
      start = next
      startPrefix = Self.prefix(records, start, factors)
    }
    return extent
  }

  /// Points before a cluster: `ClusterRecord.prefix` without a copy of the record.
  @inline(__always)
  private static func prefix(
    _ records: UnsafeBufferPointer<ClusterRecord>, _ cluster: Int, _ factors: AdvanceFactors
  ) -> Double {
    guard let record = records.baseAddress.map({ $0 + cluster }) else { return 0 }
    return factors.text * record.pointee.textSum + factors.display * record.pointee.displaySum
      + factors.tracking * Double(record.pointee.trackedSum)
      + factors.emoji * Double(record.pointee.emojiSum)
  }

  /// End of a line that has to break inside a word: at least one cluster, never inside a glyph.
  private func emergencyEnd(
    _ records: UnsafeBufferPointer<ClusterRecord>, from start: Int, limit: Double,
    _ factors: AdvanceFactors
  ) -> Int {
    let count = records.count - 1
    var low = start
    var high = count
    while low < high {
      let middle = (low + high + 1) / 2
      if Self.prefix(records, middle, factors) <= limit { low = middle } else { high = middle - 1 }
    }
    var end = max(low, start + 1)
    while end > start + 1, records[end].flags.contains(.joined) { end -= 1 }
    while end < count, records[end].flags.contains(.joined) { end += 1 }
    return end
  }

  /// Line by line, for texts with paragraphs, tabs or soft hyphens.
  private func walk(_ text: ShapedText, _ factors: AdvanceFactors) -> Extent {
    let breaker = LineBreaker(
      shaped: text, factors: factors, width: width, strategy: strategy.subtracting(.pushOut))
    var extent = Extent(lineCount: 0, width: 0)
    var start = 0
    while start < text.clusterCount {
      let line = breaker.line(from: start)
      extent.lineCount += 1
      extent.width = max(extent.width, breaker.advance(line.clusters))
      start = line.next
    }
    return extent
  }
}
