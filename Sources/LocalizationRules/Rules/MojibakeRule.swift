import Localization

/// UTF-8 that was read in another encoding, or characters lost on the way.
public struct MojibakeRule: TextRule {
  public let id = "mojibake"
  public let summary = "A text was read in a wrong encoding at some time: “CafÃ©”, “donâ€™t”, “�”."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "UTF-8 read as Windows-1252", "Resume", ["fr": "RÃ©sumÃ©"],
        faults: ["fr: has “Ã©” for “é”"]),
      RuleExample(
        "A quotation mark of three bytes", "Don’t", ["en-GB": "Donâ€™t"],
        faults: ["en-GB: has “â€™” for “’”"]),
      RuleExample(
        "Characters that were replaced", "Größe", ["de": "Gr\u{FFFD}\u{FFFD}e"],
        sourceLanguage: "en",
        faults: ["de: holds the replacement character � after “Gr”"]),
      RuleExample("Portuguese capitals", "Not", ["pt": "NÃO", "pt-BR": "NÃO «EU»"], faults: []),
      RuleExample(
        "A no-break space before a guillemet", "Size", ["fr": "VALIDÉ\u{A0}» à\u{A0}« 10 »"],
        faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    if unit.characters.contains(.eastAsian),
      let index = unit.text.unicodeScalars.firstIndex(of: "\u{FFFD}")
    {
      let before = String(unit.text.unicodeScalars[..<index].suffix(20))
      return [
        fault(
          unit,
          "holds the replacement character \u{FFFD}"
            + (before.isEmpty ? "" : " after “\(before)”"),
          advice: "write the character that was lost")
      ]
    }
    guard unit.characters.contains(.latin1Letter),
      !unit.characters.isDisjoint(with: [.latin1Symbol, .generalPunctuation]),
      let (garbled, meant) = Self.garbled(in: unit.text)
    else { return [] }
    return [
      fault(
        unit, "has “\(garbled)” for “\(meant)”",
        advice: "write the text anew, or convert the file from UTF-8 once only")
    ]
  }

  /// The first run that is UTF-8 of a usual character when written in Windows-1252.
  private static func garbled(in text: String) -> (String, String)? {
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let length: Int
      switch scalars[index].value {
      case 0xC2...0xDF: length = 2
      case 0xE0...0xEF: length = 3
      case 0xF0...0xF4: length = 4
      default:
        index += 1
        continue
      }
      let run = scalars[index..<min(index + length, scalars.count)]
      let bytes = run.compactMap(byte)
      if bytes.count == length, bytes.dropFirst().allSatisfy({ (0x80...0xBF).contains($0) }),
        // À and é stand before a no-break space in right French texts.
        run.dropFirst().first != "\u{A0}" || "ÂÃ".unicodeScalars.contains(scalars[index]),
        let meant = String(decoding: bytes, as: UTF8.self).unicodeScalars.first, isUsual(meant)
      {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: run)
        return (String(view), String(meant))
      }
      index += 1
    }
    return nil
  }

  /// The byte of a character in Windows-1252, controls of Latin-1 for the five unassigned ones.
  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    if let byte = windows1252[scalar] { return byte }
    return scalar.value < 0x100 ? UInt8(scalar.value) : nil
  }

  /// Bytes 80 to 9F (WHATWG, Encoding Standard, "index windows-1252").
  private static let windows1252: [Unicode.Scalar: UInt8] = {
    let assigned: [(Unicode.Scalar, UInt8)] = [
      ("€", 0x80), ("‚", 0x82), ("ƒ", 0x83), ("„", 0x84), ("…", 0x85), ("†", 0x86), ("‡", 0x87),
      ("ˆ", 0x88), ("‰", 0x89), ("Š", 0x8A), ("‹", 0x8B), ("Œ", 0x8C), ("Ž", 0x8E), ("‘", 0x91),
      ("’", 0x92), ("“", 0x93), ("”", 0x94), ("•", 0x95), ("–", 0x96), ("—", 0x97), ("˜", 0x98),
      ("™", 0x99), ("š", 0x9A), ("›", 0x9B), ("œ", 0x9C), ("ž", 0x9E), ("Ÿ", 0x9F),
    ]
    return Dictionary(uniqueKeysWithValues: assigned)
  }()

  /// Characters that texts of apps are made of; phonetic letters and the like come out of right
  /// French texts with no-break spaces.
  private static func isUsual(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0...0x17F, 0x386...0x3CE, 0x400...0x45F, 0x5D0...0x5EA, 0x621...0x64A: true
    case 0xE01...0xE5B, 0x1E00...0x1EFF, 0x2010...0x203A, 0x20AC, 0x2122: true
    case 0x3001...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF5E: true
    case 0x1_F300...0x1_FAFF: true
    default: false
    }
  }
}
