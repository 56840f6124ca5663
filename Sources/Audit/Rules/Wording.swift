import Components
import Foundation
import TextLayout

/// Phrases that several rules share.
enum Wording {
  /// A length in points with one decimal at most: `14 pt`, `2.5 pt`.
  static func points(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    if rounded == rounded.rounded(), abs(rounded) < 1e9 { return "\(Int(rounded)) pt" }
    return "\(rounded) pt"
  }

  /// How far the text is over its room, never shown as 0 points.
  static func excess(_ placement: Placement) -> Double {
    max(0.1, placement.requiredWidth - placement.availableWidth)
  }

  /// `"1 character"`, `"2 characters"`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  /// How many characters less would fit on one line, by the text's own average advance.
  static func charactersTooMany(_ placement: Placement) -> Int {
    let characters = placement.text.count
    let average = averageAdvance(placement)
    guard average > 0 else { return 0 }
    let tooMany = Int((excess(placement) / average).rounded(.up))
    return min(max(1, tooMany), characters)
  }

  /// By how much to shorten: in points, and in characters of the text's own average advance.
  static func shortening(_ placement: Placement) -> String {
    if placement.maximumLines == 1 {
      return "\(points(excess(placement))) too wide; about "
        + "\(count(charactersTooMany(placement), "character")) shorter fits"
    }
    // Where there is no room at all, nothing is laid out and all of it is lost.
    var lost = placement.fit.lostText.count
    if case .truncates(_, let text) = placement.verdict { lost = max(lost, text.count) }
    lost = max(1, lost)
    let width = Double(lost) * averageAdvance(placement)
    return "about \(count(lost, "character")) (\(points(width)) of text) shorter fits"
  }

  /// Average advance in points of the text's own characters in its font; 0 for no text.
  static func averageAdvance(_ placement: Placement) -> Double {
    // The natural width is that of the widest paragraph; the longest stands for it.
    let characters = placement.text.split(whereSeparator: \.isNewline).map(\.count).max() ?? 0
    return characters > 0 ? placement.fit.naturalWidth / Double(characters) : 0
  }

  /// `on one line`, `on 2 lines`.
  static func lines(_ maximum: Int) -> String {
    maximum == 1 ? "on one line" : "on \(maximum) lines"
  }

  /// A long word, shortened so that it does not fill the report.
  ///
  /// - Parameter limit: how many characters are shown whole.
  static func quoted(_ word: String, limit: Int = 24) -> String {
    guard word.count > limit else { return "'\(word)'" }
    return "'\(word.prefix(limit - 6))…'"
  }

  /// Whether a soft hyphen helps: in scripts that are written with spaces and hyphens.
  static func takesHyphens(_ word: String) -> Bool {
    word.count >= 8 && word.unicodeScalars.allSatisfy { $0.value < 0x0600 }
      && word.contains(where: \.isLetter)
  }
}
