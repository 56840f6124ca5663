import Components

/// Characters that no font of iOS has.
///
/// Identifier: `missing-glyphs`.
///
/// Severity: `warning`. iOS 18.5 has no font with the character either, so a box takes its place,
/// unless the app brings a font that has it. Characters that iOS has and the stand-in fonts lack are
/// no finding: they are counted among the undetermined.
///
/// Example: a private use character of an icon font, or a letter of a script without an iOS font.
public struct MissingGlyphsRule: FindingRule {
  public let id = "missing-glyphs"
  public let summary = "No font of iOS has a character, so a box takes its place."

  /// Creates the rule.
  public init() {}

  public func applies(to verdict: Verdict) -> Bool {
    if case .missingGlyphs = verdict { return true }
    return false
  }

  public func reason(for placement: Placement) -> String {
    guard case .missingGlyphs(let glyphs) = placement.verdict else { return summary }
    let shown = glyphs.prefix(8).joined(separator: " ")
    return "no font of iOS has \(shown)\(glyphs.count > 8 ? " and more" : "")"
  }

  public func advice(for placement: Placement) -> String {
    "replace the character; if the app shows it in a font of its own, name that font in the "
      + "configuration"
  }
}
