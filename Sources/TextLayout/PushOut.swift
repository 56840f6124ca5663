import TextShaping

/// Moves a word down so that the last line of a paragraph is not one lonely word: the strategy
/// `pushOut` of UIKit.
///
/// The rule was found in reference images of public repositories. A word counts as ICU's word
/// iterator counts it: "クレジットカードを|スキャン" becomes "クレジットカード|をスキャン"
/// (stripe/stripe-ios, iOS 15). Only one word moves, and only where the line it leaves stays long
/// enough. Labels: it did at 0.83 of the width there, at 0.95 in J. Squires' example and at about
/// 0.68 in zacwest/ZSWTappableLabel issue 42 (the label's width is not stated), it did not at 0.52
/// ("Eine Kopie an meine E-Mail-Adresse|senden", Adyen/adyen-ios). SwiftUI's `Text`: it did not at
/// 0.71 ("key? Scan QR|Code", bitwarden/authenticator-ios) and 0.67 ("any codes to|display", same).
struct PushOut {
  let breaker: LineBreaker
  let words: WordSegmenter
  /// The least share of the width that the line above keeps.
  let leastFill: Double

  /// The line that starts at a cluster when its last word has to move down; nil when it stays.
  func line(_ line: LineBreaker.Line, from start: Int) -> LineBreaker.Line? {
    guard !line.breaksWord, !line.endsWithHyphen, !line.breaksForcibly(in: breaker.shaped),
      let end = paragraphEnd(after: line.next)
    else { return nil }
    let rest = breaker.trimmed(line.next, end)
    guard !rest.isEmpty, !hasSpacedWords(rest),
      let position = lastWordStart(line, from: start, rest: rest)
    else { return nil }
    let shorter = breaker.trimmed(start, position)
    guard isLongEnough(shorter),
      breaker.advance(position..<rest.upperBound) <= breaker.width + LineBreaker.slack
    else { return nil }
    return LineBreaker.Line(clusters: shorter, next: position)
  }

  private func isLongEnough(_ clusters: Range<Int>) -> Bool {
    breaker.advance(clusters) >= leastFill * breaker.width
  }

  /// The end of the paragraph if the rest of it fits one line.
  private func paragraphEnd(after start: Int) -> Int? {
    let shaped = breaker.shaped
    let count = shaped.clusterCount
    if !shaped.hasMandatoryBreaks, !breaker.hasTabs {
      return breaker.advance(start..<count) <= breaker.width + LineBreaker.slack ? count : nil
    }
    let next = breaker.line(from: start)
    let isEnd = next.next == count || next.breaksForcibly(in: shaped)
    return isEnd && !next.breaksWord && next.next > start ? next.next : nil
  }

  /// Where the word to move starts: nil when the rest of the paragraph is more than one word, or
  /// when the line above would become too short.
  private func lastWordStart(
    _ line: LineBreaker.Line, from start: Int, rest: Range<Int>
  ) -> Int? {
    let shaped = breaker.shaped
    var position = line.next - 1
    var found: WordSegmenter.Words?
    while position > start {
      if mayMove(at: position) {
        // Most lines end here, before any dictionary is asked.
        guard isLongEnough(start..<position) else { return nil }
        let words = found ?? self.words.words(of: shaped)
        found = words
        let first = words.firstIndex(endingAfter: shaped.records[line.next].offset)
        guard first < words.starts.count else { return nil }
        let end = shaped.records[rest.upperBound].offset
        if first + 1 < words.starts.count, words.starts[first + 1] < end { return nil }
        let offset = shaped.records[position].offset
        let word = words.firstIndex(endingAfter: offset)
        if word < words.starts.count, words.starts[word] == offset { return position }
      }
      position -= 1
    }
    return nil
  }

  /// A line may break before the cluster, and not only after a hyphen: what hangs together by
  /// hyphens moves as a whole, as "E-Mail-Adresse" above.
  private func mayMove(at position: Int) -> Bool {
    breaker.isOpportunity(position)
      && !breaker.shaped.flags[position - 1].isDisjoint(with: [.whiteSpace, .wordCharacter])
  }

  /// True when white space parts letters: the common case, for which no dictionary is needed.
  private func hasSpacedWords(_ range: Range<Int>) -> Bool {
    var sawLetter = false
    var sawSpace = false
    var index = range.lowerBound
    while index < range.upperBound {
      let flags = breaker.shaped.flags[index]
      if flags.contains(.wordCharacter) {
        if sawSpace { return true }
        sawLetter = true
      } else if flags.contains(.whiteSpace) {
        sawSpace = sawLetter
      }
      index += 1
    }
    return false
  }
}
