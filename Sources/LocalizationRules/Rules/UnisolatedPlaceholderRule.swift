import DynamicType
import Localization

/// A placeholder in a right-to-left text whose value disturbs the order of what is around it.
///
/// The order is computed twice, for a value in Latin letters as it is and in an isolate (UAX #9,
/// section 2.4); only a difference is reported. An app that isolates its values itself has nothing
/// to change, so it is never more than a hint.
public struct UnisolatedPlaceholderRule: TextRule {
  public let id = "unisolated-placeholder"
  public let summary =
    "A value in Latin letters would disturb the order of the right-to-left text around it."
  public let effect = Effect.hint

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A name at the beginning", "%@ joined the room.", ["he": "%@ הצטרף לחדר."],
        faults: ["he: a value in Latin letters for “%@” makes the whole run from left to right"]),
      RuleExample(
        "A number beside a name", "Delete %@ 3 times", ["ar": "حذف %@ 3 مرات"],
        faults: ["ar: a value in Latin letters for “%@” pulls “3” to its other side"]),
      RuleExample(
        "With an isolate around it", "%@ joined the room.",
        ["he": "\u{2068}%@\u{2069} הצטרף לחדר."], faults: []),
      RuleExample(
        "Between words of the language", "Delete %@?", ["he": "למחוק את %@?"], faults: []),
      RuleExample("A number has no direction", "%d files", ["ar": "%d ملف"], faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard LayoutDirection.isRightToLeft(locale: unit.locale),
      unit.placeholders.contains(where: { $0.kind == .text })
    else { return [] }
    guard let disturbance = Self.disturbance(of: unit.text, placeholders: unit.placeholders) else {
      return []
    }
    return [
      fault(
        unit, confidence: .guess,
        "a value in Latin letters for “\(disturbance.placeholder)” \(disturbance.what)",
        advice: "write U+2068 before the placeholder and U+2069 behind it, unless the app does it")
    ]
  }

  /// What a value in Latin letters does to the order of a text; nil where it does nothing.
  static func disturbance(
    of text: String, placeholders: [FormatPlaceholder]
  ) -> (placeholder: String, what: String)? {
    let plain = BidiText.paragraphs(of: text, placeholders: placeholders, value: .leftToRight)
    let isolated = BidiText.paragraphs(of: text, placeholders: placeholders, value: .isolated)
    for (plain, isolated) in zip(plain, isolated) where plain.positions != isolated.positions {
      guard let value = plain.parts.firstIndex(where: \.isValue) else { continue }
      let name = String(plain.parts[value].text)
      if plain.runsLeftToRight, !isolated.runsLeftToRight {
        return (name, "makes the whole run from left to right")
      }
      if let (value, part) = displaced(plain, isolated) {
        return (
          String(plain.parts[value].text),
          "pulls “\(plain.parts[part].text)” to its other side"
        )
      }
    }
    return nil
  }

  /// A value, and the first number that stands on its wrong side.
  private static func displaced(
    _ plain: BidiText, _ isolated: BidiText
  ) -> (value: Int, part: Int)? {
    for value in plain.parts.indices where plain.parts[value].isValue {
      for part in plain.parts.indices where part != value {
        let found = plain.parts[part]
        guard found.isNumber else { continue }
        let isLeft = plain.positions[part] < plain.positions[value]
        if isLeft != (isolated.positions[part] < isolated.positions[value]) {
          return (value, part)
        }
      }
    }
    return nil
  }
}
