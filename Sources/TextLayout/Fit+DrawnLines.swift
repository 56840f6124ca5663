import DynamicType
import TextShaping

extension Fit {
  /// The lines as glyphs in the order they are drawn, bidi levels, ellipsis, hyphen, tightening and
  /// tracking applied: each as wide as the measured line.
  ///
  /// The text is shaped once more for its glyphs, which measuring does not keep; for pictures, not
  /// for sweeps.
  ///
  /// - Parameters:
  ///   - locale: BCP 47 tag, the one the text was measured in.
  ///   - shaper: a shaper over the same font stack.
  public func drawnLines(locale: String, using shaper: TextShaper) -> [DrawnLine] {
    guard !lines.isEmpty else { return [] }
    let glyphs = shaper.glyphs(of: shaped, locale: locale, pointSize: pointSize)
    return zip(lines, baselines).map { line, baseline in
      var drawer = LineDrawer(
        line, tracking: tracking, factors: shaped.opticalSize.factors(at: pointSize),
        glyphs: glyphs, shaper: shaper)
      return drawer.draw(
        baseline: baseline,
        breaksWord: brokenWordRange.map { brokenWord in
          brokenWord.contains(line.head.upperBound) && line.head.upperBound > brokenWord.lowerBound
        } ?? false)
    }
  }
}

/// Puts the pieces of a line beside each other.
private struct LineDrawer {
  private let line: FitLine
  private let tracking: Double
  private let factors: AdvanceFactors
  private let glyphs: GlyphPositions
  private let shaper: TextShaper
  private var runs: [GlyphRun] = []
  private var pen = 0.0

  init(
    _ line: FitLine, tracking: Double, factors: AdvanceFactors, glyphs: GlyphPositions,
    shaper: TextShaper
  ) {
    self.line = line
    self.tracking = tracking
    self.factors = factors
    self.glyphs = glyphs
    self.shaper = shaper
  }

  mutating func draw(baseline: Double, breaksWord: Bool) -> DrawnLine {
    let pieces = DrawnOrder(line).pieces
    let tabs = tabAdvances()
    var ellipsis: ClosedRange<Double>?
    for (index, piece) in pieces.enumerated() {
      let start = pen
      switch piece {
      case .cluster(let cluster):
        draw(cluster, advance: tabs[cluster] ?? advance(of: cluster))
      case .hyphen: draw(sign: "-")
      case .ellipsis:
        draw(sign: "…")
        ellipsis = start...max(start, pen)
      }
      let isTab: Bool
      if case .cluster(let cluster) = piece { isTab = tabs[cluster] != nil } else { isTab = false }
      if index < pieces.count - 1, !isTab { pen += tracking }
    }
    let isRightToLeft = line.shaped.isRightToLeft
    return DrawnLine(
      baseline: baseline, ascent: line.ascent, descent: line.descent, width: pen, runs: runs,
      ellipsis: ellipsis, brokenWordEdge: breaksWord ? (isRightToLeft ? 0 : pen) : nil,
      isRightToLeft: isRightToLeft)
  }

  /// Advance of a cluster in points, closer to the next one where the line is tightened.
  private func advance(of cluster: Int) -> Double {
    var factors = factors
    factors.tracking -= line.tightening
    return line.shaped.advance(clusters: cluster..<(cluster + 1), factors: factors)
  }

  /// The width of each tab of the line, which depends on what stands before it.
  private func tabAdvances() -> [Int: Double] {
    guard line.shaped.allFlags.contains(.tab) else { return [:] }
    var advances: [Int: Double] = [:]
    for range in [line.head, line.tail ?? 0..<0] {
      var distance = 0.0
      for cluster in range {
        if line.shaped.flags[cluster].contains(.tab) {
          let stop = TabStops.stop(after: distance)
          advances[cluster] = stop - distance
          distance = stop
        } else {
          distance += advance(of: cluster) + tracking
        }
      }
    }
    return advances
  }

  private mutating func draw(_ cluster: Int, advance: Double) {
    defer { pen += advance }
    let flags = line.shaped.flags[cluster]
    guard flags.isDisjoint(with: [.whiteSpace, .newline, .softHyphen]) else { return }
    append(glyphs.clusters[cluster], of: line.shaped, cluster, advance)
  }

  /// A sign the layout adds, in the text's own weight, as `Layout.advance(of:_:)` measures it.
  private mutating func draw(sign: String) {
    let shaped = shaper.shape(sign, locale: "en", font: line.shaped.font)
    let placed = shaper.glyphs(of: shaped, locale: "en", pointSize: line.pointSize)
    for cluster in 0..<shaped.clusterCount {
      let advance = shaped.advance(clusters: cluster..<(cluster + 1), factors: factors)
      append(placed.clusters[cluster], of: shaped, cluster, advance)
      pen += advance
    }
  }

  private mutating func append(
    _ placed: [PlacedGlyph], of text: ShapedText, _ cluster: Int, _ advance: Double
  ) {
    guard !placed.isEmpty, let font = text.fontFile(of: cluster, pointSize: line.pointSize) else {
      return
    }
    let scale = text.outlineScale(of: cluster, pointSize: line.pointSize)
    let isMissing = placed.contains { $0.id == 0 }
    let kind: GlyphRun.Kind = isMissing ? .boxes : font.isColor ? .images : .outlines
    let size =
      font.isColor
      ? text.emojiSize(pointSize: line.pointSize) : line.pointSize * scale.vertical
    let stretch = font.isColor ? 1 : scale.horizontal / scale.vertical
    let added = placed.map {
      GlyphRun.Glyph(id: $0.id, x: pen + $0.x, y: -$0.y * scale.vertical, advance: advance)
    }
    if let last = runs.last, last.font == font, last.kind == kind {
      runs[runs.count - 1].glyphs += added
    } else {
      runs.append(GlyphRun(font: font, kind: kind, size: size, stretch: stretch, glyphs: added))
    }
  }
}
