import CICU
import DynamicType

/// Grapheme clusters, scripts, directions and line break opportunities of a string, from ICU.
///
/// One instance per thread: it keeps break iterators and scratch buffers.
final class TextAnalysis {
  /// A grapheme cluster before shaping.
  struct Cluster {
    var start: Int32
    var end: Int32
    /// ISO 15924 tag, resolved: common and inherited characters take their neighbour's.
    var script: UInt32
    var level: UInt8
    var flags: ClusterFlags
  }

  private(set) var units: [UInt16] = []
  private(set) var clusters: [Cluster] = []
  private(set) var isRightToLeft = false
  let lineBreaks: LineBreakFinder
  private let properties: CharacterPropertyTable
  private var levels: [UInt8] = []
  private var baseDirections = BaseDirection.Resolver()
  private let bidi = icu_bidi_open()
  private let characterIterator = icu_break_iterator_open(
    Int32(ICU_BREAK_CHARACTER.rawValue), "en")

  init(properties: CharacterPropertyTable = CharacterPropertyTable()) {
    self.properties = properties
    lineBreaks = LineBreakFinder(properties: properties)
  }

  deinit {
    icu_break_iterator_close(characterIterator)
    icu_bidi_close(bidi)
  }

  /// Analyses a string in a language (BCP 47); without a base direction, the first strong character
  /// and then the locale decide.
  func analyse(_ text: String, locale: String, baseDirection: LayoutDirection? = nil) {
    isRightToLeft = false
    let traits = read(text)
    guard !units.isEmpty else { return }
    if !traits.hasClusters { findClusters() }
    resolveScripts()
    let base = baseDirections.base(baseDirection, locale: locale)
    if traits.affectsBidi || base.mayBeRightToLeft(units) { findLevels(base) }
    findBreaks(locale: locale)
  }

  /// The code units of a range of clusters.
  func withUnits(of clusters: Range<Int>, _ body: (UnsafeBufferPointer<UInt16>) -> Void) {
    let start = Int(self.clusters[clusters.lowerBound].start)
    let end = Int(self.clusters[clusters.upperBound - 1].end)
    units.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }

  /// The code point at an offset; a lone surrogate gives U+FFFD.
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    units.withUnsafeBufferPointer { Self.scalar($0, at: offset) }
  }

  @inline(__always)
  private static func scalar(
    _ units: UnsafeBufferPointer<UInt16>, at offset: Int
  ) -> (value: UInt32, length: Int) {
    let unit = UInt32(units[offset])
    guard unit >= 0xD800, unit < 0xE000 else { return (unit, 1) }
    if unit < 0xDC00, offset + 1 < units.count {
      let low = UInt32(units[offset + 1])
      if low >= 0xDC00, low < 0xE000 {
        return (0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00), 2)
      }
    }
    return (0xFFFD, 1)
  }

  // MARK: - Clusters

  /// Decodes the text into code units and clusters of one character and its marks, which holds
  /// unless some character needs more of the rules than that.
  private func read(_ text: String) -> (hasClusters: Bool, affectsBidi: Bool) {
    // Taken out of the object while they are filled: a local array needs no check at every step.
    var units: [UInt16] = []
    var clusters: [Cluster] = []
    swap(&units, &self.units)
    swap(&clusters, &self.clusters)
    units.removeAll(keepingCapacity: true)
    clusters.removeAll(keepingCapacity: true)
    var traits: CharacterProperties.Traits = [.singleCluster]
    var text = text
    text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let (codePoint, length) = CodePoint.decode(bytes, at: index)
        index += length
        let properties = properties[codePoint]
        let start = Int32(units.count)
        CodePoint.append(codePoint, to: &units)
        if properties.traits.contains(.affectsBidi) { traits.insert(.affectsBidi) }
        if !properties.traits.contains(.singleCluster) {
          if properties.traits.contains(.extendsCluster), let last = clusters.indices.last {
            clusters[last].end = Int32(units.count)
            continue
          }
          traits.remove(.singleCluster)
        }
        clusters.append(
          Cluster(
            start: start, end: Int32(units.count), script: properties.script, level: 0,
            flags: properties.flags))
      }
    }
    swap(&units, &self.units)
    swap(&clusters, &self.clusters)
    return (traits.contains(.singleCluster), traits.contains(.affectsBidi))
  }

  private func findClusters() {
    var clusters: [Cluster] = []
    swap(&clusters, &self.clusters)
    clusters.removeAll(keepingCapacity: true)
    units.withUnsafeBufferPointer { units in
      guard let base = units.baseAddress, let characterIterator,
        icu_break_iterator_set_text(characterIterator, base, Int32(units.count))
      else { return }
      var start: Int32 = 0
      while true {
        let end = icu_break_iterator_next(characterIterator)
        if end < 0 { break }
        let properties = properties[Self.scalar(units, at: Int(start)).value]
        clusters.append(
          Cluster(
            start: start, end: end, script: properties.script, level: 0, flags: properties.flags))
        start = end
      }
    }
    swap(&clusters, &self.clusters)
  }

  private func resolveScripts() {
    clusters.withUnsafeMutableBufferPointer { clusters in
      var current: UInt32?
      for index in clusters.indices {
        let script = clusters[index].script
        if script == CharacterProperties.common || script == CharacterProperties.inherited {
          clusters[index].script = current ?? CharacterProperties.common
        } else {
          if current == nil {
            for earlier in 0..<index { clusters[earlier].script = script }
          }
          current = script
        }
      }
      if current == nil {
        for index in clusters.indices { clusters[index].script = CharacterProperties.latin }
      }
    }
  }

  private func findLevels(_ base: BaseDirection) {
    levels.removeAll(keepingCapacity: true)
    levels.append(contentsOf: repeatElement(0, count: units.count))
    let paragraph = icu_bidi_levels(bidi, units, Int32(units.count), base.level, &levels)
    guard paragraph >= 0 else { return }
    isRightToLeft = paragraph % 2 == 1
    levels.withUnsafeBufferPointer { levels in
      clusters.withUnsafeMutableBufferPointer { clusters in
        for index in clusters.indices { clusters[index].level = levels[Int(clusters[index].start)] }
      }
    }
  }

  /// True where an orthographic syllable starts, as far as glyphs are concerned: not before a sign
  /// that is a cluster of its own, and not after a virama or joiner, which puts the next consonant
  /// under or beside this one.
  ///
  /// - Parameter isWordWanted: a dictionary has to end a word there, too.
  func startsSyllable(_ cluster: Int, ofWord isWordWanted: Bool) -> Bool {
    if isWordWanted, !clusters[cluster].flags.contains(.breakBefore) { return false }
    let start = Int(clusters[cluster].start)
    let before = properties[UInt32(units[start - 1])].traits
    return !before.contains(.joinsNext) && !properties[UInt32(units[start])].traits.contains(.mark)
  }

  // MARK: - Line breaks

  private func findBreaks(locale: String) {
    units.withUnsafeBufferPointer { units in
      let boundaries = lineBreaks.find(in: units, locale: locale)
      clusters.withUnsafeMutableBufferPointer { clusters in
        var index = 0
        for boundary in boundaries {
          while index < clusters.count, clusters[index].start < boundary.offset { index += 1 }
          guard index > 0, index < clusters.count, clusters[index].start == boundary.offset else {
            continue
          }
          clusters[index].flags.formUnion(
            lineBreaks.opportunity(boundary, in: units, after: clusters[index - 1].start))
        }
      }
    }
  }

  /// Copies the opportunities found by `analyse` into the records of its clusters and lists them.
  func copyBreaks(
    to records: inout ContiguousArray<ClusterRecord>
  ) -> ContiguousArray<BreakOpportunity> {
    var breaks = ContiguousArray<BreakOpportunity>()
    let clusters = clusters
    records.withUnsafeMutableBufferPointer { records in
      for index in clusters.indices {
        let flags = clusters[index].flags.intersection(.opportunities)
        if flags.isEmpty || records[index].flags.contains(.joined) { continue }
        records[index].flags.formUnion(flags)
        breaks.append(BreakOpportunity(at: index, after: breaks.last, records))
      }
    }
    return breaks
  }
}
