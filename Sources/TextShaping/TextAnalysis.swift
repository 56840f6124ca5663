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

  static let latin: UInt32 = 0x4C61_746E
  static let common: UInt32 = 0x5A79_7979
  static let inherited: UInt32 = 0x5A69_6E68

  private(set) var units: [UInt16] = []
  private(set) var clusters: [Cluster] = []
  private(set) var isRightToLeft = false
  private var levels: [UInt8] = []
  private var baseDirections = BaseDirection.Resolver()
  private var lineIterators: [String: OpaquePointer] = [:]
  private var characterIterator: OpaquePointer?

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
    let base = baseDirections.base(baseDirection, locale: locale)
    let simple = units.allSatisfy { $0 < 0x80 && $0 >= 0x20 } && !base.mayBeRightToLeft(units)
    if simple {
      for offset in units.indices {
        let unit = units[offset]
        clusters.append(
          Cluster(
            start: Int32(offset), end: Int32(offset + 1), script: Self.latin, level: 0,
            flags: flags(of: UInt32(unit))))
      }
    } else {
      findClusters()
      resolveScripts()
      findLevels(base)
    }
    findBreaks(locale: locale)
  }

  private func flags(of scalar: UInt32) -> ClusterFlags {
    if (scalar >= 0x0A && scalar <= 0x0D) || scalar == 0x2028 || scalar == 0x2029 || scalar == 0x85
    {
      return [.newline, .whiteSpace]
    }
    // A no-break space does not hang: it glues.
    if scalar == 0x20 { return .whiteSpace }
    if scalar == 0xA0 || scalar == 0x202F { return [] }
    if scalar == 0x09 { return [.tab, .whiteSpace] }
    if scalar == 0xAD { return .softHyphen }
    if icu_is_white_space(scalar) { return .whiteSpace }
    if icu_is_letter(scalar) || (scalar >= 0x30 && scalar <= 0x39) { return .wordCharacter }
    return []
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
      let scalar = scalar(at: Int(start)).value
      clusters.append(
        Cluster(
          start: start, end: end, script: icu_script_tag(scalar), level: 0,
          flags: flags(of: scalar)))
    }
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

  private func resolveScripts() {
    var current: UInt32?
    for index in clusters.indices {
      let script = clusters[index].script
      if script == Self.common || script == Self.inherited {
        clusters[index].script = current ?? Self.common
      } else {
        if current == nil {
          for earlier in 0..<index { clusters[earlier].script = script }
        }
        current = script
      }
    }
    if current == nil {
      for index in clusters.indices { clusters[index].script = Self.latin }
    }
  }

  private func findLevels(_ base: BaseDirection) {
    // Nothing below the Hebrew block runs from right to left, nor do surrogates of emoji.
    let needsBidi =
      base.mayBeRightToLeft(units)
      || units.contains {
        ($0 >= 0x590 && $0 < 0x900) || ($0 >= 0x200F && $0 <= 0x2069) || $0 >= 0xFB1D
          || ($0 >= 0xD800 && $0 < 0xD83C)
      }
    guard needsBidi else { return }
    levels = [UInt8](repeating: 0, count: units.count)
    let paragraph = icu_bidi_levels(units, Int32(units.count), base.level, &levels)
    guard paragraph >= 0 else { return }
    isRightToLeft = paragraph % 2 == 1
    for index in clusters.indices { clusters[index].level = levels[Int(clusters[index].start)] }
  }

  private func findBreaks(locale: String) {
    guard let iterator = lineIterator(locale: locale) else { return }
    units.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress,
        icu_break_iterator_set_text(iterator, base, Int32(buffer.count))
      else { return }
      var index = 0
      while true {
        let boundary = icu_break_iterator_next(iterator)
        if boundary < 0 || boundary >= Int32(buffer.count) { break }
        while index < clusters.count, clusters[index].start < boundary { index += 1 }
        guard index < clusters.count, clusters[index].start == boundary else { continue }
        if icu_break_iterator_is_mandatory(iterator) {
          clusters[index].flags.formUnion([.breakBefore, .mandatoryBreakBefore])
        } else if isHangul(clusters[index].start), index > 0, isHangul(clusters[index - 1].start) {
          clusters[index].flags.insert(.hangulBreakBefore)
        } else {
          clusters[index].flags.insert(.breakBefore)
        }
      }
    }
  }

  private func isHangul(_ offset: Int32) -> Bool {
    let unit = units[Int(offset)]
    return (unit >= 0xAC00 && unit <= 0xD7A3) || (unit >= 0x1100 && unit <= 0x11FF)
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
