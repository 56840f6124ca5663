/// A value of a property list in the old style of NeXTSTEP, as Xcode's project files are written.
///
/// It is read here, because Foundation's reader tells no lines, and on Linux is brought down by some
/// damaged files.
indirect enum OldStyleValue {
  case string(String, line: Int)
  case array([OldStyleValue])
  case dictionary([String: OldStyleValue])

  /// The text of a string.
  var string: String? {
    if case .string(let text, _) = self { return text }
    return nil
  }

  /// The line of a string, counted from 1.
  var line: Int? {
    if case .string(_, let line) = self { return line }
    return nil
  }

  /// The values of a list; none of other values.
  var values: [OldStyleValue] {
    if case .array(let values) = self { return values }
    return []
  }

  /// The texts of a list, or the words of a text.
  var words: [String] {
    if case .string(let text, _) = self { return text.split(separator: " ").map(String.init) }
    return values.compactMap(\.string)
  }

  /// The members of a dictionary; none of other values.
  var members: [String: OldStyleValue] {
    if case .dictionary(let members) = self { return members }
    return [:]
  }

  subscript(key: String) -> OldStyleValue? { members[key] }
}

/// Reads property lists in the old style.
struct OldStylePropertyList {
  /// Where reading stopped and what was expected.
  struct Fault: Error {
    var line: Int
    var message: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private static let maximumDepth = 64

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of a file.
  static func read(_ bytes: [UInt8]) throws(Fault) -> OldStyleValue {
    var reader = OldStylePropertyList(bytes)
    return try reader.value(depth: 0)
  }

  private mutating func value(depth: Int) throws(Fault) -> OldStyleValue {
    guard depth < Self.maximumDepth else {
      throw Fault(line: line, message: "expected at most \(Self.maximumDepth) levels")
    }
    skipBlanks()
    guard position < bytes.count else {
      throw Fault(line: line, message: "expected a value, found the end of the file")
    }
    switch bytes[position] {
    case UInt8(ascii: "{"):
      position += 1
      var members: [String: OldStyleValue] = [:]
      while try !skip("}") {
        let key = try text()
        guard try skip("=") else { throw expected("= behind a key") }
        members[key] = try value(depth: depth + 1)
        guard try skip(";") else { throw expected("; behind a member") }
      }
      return .dictionary(members)
    case UInt8(ascii: "("):
      position += 1
      var values: [OldStyleValue] = []
      while try !skip(")") {
        values.append(try value(depth: depth + 1))
        if try !skip(","), position < bytes.count, bytes[position] != UInt8(ascii: ")") {
          throw expected(", between the values of a list")
        }
      }
      return .array(values)
    case UInt8(ascii: "<"):
      while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
      position = min(position + 1, bytes.count)
      return .string("", line: line)
    default:
      let line = line
      return .string(try text(), line: line)
    }
  }

  private func expected(_ what: String) -> Fault { Fault(line: line, message: "expected \(what)") }

  /// Passes over a sign if it comes next; the end of the file is a fault.
  private mutating func skip(_ sign: Unicode.Scalar) throws(Fault) -> Bool {
    skipBlanks()
    guard position < bytes.count else { throw expected("\(sign), found the end of the file") }
    guard bytes[position] == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func text() throws(Fault) -> String {
    skipBlanks()
    guard position < bytes.count else { throw expected("a text, found the end of the file") }
    let first = bytes[position]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(first) }
    let start = position
    while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
    guard position > start else { throw expected("a text") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) -> String {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count {
        position += 1
        switch bytes[position] {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        default: text.append(bytes[position])
        }
      } else {
        text.append(bytes[position])
      }
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }
    position = min(position + 1, bytes.count)
    return String(decoding: text, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"),
      UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x0A:
        line += 1
        position += 1
      case 0x20, 0x09, 0x0D: position += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        position += 2
        while position < bytes.count,
          bytes[position] != UInt8(ascii: "*") || next != UInt8(ascii: "/")
        {
          if bytes[position] == 0x0A { line += 1 }
          position += 1
        }
        position = min(position + 2, bytes.count)
      default: return
      }
    }
  }

  private var next: UInt8 { position + 1 < bytes.count ? bytes[position + 1] : 0 }
}
