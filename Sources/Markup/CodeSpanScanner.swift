/// Finds code spans, and remembers which runs of backticks have no partner.
struct CodeSpanScanner {
  /// Longer runs are text, as in cmark, so that the table stays small.
  private static let longestRun = 80

  /// Start of the last run seen of each length.
  private var lastRun = [Int](repeating: -1, count: longestRun + 1)
  private var hasScannedAll = false

  /// Length of the run of backticks that begins at a position.
  func run(_ bytes: [UInt8], at position: Int) -> Int {
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: "`") { end += 1 }
    return end - position
  }

  /// The content of a code span, without one space at each end; nil when no run of the same length
  /// closes it.
  ///
  /// - Parameters:
  ///   - run: length of the opening run.
  ///   - start: the position after it.
  mutating func content(
    _ bytes: [UInt8], afterRun run: Int, at start: Int
  ) -> (start: Int, end: Int, closing: Int)? {
    guard run <= Self.longestRun, !(hasScannedAll && lastRun[run] < start) else { return nil }
    var index = start
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let length = self.run(bytes, at: index)
      if length <= Self.longestRun { lastRun[length] = index }
      if length == run { return trimmed(bytes, start, index) }
      index += length
    }
    hasScannedAll = true
    return nil
  }

  private func trimmed(
    _ bytes: [UInt8], _ start: Int, _ end: Int
  ) -> (start: Int, end: Int, closing: Int) {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte.isLineBreak }
    guard end - start > 2, isSpace(bytes[start]), isSpace(bytes[end - 1]),
      bytes[start..<end].contains(where: { !isSpace($0) })
    else { return (start, end, end) }
    return (start + 1, end - 1, end)
  }
}

extension UInt8 {
  /// Line feed or carriage return.
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }

  /// Space, tab, line feed, vertical tab, form feed or carriage return.
  var isSpaceByte: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// One of the 32 characters that CommonMark calls ASCII punctuation.
  var isASCIIPunctuation: Bool {
    (0x21...0x2F).contains(self) || (0x3A...0x40).contains(self) || (0x5B...0x60).contains(self)
      || (0x7B...0x7E).contains(self)
  }

  var isASCIILetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }

  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
