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

  private struct Storage {
    var keys: UnsafeMutablePointer<UInt64>
    var values: UnsafeMutablePointer<Kerning>
    var capacity: Int
    var count = 0

    init(capacity: Int) {
      self.capacity = capacity
      keys = .allocate(capacity: capacity)
      keys.initialize(repeating: 0, count: capacity)
      values = .allocate(capacity: capacity)
    }

    func deallocate() {
      keys.deallocate()
      values.deallocate()
    }
  }

  // A constant pointer: reading through it costs no check for exclusive access.
  private let storage = UnsafeMutablePointer<Storage>.allocate(capacity: 1)

  /// - Parameter capacity: places at first, a power of two.
  init(capacity: Int = 1024) {
    storage.initialize(to: Storage(capacity: capacity))
  }

  deinit {
    storage.pointee.deallocate()
    storage.deallocate()
  }

  /// The key of two characters of a face in one script; never 0.
  @inline(__always)
  static func key(_ first: UInt16, _ second: UInt16, script: UInt8) -> UInt64 {
    UInt64(1) << 63 | UInt64(script) << 32 | UInt64(first) << 16 | UInt64(second)
  }

  @inline(__always)
  subscript(key: UInt64) -> Kerning? {
    let mask = storage.pointee.capacity - 1
    let keys = storage.pointee.keys
    var index = Self.hash(key) & mask
    while keys[index] != 0 {
      if keys[index] == key { return storage.pointee.values[index] }
      index = (index + 1) & mask
    }
    return nil
  }

  func insert(_ value: Kerning, for key: UInt64) {
    if storage.pointee.count * 2 >= storage.pointee.capacity { grow() }
    Self.place(value, key, in: storage.pointee)
    storage.pointee.count += 1
  }

  private static func place(_ value: Kerning, _ key: UInt64, in storage: Storage) {
    let mask = storage.capacity - 1
    var index = hash(key) & mask
    while storage.keys[index] != 0 { index = (index + 1) & mask }
    storage.keys[index] = key
    storage.values[index] = value
  }

  private func grow() {
    let old = storage.pointee
    var new = Storage(capacity: old.capacity * 2)
    new.count = old.count
    for index in 0..<old.capacity where old.keys[index] != 0 {
      Self.place(old.values[index], old.keys[index], in: new)
    }
    old.deallocate()
    storage.pointee = new
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}
