import Localization

/// A text that is longer than the exchange file allows.
public struct LengthRestrictionRule: TextRule {
  public let id = "length-restriction"
  public let summary = "A translation is longer than its XLIFF file allows."
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "More characters than maxwidth", files: [Self.file(#"maxwidth="8" size-unit="char""#)],
        faults: ["de: has 9 characters, at most 8 are allowed"]),
      RuleExample(
        "It fits", files: [Self.file(#"maxwidth="9" size-unit="char""#)], faults: []),
      RuleExample(
        "More bytes than maxbytes", files: [Self.file(#"maxbytes="9""#)],
        faults: ["de: has 10 bytes, at most 9 are allowed"]),
    ]
  }

  private static func file(_ attributes: String) -> RuleExample.File {
    RuleExample.File(
      "de.xliff",
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="en.lproj/Localizable.strings" source-language="en" target-language="de"
      datatype="plaintext"><body><trans-unit id="key" \(attributes)>
      <source>Settings</source><target>Überblick</target></trans-unit></body></file></xliff>
      """)
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard !unit.entry.isSourceLanguage else { return [] }
    return unit.entry.sizeRestrictions.compactMap { fault(unit, $0, context) }
  }

  private func fault(
    _ unit: TextUnit, _ restriction: SizeRestriction, _ context: RuleContext
  ) -> LocalizationFault? {
    guard let maximum = restriction.maximum,
      let (size, name) = size(of: unit, restriction, context), size > maximum
    else { return nil }
    return fault(
      unit,
      "has \(Self.text(size)) \(name), at most \(Self.text(maximum)) \(maximum == 1 ? "is" : "are")"
        + " allowed",
      advice: "shorten the translation")
  }

  /// The size in the unit of the restriction; nil for units that cannot be measured here.
  private func size(
    of unit: TextUnit, _ restriction: SizeRestriction, _ context: RuleContext
  ) -> (Double, String)? {
    let text = unit.text
    switch (restriction.dimension, restriction.unit) {
    case (.storage, _): return (Double(text.utf8.count), "bytes")
    case (.width, "char"): return (Double(text.count), "characters")
    case (.width, "byte"): return (Double(text.utf8.count), "bytes")
    case (.width, "xliff:codepoints"): return (Double(text.unicodeScalars.count), "code points")
    case (.width, "pixel"), (.width, "point"):
      // A pixel of these days is a point of the layout.
      guard let width = context.width?(text, unit.locale) else { return nil }
      return (width, "points of width")
    case (.width, "em"):
      guard let width = context.width?(text, unit.locale) else { return nil }
      return (width / RuleContext.measuredPointSize, "ems of width")
    default: return nil
    }
  }

  private static func text(_ value: Double) -> String {
    let tenths = (value * 10).rounded(.up) / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
