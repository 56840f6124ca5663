import CICU

/// Finds where lines may break, with one ICU iterator for each language.
///
/// One instance per thread.
final class LineBreakFinder {
  /// A place where ICU lets a line break.
  struct Boundary {
    fileprivate var code: Int32
    /// Offset in UTF-16 code units.
    var offset: Int32 { code >> 1 }
    /// The line must end here.
    var isMandatory: Bool { code & 1 != 0 }
  }

  private let properties: CharacterPropertyTable
  private var iterators: [String: OpaquePointer] = [:]
  private var last: (locale: String, iterator: OpaquePointer)?
  private var boundaries = UnsafeMutablePointer<Int32>.allocate(capacity: 256)
  private var capacity = 256

  init(properties: CharacterPropertyTable) { self.properties = properties }

  deinit {
    for iterator in iterators.values { icu_break_iterator_close(iterator) }
    boundaries.deallocate()
  }

  /// The boundaries inside a text, without its start and end; valid until the next call.
  func find(
    in units: UnsafeBufferPointer<UInt16>, locale: String
  ) -> UnsafeBufferPointer<Boundary> {
    if units.count > capacity {
      boundaries.deallocate()
      capacity = units.count
      boundaries = .allocate(capacity: capacity)
    }
    let count =
      SpacedLineBreaks.find(in: units, properties, boundaries)
      ?? findWithICU(in: units, locale: locale)
    return UnsafeRawPointer(boundaries).withMemoryRebound(to: Boundary.self, capacity: capacity) {
      UnsafeBufferPointer(start: $0, count: count)
    }
  }

  /// The boundaries as ICU finds them, whatever the text; for the check of the quick way.
  func offsetsByICU(in units: [UInt16], locale: String) -> [Int] {
    units.withUnsafeBufferPointer { units in
      if units.count > capacity { return [] }
      return (0..<findWithICU(in: units, locale: locale)).map { Int(boundaries[$0] >> 1) }
    }
  }

  private func findWithICU(in units: UnsafeBufferPointer<UInt16>, locale: String) -> Int {
    guard let base = units.baseAddress, let iterator = iterator(locale: locale) else { return 0 }
    return Int(icu_break_iterator_boundaries(iterator, base, Int32(units.count), boundaries))
  }

  /// What a boundary means for the cluster that starts there.
  ///
  /// - Parameter start: where the cluster before it starts.
  @inline(__always)
  func opportunity(
    _ boundary: Boundary, in units: UnsafeBufferPointer<UInt16>, after start: Int32
  ) -> ClusterFlags {
    if boundary.isMandatory { return .forcedBreak }
    return isHangul(units[Int(boundary.offset)]) && isHangul(units[Int(start)])
      ? .hangulBreakBefore : .breakBefore
  }

  @inline(__always)
  private func isHangul(_ unit: UInt16) -> Bool {
    unit >= 0x1100 && properties[UInt32(unit)].traits.contains(.hangul)
  }

  private func iterator(locale: String) -> OpaquePointer? {
    if let last, last.locale == locale { return last.iterator }
    guard let iterator = iterators[locale] ?? open(locale) else { return nil }
    last = (locale, iterator)
    return iterator
  }

  private func open(_ locale: String) -> OpaquePointer? {
    // UILabel starts no line with a small kana or U+30FC (qiita.com/cub/items/c02640af6f2fbbe9f03d),
    // which ICU allows in Japanese unless told to be strict.
    let identifier = locale.split(separator: "-").joined(separator: "_") + "@lb=strict"
    let iterator = icu_break_iterator_open(Int32(ICU_BREAK_LINE.rawValue), identifier)
    iterators[locale] = iterator
    return iterator
  }
}

extension BreakOpportunity {
  /// The opportunity before a cluster whose flags are known.
  init(
    at index: Int, after last: BreakOpportunity?,
    _ records: UnsafeMutableBufferPointer<ClusterRecord>
  ) {
    var end = index
    let start = last.map { Int($0.next) } ?? 0
    while end > start, records[end - 1].flags.contains(.whiteSpace) { end -= 1 }
    self.init(
      next: Int32(index), end: Int32(end),
      isInsideHangulWord: records[index].flags.contains(.hangulBreakBefore))
  }
}
