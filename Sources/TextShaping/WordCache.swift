/// Words shaped before in one face: words repeat within a catalog, and nothing in the fonts used
/// crosses the spaces or dictionary boundaries between them.
final class WordCache {
  private struct Entry {
    var hash: UInt64
    var unitStart: Int32
    var unitCount: Int32
    var measureStart: Int32
    var measureCount: Int32
  }

  /// The stores are emptied when they hold this many code units.
  private static let unitLimit = 1 << 16
  private var table: ContiguousArray<Int32>
  private var entries: ContiguousArray<Entry> = []
  private var units: ContiguousArray<UInt16> = []
  private var measures: ContiguousArray<ClusterMeasure> = []

  init() { table = ContiguousArray(repeating: -1, count: 512) }

  /// Hash of a word of code units in a script and direction.
  static func hash(_ word: UnsafeBufferPointer<UInt16>, script: UInt32, level: UInt8) -> UInt64 {
    var hash = UInt64(script) << 1 | UInt64(level & 1)
    for unit in word {
      hash = (hash ^ UInt64(unit)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return hash
  }

  /// Copies the measures of a word to where they are wanted; false when the word is not known.
  func copy(
    _ word: UnsafeBufferPointer<UInt16>, hash: UInt64, clusterCount: Int,
    to target: UnsafeMutablePointer<ClusterMeasure>
  ) -> Bool {
    let mask = table.count - 1
    var slot = Int(truncatingIfNeeded: hash >> 20) & mask
    while table[slot] >= 0 {
      let entry = entries[Int(table[slot])]
      if entry.hash == hash, Int(entry.unitCount) == word.count,
        Int(entry.measureCount) == clusterCount, matches(word, at: Int(entry.unitStart))
      {
        measures.withUnsafeBufferPointer { stored in
          guard let base = stored.baseAddress else { return }
          target.update(from: base + Int(entry.measureStart), count: clusterCount)
        }
        return true
      }
      slot = (slot + 1) & mask
    }
    return false
  }

  private func matches(_ word: UnsafeBufferPointer<UInt16>, at start: Int) -> Bool {
    for index in 0..<word.count where units[start + index] != word[index] { return false }
    return true
  }

  /// Keeps the measures of a word.
  func insert(
    _ word: UnsafeBufferPointer<UInt16>, hash: UInt64,
    _ found: UnsafeBufferPointer<ClusterMeasure>
  ) {
    if units.count + word.count > Self.unitLimit {
      if word.count > Self.unitLimit / 4 { return }
      units.removeAll(keepingCapacity: true)
      measures.removeAll(keepingCapacity: true)
      entries.removeAll(keepingCapacity: true)
      for index in table.indices { table[index] = -1 }
    }
    if entries.count * 2 >= table.count { grow() }
    entries.append(
      Entry(
        hash: hash, unitStart: Int32(units.count), unitCount: Int32(word.count),
        measureStart: Int32(measures.count), measureCount: Int32(found.count)))
    units.append(contentsOf: word)
    measures.append(contentsOf: found)
    place(entries.count - 1, hash)
  }

  private func place(_ index: Int, _ hash: UInt64) {
    let mask = table.count - 1
    var slot = Int(truncatingIfNeeded: hash >> 20) & mask
    while table[slot] >= 0 { slot = (slot + 1) & mask }
    table[slot] = Int32(index)
  }

  private func grow() {
    table = ContiguousArray(repeating: -1, count: table.count * 2)
    for index in entries.indices { place(index, entries[index].hash) }
  }
}
