/// Words shaped before in one face: words repeat within a catalog, and nothing in the fonts used
/// crosses the spaces or dictionary boundaries between them.
///
/// Many languages in turn make a look-up wait for memory, so a word lies in one piece: its hash,
/// its lengths, its code units and its clusters.
final class WordCache {
  /// A cluster in fewer bytes.
  private struct StoredMeasure {
    var text: Double
    var display: Double
    var firstGlyph: UInt16
    var lastGlyph: UInt16
    var tracked: UInt8
    var emoji: UInt8
    var source: UInt8
    var hasGlyph: Bool

    init(_ measure: ClusterMeasure) {
      text = measure.text
      display = measure.display
      firstGlyph = measure.firstGlyph
      lastGlyph = measure.lastGlyph
      tracked = UInt8(clamping: measure.tracked)
      emoji = UInt8(clamping: measure.emoji)
      source = measure.source.rawValue
      hasGlyph = measure.face >= 0
    }

    func measure(face: Int16) -> ClusterMeasure {
      ClusterMeasure(
        text: text, display: display, tracked: Int32(tracked),
        emoji: Int32(emoji), firstGlyph: firstGlyph, lastGlyph: lastGlyph,
        face: hasGlyph ? face : -1, source: AdvanceSource(rawValue: source) ?? .standIn)
    }
  }

  private struct Header {
    var hash: UInt64
    var unitCount: Int32
    var clusterCount: Int32
  }

  /// Bytes of all words; the cache is emptied when they are used up. The system gives memory to
  /// the part that was written only.
  private static let capacity = 1 << 20
  private let arena = UnsafeMutableRawPointer.allocate(
    byteCount: capacity, alignment: MemoryLayout<UInt64>.alignment)
  private var used = 0
  /// Offsets of the words in the arena, -1 where there is none.
  private var table: ContiguousArray<Int32>
  private var count = 0
  private let face: Int16

  /// - Parameter face: index of the face in the font stack.
  init(face: Int16) {
    self.face = face
    table = ContiguousArray(repeating: -1, count: 512)
  }

  deinit { arena.deallocate() }

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
    table.withUnsafeBufferPointer { table in
      let mask = table.count - 1
      var slot = Int(truncatingIfNeeded: hash >> 20) & mask
      while table[slot] >= 0 {
        let start = UnsafeRawPointer(arena + Int(table[slot]))
        let header = start.load(as: Header.self)
        if header.hash == hash, Int(header.unitCount) == word.count,
          Int(header.clusterCount) == clusterCount
        {
          let units = (start + MemoryLayout<Header>.size).assumingMemoryBound(to: UInt16.self)
          var index = 0
          while index < word.count, units[index] == word[index] { index += 1 }
          if index == word.count {
            let stored = (start + Self.measureOffset(unitCount: word.count))
              .assumingMemoryBound(to: StoredMeasure.self)
            for cluster in 0..<clusterCount {
              target[cluster] = stored[cluster].measure(face: face)
            }
            return true
          }
        }
        slot = (slot + 1) & mask
      }
      return false
    }
  }

  /// Keeps the measures of a word.
  func insert(
    _ word: UnsafeBufferPointer<UInt16>, hash: UInt64,
    _ found: UnsafeBufferPointer<ClusterMeasure>
  ) {
    let measureOffset = Self.measureOffset(unitCount: word.count)
    let size = (measureOffset + found.count * MemoryLayout<StoredMeasure>.stride + 7) & ~7
    if size > Self.capacity / 16 { return }
    if used + size > Self.capacity { removeAll() }
    if count * 2 >= table.count { grow() }
    let start = arena + used
    start.storeBytes(
      of: Header(
        hash: hash, unitCount: Int32(word.count), clusterCount: Int32(found.count)),
      as: Header.self)
    let units = (start + MemoryLayout<Header>.size).assumingMemoryBound(to: UInt16.self)
    for index in word.indices { units[index] = word[index] }
    let stored = (start + measureOffset).assumingMemoryBound(to: StoredMeasure.self)
    for index in found.indices { stored[index] = StoredMeasure(found[index]) }
    place(Int32(used), hash)
    used += size
    count += 1
  }

  private static func measureOffset(unitCount: Int) -> Int {
    (MemoryLayout<Header>.size + unitCount * MemoryLayout<UInt16>.size + 7) & ~7
  }

  private func removeAll() {
    used = 0
    count = 0
    for index in table.indices { table[index] = -1 }
  }

  private func place(_ offset: Int32, _ hash: UInt64) {
    let mask = table.count - 1
    var slot = Int(truncatingIfNeeded: hash >> 20) & mask
    while table[slot] >= 0 { slot = (slot + 1) & mask }
    table[slot] = offset
  }

  private func grow() {
    let old = table
    table = ContiguousArray(repeating: -1, count: old.count * 2)
    for offset in old where offset >= 0 {
      place(offset, (arena + Int(offset)).load(as: Header.self).hash)
    }
  }
}
