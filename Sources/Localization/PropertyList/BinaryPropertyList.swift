/// Reads a binary property list whose root is a dictionary.
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

  /// The dictionary at the root.
  func value() throws(PropertyListFault) -> PropertyListValue {
    var rest = Self.maximumValues
    let value = try value(of: root, depth: 0, rest: &rest)
    guard value.members != nil else {
      throw PropertyListFault(
        message: "expected a dictionary in the property list, found \(value.kindName)")
    }
    return value
  }

  /// Values may be shared, so that a small file can stand for a list without end.
  private static let maximumValues = 1_000_000
  private static let maximumDepth = 50

  private func value(
    of object: Int, depth: Int, rest: inout Int
  ) throws(PropertyListFault) -> PropertyListValue {
    rest -= 1
    guard rest > 0, depth <= Self.maximumDepth else {
      throw PropertyListFault(
        message: "expected at most \(Self.maximumDepth) levels and \(Self.maximumValues) values")
    }
    guard let start = offset(of: object) else {
      throw PropertyListFault(
        message: "expected every value of the binary property list in the file")
    }
    let kind: PropertyListValue.Kind
    switch bytes[start] >> 4 {
    case 0x0: kind = .other("a truth value")
    case 0x1, 0x2: kind = .other("a number")
    case 0x3: kind = .other("a date")
    case 0x4: kind = .other("data")
    case 0x5, 0x6: kind = .string(try text(at: start))
    case 0xA:
      let references = try references(at: start, perValue: 1)
      var values: [PropertyListValue] = []
      for reference in references {
        values.append(try value(of: reference, depth: depth + 1, rest: &rest))
      }
      kind = .array(values)
    case 0xD:
      let references = try references(at: start, perValue: 2)
      let count = references.count / 2
      var members: [PropertyListMember] = []
      for index in 0..<count {
        let key = try value(of: references[index], depth: depth + 1, rest: &rest)
        guard let name = key.string else {
          throw PropertyListFault(
            message: "expected a text as a key in the binary property list, found \(key.kindName)")
        }
        members.append(
          PropertyListMember(
            key: name, line: 1,
            value: try value(of: references[count + index], depth: depth + 1, rest: &rest)))
      }
      kind = .dictionary(members)
    default: kind = .other("a value of an unknown kind")
    }
    return PropertyListValue(kind: kind, line: 1)
  }

  private func references(at start: Int, perValue: Int) throws(PropertyListFault) -> [Int] {
    guard let (count, first) = count(at: start), count <= bytes.count,
      first + perValue * count * referenceSize <= bytes.count
    else { throw PropertyListFault(message: "expected the whole list in the binary property list") }
    return (0..<perValue * count).map { index in
      Self.integer(in: bytes, at: first + index * referenceSize, size: referenceSize) ?? objectCount
    }
  }

  private func text(at start: Int) throws(PropertyListFault) -> String {
    let size = bytes[start] >> 4 == 0x5 ? 1 : 2
    guard let (count, first) = count(at: start), count <= bytes.count,
      first + size * count <= bytes.count
    else { throw PropertyListFault(message: "expected the whole text in the binary property list") }
    guard size == 2 else { return String(decoding: bytes[first..<first + count], as: UTF8.self) }
    let units = (0..<count).map { index in
      UInt16(bytes[first + 2 * index]) << 8 | UInt16(bytes[first + 2 * index + 1])
    }
    return String(decoding: units, as: UTF16.self)
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
