/// What the glyph before another does to its advance, for the pairs met so far.
///
/// An open-addressing table: reading it is the innermost step of shaping.
final class PairTable {
  /// Kerning of a pair in 1/2048 em in the two optical masters.
  struct Kerning {
    var text: Double
    var display: Double
    /// The pair is more than two glyphs side by side: its run needs HarfBuzz.
    var isComplex: Bool
  }

  private var keys: UnsafeMutablePointer<UInt64>
  private var values: UnsafeMutablePointer<Kerning>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 1024) {
    self.capacity = capacity
    keys = .allocate(capacity: capacity)
    keys.initialize(repeating: 0, count: capacity)
    values = .allocate(capacity: capacity)
  }

  deinit {
    keys.deallocate()
    values.deallocate()
  }

  /// The key of two characters of a face in one script; never 0.
  @inline(__always)
  static func key(_ first: UInt16, _ second: UInt16, script: UInt8) -> UInt64 {
    UInt64(1) << 63 | UInt64(script) << 32 | UInt64(first) << 16 | UInt64(second)
  }

  @inline(__always)
  subscript(key: UInt64) -> Kerning? {
    var index = Self.hash(key) & (capacity - 1)
    while keys[index] != 0 {
      if keys[index] == key { return values[index] }
      index = (index + 1) & (capacity - 1)
    }
    return nil
  }

  func insert(_ value: Kerning, for key: UInt64) {
    if count * 2 >= capacity { grow() }
    place(value, key)
    count += 1
  }

  private func place(_ value: Kerning, _ key: UInt64) {
    var index = Self.hash(key) & (capacity - 1)
    while keys[index] != 0 { index = (index + 1) & (capacity - 1) }
    keys[index] = key
    values[index] = value
  }

  private func grow() {
    let (oldKeys, oldValues, oldCapacity) = (keys, values, capacity)
    capacity *= 2
    keys = .allocate(capacity: capacity)
    keys.initialize(repeating: 0, count: capacity)
    values = .allocate(capacity: capacity)
    for index in 0..<oldCapacity where oldKeys[index] != 0 {
      place(oldValues[index], oldKeys[index])
    }
    oldKeys.deallocate()
    oldValues.deallocate()
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}
