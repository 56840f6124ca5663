/// A word or sign of Objective-C source.
struct ObjectiveCToken {
  /// What it is.
  enum Kind: UInt8 {
    case identifier
    /// `@interface`, `@try`; its text has no sign.
    case keyword
    case number
    /// `@"text"`.
    case string
    /// `"text"`.
    case plainString
    case character
    /// One sign, or an operator of two or three.
    case sign
  }

  let kind: Kind
  /// Where its bytes begin; those of a string are between its quotes.
  let start: Int
  /// Where they end.
  let end: Int
  /// The line it begins on, counted from 1.
  let line: Int
}

/// A `#define` whose body may be an expression.
struct ObjectiveCMacro {
  let name: String
  /// Names of its parameters; nil for one without parentheses.
  let parameters: [String]?
  /// The range of its body among the tokens.
  let body: Range<Int>
  let line: Int
}

/// The tokens of a file, with the partner of each bracket.
struct ObjectiveCTokens {
  let bytes: [UInt8]
  /// The tokens of the file, then those of its macros.
  var tokens: [ObjectiveCToken] = []
  /// How many of them are not the body of a macro.
  var fileCount = 0
  /// For an opening bracket where its closing one is; where none is, the end of what it may hold.
  var partners: [Int] = []
  var macros: [ObjectiveCMacro] = []
  var imports: [String] = []
  var markers: [(line: Int, text: String)] = []
  /// Lines of strings, comments and brackets without an end.
  var faultLines: [Int] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  func text(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
  }

  /// Whether a token is a sign.
  func isSign(_ index: Int, _ sign: StaticString) -> Bool {
    tokens[index].kind == .sign && has(index, sign)
  }

  /// Whether a token is a word.
  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    tokens[index].kind == .identifier && has(index, word)
  }

  /// Whether a token is a word behind an at sign.
  func isKeyword(_ index: Int, _ word: StaticString) -> Bool {
    tokens[index].kind == .keyword && has(index, word)
  }

  private func has(_ index: Int, _ text: StaticString) -> Bool {
    let token = tokens[index]
    guard token.end - token.start == text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount
    where bytes[token.start + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  // MARK: Brackets

  /// Finds the partner of each bracket among the tokens of a range.
  ///
  /// A class begins and ends outside of all brackets, so that a bracket without a partner spoils no
  /// more than its own class.
  mutating func pair(_ range: Range<Int>, reportsFaults: Bool) {
    partners += Array(repeating: -1, count: max(0, tokens.count - partners.count))
    var open: [Int] = []
    func close(_ kept: Int, at index: Int) {
      while open.count > kept {
        let bracket = open.removeLast()
        partners[bracket] = index
        if reportsFaults { faultLines.append(tokens[bracket].line) }
      }
    }
    for index in range {
      let token = tokens[index]
      if token.kind == .keyword, isClassBoundary(index) {
        close(0, at: index)
        continue
      }
      guard token.kind == .sign, token.end - token.start == 1 else { continue }
      switch bytes[token.start] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let match = matching(bytes[token.start], in: open) else {
          if reportsFaults { faultLines.append(token.line) }
          continue
        }
        close(match + 1, at: index)
        partners[open.removeLast()] = index
      default: break
      }
    }
    close(0, at: range.upperBound)
  }

  /// The place of the bracket that a closing one ends. Only the nearest are looked at, which keeps
  /// the time linear; a brace ends every bracket inside.
  private func matching(_ closing: UInt8, in open: [Int]) -> Int? {
    let opening: UInt8 =
      switch closing {
      case UInt8(ascii: ")"): UInt8(ascii: "(")
      case UInt8(ascii: "]"): UInt8(ascii: "[")
      default: UInt8(ascii: "{")
      }
    var index = open.count - 1
    while index >= 0, index >= open.count - 32 {
      let sign = bytes[tokens[open[index]].start]
      if sign == opening { return index }
      if sign == UInt8(ascii: "{") { return nil }
      index -= 1
    }
    return nil
  }

  /// Whether a closing bracket is of the kind of an opening one.
  func isPair(_ open: Int, _ close: Int) -> Bool {
    guard tokens[close].kind == .sign else { return false }
    return switch bytes[tokens[open].start] {
    case UInt8(ascii: "("): bytes[tokens[close].start] == UInt8(ascii: ")")
    case UInt8(ascii: "["): bytes[tokens[close].start] == UInt8(ascii: "]")
    default: bytes[tokens[close].start] == UInt8(ascii: "}")
    }
  }

  func isClassBoundary(_ index: Int) -> Bool {
    isKeyword(index, "implementation") || isKeyword(index, "end") || isKeyword(index, "interface")
  }
}
