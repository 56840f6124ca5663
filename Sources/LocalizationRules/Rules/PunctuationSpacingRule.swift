import Localization

/// A space before a mark where the language has none, or none where it has one.
public struct PunctuationSpacingRule: TextRule {
  public let id = "punctuation-spacing"
  public let summary =
    "A space stands before a mark that takes none, or French lacks the one it writes before : ; ! ?"
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "French habits in German", "Delete?", ["de": "Löschen ?"],
        faults: ["de: has a space before “?”"]),
      RuleExample(
        "English habits in French", "Delete?", ["fr": "Supprimer?"],
        faults: ["fr: has no space before “?”"]),
      RuleExample(
        "Inside of guillemets", "Delete “%@”", ["fr": "Supprimer «%@»"],
        faults: ["fr: has no space inside of « »"]),
      RuleExample(
        "Canada writes it before the colon only", "Delete? Name:",
        ["fr-CA": "Supprimer? Nom :"], faults: []),
      RuleExample(
        "Times, addresses and ratios", "At 10:30", ["fr": "À 10:30, https://a.fr?b=1 (16:9)"],
        faults: []),
      RuleExample("A mark between two values", "%@ : %@", ["de": "%@ : %@"], faults: []),
    ]
  }

  /// Languages of which something is known here: those that write no space before any mark.
  private static let languages: Set<String> = [
    "en", "de", "es", "it", "pt", "nl", "sv", "da", "nb", "no", "nn", "fi", "is", "pl", "cs", "sk",
    "sl", "hr", "sr", "bs", "hu", "ro", "bg", "ru", "uk", "be", "mk", "lt", "lv", "et", "tr", "id",
    "ms", "ca", "gl", "el", "vi", "af", "sq",
  ]

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    let isFrench = unit.language == "fr"
    guard isFrench || Self.languages.contains(unit.language),
      unit.characters.contains(.highPunctuation)
        || isFrench && unit.characters.contains(.latin1Symbol),
      unit.sourceText != unit.text
    else { return [] }
    let scalars = Array(unit.text(placeholdersAs: "\u{FFFC}").unicodeScalars)
    if isFrench {
      // Swiss typists write no spaces.
      guard !unit.locale.hasSuffix("CH"), let mark = Self.missing(in: scalars, unit) else {
        return []
      }
      return [
        fault(
          unit, mark == "«" ? "has no space inside of « »" : "has no space before “\(mark)”",
          advice: "write a no-break space (U+00A0, or the narrow U+202F)")
      ]
    }
    guard let mark = Self.superfluous(in: scalars),
      unit.sourceText.map({ Self.superfluous(in: Array($0.unicodeScalars)) == mark }) != true
    else { return [] }
    return [fault(unit, "has a space before “\(mark)”", advice: "remove it")]
  }

  /// The first mark before which French writes a space and the text has none.
  private static func missing(in scalars: [Unicode.Scalar], _ unit: TextUnit) -> Unicode.Scalar? {
    let isCanadian = unit.locale.hasSuffix("CA")
    for (index, mark) in scalars.enumerated() {
      let previous = index > 0 ? scalars[index - 1] : " "
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch mark {
      case ":", ";", "!", "?":
        if isCanadian, mark != ":" { continue }
        guard isBodyEnd(previous), next.properties.isWhitespace || next == "»" else { continue }
        if mark == ";", isEntity(scalars, endingAt: index) { continue }
        if mark == ":", isShortcode(scalars, endingAt: index) { continue }
        return mark
      case "«" where next != " " && isBodyEnd(next): return "«"
      case "»" where isBodyEnd(previous): return "«"
      default: continue
      }
    }
    return nil
  }

  /// The first mark behind a space at the end of a word.
  private static func superfluous(in scalars: [Unicode.Scalar]) -> Unicode.Scalar? {
    for (index, mark) in scalars.enumerated() where index > 1 {
      guard [":", ";", "!", "?"].contains(mark) else { continue }
      let next = index + 1 < scalars.count ? scalars[index + 1] : "\n"
      let space = scalars[index - 1]
      guard space == " " || space == "\u{A0}", isBodyEnd(scalars[index - 2]) else { continue }
      // A colon between spaces is a layout.
      if mark == ":" ? next == "\n" : next.properties.isWhitespace { return mark }
    }
    return nil
  }

  private static func isBodyEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.isDigit || scalar == "\u{FFFC}" || scalar == ")"
      || scalar == "%"
  }

  private static func isEntity(_ scalars: [Unicode.Scalar], endingAt index: Int) -> Bool {
    let name = scalars[..<index].reversed().prefix { $0.properties.isAlphabetic || $0.isDigit }
    let start = index - name.count - 1
    return start >= 0 && (scalars[start] == "&" || scalars[start] == "#")
  }

  /// `:smile:`
  private static func isShortcode(_ scalars: [Unicode.Scalar], endingAt index: Int) -> Bool {
    let name = scalars[..<index].reversed().prefix { !$0.properties.isWhitespace && $0 != ":" }
    let start = index - name.count - 1
    return start >= 0 && scalars[start] == ":"
  }
}
