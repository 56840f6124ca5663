import TextShaping

/// What becomes of the rest of a text in the last line allowed.
extension Layout {
  /// The closest that tightening sets letters, in em per glyph: a system button's title of 49
  /// characters at 14 points, 309.16 wide, was squeezed whole into 287 and cut at 286
  /// (Vercantez/openuikit: Tests/OpenUIKitTests/UIButtonTests.swift), so the limit lies between
  /// 0.0323 and 0.0338. That it holds at other sizes is an estimate.
  static let tightestTracking = 0.033

  /// Fills the last line with the rest of the text, tightened, cut or both.
  mutating func cutLastLine(
    from start: Int, breaker: LineBreaker, unbroken line: LineBreaker.Line
  ) {
    let count = text.clusterCount
    let isForced = text.hasMandatoryBreaks && hasMandatoryBreak(start + 1, count)
    // A forced break ends the line before its edge: the rest of the text is still lost.
    if breaker.trimmed(line.next, count).isEmpty {
      append(line, breaker)
      return
    }
    if request.allowsTightening, !isForced, tighten(from: start, breaker) { return }
    isTruncated = true
    let mode = request.lineBreakMode.effective(maximumLines: request.maximumLines)
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      append(line, breaker)
      lost = line.next..<count
      return
    case .byClipping:
      let end =
        line.breaksForcibly(in: text)
        ? line.clusters.upperBound
        : longest(
          from: start, to: count, room: breaker.width, breaker)
      append(LineBreaker.Line(clusters: start..<end, next: end), breaker)
      lost = end..<count
      return
    case .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle:
      let tightening = request.allowsTightening ? Self.tightestTracking * pointSize : 0
      truncate(
        from: start, mode: isForced ? .byTruncatingTail : mode,
        most: line.breaksForcibly(in: text) ? line.clusters.upperBound : count,
        breaker.tightened(by: tightening), tightening)
    }
  }

  /// Sets the rest of the text closer together if that lets it fit whole.
  private mutating func tighten(from start: Int, _ breaker: LineBreaker) -> Bool {
    let rest = breaker.trimmed(start, text.clusterCount)
    let glyphs = Double(
      text.records[rest.upperBound].trackedSum - text.records[rest.lowerBound].trackedSum)
    let excess = breaker.advance(rest) - breaker.width
    guard glyphs > 0, excess <= Self.tightestTracking * pointSize * glyphs else { return false }
    append(
      FitLine(
        shaped: text, head: rest, width: breaker.width, pointSize: pointSize,
        tightening: excess / glyphs))
    return true
  }

  private mutating func truncate(
    from start: Int, mode: LineBreakMode, most: Int, _ breaker: LineBreaker, _ tightening: Double
  ) {
    let count = text.clusterCount
    // The ellipsis itself keeps its advance (openuikit: UILabel.swift).
    let gaps = mode == .byTruncatingMiddle ? 2.0 : 1.0
    let ellipsis = advance(of: "…", factors)
    let room = breaker.width - ellipsis - gaps * request.tracking
    let head: Range<Int>
    var tail: Range<Int>?
    switch mode {
    case .byTruncatingHead:
      head = start..<start
      tail = shortestStart(to: count, after: start, room: room, breaker)..<count
    case .byTruncatingMiddle:
      let from = nearestStart(to: count, after: start, room: room, breaker)
      let used = breaker.advance(from..<count)
      let end = longest(from: start, to: from, room: room - used, breaker)
      head = breaker.trimmed(start, end)
      tail = from..<count
    default:
      head = breaker.trimmed(start, longest(from: start, to: most, room: room, breaker))
    }
    var width = breaker.advance(head) + ellipsis + (tail.map { breaker.advance($0) } ?? 0)
    if !head.isEmpty { width += request.tracking }
    if let tail, !tail.isEmpty { width += request.tracking }
    append(
      FitLine(
        shaped: text, head: head, tail: tail, hasEllipsis: true, width: width,
        pointSize: pointSize, tightening: tightening))
    lost = head.upperBound..<(tail?.lowerBound ?? count)
  }

  /// End of the longest range from a cluster that fits, never inside a glyph.
  private func longest(
    from start: Int, to most: Int, room: Double, _ breaker: LineBreaker
  ) -> Int {
    var end = breaker.fittingEnd(from: start, to: most, room: room)
    while end > start, end < text.clusterCount, text.flags[end].contains(.joined) { end -= 1 }
    return end
  }

  /// Start of the longest range up to a cluster that fits.
  private func shortestStart(
    to end: Int, after start: Int, room: Double, _ breaker: LineBreaker
  ) -> Int {
    var low = start
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if breaker.advance(middle..<end) <= room + LineBreaker.slack {
        high = middle
      } else {
        low = middle + 1
      }
    }
    while low < end, text.flags[low].contains(.joined) { low += 1 }
    while low < end, text.flags[low].contains(.whiteSpace) { low += 1 }
    return low
  }

  /// Start of the end that middle truncation keeps: the cluster boundary nearest to half the room,
  /// which may take a little more than half.
  ///
  /// Fitted to two URLs in SwiftUI (home-assistant/iOS: reference images of 2025): at 29 points in
  /// 273 the tail takes 133.3 of 255.5 where 119.4 was the last boundary below half. The reverse
  /// order, head first, fails there.
  private func nearestStart(
    to end: Int, after start: Int, room: Double, _ breaker: LineBreaker
  ) -> Int {
    let within = shortestStart(to: end, after: start, room: room / 2, breaker)
    var beyond = within - 1
    while beyond > start, text.flags[beyond].contains(.joined) { beyond -= 1 }
    guard beyond > start, !text.flags[beyond].contains(.whiteSpace) else { return within }
    let half = room / 2
    let above = breaker.advance(beyond..<end)
    return above <= room && above - half < half - breaker.advance(within..<end) ? beyond : within
  }

  private func hasMandatoryBreak(_ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end {
      if text.flags[index].contains(.mandatoryBreakBefore) { return true }
      index += 1
    }
    return false
  }
}

extension LineBreaker.Line {
  /// The line ends because the text says so.
  func breaksForcibly(in text: ShapedText) -> Bool {
    next < text.clusterCount && text.flags[next].contains(.mandatoryBreakBefore)
  }
}

extension LineBreaker {
  /// The same breaker with letters closer together by points per glyph.
  func tightened(by points: Double) -> LineBreaker {
    guard points > 0 else { return self }
    var factors = factors
    factors.tracking -= points
    return LineBreaker(
      shaped: shaped, factors: factors, width: width, strategy: strategy,
      wrapsCharacters: wrapsCharacters, hyphen: hyphen, tracking: tracking)
  }
}
