import Components

/// Characters that no font of iOS has.
public struct MissingGlyphsRule: FindingRule {
  public let id = "missing-glyphs"
  public let summary = "No font of iOS has a character, so a box takes its place."
  public let example =
    "A private use character of an icon font, or a letter of a script without an iOS font."

  /// Creates the rule.
  public init() {}

  public var severity: String {
    "warning: a newer iOS, or a font of the app, may have the character; characters "
      + "that iOS has and the stand-in fonts lack are counted as undetermined instead"
  }

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
