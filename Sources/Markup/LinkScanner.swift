/// Scans what stands in the parentheses behind a bracket.
enum LinkScanner {
  /// Parentheses nested deeper than this end the attempt, as in cmark; it keeps the time linear.
  private static let deepestNesting = 32

  /// Position of the `)` that ends `destination "title"`, read from behind the `(`; nil when it is
  /// not that.
  static func endOfDestination(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = skipSpaces(bytes, start)
    guard let end = endOfURL(bytes, index) else { return nil }
    index = skipSpaces(bytes, end)
    if index > end { index = skipSpaces(bytes, endOfTitle(bytes, index) ?? index) }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ")") else { return nil }
    return index
  }

  /// Position of the `)` that ends the attributes of `^[…](…)`, read from behind the `(`.
  static func endOfAttributes(_ bytes: [UInt8], from start: Int) -> Int? {
    balanced(bytes, start) { _ in false }
  }

  private static func skipSpaces(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isSpaceByte { index += 1 }
    return index
  }

  private static func endOfURL(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    guard bytes[start] == UInt8(ascii: "<") else {
      return balanced(bytes, start, until: \.isSpaceByte)
    }
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"): return index + 1
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\n"), UInt8(ascii: "<"): return nil
      default: index += 1
      }
    }
    return nil
  }

  /// The first position where `stops` holds or a `)` has no partner; nil when there is none.
  private static func balanced(
    _ bytes: [UInt8], _ start: Int, until stops: (UInt8) -> Bool
  ) -> Int? {
    var depth = 0
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1].isASCIIPunctuation {
        index += 2
        continue
      }
      if byte == UInt8(ascii: "(") {
        depth += 1
        if depth > deepestNesting { return nil }
      } else if byte == UInt8(ascii: ")") {
        if depth == 0 { return index }
        depth -= 1
      } else if stops(byte) {
        return index
      }
      index += 1
    }
    return nil
  }

  private static func endOfTitle(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    let closing: UInt8
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): closing = bytes[start]
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    default: return nil
    }
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count,
        bytes[index + 1].isASCIIPunctuation
      {
        index += 2
        continue
      }
      if bytes[index] == closing { return index + 1 }
      // Not in a title in parentheses; seeking on would make the time quadratic.
      if closing == UInt8(ascii: ")"), bytes[index] == UInt8(ascii: "(") { return nil }
      index += 1
    }
    return nil
  }
}

/// Tells the attributes by which iOS may change words.
enum InflectionAttributes {
  /// `inflect`, unless it is false, and what makes words agree with others; `morphology` alone only
  /// describes a word (Apple: "Automatic grammar agreement", InflectionRule,
  /// AgreementArgumentAttribute).
  static func changeWords(_ attributes: ArraySlice<UInt8>) -> Bool {
    let keys = topLevelMembers(attributes)
    return keys.contains { name, isFalse in
      switch name {
      case "inflect": !isFalse
      case "agreeWithArgument", "agreeWithConcept", "referentConcept": true
      default: false
      }
    }
  }

  /// The members of an object written without its braces, and whether their value is `false`.
  private static func topLevelMembers(
    _ attributes: ArraySlice<UInt8>
  ) -> [(name: String, isFalse: Bool)] {
    var members: [(String, Bool)] = []
    var depth = 0
    var quote: UInt8?
    var word: [UInt8] = []
    var name: String?
    func finish() {
      if let name { members.append((name, word == Array("false".utf8))) }
      word = []
      name = nil
    }
    for byte in attributes {
      if let open = quote {
        if byte == open { quote = nil } else if depth == 0 { word.append(byte) }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":") where depth == 0 && name == nil:
        name = String(decoding: word, as: UTF8.self)
        word = []
      case UInt8(ascii: ",") where depth == 0: finish()
      case _ where depth == 0 && !byte.isSpaceByte && byte != UInt8(ascii: "\\"):
        word.append(byte)
      default: break
      }
    }
    finish()
    return members
  }
}
