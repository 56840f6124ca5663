import DynamicType

/// How far the lines of iOS's fallback fonts reach, where it is not the stand-in's own.
///
/// iOS sets fallback text in interface variants of its fonts, whose boxes differ from those of the
/// named fonts (PingFang by name is 1.4 em high). What is known or estimated, by script:
///
/// | scripts | box | source |
/// |---|---|---|
/// | Han, kana, Hangul | the system font's | measured: text views of stripe/stripe-ios set in 12 pt, iOS 15, have 20.333 pt from line to line in Greek, Korean and Chinese alike; a Japanese button has the Latin pitch |
/// | Latin, Greek, Cyrillic, Hebrew, Arabic but Nastaliq, Armenian, Georgian | the system font's | estimate: they belong to San Francisco's own family |
/// | symbols, emoji | the system font's | estimate |
/// | Nastaliq, Myanmar, Kannada, Oriya | Noto's | iOS ships these Noto fonts (Apple: fonts of iOS) |
/// | others: Thai, Lao, Khmer, Devanagari and further Indic scripts, Tibetan, … | the stand-in's | estimate; Apple says only that lines grow "to accommodate the taller glyphs used by Thai" (SwiftUI documentation, TypesettingLanguage.automatic) |
enum ScriptLineMetrics {
  private static let measured: Set<String> = ["Hani", "Hira", "Kana", "Bopo", "Hang"]
  private static let estimated: Set<String> = [
    "Latn", "Grek", "Cyrl", "Hebr", "Arab", "Armn", "Geor", "Zsym", "Zyyy", "Zsye",
  ]

  /// The box of a fallback face; nil where the stand-in's own has to do.
  static func metrics(scripts: [String], languages: [String]) -> VerticalMetrics? {
    var box = VerticalMetrics.system
    if scripts.contains(where: measured.contains) {
      box.confidence = .likely
    } else if scripts.contains(where: estimated.contains), !languages.contains("ur") {
      box.confidence = .guess
    } else {
      return nil
    }
    return box
  }
}
