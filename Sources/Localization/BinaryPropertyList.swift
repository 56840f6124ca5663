/// Why a property list is no table of texts.
struct PropertyListFault: Error {
  /// What was expected.
  var message: String
}

/// Reads the texts of a binary property list whose root is a dictionary.
///
/// Foundation's reader on Linux is brought down by some damaged files, and a checker meets damaged
/// files. The format is that of swift-corelibs-foundation, CFBinaryPList.c.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let root: Int
  private let tableStart: Int

  private static let magic = Array("bplist0".utf8)
  private static let trailerSize = 32

  /// Whether the bytes claim to be a binary property list.
  static func matches(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: Array("bplist".utf8))
  }

  init(_ bytes: [UInt8]) throws(PropertyListFault) {
    self.bytes = bytes
    guard bytes.starts(with: Self.magic), bytes.count >= Self.magic.count + 1 + Self.trailerSize
    else {
      throw PropertyListFault(
        message: "expected a binary property list of version 0 with a trailer")
    }
    let trailer = bytes.count - Self.trailerSize
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.integer(in: bytes, at: trailer + 8, size: 8),
      let root = Self.integer(in: bytes, at: trailer + 16, size: 8),
      let table = Self.integer(in: bytes, at: trailer + 24, size: 8),
      count > 0, root < count, table <= trailer, count <= (trailer - table) / offsetSize
    else {
      throw PropertyListFault(
        message: "expected a trailer that fits the binary property list (file cut off?)")
    }
    objectCount = count
    self.root = root
    tableStart = table
  }

  /// The members of the root; a value that is no text is nil.
  func members() throws(PropertyListFault) -> [(key: String, value: String?)] {
    guard let start = offset(of: root), bytes[start] >> 4 == 0xD else {
      throw PropertyListFault(message: "expected a dictionary in the binary property list")
    }
    guard let (count, first) = count(at: start), count <= bytes.count,
      first + 2 * count * referenceSize <= bytes.count
    else {
      throw PropertyListFault(message: "expected the whole dictionary in the binary property list")
    }
    var members: [(key: String, value: String?)] = []
    for index in 0..<count {
      let keyReference = first + index * referenceSize
      guard let key = text(referredToAt: keyReference) else {
        throw PropertyListFault(message: "expected a text as a key in the binary property list")
      }
      members.append((key, text(referredToAt: keyReference + count * referenceSize)))
    }
    return members
  }

  private func text(referredToAt position: Int) -> String? {
    guard let object = Self.integer(in: bytes, at: position, size: referenceSize),
      let start = offset(of: object), let (count, first) = count(at: start), count <= bytes.count
    else { return nil }
    switch bytes[start] >> 4 {
    case 0x5:
      guard first + count <= bytes.count else { return nil }
      return String(decoding: bytes[first..<first + count], as: UTF8.self)
    case 0x6:
      guard first + 2 * count <= bytes.count else { return nil }
      let units = (0..<count).map { index in
        UInt16(bytes[first + 2 * index]) << 8 | UInt16(bytes[first + 2 * index + 1])
      }
      return String(decoding: units, as: UTF16.self)
    default: return nil
    }
  }

  private func offset(of object: Int) -> Int? {
    guard object < objectCount,
      let offset = Self.integer(
        in: bytes, at: tableStart + object * offsetSize, size: offsetSize),
      offset < tableStart
    else { return nil }
    return offset
  }

  /// The length in an object's mark, or in the integer behind it when it has no room there, and
  /// where the content begins.
  private func count(at start: Int) -> (count: Int, first: Int)? {
    let short = Int(bytes[start] & 0x0F)
    guard short == 0x0F else { return (short, start + 1) }
    guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 0x1 else { return nil }
    let size = 1 << Int(bytes[start + 1] & 0x0F)
    guard size <= 8, let count = Self.integer(in: bytes, at: start + 2, size: size) else {
      return nil
    }
    return (count, start + 2 + size)
  }

  /// An unsigned number, the most significant byte first; nil when it does not lie in the bytes or
  /// is too large to be a count.
  private static func integer(in bytes: [UInt8], at position: Int, size: Int) -> Int? {
    guard position >= 0, position + size <= bytes.count else { return nil }
    let value = bytes[position..<position + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value < 1 << 40 ? Int(value) : nil
  }
}
