import Localization

/// A control character, which no font draws.
public struct ControlCharacterRule: TextRule {
  public let id = "control-character"
  public let summary = "A text holds a control character other than a line break or a tab."
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Left by a keyboard", "Save", ["fi": "Tallenna\u{13}"],
        faults: ["fi: holds the control character U+0013 after “Tallenna”"]),
      RuleExample("Line breaks and tabs", "Name\tSize\r\n", faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard !unit.characters.isDisjoint(with: [.control, .latin1Symbol]) else { return [] }
    let scalars = unit.text.unicodeScalars
    guard let index = scalars.firstIndex(where: Self.isControl) else { return [] }
    let before = String(unit.text.unicodeScalars[..<index].suffix(20))
    return [
      fault(
        unit,
        "holds the control character \(scalars[index].codePoint)"
          + (before.isEmpty ? "" : " after “\(before)”"),
        advice: "remove it")
    ]
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0...0x1F, 0x7F...0x9F: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// The number as Unicode writes it: `U+00AD`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
