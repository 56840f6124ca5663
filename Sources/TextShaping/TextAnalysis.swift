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
  private let properties: CharacterPropertyTable
  private var levels: [UInt8] = []
  private var baseDirections = BaseDirection.Resolver()
  private var lineIterators: [String: OpaquePointer] = [:]
  private var characterIterator: OpaquePointer?

  init(properties: CharacterPropertyTable = CharacterPropertyTable()) {
    self.properties = properties
  }

  deinit {
    for iterator in lineIterators.values { icu_break_iterator_close(iterator) }
    if let characterIterator { icu_break_iterator_close(characterIterator) }
  }

  /// Analyses a string in a language (BCP 47); without a base direction, the first strong character
  /// and then the locale decide.
  func analyse(_ text: String, locale: String, baseDirection: LayoutDirection? = nil) {
    units.removeAll(keepingCapacity: true)
    units.append(contentsOf: text.utf16)
    clusters.removeAll(keepingCapacity: true)
    isRightToLeft = false
    guard !units.isEmpty else { return }
    findClusters()
    resolveScripts()
    findLevels(baseDirections.base(baseDirection, locale: locale))
    findBreaks(locale: locale)
  }

  /// Starts a text whose characters are appended one by one, each a cluster of its own.
  func beginUnits() { units.removeAll(keepingCapacity: true) }

  /// Appends a character to a text begun with `beginUnits`.
  @inline(__always)
  func append(_ codePoint: UInt32) {
    if codePoint < 0x10000 {
      units.append(UInt16(truncatingIfNeeded: codePoint))
    } else {
      units.append(UInt16(0xD7C0 + (codePoint >> 10)))
      units.append(UInt16(0xDC00 + (codePoint & 0x3FF)))
    }
  }

  /// The code units of a range of clusters.
  func withUnits(of clusters: Range<Int>, _ body: (UnsafeBufferPointer<UInt16>) -> Void) {
    let start = Int(self.clusters[clusters.lowerBound].start)
    let end = Int(self.clusters[clusters.upperBound - 1].end)
    units.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }

  /// The code point at an offset; a lone surrogate gives U+FFFD.
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
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

  private func findClusters() {
    if characterIterator == nil {
      characterIterator = icu_break_iterator_open(Int32(ICU_BREAK_CHARACTER.rawValue), "en")
    }
    func append(_ start: Int32, _ end: Int32) {
      let properties = properties[scalar(at: Int(start)).value]
      clusters.append(
        Cluster(
          start: start, end: end, script: properties.script, level: 0, flags: properties.flags))
    }
    if appendSingleClusters() { return }
    clusters.removeAll(keepingCapacity: true)
    units.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, let iterator = characterIterator,
        icu_break_iterator_set_text(iterator, base, Int32(buffer.count))
      else { return }
      var start: Int32 = 0
      while true {
        let end = icu_break_iterator_next(iterator)
        if end < 0 { break }
        append(start, end)
        start = end
      }
    }
  }

  /// Clusters of a text in which every character is one; false at the first that may be more.
  private func appendSingleClusters() -> Bool {
    var offset = 0
    while offset < units.count {
      let (scalar, length) = scalar(at: offset)
      let properties = properties[scalar]
      guard properties.traits.contains(.singleCluster) else { return false }
      clusters.append(
        Cluster(
          start: Int32(offset), end: Int32(offset + length), script: properties.script, level: 0,
          flags: properties.flags))
      offset += length
    }
    return true
  }

  private func resolveScripts() {
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

  private func findLevels(_ base: BaseDirection) {
    var offset = 0
    var needsBidi = base.mayBeRightToLeft(units)
    while offset < units.count, !needsBidi {
      let (scalar, length) = scalar(at: offset)
      needsBidi = properties[scalar].traits.contains(.affectsBidi)
      offset += length
    }
    guard needsBidi else { return }
    levels = [UInt8](repeating: 0, count: units.count)
    let paragraph = icu_bidi_levels(units, Int32(units.count), base.level, &levels)
    guard paragraph >= 0 else { return }
    isRightToLeft = paragraph % 2 == 1
    for index in clusters.indices { clusters[index].level = levels[Int(clusters[index].start)] }
  }

  /// False inside a syllable, where dictionaries may end a word but glyphs do not: before a vowel
  /// sign that is a cluster of its own, and after a virama that puts the next consonant under this
  /// one (Myanmar U+1039, Khmer U+17D2).
  func canSplitSyllables(before cluster: Int) -> Bool {
    let start = Int(clusters[cluster].start)
    let before = units[start - 1]
    return before != 0x1039 && before != 0x17D2
      && !properties[UInt32(units[start])].traits.contains(.mark)
  }

  private func findBreaks(locale: String) {
    var index = 0
    forEachBoundary(locale: locale) { boundary, isMandatory in
      while index < clusters.count, clusters[index].start < boundary { index += 1 }
      guard index < clusters.count, clusters[index].start == boundary else { return }
      clusters[index].flags.formUnion(
        opportunity(isMandatory, before: boundary, start: index > 0 ? clusters[index - 1].start : 0)
      )
    }
  }

  /// Copies the opportunities found by `analyse` into the records of its clusters and lists them.
  func copyBreaks(
    to records: inout ContiguousArray<ClusterRecord>
  ) -> ContiguousArray<BreakOpportunity> {
    var breaks = ContiguousArray<BreakOpportunity>()
    for index in clusters.indices {
      let flags = clusters[index].flags.intersection(.opportunities)
      if flags.isEmpty || records[index].flags.contains(.joined) { continue }
      records[index].flags.formUnion(flags)
      if flags.contains(.breakBefore) {
        breaks.append(Self.opportunity(at: index, after: breaks.last, records))
      }
    }
    return breaks
  }

  /// Finds the opportunities of a text begun with `beginUnits`, marks them in its records and
  /// lists them.
  func markBreaks(
    in records: inout ContiguousArray<ClusterRecord>, locale: String
  ) -> ContiguousArray<BreakOpportunity> {
    var breaks = ContiguousArray<BreakOpportunity>()
    var index = 0
    forEachBoundary(locale: locale) { boundary, isMandatory in
      while records[index].offset < boundary { index += 1 }
      guard index > 0, records[index].offset == boundary else { return }
      let flags = opportunity(
        isMandatory, before: boundary, start: records[index - 1].offset)
      records[index].flags.formUnion(flags)
      if flags.contains(.breakBefore) {
        breaks.append(Self.opportunity(at: index, after: breaks.last, records))
      }
    }
    return breaks
  }

  private func opportunity(
    _ isMandatory: Bool, before boundary: Int32, start: Int32
  ) -> ClusterFlags {
    if isMandatory { return [.breakBefore, .mandatoryBreakBefore] }
    return isHangul(boundary) && isHangul(start) ? .hangulBreakBefore : .breakBefore
  }

  private static func opportunity(
    at index: Int, after last: BreakOpportunity?, _ records: ContiguousArray<ClusterRecord>
  ) -> BreakOpportunity {
    var end = index
    let start = last.map { Int($0.next) } ?? 0
    while end > start, records[end - 1].flags.contains(.whiteSpace) { end -= 1 }
    return BreakOpportunity(next: Int32(index), end: Int32(end))
  }

  private func forEachBoundary(locale: String, _ body: (Int32, Bool) -> Void) {
    guard let iterator = lineIterator(locale: locale) else { return }
    units.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress,
        icu_break_iterator_set_text(iterator, base, Int32(buffer.count))
      else { return }
      while true {
        let boundary = icu_break_iterator_next(iterator)
        if boundary < 0 || boundary >= Int32(buffer.count) { break }
        body(boundary, icu_break_iterator_is_mandatory(iterator))
      }
    }
  }

  private func isHangul(_ offset: Int32) -> Bool {
    properties[UInt32(units[Int(offset)])].traits.contains(.hangul)
  }

  private func lineIterator(locale: String) -> OpaquePointer? {
    if let iterator = lineIterators[locale] { return iterator }
    // UILabel starts no line with a small kana or U+30FC (qiita.com/cub/items/c02640af6f2fbbe9f03d),
    // which ICU allows in Japanese unless told to be strict.
    let identifier = locale.split(separator: "-").joined(separator: "_") + "@lb=strict"
    guard let iterator = icu_break_iterator_open(Int32(ICU_BREAK_LINE.rawValue), identifier)
    else { return nil }
    lineIterators[locale] = iterator
    return iterator
  }
}
