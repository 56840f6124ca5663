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
    guard let position = lastWordStart(line, from: start, rest: rest) else { return nil }
    let shorter = breaker.trimmed(start, position)
    guard breaker.advance(shorter) >= leastFill * breaker.width,
      breaker.advance(position..<rest.upperBound) <= breaker.width + LineBreaker.slack
    else { return nil }
    return LineBreaker.Line(clusters: shorter, next: position)
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

  /// Where the word to move starts: nil when the rest of the paragraph is more than one word.
  private func lastWordStart(
    _ line: LineBreaker.Line, from start: Int, rest: Range<Int>
  ) -> Int? {
    if rest.isEmpty || hasSpacedWords(rest) { return nil }
    let shaped = breaker.shaped
    let base = Int(shaped.records[start].offset)
    let found = words.words(in: shaped.substring(clusters: start..<rest.upperBound))
    let boundary = Int(shaped.records[line.next].offset) - base
    guard found.count(where: { $0.upperBound > boundary }) == 1 else { return nil }
    var position = line.next - 1
    while position > start {
      let offset = Int(shaped.records[position].offset) - base
      // What hangs together by hyphens moves as a whole: "E-Mail-Adresse" above.
      let joins = shaped.flags[position - 1].isDisjoint(with: [.whiteSpace, .wordCharacter])
      if !joins, breaker.isOpportunity(position),
        found.contains(where: { $0.lowerBound == offset })
      {
        return position
      }
      position -= 1
    }
    return nil
  }

  /// True when white space parts letters: the common case, for which no dictionary is needed.
  private func hasSpacedWords(_ range: Range<Int>) -> Bool {
    var sawLetter = false
    var sawSpace = false
    for index in range {
      let flags = breaker.shaped.flags[index]
      if flags.contains(.wordCharacter) {
        if sawSpace { return true }
        sawLetter = true
      } else if flags.contains(.whiteSpace) {
        sawSpace = sawLetter
      }
    }
    return false
  }
}
