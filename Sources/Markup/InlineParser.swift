/// Splits a string into tokens and finds the markup among them.
///
/// Emphasis needs the rest of the string to be known, so tokens are collected first, and what turns
/// out to be markup is emptied. The rules are those of CommonMark's appendix "A parsing strategy".
struct InlineParser {
  /// A stretch of the source, or what replaces one.
  struct Token {
    var start: Int
    var end: Int
    var replacement: String?
  }

  /// Traits for a range of tokens. Two marks never cross.
  struct Mark {
    var tokens: Range<Int>
    var traits: MarkupTraits
  }

  private enum BracketKind {
    case link, image, attribute
  }

  private struct Bracket {
    var kind: BracketKind
    var token: Int
    var bottom: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [Token] = []
  private var marks: [Mark] = []
  private var delimiters = DelimiterStack()
  private var brackets: [Bracket] = []
  /// A link may not lie in a link: after one has closed, an opener from before it cannot close.
  private var hasNoLinkOpener = false
  private var angles = AngleScanner()
  private var codeSpans = CodeSpanScanner()

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether something was found that nobody writes by chance.
  private(set) var hasIntendedMarkup = false

  private static let isSpecial: [Bool] = {
    var table = [Bool](repeating: false, count: 256)
    for byte in "*_`[]~<&\\!^".utf8 { table[Int(byte)] = true }
    return table
  }()

  mutating func parse() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "`"): readCodeSpan()
      case UInt8(ascii: "\\"): readEscape()
      case UInt8(ascii: "&"): readCharacterReference()
      case UInt8(ascii: "<"): readAngle()
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readDelimiterRun()
      case UInt8(ascii: "["): open(.link, length: 1)
      case UInt8(ascii: "]"): readClosingBracket()
      case UInt8(ascii: "!")
      where byte(at: position + 1) == UInt8(ascii: "[")
        && byte(at: position + 2) != UInt8(ascii: "^"):
        open(.image, length: 2)
      case UInt8(ascii: "^") where byte(at: position + 1) == UInt8(ascii: "["):
        open(.attribute, length: 2)
      default: readText()
      }
    }
    delimiters.resolve(from: 0, &tokens, &marks)
    hasIntendedMarkup =
      hasIntendedMarkup
      || marks.contains { !$0.traits.isDisjoint(with: [.strong, .link, .image, .code]) }
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ length: Int) {
    tokens.append(Token(start: position, end: position + length))
    position += length
  }

  private mutating func replace(_ length: Int, with text: String) {
    tokens.append(Token(start: position, end: position, replacement: text))
    position += length
  }

  private mutating func readText() {
    var end = position + 1
    while end < bytes.count, !Self.isSpecial[Int(bytes[end])] { end += 1 }
    take(end - position)
  }

  private mutating func readEscape() {
    guard let next = byte(at: position + 1) else { return take(1) }
    if next.isASCIIPunctuation {
      position += 1
      take(1)
    } else if next == UInt8(ascii: "\n") {
      replace(2, with: "\n")
    } else if next == UInt8(ascii: "\r") {
      replace(byte(at: position + 2) == UInt8(ascii: "\n") ? 3 : 2, with: "\n")
    } else {
      take(1)
    }
  }

  private mutating func readCharacterReference() {
    guard let reference = CharacterReference.read(bytes, at: position) else { return take(1) }
    replace(reference.length, with: reference.text)
  }

  private mutating func readAngle() {
    switch angles.scan(bytes, at: position) {
    case .autolink(let length): readAutolink(end: position + length)
    case .html(let length): take(length)
    case nil: take(1)
    }
  }

  /// Only character references count in an autolink.
  private mutating func readAutolink(end: Int) {
    let first = tokens.count
    position += 1
    while position < end - 1 {
      if bytes[position] == UInt8(ascii: "&") {
        readCharacterReference()
      } else {
        var next = position
        while next < end - 1, bytes[next] != UInt8(ascii: "&") { next += 1 }
        take(next - position)
      }
    }
    position = end
    marks.append(Mark(tokens: first..<tokens.count, traits: .link))
  }

  private mutating func readCodeSpan() {
    let run = codeSpans.run(bytes, at: position)
    guard let content = codeSpans.content(bytes, afterRun: run, at: position + run) else {
      return take(run)
    }
    let first = tokens.count
    let end = content.closing + run
    // White space as in the source, except that a line break counts as a space.
    position = content.start
    while position < content.end {
      var next = position
      while next < content.end, !bytes[next].isLineBreak { next += 1 }
      if next > position { take(next - position) }
      guard position < content.end else { break }
      let isPair =
        bytes[position] == UInt8(ascii: "\r") && position + 1 < content.end
        && bytes[position + 1] == UInt8(ascii: "\n")
      replace(isPair ? 2 : 1, with: " ")
    }
    if tokens.count > first {
      marks.append(Mark(tokens: first..<tokens.count, traits: .code))
    }
    position = end
  }

  private mutating func readDelimiterRun() {
    let mark = bytes[position]
    var end = position
    while end < bytes.count, bytes[end] == mark { end += 1 }
    delimiters.push(bytes, position..<end, token: tokens.count)
    take(end - position)
  }

  // MARK: Brackets

  private mutating func open(_ kind: BracketKind, length: Int) {
    brackets.append(Bracket(kind: kind, token: tokens.count, bottom: delimiters.count))
    if kind != .image { hasNoLinkOpener = false }
    take(length)
  }

  private mutating func readClosingBracket() {
    guard let opener = brackets.popLast() else { return take(1) }
    let isParenthesized = byte(at: position + 1) == UInt8(ascii: "(")
    switch opener.kind {
    case .attribute:
      guard isParenthesized,
        let end = LinkScanner.endOfAttributes(bytes, from: position + 2)
      else { return take(1) }
      hasIntendedMarkup = true
      let inflects = InflectionAttributes.changeWords(bytes[(position + 2)..<end])
      close(opener, traits: inflects ? .inflection : [], end: end + 1)
    case .link, .image:
      let isLink = opener.kind == .link
      guard !(isLink && hasNoLinkOpener), isParenthesized,
        let end = LinkScanner.endOfDestination(bytes, from: position + 2)
      else { return take(1) }
      close(opener, traits: isLink ? .link : .image, end: end + 1)
      if isLink { hasNoLinkOpener = true }
    }
  }

  private mutating func close(_ opener: Bracket, traits: MarkupTraits, end: Int) {
    tokens[opener.token].end = tokens[opener.token].start
    // Also without a token in it or a trait: what is there is markup all the same.
    marks.append(Mark(tokens: (opener.token + 1)..<tokens.count, traits: traits))
    delimiters.resolve(from: opener.bottom, &tokens, &marks)
    position = end
  }

  // MARK: Result

  /// What is left to draw, with the traits of all marks around it.
  func pieces() -> [InlineMarkdown.Piece] {
    var changes: [MarkupTraits.RawValue: [Int32]] = [:]
    for mark in marks where !mark.tokens.isEmpty && !mark.traits.isEmpty {
      let bits = mark.traits.rawValue
      changes[bits, default: [Int32](repeating: 0, count: tokens.count + 1)][
        mark.tokens.lowerBound] += 1
      changes[bits]?[mark.tokens.upperBound] -= 1
    }
    var open = changes.map { (traits: MarkupTraits(rawValue: $0), changes: $1, depth: Int32(0)) }
    var pieces: [InlineMarkdown.Piece] = []
    for (index, token) in tokens.enumerated() {
      var traits = MarkupTraits()
      for slot in open.indices {
        open[slot].depth += open[slot].changes[index]
        if open[slot].depth > 0 { traits.formUnion(open[slot].traits) }
      }
      guard token.replacement != nil || token.start < token.end else { continue }
      if token.replacement == nil, let last = pieces.last, last.replacement == nil,
        last.traits == traits, last.source.upperBound == token.start
      {
        pieces[pieces.count - 1].source = last.source.lowerBound..<token.end
      } else {
        pieces.append(
          InlineMarkdown.Piece(
            source: token.start..<token.end, replacement: token.replacement, traits: traits))
      }
    }
    return pieces
  }
}
