import CICU
import Localization

/// A letter of another script that looks like the right one.
public struct MixedScriptRule: TextRule {
  public let id = "lookalike-letter"
  public let summary =
    "A word holds a Latin letter that looks like a Cyrillic or Greek one, or the reverse."
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A Latin a in a Russian word", "Settings", ["ru": "Н\u{61}стройки"],
        faults: ["ru: has the Latin letter a (U+0061) in “Н\u{61}стройки”"]),
      RuleExample(
        "A Cyrillic С in an English word", "\u{421}ancel",
        faults: ["en: has the Cyrillic letter С (U+0421) in “Сancel”"]),
      RuleExample(
        "A Latin word with a Russian ending", "PIN codes", ["ru": "PINы, USB-порт и %d фaйлов"],
        faults: ["ru: has the Latin letter a (U+0061) in “фaйлов”"]),
      RuleExample("Units and formulas", "5 μs, kΩ, ΔT", ["ru": "5 мкс, кОм, ΔT"], faults: []),
    ]
  }

  private enum Script {
    case latin, cyrillic, greek

    var name: String {
      switch self {
      case .latin: "Latin"
      case .cyrillic: "Cyrillic"
      case .greek: "Greek"
      }
    }
  }

  /// Letters of each script that are drawn like letters of the other two (Unicode, UTS #39,
  /// "confusables").
  private static let lookalikes: Set<Unicode.Scalar> = Set(
    ("aceiopxyABCEHIKMOPSTXYj" + "асеіорхуАВСЕНІКМОРЅТХҮј" + "οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ").unicodeScalars)

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard unit.characters.isSuperset(of: [.greekOrCyrillic, .asciiLetter]) else { return [] }
    var word = String.UnicodeScalarView()
    var scripts: [(Unicode.Scalar, Script)] = []
    for scalar in unit.text(placeholdersAs: " ").unicodeScalars {
      if scalar.properties.isAlphabetic || icu_is_mark(scalar.value) {
        word.append(scalar)
        if let script = Self.script(of: scalar) { scripts.append((scalar, script)) }
        continue
      }
      if let fault = fault(in: scripts, word: word, of: unit) { return [fault] }
      word.removeAll()
      scripts.removeAll()
    }
    return [fault(in: scripts, word: word, of: unit)].compactMap { $0 }
  }

  private func fault(
    in letters: [(scalar: Unicode.Scalar, script: Script)], word: String.UnicodeScalarView,
    of unit: TextUnit
  ) -> LocalizationFault? {
    guard let first = letters.first?.script, letters.contains(where: { $0.script != first }) else {
      return nil
    }
    let counts = Dictionary(grouping: letters, by: \.script)
    guard counts.count == 2,
      let few = counts.min(by: { ($0.value.count, $0.key.name) < ($1.value.count, $1.key.name) }),
      few.value.count * 2 < letters.count,
      few.value.allSatisfy({ Self.lookalikes.contains($0.scalar) })
    else { return nil }
    let letter = few.value[0].scalar
    return fault(
      unit, "has the \(few.key.name) letter \(letter) (\(letter.codePoint)) in “\(String(word))”",
      advice: "write the letter of the word’s own script")
  }

  private static func script(of scalar: Unicode.Scalar) -> Script? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: .latin
    case 0x386...0x3FF: .greek
    case 0x400...0x52F: .cyrillic
    default: nil
    }
  }
}
