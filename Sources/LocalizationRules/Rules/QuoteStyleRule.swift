import Localization

/// Quotation marks of another language.
public struct QuoteStyleRule: TextRule {
  public let id = "quote-style"
  public let summary = "A quotation is set in typographic marks of another language."
  public let effect = Effect.hint

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "English marks in German", "Delete “%@”?", ["de": "“%@” löschen?"],
        faults: ["de: has “…”, the language writes „…“"]),
      RuleExample(
        "Two styles are usual", "Delete “%@”?",
        ["de": "»%@« löschen?", "fr": "Supprimer “%@” ?", "pl": "Usunąć „%@”?"], faults: []),
      RuleExample(
        "Typewriter marks stand for any", "Delete \"%@\"?", ["de": "\"%@\" löschen?"], faults: []),
    ]
  }

  /// Pairs that are usual beside those of CLDR (typographic rules of the languages as Wikipedia,
  /// "Quotation mark", lists them).
  private static let alternatives: [String: [String]] = [
    "de": ["»«", "›‹", "«»"], "da": ["»«", "„“", "””", "“”"], "nb": ["„“", "””", "“”"],
    "no": ["„“", "””", "“”"], "sv": ["»»", "»«"], "fi": ["»»"], "fr": ["“”"], "es": ["“”", "«»"],
    "it": ["“”", "«»"], "pt": ["“”", "«»"], "ca": ["“”", "«»"], "gl": ["“”", "«»"],
    "eu": ["«»", "“”"], "nl": ["“”", "„”", "‘’"], "pl": ["«»", "»«"], "hu": ["»«"],
    "cs": ["»«"], "sk": ["»«"], "sl": ["»«", "„“"], "hr": ["»«", "„”", "“”"],
    "sr": ["„”", "„“", "»«", "“”"], "bs": ["„”", "“”", "»«"], "ru": ["„“", "“”"],
    "uk": ["„“", "“”"],
    "be": ["„“", "“”"], "bg": ["«»", "„“"], "mk": ["„“"], "ro": ["«»"], "lt": ["„“"],
    "lv": ["„”", "“”", "«»"], "et": ["„”", "„“"], "el": ["“”"], "tr": ["«»", "“”"],
    "zh": ["“”", "「」", "《》"], "yue": ["“”", "「」", "《》"], "ja": ["“”", "『』", "《》"],
    "ko": ["“”", "「」"], "he": ["“”", "„”", "”“"], "ar": ["“”", "«»", "”“"], "fa": ["“”", "«»"],
    "vi": ["“”"], "hy": ["«»"], "ka": ["„“", "«»"],
  ]

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard let source = unit.sourceText, source != unit.text,
      !unit.characters.isDisjoint(with: [.generalPunctuation, .latin1Symbol]),
      let pair = Self.firstPair(in: unit.text), let own = LocaleData.quotationMarks(of: unit.locale)
    else { return [] }
    let pairs =
      [Self.pair(own.outer), Self.pair(own.inner)] + (Self.alternatives[unit.language] ?? [])
    // Without a list of its own a language may be written in ways that are not known here.
    guard Self.alternatives[unit.language] != nil, !pairs.contains(pair) else { return [] }
    return [
      fault(
        unit, "has \(Self.shown(pair)), the language writes \(Self.shown(pairs[0]))",
        advice: "use the marks of the language")
    ]
  }

  private static func pair(_ marks: (start: Unicode.Scalar, end: Unicode.Scalar)) -> String {
    String(marks.start) + String(marks.end)
  }

  private static func shown(_ pair: String) -> String {
    "\(pair.prefix(1))…\(pair.suffix(1))"
  }

  /// The first two double marks; nil where they are not two, or a typewriter's one is among them.
  private static func firstPair(in text: String) -> String? {
    var pair = ""
    for scalar in text.unicodeScalars where "“”„‟«»\"".unicodeScalars.contains(scalar) {
      if scalar == "\"" { return nil }
      pair.unicodeScalars.append(scalar)
      if pair.unicodeScalars.count == 2 { return pair }
    }
    return nil
  }
}
