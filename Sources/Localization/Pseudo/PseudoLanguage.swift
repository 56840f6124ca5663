/// A language nobody speaks, which shows before any translation what translations will do.
///
/// The first five are the pseudolanguages of Xcode's scheme editor, with what Foundation makes of a
/// text for their launch arguments.
public enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Every text twice, as "Double-Length Pseudolanguage" (`NSDoubleLocalizedStrings`).
  case double
  /// Letters with marks above and below, as "Accented Pseudolanguage"
  /// (`NSAccentuateLocalizedStrings`).
  case accented
  /// Texts between `[#` and `#]`, as "Bounded String Pseudolanguage" (`NSSurroundLocalizedStrings`).
  case bounded
  /// The text as it is in an interface from right to left, as "Right-to-Left Pseudolanguage"
  /// (`NSForceRightToLeftWritingDirection`).
  case rightToLeft = "rtl"
  /// The text too runs from right to left, as "Right-to-Left Pseudolanguage With Right-to-Left
  /// Strings" (`NSForceRightToLeftLocalizedStrings`).
  case rightToLeftText = "rtl-text"

  /// The name in Xcode's scheme editor.
  public var title: String {
    switch self {
    case .double: "Double-Length Pseudolanguage"
    case .accented: "Accented Pseudolanguage"
    case .bounded: "Bounded String Pseudolanguage"
    case .rightToLeft: "Right-to-Left Pseudolanguage"
    case .rightToLeftText: "Right-to-Left Pseudolanguage With Right-to-Left Strings"
    }
  }

  /// The identifier of the language in catalogs and reports.
  ///
  /// Regions from XA to XZ are for private use (ISO 3166-1); CLDR has `XA` for accents and `XB` for
  /// right to left. Hebrew is a language from right to left with the digits of English.
  public func locale(for sourceLanguage: String) -> String {
    let language = sourceLanguage.prefix { $0 != "-" && $0 != "_" }
    return switch self {
    case .double: "\(language)-XD"
    case .accented: "\(language)-XA"
    case .bounded: "\(language)-XC"
    case .rightToLeft: "he-XB"
    case .rightToLeftText: "he-XR"
    }
  }

  /// What stands in place of a text. Placeholders, markup, addresses and outer white space stay.
  public func text(for source: String) -> String {
    switch self {
    case .accented: PseudoText(source).mapProse(AccentedLetters.accented)
    case .double: PseudoText(source).doubled
    case .bounded: PseudoText(source).wrapped { "[# \($0) #]" }
    case .rightToLeft: source
    case .rightToLeftText: PseudoText(source).wrapped(Self.overridden)
    }
  }

  /// Each line between RIGHT-TO-LEFT OVERRIDE and POP DIRECTIONAL FORMATTING, which end with a line
  /// (Unicode Standard Annex 9, rule X8).
  private static func overridden(_ text: Substring) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{202E}\($0)\u{202C}" }.joined(separator: "\n")
  }
}

/// Letters of English with marks that other languages put on them.
enum AccentedLetters {
  private static let letters: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "åƀçḓéƒĝĥíĵķļɱñöþɋřšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻḾÑÖÞɊŘŠŢÛṼŴẊÝŽ"))

  static func accented(_ text: Substring) -> String {
    String(text.map { letters[$0] ?? $0 })
  }
}
