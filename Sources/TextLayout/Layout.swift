import DynamicType
import TextShaping

/// One pass of laying a text out at a settled point size.
struct Layout {
  let text: ShapedText
  let request: FitRequest
  let pointSize: Double
  let factors: AdvanceFactors
  let shaper: TextShaper

  private var lines: [FitLine] = []
  private var lost: Range<Int>?
  private var isTruncated = false
  private var isClipped = false
  private var brokenWord: Range<Int>?

  init(
    text: ShapedText, request: FitRequest, pointSize: Double, factors: AdvanceFactors,
    shaper: TextShaper
  ) {
    self.text = text
    self.request = request
    self.pointSize = pointSize
    self.factors = factors
    self.shaper = shaper
  }

  private var naturalLineHeight: Double { pointSize * TextFitter.lineHeight }

  private var pitch: Double {
    guard let leading = request.leading else { return naturalLineHeight }
    return leading * pointSize / request.pointSize
  }

  /// Lines that the height allows, at least one.
  private var lineLimit: Int {
    var limit = request.maximumLines > 0 ? request.maximumLines : Int.max
    if let height = request.maximumHeight {
      let more = ((height - naturalLineHeight + 0.01) / pitch).rounded(.down)
      limit = min(limit, max(1, 1 + Int(max(0, min(more, 10_000)))))
    }
    return limit
  }

  mutating func run() {
    let count = text.clusterCount
    let limit = lineLimit
    if let height = request.maximumHeight, naturalLineHeight > height + 0.5 { isClipped = true }
    let breaker = LineBreaker(
      shaped: text, factors: factors, width: max(0, request.width ?? .infinity))
    var start = 0
    while start < count, lines.count < limit {
      let isLast = lines.count == limit - 1
      let line = breaker.line(from: start)
      if isLast, line.next < count {
        cutLastLine(from: start, breaker: breaker, unbroken: line)
        return
      }
      if line.breaksWord, brokenWord == nil { brokenWord = word(around: line.next) }
      append(line.clusters, breaker)
      start = line.next
    }
  }

  private mutating func append(_ clusters: Range<Int>, _ breaker: LineBreaker) {
    // Only a single cluster can be wider than its line: it is drawn and cut at the edge.
    if breaker.advance(clusters) > breaker.width + LineBreaker.slack { isClipped = true }
    lines.append(
      FitLine(
        shaped: text, head: clusters, tail: nil, hasEllipsis: false,
        width: breaker.advance(clusters), pointSize: pointSize))
  }

  /// The last line allowed takes what fits of the rest of the text and an ellipsis.
  private mutating func cutLastLine(
    from start: Int, breaker: LineBreaker, unbroken line: LineBreaker.Line
  ) {
    let count = text.clusterCount
    // A forced break ends the line before its edge: the rest of the text is still lost.
    if breaker.trimmed(line.next, count).isEmpty {
      append(line.clusters, breaker)
      return
    }
    isTruncated = true
    if request.truncation == .clip {
      let end = clippedEnd(from: start, breaker)
      append(start..<end, breaker)
      lost = end..<count
      return
    }
    let ellipsis = shaper.shape("…", weight: text.weight).advance(
      clusters: 0..<1, factors: factors)
    let room = breaker.width - ellipsis
    let isForced = line.next < count && text.flags[line.next].contains(.mandatoryBreakBefore)
    switch request.truncation {
    case .tail, .clip:
      let most = isForced ? line.clusters.upperBound : count
      let end = longest(from: start, to: most, room: room, breaker)
      finish(head: breaker.trimmed(start, end), tail: nil, ellipsis, breaker)
    case .head:
      let from = shortestStart(to: count, after: start, room: room, breaker)
      finish(head: start..<start, tail: from..<count, ellipsis, breaker)
    case .middle:
      let half = room / 2
      let from = shortestStart(to: count, after: start, room: half, breaker)
      let used = breaker.advance(from..<count)
      let end = longest(from: start, to: from, room: room - used, breaker)
      finish(head: breaker.trimmed(start, end), tail: from..<count, ellipsis, breaker)
    }
  }

  private mutating func finish(
    head: Range<Int>, tail: Range<Int>?, _ ellipsis: Double, _ breaker: LineBreaker
  ) {
    let width = breaker.advance(head) + ellipsis + (tail.map { breaker.advance($0) } ?? 0)
    lines.append(
      FitLine(
        shaped: text, head: head, tail: tail, hasEllipsis: true, width: width,
        pointSize: pointSize))
    lost = head.upperBound..<(tail?.lowerBound ?? text.clusterCount)
  }

  private func clippedEnd(from start: Int, _ breaker: LineBreaker) -> Int {
    longest(from: start, to: text.clusterCount, room: breaker.width, breaker)
  }

  /// End of the longest range from a cluster that fits, never inside a glyph.
  private func longest(
    from start: Int, to most: Int, room: Double, _ breaker: LineBreaker
  ) -> Int {
    let limit = breaker.prefix(start) + room + LineBreaker.slack
    var low = start
    var high = most
    while low < high {
      let middle = (low + high + 1) / 2
      if breaker.prefix(middle) <= limit { low = middle } else { high = middle - 1 }
    }
    while low > start, low < text.clusterCount, text.flags[low].contains(.joined) { low -= 1 }
    return low
  }

  /// Start of the longest range up to a cluster that fits.
  private func shortestStart(
    to end: Int, after start: Int, room: Double, _ breaker: LineBreaker
  ) -> Int {
    let limit = breaker.prefix(end) - room - LineBreaker.slack
    var low = start
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if breaker.prefix(middle) >= limit { high = middle } else { low = middle + 1 }
    }
    while low < end, text.flags[low].contains(.joined) { low += 1 }
    while low < end, text.flags[low].contains(.whiteSpace) { low += 1 }
    return low
  }

  /// The unbreakable piece around a cluster.
  private func word(around cluster: Int) -> Range<Int> {
    var start = cluster
    while start > 0, !text.flags[start].contains(.breakBefore) { start -= 1 }
    var end = cluster + 1
    while end < text.clusterCount, !text.flags[end].contains(.breakBefore) { end += 1 }
    while end > start + 1, text.flags[end - 1].contains(.whiteSpace) { end -= 1 }
    return start..<end
  }

  func fit(naturalWidth: Double) -> Fit {
    let scale = request.displayScale
    let height =
      lines.isEmpty
      ? 0
      : TextFitter.roundedUp(
        naturalLineHeight + Double(lines.count - 1) * pitch, displayScale: scale)
    return Fit(
      shaped: text, lines: lines, height: height, pitch: pitch, pointSize: pointSize,
      scale: pointSize / request.pointSize, naturalWidth: naturalWidth,
      availableWidth: request.width, isTruncated: isTruncated, isClipped: isClipped,
      brokenWordRange: brokenWord, lostRange: lost)
  }
}
