import CICU
import Localization

/// An invisible character at a place where it does nothing, or harm.
public struct InvisibleCharacterRule: TextRule {
  public let id = "invisible-character"
  public let summary =
    "A zero-width character, byte-order mark or soft hyphen stands where it has no use."
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Brought along by copying", "Devices", ["da": "\u{200B}Enheder"],
        faults: ["da: holds a zero-width space (U+200B) at the start"]),
      RuleExample(
        "A soft hyphen that is no hyphenation", "Send", ["de": "Senden\u{AD}"],
        faults: ["de: holds a soft hyphen (U+00AD) after “Senden”"]),
      RuleExample(
        "Persian needs the non-joiner inside of words", "You can", ["fa": "می\u{200C}توانید"],
        faults: []),
      RuleExample("Pictographs are joined by one", "👩\u{200D}💻", faults: []),
      RuleExample(
        "A soft hyphen inside a long word", "Performance cores",
        ["de": "Leistungs\u{AD}kerne"], faults: []),
      RuleExample(
        "Khmer parts words by zero-width spaces", "Open source", ["km": "ប្រភព\u{200B}បើក"],
        faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard
      !unit.characters.isDisjoint(with: [
        .generalPunctuation, .latin1Symbol, .eastAsian, .otherScript,
      ])
    else { return [] }
    let text = unit.text.unicodeScalars
    guard text.contains(where: { Self.name(of: $0) != nil }) else { return [] }
    let scalars = Array(text)
    for (index, scalar) in scalars.enumerated() {
      guard let name = Self.name(of: scalar) else { continue }
      let previous = index > 0 ? scalars[index - 1] : nil
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if isRight(scalar, between: previous, and: next, in: unit) { continue }
      if let source = unit.sourceText, source.unicodeScalars.contains(scalar) { continue }
      var before = String.UnicodeScalarView()
      before.append(contentsOf: scalars[max(0, index - 20)..<index])
      return [
        fault(
          unit,
          "holds \(name) (\(scalar.codePoint)) "
            + (index == 0 ? "at the start" : "after “\(String(before))”"),
          advice: "remove it")
      ]
    }
    return []
  }

  private static func name(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\u{AD}": "a soft hyphen"
    case "\u{180E}": "a Mongolian vowel separator"
    case "\u{200B}": "a zero-width space"
    case "\u{200C}": "a zero-width non-joiner"
    case "\u{200D}": "a zero-width joiner"
    case "\u{2028}": "a line separator"
    case "\u{2029}": "a paragraph separator"
    case "\u{2060}": "a word joiner"
    case "\u{3164}", "\u{115F}", "\u{1160}", "\u{FFA0}": "a Hangul filler"
    case "\u{FEFF}": "a byte-order mark"
    case "\u{FFFC}": "an object replacement character"
    default: nil
    }
  }

  private func isRight(
    _ scalar: Unicode.Scalar, between previous: Unicode.Scalar?, and next: Unicode.Scalar?,
    in unit: TextUnit
  ) -> Bool {
    // In these scripts it parts words, and keyboards have it on the space bar.
    if scalar == "\u{200B}", ["km", "lo", "my", "th", "bo", "dz"].contains(unit.language) {
      return true
    }
    guard let previous, let next else {
      // Joiners at an edge choose the form of a lone letter.
      return scalar == "\u{200D}" && (previous ?? next).map(joins) == true
    }
    switch scalar {
    case "\u{AD}":
      return icu_is_letter(previous.value) && icu_is_letter(next.value)
    case "\u{200B}":
      // It says where a line may break.
      return unit.isWrittenWithoutSpaces && isWritten(previous) && isWritten(next)
        || "/.-_".unicodeScalars.contains(previous) || isSpaceless(previous) && isSpaceless(next)
    case "\u{200C}": return joins(previous) && !next.properties.isWhitespace
    case "\u{200D}":
      return joins(previous) || icu_is_emoji(previous.value) || previous == "\u{FE0F}"
    case "\u{2060}": return isWritten(previous) && isWritten(next)
    case "\u{180E}": return (0x1800...0x18AF).contains(previous.value)
    default: return false
    }
  }

  private func isWritten(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && Self.name(of: scalar) == nil
  }

  /// Scripts without spaces between words: Thai, Lao, Myanmar, Khmer, Tibetan.
  private func isSpaceless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE00...0xFFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }

  /// Letters whose form depends on their neighbours: Arabic, Syriac, N’Ko, Mongolian, and the
  /// scripts of South and South East Asia.
  private func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x7FF, 0x8A0...0x109F, 0x1700...0x1CFF: true
    case 0xA840...0xA8FF, 0xA930...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: true
    case 0x1_1000...0x1_1FFF: true
    default: false
    }
  }
}
