import DynamicType

/// Shapes any analysed string: runs of one face, script and direction, words where they can be
/// taken apart.
struct RunShaper {
  private var measures: ContiguousArray<ClusterMeasure> = []
  /// Slots of the clusters that are characters of their face.
  private var slots: ContiguousArray<UInt16> = []
  private var scalars: [UInt32] = []
  private var missing: [Unicode.Scalar] = []
  private var undetermined: [Unicode.Scalar] = []
  private var knownMissing: Set<Unicode.Scalar> = []
  private var worst = AdvanceSource.measured
  private var usesFallback = false

  /// A stretch of clusters with one face, script and direction.
  private struct Run {
    var clusters: Range<Int>
    var shaper: FaceShaper
    var script: UInt32
    var level: UInt8
    /// All clusters are single characters that need no more than their neighbour.
    var model: ShapingModel
  }

  /// The fonts of a text: a context up to each end, as an offset in UTF-16 code units.
  typealias Contexts = [(end: Int, context: FontContext)]

  mutating func shape(
    _ text: String, _ analysis: TextAnalysis, fonts: FontAccess, splitsRuns: Bool,
    contexts: Contexts
  ) -> ShapedText {
    let count = analysis.clusters.count
    measures.removeAll(keepingCapacity: true)
    measures.append(contentsOf: repeatElement(ClusterMeasure(), count: count))
    missing.removeAll()
    undetermined.removeAll()
    knownMissing.removeAll(keepingCapacity: true)
    worst = .measured
    usesFallback = false
    let font = contexts[0].context.font
    forEachRun(analysis, contexts) { shaping, run in
      shaping.shape(run, analysis, splitsRuns: splitsRuns)
    }
    return finish(text, font, analysis, fonts)
  }

  /// Width in points with the advances of one point size.
  mutating func reshapedWidth(
    _ analysis: TextAnalysis, pointSize: Double, fonts: FontAccess,
    contexts: Contexts
  ) -> Double {
    let size = fonts.opticalSize
    let share = size.displayShare(at: pointSize)
    let tracking = size.trackingUnits(at: pointSize)
    let factors = size.factors(at: pointSize)
    var width = 0.0
    measures.removeAll(keepingCapacity: true)
    measures.append(
      contentsOf: repeatElement(ClusterMeasure(), count: analysis.clusters.count))
    forEachRun(analysis, contexts) { shaping, run in
      guard let sized = run.shaper.face.makeSizedFont(displayShare: share, tracking: tracking)
      else {
        shaping.shape(run, analysis, splitsRuns: false)
        for index in run.clusters {
          let measure = shaping.measures[index]
          width +=
            (measure.text + share * (measure.display - measure.text)) * pointSize / 2048
            + Double(measure.emoji) * factors.emoji
        }
        return
      }
      analysis.withUnits(of: run.clusters) { units in
        width += run.shaper.sizedWidth(
          units, script: run.script, level: run.level, sized: sized, displayShare: share,
          pointSize: pointSize)
      }
    }
    return width
  }

  // MARK: - Runs

  private mutating func forEachRun(
    _ analysis: TextAnalysis, _ contexts: Contexts, _ body: (inout RunShaper, Run) -> Void
  ) {
    let clusters = analysis.clusters
    if slots.count < clusters.count {
      slots.append(contentsOf: repeatElement(0, count: clusters.count - slots.count))
    }
    var next = 0
    var context = contexts[0].context
    var current: Run?
    func finish(_ shaping: inout RunShaper, at index: Int) {
      guard var run = current else { return }
      run.clusters = run.clusters.lowerBound..<index
      body(&shaping, run)
      current = nil
    }
    // The face, script and level of the run in hand.
    var key: (face: Int16, script: UInt32, level: UInt8) = (-1, 0, 0)
    for index in clusters.indices {
      let cluster = clusters[index]
      if next + 1 < contexts.count, Int(cluster.start) >= contexts[next].end {
        finish(&self, at: index)
        while next + 1 < contexts.count, Int(cluster.start) >= contexts[next].end { next += 1 }
        context = contexts[next].context
      }
      guard cluster.flags.isDisjoint(with: .undrawn),
        let (face, model, slot) = face(of: cluster, analysis, context)
      else {
        finish(&self, at: index)
        continue
      }
      slots[index] = slot
      if face != context.primaryShaper { usesFallback = true }
      if current != nil, key == (face, cluster.script, cluster.level) {
        if model == .words { current?.model = .words }
      } else {
        finish(&self, at: index)
        key = (face, cluster.script, cluster.level)
        current = Run(
          clusters: index..<index, shaper: context.shapers[Int(face)], script: cluster.script,
          level: cluster.level, model: model)
      }
    }
    finish(&self, at: clusters.count)
  }

  private mutating func face(
    of cluster: TextAnalysis.Cluster, _ analysis: TextAnalysis, _ context: FontContext
  ) -> (face: Int16, model: ShapingModel, slot: UInt16)? {
    let (first, length) = analysis.scalar(at: Int(cluster.start))
    let entry = context.entry(first)
    if Int(cluster.end - cluster.start) == length, entry.face >= 0 {
      return (entry.face, entry.model, entry.slot)
    }
    scalars.removeAll(keepingCapacity: true)
    scalars.append(first)
    var offset = Int(cluster.start) + length
    var isPlain = entry.face >= 0
    while offset < Int(cluster.end) {
      let (scalar, length) = analysis.scalar(at: offset)
      scalars.append(scalar)
      offset += length
      if isPlain { isPlain = context.entry(scalar).face == entry.face && !asksForFace(scalar) }
    }
    if isPlain { return (entry.face, .words, 0) }
    let found = context.face(for: scalars, script: cluster.script)
    for scalar in found.missing where knownMissing.insert(scalar).inserted {
      missing.append(scalar)
    }
    for scalar in found.undetermined where knownMissing.insert(scalar).inserted {
      undetermined.append(scalar)
    }
    return found.face >= 0 ? (found.face, .words, 0) : nil
  }

  /// A variation selector, keycap or joiner, which may ask for another face than the base has.
  private func asksForFace(_ scalar: UInt32) -> Bool {
    scalar == 0x20E3 || scalar == 0x200D || (0xFE00...0xFE0F).contains(scalar)
  }

  // MARK: - Shaping

  private mutating func shape(_ run: Run, _ analysis: TextAnalysis, splitsRuns: Bool) {
    guard splitsRuns else { return shapeWord(run.clusters, run, analysis) }
    // From right to left pairs stand the other way round; a single character has no neighbour.
    if run.model != .words, run.level == 0 || run.clusters.count == 1, shapeCharacters(run) {
      return
    }
    let seams = ShapingModel.seams(run.script, in: run.shaper.face)
    if seams == .none { return shapeWord(run.clusters, run, analysis) }
    var start = run.clusters.lowerBound
    for index in (start + 1)..<max(start + 1, run.clusters.upperBound)
    where analysis.startsSyllable(index, ofWord: seams == .dictionaryWords) {
      shapeWord(start..<index, run, analysis)
      start = index
    }
    shapeWord(start..<run.clusters.upperBound, run, analysis)
  }

  private mutating func shapeWord(
    _ clusters: Range<Int>, _ run: Run, _ analysis: TextAnalysis
  ) {
    let all = analysis.clusters
    let base = all[clusters.lowerBound].start
    let length = Int(all[clusters.upperBound - 1].end - base)
    let isLong = length > TextAnalysis.shapedUnitLimit && analysis.hasLongCluster(in: clusters)
    measures.withUnsafeMutableBufferPointer { measures in
      let target = UnsafeMutableBufferPointer(rebasing: measures[clusters])
      if isLong {
        let (units, starts) = analysis.shortened(clusters)
        units.withUnsafeBufferPointer {
          run.shaper.shapeWord(
            $0, clusterStart: { starts[$0] }, measures: target, script: run.script,
            level: run.level)
        }
        return
      }
      analysis.withUnits(of: clusters) { units in
        run.shaper.shapeWord(
          units,
          clusterStart: { Int(all[clusters.lowerBound + $0].start - base) },
          measures: target, script: run.script, level: run.level)
      }
    }
  }

  /// Characters that need no more than their neighbour; false when a pair turns out to need more.
  private mutating func shapeCharacters(_ run: Run) -> Bool {
    let shaper = run.shaper
    var previous: UInt16?
    for index in run.clusters {
      let slot = slots[index]
      let character = shaper.characters[Int(slot)]
      measures[index] = ClusterMeasure(
        text: character.text, display: character.display, tracked: character.isTracked ? 1 : 0,
        firstGlyph: character.glyph, lastGlyph: character.glyph, face: shaper.index,
        source: character.source)
      if let previous, run.model == .pairs {
        let kerning = shaper.kerning(previous, slot, script: run.script)
        if kerning.isComplex {
          for index in run.clusters { measures[index] = ClusterMeasure() }
          return false
        }
        measures[index - 1].text += kerning.text
        measures[index - 1].display += kerning.display
      }
      previous = slot
    }
    return true
  }

  private mutating func finish(
    _ text: String, _ font: FontDescriptor, _ analysis: TextAnalysis, _ fonts: FontAccess
  ) -> ShapedText {
    var sum = ClusterRecord(
      textSum: 0, displaySum: 0, trackedSum: 0, emojiSum: 0, offset: 0, flags: [], level: 0)
    var hasLevels = false
    var records = ContiguousArray<ClusterRecord>()
    records.reserveCapacity(measures.count + 1)
    let clusters = analysis.clusters
    for index in measures.indices {
      let cluster = clusters[index]
      let measure = measures[index]
      sum.offset = cluster.start
      sum.flags = cluster.flags.subtracting(.opportunities)
      // A cluster without a glyph of its own was drawn by the ligature before it.
      if measure.face < 0, cluster.flags.isDisjoint(with: .undrawn), index > 0 {
        sum.flags.insert(.joined)
      }
      sum.level = cluster.level
      if cluster.level != 0 { hasLevels = true }
      sum.firstGlyph = measure.firstGlyph
      sum.lastGlyph = measure.lastGlyph
      sum.face = measure.face
      records.append(sum)
      sum.textSum += measure.text
      sum.displaySum += measure.display
      sum.trackedSum += measure.tracked
      sum.emojiSum += measure.emoji
      if measure.source.rawValue > worst.rawValue { worst = measure.source }
    }
    sum.offset = Int32(analysis.units.count)
    sum.flags = []
    sum.firstGlyph = 0
    sum.lastGlyph = 0
    sum.face = -1
    records.append(sum)
    let breaks = analysis.copyBreaks(to: &records)
    return ShapedText(
      text: text, font: font, missingCodePoints: missing,
      undeterminedCodePoints: undetermined, confidence: worst.confidence,
      isRightToLeft: analysis.isRightToLeft, usesFallback: usesFallback,
      hasLevels: hasLevels, records: records, breaks: breaks,
      fonts: fonts)
  }
}
