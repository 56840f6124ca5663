import DynamicType
import TextShaping

/// One pass of laying a text out at a settled point size; the last line allowed is cut in
/// `LastLine.swift`.
struct Layout {
  let text: ShapedText
  let request: FitRequest
  let pointSize: Double
  let factors: AdvanceFactors
  let shaper: TextShaper

  var lines: [FitLine] = []
  var lost: Range<Int>?
  var isTruncated = false
  var isClipped = false
  var brokenWord: Range<Int>?

  init(
    text: ShapedText, request: FitRequest, pointSize: Double, factors: AdvanceFactors,
    shaper: TextShaper
  ) {
    self.text = text
    self.request = request
    self.pointSize = pointSize
    self.factors = factors
    self.shaper = shaper
    boxes = LineBoxes(text: text, request: request, pointSize: pointSize)
  }

  var boxes: LineBoxes

  private var naturalLineHeight: Double { boxes.naturalHeight }

  private var pitch: Double { boxes.pitch }

  /// Lines that the height allows, at least one.
  private var lineLimit: Int {
    var limit = request.maximumLines > 0 ? request.maximumLines : Int.max
    if boxes.isUniform, let height = request.maximumHeight {
      let more = ((height - naturalLineHeight + 0.01) / pitch).rounded(.down)
      limit = min(limit, max(1, 1 + Int(max(0, min(more, 10_000)))))
    }
    return limit
  }

  mutating func run() {
    let count = text.clusterCount
    let limit = lineLimit
    let breaker = makeBreaker()
    let pushesOut =
      request.lineBreakStrategy.contains(.pushOut) && request.lineBreakMode != .byCharWrapping
    var start = 0
    while start < count, lines.count < limit {
      var line = breaker.line(from: start)
      if line.breaksWord, request.lineBreakMode != .byCharWrapping,
        let hyphenator = request.hyphenationLocale.flatMap(Hyphenator.named),
        let hyphenated = WordHyphenation(breaker: breaker, hyphenator: hyphenator).line(
          from: start)
      {
        line = hyphenated
      }
      let isLast = lines.count == limit - 1 || !boxes.hasRoom(after: line, in: breaker)
      if isLast, line.next < count {
        cutLastLine(from: start, breaker: breaker, unbroken: line)
        return
      }
      if pushesOut, line.next < count,
        let shorter = PushOut(
          breaker: breaker, words: shaper.words, leastFill: request.leastFillAfterPushOut
        ).line(line, from: start)
      {
        line = shorter
      }
      if line.breaksWord, brokenWord == nil { brokenWord = word(around: line.next) }
      append(line, breaker)
      start = line.next
    }
  }

  private func makeBreaker() -> LineBreaker {
    let showsHyphens = text.allFlags.contains(.softHyphen) || request.hyphenationLocale != nil
    return LineBreaker(
      shaped: text, factors: factors, width: max(0, request.width ?? .infinity),
      strategy: request.lineBreakStrategy,
      wrapsCharacters: request.lineBreakMode == .byCharWrapping,
      hyphen: showsHyphens ? advance(of: "-", factors) + request.tracking : 0,
      tracking: request.tracking)
  }

  /// Advance of a sign the layout adds, in the text's own weight.
  func advance(of sign: String, _ factors: AdvanceFactors) -> Double {
    let shaped = shaper.shape(sign, locale: "en", font: text.font)
    return shaped.advance(clusters: 0..<shaped.clusterCount, factors: factors)
  }

  mutating func append(_ line: LineBreaker.Line, _ breaker: LineBreaker) {
    let width = breaker.advance(line.clusters) + (line.endsWithHyphen ? breaker.hyphen : 0)
    // Only a single cluster can be wider than its line: it is drawn and cut at the edge.
    if width > breaker.width + LineBreaker.slack { isClipped = true }
    append(
      FitLine(
        shaped: text, head: line.clusters, endsWithHyphen: line.endsWithHyphen, width: width,
        pointSize: pointSize))
  }

  mutating func append(_ line: FitLine) {
    lines.append(boxes.place(line))
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
      lines.isEmpty ? 0 : TextFitter.roundedUp(boxes.height(of: lines.count), displayScale: scale)
    let cut = boxes.cut(lines)
    return Fit(
      shaped: text, lines: lines, height: height, pitch: pitch, pointSize: pointSize,
      scale: pointSize / request.pointSize, tracking: request.tracking, naturalWidth: naturalWidth,
      availableWidth: request.width, isTruncated: isTruncated,
      isClipped: isClipped || cut != nil, cut: cut, brokenWordRange: brokenWord, lostRange: lost)
  }
}
