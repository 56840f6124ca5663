import Foundation

/// A SHA-256 digest, which stands for the content of a file.
///
/// FIPS 180-4, section 6.2.
struct ContentDigest: Hashable, Sendable {
  /// How many bytes a digest has.
  static let byteCount = 32

  private let words: SIMD8<UInt32>

  /// The digest of some parts, each told apart from the next.
  init(_ parts: [Data]) {
    var hash = Hash()
    for part in parts {
      withUnsafeBytes(of: UInt64(part.count).littleEndian) { hash.add($0) }
      part.withUnsafeBytes { hash.add($0) }
    }
    words = hash.finished()
  }

  /// The digest of bytes.
  init(of data: Data) {
    var hash = Hash()
    data.withUnsafeBytes { hash.add($0) }
    words = hash.finished()
  }

  /// A digest that was written down; nil where it has another length.
  init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.byteCount else { return nil }
    var words = SIMD8<UInt32>()
    for (index, byte) in bytes.enumerated() {
      words[index / 4] = words[index / 4] << 8 | UInt32(byte)
    }
    self.words = words
  }

  /// The digest as bytes, in the order of the standard.
  var bytes: [UInt8] {
    words.indices.flatMap { index in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: words[index] >> UInt32($0)) }
    }
  }

  /// The digest in hexadecimal digits.
  var text: String {
    bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}

/// A digest on its way.
private struct Hash {
  private var state = SIMD8<UInt32>(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19)
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    length += UInt64(bytes.count)
    var bytes = bytes[...]
    if !rest.isEmpty {
      let taken = min(64 - rest.count, bytes.count)
      rest += bytes.prefix(taken)
      bytes = bytes.dropFirst(taken)
      guard rest.count == 64 else { return }
      rest.withUnsafeBytes { add(block: $0) }
      rest.removeAll(keepingCapacity: true)
    }
    while bytes.count >= 64 {
      add(block: UnsafeRawBufferPointer(rebasing: bytes.prefix(64)))
      bytes = bytes.dropFirst(64)
    }
    rest += bytes
  }

  mutating func finished() -> SIMD8<UInt32> {
    let bits = length * 8
    var end: [UInt8] = [0x80]
    end += Array(repeating: 0, count: (119 - rest.count) % 64)
    end += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    end.withUnsafeBytes { add($0) }
    return state
  }

  private mutating func add(block: UnsafeRawBufferPointer) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
      for t in 0..<16 {
        w[t] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * t, as: UInt32.self))
      }
      for t in 16..<64 {
        let a = w[t - 15]
        let b = w[t - 2]
        let small = Self.turned(a, 7) ^ Self.turned(a, 18) ^ (a >> 3)
        let large = Self.turned(b, 17) ^ Self.turned(b, 19) ^ (b >> 10)
        w[t] = large &+ w[t - 7] &+ small &+ w[t - 16]
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      Self.constants.withUnsafeBufferPointer { k in
        for t in 0..<64 {
          let first =
            h &+ (Self.turned(e, 6) ^ Self.turned(e, 11) ^ Self.turned(e, 25))
            &+ ((e & f) ^ (~e & g)) &+ k[t] &+ w[t]
          let second =
            (Self.turned(a, 2) ^ Self.turned(a, 13) ^ Self.turned(a, 22))
            &+ ((a & b) ^ (a & c) ^ (b & c))
          h = g
          g = f
          f = e
          e = d &+ first
          d = c
          c = b
          b = a
          a = first &+ second
        }
      }
      state = state &+ SIMD8(a, b, c, d, e, f, g, h)
    }
  }

  @inline(__always)
  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// FIPS 180-4, section 4.2.2.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
