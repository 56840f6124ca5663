import JSONText

/// An XML reader that keeps line numbers (Extensible Markup Language 1.0, fifth edition).
///
/// It reads documents, not their declarations: a document type is skipped, entities other than the
/// five of XML are a fault, and nothing is ever loaded. Foundation's reader on Linux answers that a
/// document which is cut off is fine.
public struct XMLScanner {
  /// How deep elements may stand in each other: deeper than any interface file or catalog needs, and
  /// shallow enough for the stack of a secondary thread.
  public static let maximumDepth = 200

  private let bytes: UnsafeBufferPointer<UInt8>
  private let allowsTrailingText: Bool
  private var position = 0
  private var line = 1

  /// Prepares to read a document.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte-order mark; they must outlive the scanner.
  ///   - allowsTrailingText: whether anything may follow the outermost element, as in Foundation's
  ///     reader of property lists.
  public init(_ bytes: UnsafeBufferPointer<UInt8>, allowsTrailingText: Bool = false) {
    self.bytes = bytes
    self.allowsTrailingText = allowsTrailingText
  }

  /// Reads a whole document.
  public static func scan(_ bytes: [UInt8]) throws(XMLFault) -> XMLElement {
    try bytes.withUnsafeBufferPointer { buffer throws(XMLFault) in
      var scanner = XMLScanner(buffer)
      return try scanner.scan()
    }
  }

  /// Reads the whole document and returns its outermost element.
  public mutating func scan() throws(XMLFault) -> XMLElement {
    if let offset = UTF8Check.firstFault(in: bytes) {
      throw XMLFault(
        line: SourceLines.line(at: offset, in: bytes),
        message: "expected UTF-8, found bytes that are not valid UTF-8 (saved in another encoding?)"
      )
    }
    try skipProlog()
    guard current == UInt8(ascii: "<") else { throw fault("expected '<' and an element") }
    let root = try element(depth: 1)
    guard !allowsTrailingText else { return root }
    try skipProlog()
    guard position >= bytes.count else {
      throw fault("expected the end of the file after </\(root.name)>")
    }
    return root
  }

  // MARK: Elements

  private mutating func element(depth: Int) throws(XMLFault) -> XMLElement {
    guard depth <= Self.maximumDepth else {
      throw fault("expected at most \(Self.maximumDepth) levels of elements")
    }
    let start = line
    let offset = position
    position += 1
    var element = XMLElement(name: try name("an element"), line: start)
    while true {
      let hadSpace = skipSpace()
      if take("/>") {
        element.range = offset..<position
        return element
      }
      if take(">") { break }
      guard position < bytes.count else {
        throw fault("expected '>' to close the tag <\(element.name)>", since: start)
      }
      guard hadSpace else { throw fault("expected '>' or a space in the tag <\(element.name)>") }
      let attribute = try self.attribute(of: element.name)
      guard element[attribute.name] == nil else {
        throw fault("expected the attribute \"\(attribute.name)\" once in <\(element.name)>")
      }
      element.attributes.append(attribute)
    }
    try content(of: &element, depth: depth)
    element.range = offset..<position
    return element
  }

  private mutating func content(of element: inout XMLElement, depth: Int) throws(XMLFault) {
    var text: [UInt8] = []
    func close() {
      guard !text.isEmpty else { return }
      element.nodes.append(.text(String(decoding: text, as: UTF8.self)))
      text.removeAll()
    }
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "<"):
        if take("</") {
          let closing = try name("an element")
          skipSpace()
          guard closing == element.name else {
            throw fault(
              "expected </\(element.name)>, found </\(closing)>", isComplete: true,
              since: element.line)
          }
          guard take(">") else { throw fault("expected '>' after </\(closing)") }
          close()
          return
        }
        if take("<![CDATA[") {
          try characterData(into: &text)
        } else if starts(with: "<!--") || starts(with: "<?") {
          try skipMarkup()
        } else {
          close()
          element.nodes.append(.element(try self.element(depth: depth + 1)))
        }
      case UInt8(ascii: "&"): try reference(into: &text)
      default: advance(into: &text)
      }
    }
    throw fault("expected </\(element.name)>", since: element.line)
  }

  private mutating func characterData(into text: inout [UInt8]) throws(XMLFault) {
    let start = line
    while position < bytes.count {
      if take("]]>") { return }
      advance(into: &text)
    }
    throw fault("expected ']]>' to close the section of characters", since: start)
  }

  private mutating func attribute(of element: String) throws(XMLFault) -> XMLAttribute {
    let name = try name("an attribute")
    skipSpace()
    guard take("=") else { throw fault("expected '=' after the attribute \"\(name)\"") }
    skipSpace()
    let quote = current
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault("expected a quotation mark before the value of \"\(name)\"")
    }
    let start = line
    position += 1
    var value: [UInt8] = []
    while position < bytes.count {
      switch bytes[position] {
      case quote:
        position += 1
        return XMLAttribute(name: name, value: String(decoding: value, as: UTF8.self))
      case UInt8(ascii: "<"):
        throw fault("expected a quotation mark after the value of \"\(name)\"", since: start)
      case UInt8(ascii: "&"): try reference(into: &value)
      case 0x09, 0x0A, 0x0D:
        // Line ends and tabs in a value are spaces; &#10; is a line end.
        advance(into: &value)
        value[value.count - 1] = 0x20
      default: advance(into: &value)
      }
    }
    throw fault("expected a quotation mark after the value of \"\(name)\"", since: start)
  }

  private mutating func name(_ what: String) throws(XMLFault) -> String {
    let start = position
    while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
    guard position > start else { throw fault("expected the name of \(what)") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  // MARK: References

  private mutating func reference(into text: inout [UInt8]) throws(XMLFault) {
    let limit = min(bytes.count, position + 12)
    guard let end = bytes[position..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      throw fault("expected a reference such as &amp;; a single '&' is written &amp;")
    }
    let name = String(decoding: bytes[position + 1..<end], as: UTF8.self)
    switch name {
    case "amp": text.append(UInt8(ascii: "&"))
    case "lt": text.append(UInt8(ascii: "<"))
    case "gt": text.append(UInt8(ascii: ">"))
    case "quot": text.append(UInt8(ascii: "\""))
    case "apos": text.append(UInt8(ascii: "'"))
    default:
      guard let scalar = Self.scalar(name), let encoded = UTF8.encode(scalar) else {
        throw fault(
          "expected a reference such as &amp;, found &\(name);; a single '&' is written &amp;",
          isComplete: true)
      }
      text.append(contentsOf: encoded)
    }
    position = end + 1
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
    return code.flatMap(Unicode.Scalar.init)
  }

  // MARK: Bytes

  private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private func starts(with mark: StaticString) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for index in 0..<count where bytes[position + index] != mark.utf8Start[index] { return false }
    return true
  }

  private mutating func take(_ mark: StaticString) -> Bool {
    guard starts(with: mark) else { return false }
    position += mark.utf8CodeUnitCount
    return true
  }

  /// Takes one byte of text; every line end becomes a line feed.
  private mutating func advance(into text: inout [UInt8]) {
    let byte = bytes[position]
    position += 1
    guard byte == 0x0A || byte == 0x0D else {
      text.append(byte)
      return
    }
    if byte == 0x0D, current == 0x0A { position += 1 }
    line += 1
    text.append(0x0A)
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09: position += 1
      case 0x0A, 0x0D: skipByte()
      default: return position > start
      }
    }
    return position > start
  }

  private mutating func skipByte() {
    let byte = bytes[position]
    position += 1
    if byte == 0x0A || (byte == 0x0D && current != 0x0A) { line += 1 }
  }

  /// Skips space, comments, processing instructions and a document type.
  private mutating func skipProlog() throws(XMLFault) {
    while true {
      skipSpace()
      guard starts(with: "<?") || starts(with: "<!") else { return }
      try skipMarkup()
    }
  }

  private mutating func skipMarkup() throws(XMLFault) {
    let start = line
    if take("<!--") { return try skip(until: "-->", of: "the comment", since: start) }
    if take("<?") { return try skip(until: "?>", of: "the instruction", since: start) }
    guard starts(with: "<!DOCTYPE") else { throw fault("expected an element, a comment or text") }
    var brackets = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0:
        position += 1
        return
      default: break
      }
      skipByte()
    }
    throw fault("expected '>' to close the document type", since: start)
  }

  private mutating func skip(
    until mark: StaticString, of what: String, since start: Int
  ) throws(XMLFault) {
    while position < bytes.count {
      if take(mark) { return }
      skipByte()
    }
    throw fault("expected '\(mark)' to close \(what)", since: start)
  }

  private func fault(
    _ expected: String, isComplete: Bool = false, since start: Int? = nil
  ) -> XMLFault {
    var message = expected
    if !isComplete { message += ", found \(SourceLines.found(at: position, in: bytes))" }
    if let start, start < line { message += "; it begins on line \(start)" }
    if SourceLines.isConflictMarker(at: position, in: bytes) {
      message += "; a merge conflict was left in the file"
    }
    return XMLFault(line: line, message: message)
  }
}
