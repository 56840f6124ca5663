import CICU
import Localization

/// Words in a script that neither the language nor the source uses.
public struct ForeignScriptRule: TextRule {
  public let id = "foreign-script"
  public let summary = "A text holds words in a script that the language is not written in."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "The text of another language", "Delete", ["pl": "Удалить"],
        faults: ["pl: holds “Удалить” in Cyrillic letters"]),
      RuleExample(
        "Names in Latin letters are common everywhere", "Open Wi-Fi", ["ru": "Открыть Wi-Fi"],
        faults: []),
      RuleExample(
        "A language in its own words, as in the source", "Русский", ["de": "Русский"],
        faults: []),
      RuleExample("Three scripts of one language", "Settings", ["ja": "設定とアプリ"], faults: []),
      RuleExample("Units", "Resistance", ["de": "Widerstand in kΩ"], faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard
      let source = unit.sourceText,
      !unit.characters.isDisjoint(with: [.greekOrCyrillic, .eastAsian, .otherScript])
    else { return [] }
    let scripts = LocaleData.scripts(of: unit.locale)
    guard !scripts.isEmpty else { return [] }
    var word = String.UnicodeScalarView()
    var script: UInt32 = 0
    for scalar in unit.text.unicodeScalars {
      // Letters of ASCII are the most frequent that belong everywhere.
      let tag = scalar.value < 0x80 ? Self.common : icu_script_tag(scalar.value)
      if tag == Self.inherited, !word.isEmpty {
        word.append(scalar)
      } else if icu_is_letter(scalar.value), !scripts.contains(tag), !Self.anywhere.contains(tag),
        word.isEmpty || tag == script
      {
        word.append(scalar)
        script = tag
      } else if word.count >= 2 {
        break
      } else {
        word.removeAll()
      }
    }
    guard word.count >= 2, !source.contains(String(word)), source != unit.text,
      !source.unicodeScalars.contains(where: {
        $0.value >= 0x80 && icu_script_tag($0.value) == script
      })
    else { return [] }
    return [
      fault(
        unit, confidence: .likely,
        "holds “\(String(word))” in \(Self.name(of: script)) letters",
        advice: "write it in the script of the language")
    ]
  }

  private static let common: UInt32 = 0x5A79_7979
  private static let inherited: UInt32 = 0x5A69_6E68
  /// Common, inherited, Latin.
  private static let anywhere: Set<UInt32> = [common, inherited, 0x4C61_746E]

  private static func name(of script: UInt32) -> String {
    let tag = String(decoding: (0..<4).map { UInt8(script >> (24 - 8 * $0) & 0xFF) }, as: UTF8.self)
    return names[tag] ?? tag
  }

  private static let names = [
    "Arab": "Arabic", "Armn": "Armenian", "Beng": "Bengali", "Cyrl": "Cyrillic",
    "Deva": "Devanagari", "Geor": "Georgian", "Grek": "Greek", "Hang": "Korean", "Hani": "Chinese",
    "Hebr": "Hebrew", "Hira": "Japanese", "Kana": "Japanese", "Khmr": "Khmer", "Laoo": "Lao",
    "Mymr": "Burmese", "Taml": "Tamil", "Telu": "Telugu", "Thai": "Thai",
  ]
}
