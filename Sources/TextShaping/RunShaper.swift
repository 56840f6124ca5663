import DynamicType

/// Shapes any analysed string: runs of one face, script and direction, words where they can be
/// taken apart.
struct RunShaper {
  private var measures: ContiguousArray<ClusterMeasure> = []
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

  /// - Parameter context: the fonts at an offset in UTF-16 code units; asked in rising order.
  mutating func shape(
    _ text: String, _ analysis: TextAnalysis, stack: FontStack, splitsRuns: Bool,
    context: (Int) -> FontContext
  ) -> ShapedText {
    let count = analysis.clusters.count
    measures.removeAll(keepingCapacity: true)
    measures.append(contentsOf: repeatElement(ClusterMeasure(), count: count))
    missing.removeAll()
    undetermined.removeAll()
    knownMissing.removeAll(keepingCapacity: true)
    worst = .measured
    usesFallback = false
    let font = context(0).font
    forEachRun(analysis, context) { shaping, run in
      shaping.shape(run, analysis, splitsRuns: splitsRuns)
    }
    return finish(text, font, analysis, stack)
  }

  /// Width in points with the advances of one point size.
  mutating func reshapedWidth(
    _ analysis: TextAnalysis, pointSize: Double, stack: FontStack,
    context: (Int) -> FontContext
  ) -> Double {
    let size = stack.opticalSize
    let share = size.displayShare(at: pointSize)
    let tracking = size.trackingUnits(at: pointSize)
    let factors = size.factors(at: pointSize)
    var width = 0.0
    measures.removeAll(keepingCapacity: true)
    measures.append(
      contentsOf: repeatElement(ClusterMeasure(), count: analysis.clusters.count))
    forEachRun(analysis, context) { shaping, run in
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
    _ analysis: TextAnalysis, _ context: (Int) -> FontContext,
    _ body: (inout RunShaper, Run) -> Void
  ) {
    var current: Run?
    for index in analysis.clusters.indices {
      let cluster = analysis.clusters[index]
      if !cluster.flags.isDisjoint(with: .undrawn) {
        if let run = current { body(&self, run) }
        current = nil
        continue
      }
      let context = context(Int(cluster.start))
      guard let (face, model) = face(of: cluster, analysis, context) else { continue }
      let shaper = context.shapers[Int(face)]
      if face != context.primaryShaper { usesFallback = true }
      if let run = current, run.shaper === shaper, run.script == cluster.script,
        run.level == cluster.level
      {
        current?.clusters = run.clusters.lowerBound..<(index + 1)
        if model == .words { current?.model = .words }
      } else {
        if let run = current { body(&self, run) }
        current = Run(
          clusters: index..<(index + 1), shaper: shaper, script: cluster.script,
          level: cluster.level, model: model)
      }
    }
    if let run = current { body(&self, run) }
  }

  private mutating func face(
    of cluster: TextAnalysis.Cluster, _ analysis: TextAnalysis, _ context: FontContext
  ) -> (face: Int16, model: ShapingModel)? {
    let (first, length) = analysis.scalar(at: Int(cluster.start))
    let entry = context.entry(first)
    if Int(cluster.end - cluster.start) == length, entry.face >= 0 {
      return (entry.face, cluster.level == 0 ? entry.model : .words)
    }
    scalars.removeAll(keepingCapacity: true)
    scalars.append(first)
    var offset = Int(cluster.start) + length
    while offset < Int(cluster.end) {
      let (scalar, length) = analysis.scalar(at: offset)
      scalars.append(scalar)
      offset += length
    }
    let found = context.face(for: scalars, script: cluster.script)
    for scalar in found.missing where knownMissing.insert(scalar).inserted {
      missing.append(scalar)
    }
    for scalar in found.undetermined where knownMissing.insert(scalar).inserted {
      undetermined.append(scalar)
    }
    return found.face >= 0 ? (found.face, .words) : nil
  }

  // MARK: - Shaping

  private mutating func shape(_ run: Run, _ analysis: TextAnalysis, splitsRuns: Bool) {
    guard splitsRuns else { return shapeWord(run.clusters, run, analysis) }
    if run.model != .words, shapeCharacters(run, analysis) { return }
    let clusters = analysis.clusters
    if ShapingModel.splitsAtDictionaryBreaks(run.script, in: run.shaper.face) {
      var start = run.clusters.lowerBound
      for index in run.clusters.dropFirst()
      where clusters[index].flags.contains(.breakBefore)
        && analysis.canSplitSyllables(before: index)
      {
        shapeWord(start..<index, run, analysis)
        start = index
      }
      return shapeWord(start..<run.clusters.upperBound, run, analysis)
    }
    shapeWord(run.clusters, run, analysis)
  }

  private mutating func shapeWord(
    _ clusters: Range<Int>, _ run: Run, _ analysis: TextAnalysis
  ) {
    let base = analysis.clusters[clusters.lowerBound].start
    let length = Int(analysis.clusters[clusters.upperBound - 1].end - base)
    let isLong = length > TextAnalysis.shapedUnitLimit && analysis.hasLongCluster(in: clusters)
    measures.withUnsafeMutableBufferPointer { all in
      let target = UnsafeMutableBufferPointer(rebasing: all[clusters])
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
          clusterStart: { Int(analysis.clusters[clusters.lowerBound + $0].start - base) },
          measures: target, script: run.script, level: run.level)
      }
    }
  }

  /// Characters that need no more than their neighbour; false when a pair turns out to need more.
  private mutating func shapeCharacters(_ run: Run, _ analysis: TextAnalysis) -> Bool {
    let shaper = run.shaper
    var previous: UInt16?
    for index in run.clusters {
      let scalar = analysis.scalar(at: Int(analysis.clusters[index].start)).value
      guard let slot = shaper.slot(for: scalar, script: run.script) else { return false }
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
    _ text: String, _ font: FontDescriptor, _ analysis: TextAnalysis, _ stack: FontStack
  ) -> ShapedText {
    var sum = ClusterRecord(
      textSum: 0, displaySum: 0, trackedSum: 0, emojiSum: 0, offset: 0, flags: [], level: 0)
    var hasLevels = false
    var records = ContiguousArray<ClusterRecord>()
    records.reserveCapacity(measures.count + 1)
    for index in measures.indices {
      let cluster = analysis.clusters[index]
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
      fontStack: stack)
  }
}
