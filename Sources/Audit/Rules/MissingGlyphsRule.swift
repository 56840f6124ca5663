import Components

/// Characters that no font of the stack has.
///
/// Identifier: `missing-glyphs`.
///
/// Severity: `warning`. The stand-in fonts lack the glyph; iOS may well have it, so the string is
/// counted as not judged and never as an error.
///
/// Example: a letter of a script whose Noto font is not installed.
public struct MissingGlyphsRule: FindingRule {
  public let id = "missing-glyphs"
  public let summary = "The fonts in use have no glyph for a character, so it cannot be judged."

  /// Creates the rule.
  public init() {}

  public func applies(to verdict: Verdict) -> Bool {
    if case .missingGlyphs = verdict { return true }
    return false
  }

  public func reason(for placement: Placement) -> String {
    guard case .missingGlyphs(let glyphs) = placement.verdict else { return summary }
    let shown = glyphs.prefix(8).joined(separator: " ")
    return "our stand-in fonts lack \(shown)\(glyphs.count > 8 ? " and more" : "")"
  }

  public func advice(for placement: Placement) -> String {
    "install a font with these characters and name it in the font-stack manifest; "
      + "with a font of the app's own, check that it has them"
  }
}
