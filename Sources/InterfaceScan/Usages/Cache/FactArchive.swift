import Foundation

/// The content of a cache file: what is kept of each file of source, by digest.
///
/// Numbers are little-endian: a magic number of 8 bytes, a checksum of the rest (8), the length of the
/// identity (4) and the identity in UTF-8, the number of the run (4), the number of entries (4); then
/// of each entry its digest (32), the run that used it last (4) and the length of its content (4); then
/// the contents.
struct FactArchive: Sendable {
  private struct Entry {
    let content: Data
    let lastRun: UInt32
  }

  private static let magic: [UInt8] = Array("TYPEFIT1".utf8)

  private var run: UInt32 = 0
  private var entries: [ContentDigest: Entry] = [:]

  /// Creates an empty archive.
  init() {}

  /// Reads an archive; nil where it is damaged, or that of another project or version.
  init?(_ data: Data, identity: String) {
    var reader = ByteReader(data)
    guard reader.bytes(8).map(Array.init) == Self.magic, let checksum = reader.number(UInt64.self),
      checksum == Self.checksum(of: reader.rest),
      let length = reader.number(UInt32.self), let found = reader.bytes(Int(length)),
      Array(found) == Array(identity.utf8), let run = reader.number(UInt32.self),
      let count = reader.number(UInt32.self)
    else { return nil }
    self.run = run
    var table: [(key: ContentDigest, lastRun: UInt32, length: Int)] = []
    for _ in 0..<count {
      guard let key = reader.bytes(ContentDigest.byteCount).flatMap(ContentDigest.init(bytes:)),
        let lastRun = reader.number(UInt32.self), let length = reader.number(UInt32.self)
      else { return nil }
      table.append((key, lastRun, Int(length)))
    }
    for (key, lastRun, length) in table {
      guard let content = reader.bytes(length) else { return nil }
      entries[key] = Entry(content: content, lastRun: lastRun)
    }
  }

  /// How many entries there are.
  var count: Int { entries.count }

  /// What is kept under a digest.
  func content(of key: ContentDigest) -> Data? { entries[key]?.content }

  /// The archive after a run: with what it added, and without what the last runs did not use.
  func updated(
    used: [ContentDigest], added: [ContentDigest: Data], keptRuns: UInt32
  ) -> FactArchive {
    var archive = self
    archive.run &+= 1
    for key in used {
      guard let content = added[key] ?? entries[key]?.content else { continue }
      archive.entries[key] = Entry(content: content, lastRun: archive.run)
    }
    let run = archive.run
    archive.entries = archive.entries.filter { run &- $0.value.lastRun <= keptRuns }
    return archive
  }

  /// The archive as a file holds it; the same entries give the same bytes.
  func data(identity: String) -> Data {
    let sorted = entries.map { (key: $0.key.bytes, entry: $0.value) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    var rest = Data()
    func append(_ number: some FixedWidthInteger) {
      withUnsafeBytes(of: number.littleEndian) { rest.append(contentsOf: $0) }
    }
    append(UInt32(identity.utf8.count))
    rest.append(contentsOf: identity.utf8)
    append(run)
    append(UInt32(sorted.count))
    for (key, entry) in sorted {
      rest.append(contentsOf: key)
      append(entry.lastRun)
      append(UInt32(entry.content.count))
    }
    for (_, entry) in sorted { rest.append(entry.content) }
    var data = Data(Self.magic)
    withUnsafeBytes(of: Self.checksum(of: rest).littleEndian) { data.append(contentsOf: $0) }
    return data + rest
  }

  /// A number that changes where a byte of the file does. It guards against damage, not against
  /// malice: whoever can write the file can change what typefit reports.
  static func checksum(of data: Data) -> UInt64 {
    data.withUnsafeBytes { bytes in
      var sum = UInt64(bytes.count) ^ 0xcbf2_9ce4_8422_2325
      var offset = 0
      func add(_ word: UInt64) {
        // The step of FNV-1a, of eight bytes at once; the shift brings high bits down again.
        sum = (sum ^ word) &* 0x0000_0100_0000_01b3
        sum ^= sum >> 32
      }
      while offset + 8 <= bytes.count {
        add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        offset += 8
      }
      while offset < bytes.count {
        add(UInt64(bytes[offset]))
        offset += 1
      }
      return sum
    }
  }
}

/// Reads bytes one after the other, and never beyond the end.
private struct ByteReader {
  private(set) var rest: Data

  init(_ data: Data) { rest = data }

  mutating func bytes(_ count: Int) -> Data? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    bytes(MemoryLayout<Number>.size).map { data in
      data.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(as: Number.self)) }
    }
  }
}
