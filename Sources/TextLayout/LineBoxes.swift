import TextShaping

/// Ink that lies outside a room of fixed height and is not drawn.
public struct LineCut: Sendable, Hashable {
  /// The line most is missing of, counted from 1.
  public var line: Int
  /// Points of ink cut off at its top and at its bottom.
  public var top: Double
  public var bottom: Double

  /// Points of ink cut off on both sides together.
  public var points: Double { top + bottom }
}

/// Places lines under each other, each in the box of the fonts it uses.
///
/// From one baseline to the next it is the style's leading, or more where the lower box of one line
/// and the upper box of the next need it.
struct LineBoxes {
  let text: ShapedText
  let pointSize: Double
  /// Distance between baselines in points where no line needs more.
  let pitch: Double
  /// Height in points of a line in the text's own font.
  let naturalHeight: Double
  /// No line is taller than the text's own font.
  let isUniform: Bool
  private let base: VerticalMetrics
  private let room: Double?
  private let unit: Double
  /// Baseline and descent of the last line placed.
  private var baseline = 0.0
  private var descent: Double?

  init(text: ShapedText, request: FitRequest, pointSize: Double) {
    self.text = text
    self.pointSize = pointSize
    base = text.baseMetrics
    unit = pointSize / 2048
    naturalHeight = base.lineHeight * unit
    pitch = request.leading.map { $0 * pointSize / request.pointSize } ?? naturalHeight
    room = request.maximumHeight
    isUniform = !text.usesTallFonts(base: base)
  }

  private func box(of clusters: Range<Int>) -> VerticalMetrics {
    isUniform ? base : text.lineMetrics(clusters: clusters, base: base)
  }

  private func nextBaseline(_ ascent: Double) -> Double {
    guard let descent else { return ascent }
    return baseline + max(pitch, descent + ascent)
  }

  /// Gives a line its box below those placed before.
  mutating func place(_ line: FitLine) -> FitLine {
    var line = line
    var box = box(of: line.head)
    if !isUniform, let tail = line.tail { box = text.lineMetrics(clusters: tail, base: box) }
    line.ascent = (box.ascender + box.lineGap) * unit
    line.descent = -box.descender * unit
    baseline = nextBaseline(line.ascent)
    descent = line.descent
    return line
  }

  /// Height in points of the lines placed, as many as counted.
  func height(of count: Int) -> Double {
    // One formula for lines of one box keeps the sum free of rounding.
    isUniform ? naturalHeight + Double(count - 1) * pitch : baseline + (descent ?? 0)
  }

  /// Whether the line after this one would still lie in the room. Lines of one box are counted
  /// beforehand instead.
  func hasRoom(after line: LineBreaker.Line, in breaker: LineBreaker) -> Bool {
    guard !isUniform, let room, line.next < text.clusterCount else { return true }
    var boxes = self
    for clusters in [line.clusters, breaker.line(from: line.next).clusters] {
      _ = boxes.place(
        FitLine(shaped: text, head: clusters, width: 0, pointSize: pointSize))
    }
    return boxes.height(of: 2) <= room + 0.01
  }

  /// What a room too low cuts off the ink of its lines, which it shows centred: a label 30 points
  /// high with text of 30 points loses a little of its descenders (mo4tech.com, "UILabel is a pit
  /// that many people will step on").
  func cut(_ lines: [FitLine]) -> LineCut? {
    guard let room, !lines.isEmpty else { return nil }
    let height = height(of: lines.count)
    guard height > room + 0.5 else { return nil }
    let overflow = (height - room) / 2
    var worst: LineCut?
    var baseline = 0.0
    var descent: Double?
    for (index, line) in lines.enumerated() {
      baseline = descent.map { baseline + max(pitch, $0 + line.ascent) } ?? line.ascent
      descent = line.descent
      let ink = text.inkExtents(clusters: line.head)
      let cut = LineCut(
        line: index + 1, top: max(0, overflow - (baseline - ink.top * pointSize)),
        bottom: max(0, baseline + ink.bottom * pointSize - (overflow + room)))
      if cut.points > max(0.05, worst?.points ?? 0) { worst = cut }
    }
    return worst
  }
}
