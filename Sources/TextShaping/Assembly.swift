import CHarfBuzz
import DynamicType

/// Collects the glyphs of all runs into clusters and sums them up.
struct Assembly {
  struct Advances {
    var text = 0.0
    var display = 0.0
    var tracked = 0.0
  }

  private(set) var advances: ContiguousArray<Advances>
  private var glyphs: ContiguousArray<ShapedText.ClusterGlyphs>
  private var faces: [FontFace] = []
  private var missing: [Unicode.Scalar] = []
  private var knownMissing: Set<Unicode.Scalar> = []
  private var worstSource = AdvanceSource.measured
  /// Cluster of each UTF-16 offset of the run in hand.
  private var clusterOfOffset: ContiguousArray<Int32> = []
  private var runStart: Int32 = 0

  init(clusterCount: Int) {
    advances = ContiguousArray(repeating: Advances(), count: clusterCount)
    glyphs = ContiguousArray(
      repeating: ShapedText.ClusterGlyphs(first: 0, last: 0, face: -1), count: clusterCount)
  }

  mutating func index(of face: FontFace) -> Int16 {
    if let index = faces.firstIndex(where: { $0 === face }) { return Int16(index) }
    faces.append(face)
    return Int16(faces.count - 1)
  }

  mutating func noteMissing(_ scalar: Unicode.Scalar) {
    if knownMissing.insert(scalar).inserted { missing.append(scalar) }
  }

  mutating func note(_ source: AdvanceSource) {
    if source.rawValue > worstSource.rawValue { worstSource = source }
  }

  mutating func begin(_ run: TextShaper.Run, analysis: TextAnalysis) {
    runStart = analysis.clusters[run.clusters.lowerBound].start
    clusterOfOffset.removeAll(keepingCapacity: true)
    for index in run.clusters {
      let cluster = analysis.clusters[index]
      for _ in cluster.start..<cluster.end { clusterOfOffset.append(Int32(index)) }
    }
  }

  @inline(__always)
  mutating func add(
    _ info: hb_glyph_info_t, text: Double, display: Double, tracked: Double, run: TextShaper.Run
  ) {
    let index = cluster(of: info)
    advances[index].text += text
    advances[index].display += display
    advances[index].tracked += tracked
    if glyphs[index].face < 0 {
      glyphs[index] = .init(first: info.codepoint, last: info.codepoint, face: run.faceIndex)
    } else if tracked > 0 || text > 0 {
      glyphs[index].last = info.codepoint
    }
  }

  /// Adds a tracked glyph that is a cluster and a run by itself.
  mutating func addSingle(
    _ glyph: UInt32, text: Double, display: Double, cluster: Int, face: Int16
  ) {
    advances[cluster] = Advances(text: text, display: display, tracked: 1)
    glyphs[cluster] = .init(first: glyph, last: glyph, face: face)
  }

  mutating func beginDisplay(_ run: TextShaper.Run) {
    for index in run.clusters { advances[index].display = 0 }
  }

  mutating func addDisplay(_ info: hb_glyph_info_t, _ advance: Double, run: TextShaper.Run) {
    advances[cluster(of: info)].display += advance
  }

  @inline(__always)
  private func cluster(of info: hb_glyph_info_t) -> Int {
    Int(clusterOfOffset[Int(info.cluster) - Int(runStart)])
  }

  func finish(
    text: String, font: FontDescriptor, analysis: TextAnalysis, opticalSize: OpticalSize
  ) -> ShapedText {
    let count = advances.count
    var offsets = ContiguousArray<Int32>()
    var flags = ContiguousArray<ClusterFlags>()
    var textSums: ContiguousArray<Double> = [0]
    var displaySums: ContiguousArray<Double> = [0]
    var trackedSums: ContiguousArray<Double> = [0]
    offsets.reserveCapacity(count + 1)
    flags.reserveCapacity(count)
    textSums.reserveCapacity(count + 1)
    displaySums.reserveCapacity(count + 1)
    trackedSums.reserveCapacity(count + 1)
    var sum = Advances()
    for index in 0..<count {
      let cluster = analysis.clusters[index]
      offsets.append(cluster.start)
      var flag = cluster.flags
      // A cluster without a glyph of its own was drawn by the ligature before it.
      if glyphs[index].face < 0, flag.isDisjoint(with: .undrawn), index > 0 {
        flag.insert(.joined)
      }
      flags.append(flag)
      sum.text += advances[index].text
      sum.display += advances[index].display
      sum.tracked += advances[index].tracked
      textSums.append(sum.text)
      displaySums.append(sum.display)
      trackedSums.append(sum.tracked)
    }
    offsets.append(Int32(analysis.units.count))
    let confidence: Confidence =
      switch worstSource {
      case .measured: .certain
      case .fitted: .likely
      case .standIn: .guess
      }
    return ShapedText(
      text: text, font: font, missingCodePoints: missing, confidence: confidence,
      isRightToLeft: analysis.isRightToLeft, opticalSize: opticalSize, offsets: offsets,
      flags: flags, textSums: textSums, displaySums: displaySums, trackedSums: trackedSums,
      glyphs: glyphs, faces: faces)
  }
}
