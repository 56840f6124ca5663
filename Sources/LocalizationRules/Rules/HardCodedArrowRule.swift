import DynamicType
import Localization

/// An arrow that points as in the left-to-right source.
public struct HardCodedArrowRule: TextRule {
  public let id = "hard-coded-arrow"
  public let summary =
    "An arrow in right-to-left text points the way it does in the left-to-right source."
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A path through the settings", "Settings → Privacy", ["he": "הגדרות → פרטיות"],
        faults: ["he: “→” points as in the source, against the direction of reading"]),
      RuleExample("Turned round", "Settings → Privacy", ["he": "הגדרות ← פרטיות"], faults: []),
      RuleExample(
        "Between Latin letters, which keep their order", "Loop A→B",
        ["ar": "تكرار A→B"], faults: []),
      RuleExample(
        "Signs that Unicode mirrors by itself", "Settings > Privacy",
        ["ar": "الإعدادات > الخصوصية"], faults: []),
    ]
  }

  /// Arrows that are not mirrored in right-to-left text (BidiMirroring.txt has none of them), left
  /// beside right.
  static let arrows: [(left: Unicode.Scalar, right: Unicode.Scalar)] = [
    ("\u{2190}", "\u{2192}"), ("\u{21D0}", "\u{21D2}"), ("\u{27F5}", "\u{27F6}"),
    ("\u{2B05}", "\u{27A1}"), ("\u{2B05}", "\u{2B95}"), ("\u{21E6}", "\u{21E8}"),
    ("\u{2190}", "\u{2794}"), ("\u{2190}", "\u{279C}"), ("\u{2190}", "\u{279D}"),
    ("\u{2190}", "\u{279E}"),
  ]

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard LayoutDirection.isRightToLeft(locale: unit.locale), let source = unit.sourceText else {
      return []
    }
    for paragraph in BidiText.paragraphs(of: unit.text, placeholders: unit.placeholders) {
      for (part, level) in zip(paragraph.parts, paragraph.levels) where level % 2 == 1 {
        guard let scalar = part.text.unicodeScalars.first, part.placeholder == nil,
          Self.arrows.contains(where: { $0.left == scalar || $0.right == scalar }),
          source.unicodeScalars.contains(scalar)
        else { continue }
        return [
          fault(
            unit, confidence: .likely,
            "“\(part.text)” points as in the source, against the direction of reading",
            advice: "write the arrow that points the other way")
        ]
      }
    }
    return []
  }
}
