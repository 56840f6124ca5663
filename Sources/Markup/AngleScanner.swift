/// Scans what begins with `<`: autolinks, and HTML, which iOS draws as it is written.
struct AngleScanner {
  /// What was found, with its length in bytes from `<` to `>`.
  enum Found {
    case autolink(length: Int)
    case html(length: Int)
  }

  /// Constructs whose end was sought in vain; it is not sought again.
  private var missingEnds: Set<String> = []

  /// What begins at the `<` at a position; nil when it is a mere character.
  mutating func scan(_ bytes: [UInt8], at position: Int) -> Found? {
    let start = position + 1
    guard start < bytes.count else { return nil }
    if let end = endOfURI(bytes, start) ?? endOfAddress(bytes, start) {
      return .autolink(length: end - position)
    }
    return endOfHTML(bytes, start).map { .html(length: $0 - position) }
  }

  private func take(_ bytes: [UInt8], _ start: Int, while accepts: (UInt8) -> Bool) -> Int {
    var index = start
    while index < bytes.count, accepts(bytes[index]) { index += 1 }
    return index
  }

  private func has(_ bytes: [UInt8], _ text: String, at index: Int) -> Bool {
    index <= bytes.count && bytes[index...].starts(with: text.utf8)
  }

  // MARK: Autolinks

  private func endOfURI(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard bytes[start].isASCIILetter else { return nil }
    let scheme = take(bytes, start) {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ".")
        || $0 == UInt8(ascii: "-")
    }
    guard (2...32).contains(scheme - start), has(bytes, ":", at: scheme) else { return nil }
    let end = take(bytes, scheme + 1) {
      $0 > 0x20 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
    }
    return has(bytes, ">", at: end) ? end + 1 : nil
  }

  private func endOfAddress(_ bytes: [UInt8], _ start: Int) -> Int? {
    var index = take(bytes, start) {
      $0.isASCIILetter || $0.isASCIIDigit || ".!#$%&'*+/=?^_`{|}~-".utf8.contains($0)
    }
    guard index > start, has(bytes, "@", at: index) else { return nil }
    repeat {
      let label = index + 1
      index = take(bytes, label) {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-")
      }
      guard (1...63).contains(index - label), bytes[label] != UInt8(ascii: "-"),
        bytes[index - 1] != UInt8(ascii: "-")
      else { return nil }
    } while has(bytes, ".", at: index)
    return has(bytes, ">", at: index) ? index + 1 : nil
  }

  // MARK: HTML

  private mutating func endOfHTML(_ bytes: [UInt8], _ start: Int) -> Int? {
    switch bytes[start] {
    case UInt8(ascii: "?"): return end(bytes, "?>", from: start + 1)
    case UInt8(ascii: "/"): return endOfClosingTag(bytes, start + 1)
    case UInt8(ascii: "!"):
      if has(bytes, "!-->", at: start) { return start + 4 }
      if has(bytes, "!--->", at: start) { return start + 5 }
      if has(bytes, "!--", at: start) { return end(bytes, "-->", from: start + 3) }
      if has(bytes, "![CDATA[", at: start) { return end(bytes, "]]>", from: start + 8) }
      let name = take(bytes, start + 1) { (0x41...0x5A).contains($0) }
      guard name > start + 1, name < bytes.count, bytes[name].isSpaceByte else { return nil }
      return end(bytes, ">", from: name)
    default: return endOfOpeningTag(bytes, start)
    }
  }

  private mutating func end(_ bytes: [UInt8], _ terminator: String, from start: Int) -> Int? {
    if missingEnds.contains(terminator) { return nil }
    let mark = Array(terminator.utf8)
    var index = start
    while index + mark.count <= bytes.count {
      if bytes[index] == mark[0], bytes[index...].starts(with: mark) { return index + mark.count }
      index += 1
    }
    missingEnds.insert(terminator)
    return nil
  }

  private func endOfTagName(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start < bytes.count, bytes[start].isASCIILetter else { return nil }
    return take(bytes, start) {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-")
    }
  }

  private func endOfClosingTag(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard let name = endOfTagName(bytes, start) else { return nil }
    let end = take(bytes, name, while: \.isSpaceByte)
    return has(bytes, ">", at: end) ? end + 1 : nil
  }

  private func endOfOpeningTag(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard var index = endOfTagName(bytes, start) else { return nil }
    while true {
      let next = take(bytes, index, while: \.isSpaceByte)
      if has(bytes, ">", at: next) { return next + 1 }
      if has(bytes, "/>", at: next) { return next + 2 }
      guard next > index, let attribute = endOfAttribute(bytes, next) else { return nil }
      index = attribute
    }
  }

  private func endOfAttribute(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start < bytes.count,
      bytes[start].isASCIILetter || bytes[start] == UInt8(ascii: "_")
        || bytes[start] == UInt8(ascii: ":")
    else { return nil }
    let name = take(bytes, start) {
      $0.isASCIILetter || $0.isASCIIDigit || "_:.-".utf8.contains($0)
    }
    let equals = take(bytes, name, while: \.isSpaceByte)
    guard has(bytes, "=", at: equals) else { return name }
    let value = take(bytes, equals + 1, while: \.isSpaceByte)
    guard value < bytes.count else { return nil }
    let quote = bytes[value]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let end = take(bytes, value + 1) { $0 != quote }
      return end < bytes.count ? end + 1 : nil
    }
    let end = take(bytes, value) { !$0.isSpaceByte && !"\"'=<>`".utf8.contains($0) }
    return end > value ? end : nil
  }
}
