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
    guard characters > 0, placement.fit.naturalWidth > 0 else { return 0 }
    let average = placement.fit.naturalWidth / Double(characters)
    let tooMany = Int((excess(placement) / average).rounded(.up))
    return min(max(1, tooMany), characters)
  }

  /// Whether the app itself decides how many lines a slot has.
  static func appSetsLines(_ slot: String) -> Bool {
    slot == "label" || slot.hasPrefix("tableCell.") || slot.hasPrefix("button.")
      || slot.hasPrefix("collectionCell.")
  }

  /// `on one line`, `on 2 lines`.
  static func lines(_ maximum: Int) -> String {
    maximum == 1 ? "on one line" : "on \(maximum) lines"
  }

  /// A long word, shortened in its middle so that it does not fill the report.
  static func quoted(_ word: String) -> String {
    guard word.count > 24 else { return "'\(word)'" }
    return "'\(word.prefix(18))…'"
  }

  /// Whether a soft hyphen helps: in scripts that are written with spaces and hyphens.
  static func takesHyphens(_ word: String) -> Bool {
    word.count >= 8 && word.unicodeScalars.allSatisfy { $0.value < 0x0600 }
      && word.contains(where: \.isLetter)
  }
}
