/// The runs of `*`, `_` and `~` that may still open or close something (CommonMark 0.29, "Delimiter
/// run" and the procedure "process emphasis").
struct DelimiterStack {
  private struct Delimiter {
    var token: Int
    var mark: UInt8
    /// The length it was written with.
    var length: Int
    var canOpen: Bool
    var canClose: Bool
    var previous: Int
    var next: Int
  }

  /// All runs since the last resolution; those taken out are bridged by their neighbours' links.
  private var delimiters: [Delimiter] = []
  private var last = -1

  /// Number of runs so far: the bottom for a bracket that opens now.
  var count: Int { delimiters.count }

  /// Adds a run, unless it can neither open nor close.
  mutating func push(_ bytes: [UInt8], _ run: Range<Int>, token: Int) {
    let mark = bytes[run.lowerBound]
    // GitHub's strikethrough has one or two tildes.
    if mark == UInt8(ascii: "~"), run.count > 2 { return }
    let (canOpen, canClose) = Self.flanking(bytes, run)
    guard canOpen || canClose else { return }
    let index = delimiters.count
    delimiters.append(
      Delimiter(
        token: token, mark: mark, length: run.count, canOpen: canOpen, canClose: canClose,
        previous: last, next: -1))
    if last >= 0 { delimiters[last].next = index }
    last = index
  }

  /// Pairs the runs from `bottom` on and forgets them.
  mutating func resolve(
    from bottom: Int, _ tokens: inout [InlineParser.Token], _ marks: inout [InlineParser.Mark]
  ) {
    var closer = -1
    var index = last
    while index >= bottom {
      closer = index
      index = delimiters[index].previous
    }
    // Where to stop looking for an opener, for each kind of closer: below it there is none. As in
    // cmark the kinds do not tell closers that may also open, so that some pairs the specification
    // has are missed as iOS misses them.
    var floors = [Int](repeating: bottom, count: 9)
    while closer >= 0 {
      let run = delimiters[closer]
      guard run.canClose else {
        closer = run.next
        continue
      }
      let kind = Self.kind(run.mark, length: run.length)
      guard let opener = opener(for: run, floor: floors[kind]) else {
        floors[kind] = closer
        if !run.canOpen { remove(closer) }
        closer = run.next
        continue
      }
      closer = pair(opener, closer, &tokens, &marks)
    }
    while last >= bottom { last = delimiters[last].previous }
    if last >= 0 { delimiters[last].next = -1 }
    delimiters.removeLast(delimiters.count - bottom)
  }

  private static func kind(_ mark: UInt8, length: Int) -> Int {
    let base = mark == UInt8(ascii: "*") ? 0 : mark == UInt8(ascii: "_") ? 3 : 6
    return base + length % 3
  }

  private func opener(for closer: Delimiter, floor: Int) -> Int? {
    var index = closer.previous
    while index >= floor {
      let opener = delimiters[index]
      if opener.canOpen, opener.mark == closer.mark {
        // The rule of three (CommonMark, emphasis rules 9 and 10).
        let isEitherBoth = closer.canOpen || opener.canClose
        if !isEitherBoth || closer.length % 3 == 0 || (opener.length + closer.length) % 3 != 0 {
          return index
        }
      }
      index = opener.previous
    }
    return nil
  }

  /// Makes a mark of an opener and a closer; returns the closer to go on with.
  private mutating func pair(
    _ opener: Int, _ closer: Int, _ tokens: inout [InlineParser.Token],
    _ marks: inout [InlineParser.Mark]
  ) -> Int {
    let first = delimiters[opener].token
    let second = delimiters[closer].token
    let next = delimiters[closer].next
    delimiters[opener].next = closer
    delimiters[closer].previous = opener
    let range = (first + 1)..<second
    if delimiters[opener].mark == UInt8(ascii: "~") {
      if delimiters[opener].length == delimiters[closer].length {
        tokens[first].end = tokens[first].start
        tokens[second].end = tokens[second].start
        marks.append(InlineParser.Mark(tokens: range, traits: .strikethrough))
      }
      remove(closer)
      remove(opener)
      return next
    }
    let isStrong =
      tokens[first].end - tokens[first].start >= 2 && tokens[second].end - tokens[second].start >= 2
    let used = isStrong ? 2 : 1
    tokens[first].end -= used
    tokens[second].start += used
    marks.append(InlineParser.Mark(tokens: range, traits: isStrong ? .strong : .emphasis))
    if tokens[first].start == tokens[first].end { remove(opener) }
    guard tokens[second].start == tokens[second].end else { return closer }
    remove(closer)
    return next
  }

  private mutating func remove(_ index: Int) {
    let (previous, next) = (delimiters[index].previous, delimiters[index].next)
    if previous >= 0 { delimiters[previous].next = next }
    if next >= 0 { delimiters[next].previous = previous } else { last = previous }
  }

  // MARK: Flanking

  private static func flanking(
    _ bytes: [UInt8], _ run: Range<Int>
  ) -> (canOpen: Bool, canClose: Bool) {
    let mark = bytes[run.lowerBound]
    // Emphasis looks through tildes, as cmark-gfm does for its strikethrough.
    let skipsTildes = mark != UInt8(ascii: "~")
    let before = kind(before: run.lowerBound, bytes, skipsTildes: skipsTildes)
    let after = kind(after: run.upperBound, bytes, skipsTildes: skipsTildes)
    let left = after != .space && (after != .punctuation || before != .other)
    let right = before != .space && (before != .punctuation || after != .other)
    guard mark == UInt8(ascii: "_") else { return (left, right) }
    return (left && (!right || before == .punctuation), right && (!left || after == .punctuation))
  }

  private enum CharacterKind {
    case space, punctuation, other
  }

  private static func kind(
    before position: Int, _ bytes: [UInt8], skipsTildes: Bool
  ) -> CharacterKind {
    var index = position - 1
    if skipsTildes { while index >= 0, bytes[index] == UInt8(ascii: "~") { index -= 1 } }
    guard index >= 0 else { return .space }
    var start = index
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return kind(String(decoding: bytes[start...index], as: UTF8.self).unicodeScalars.last)
  }

  private static func kind(
    after position: Int, _ bytes: [UInt8], skipsTildes: Bool
  ) -> CharacterKind {
    var index = position
    if skipsTildes { while index < bytes.count, bytes[index] == UInt8(ascii: "~") { index += 1 } }
    guard index < bytes.count else { return .space }
    let end = min(index + 4, bytes.count)
    return kind(String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars.first)
  }

  private static func kind(_ scalar: Unicode.Scalar?) -> CharacterKind {
    guard let scalar else { return .space }
    if scalar.isASCII {
      let byte = UInt8(scalar.value)
      if byte.isASCIIPunctuation { return .punctuation }
      return byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B ? .space : .other
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: return .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return .punctuation
    default: return .other
    }
  }
}
