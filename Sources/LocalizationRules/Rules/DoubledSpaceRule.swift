import Localization

/// Two spaces in a row inside a text whose source has none.
public struct DoubledSpaceRule: TextRule {
  public let id = "doubled-space"
  public let summary = "Two spaces stand in a row inside a text."
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A space too many inside a sentence", "Delete the file", ["de": "Die Datei  löschen"],
        faults: ["de: has 2 spaces in a row after “Die Datei”"]),
      RuleExample(
        "A translation that follows its source is not reported beside it", "A  B",
        ["de": "A  B"], faults: ["en: has 2 spaces in a row after “A”"]),
      RuleExample(
        "English typists part sentences by two", "It failed.  Try again.", faults: []),
      RuleExample(
        "Columns after a line break are a layout", "Steps", ["de": "Schritte:\n  1. Öffnen"],
        faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard unit.text.contains("  "), unit.sourceText?.contains("  ") != true else { return [] }
    var start = unit.text.startIndex
    while let gap = unit.text[start...].firstRange(of: "  ") {
      let before = unit.text[..<gap.lowerBound]
      let rest = unit.text[gap.lowerBound...].drop { $0 == " " }
      let count = unit.text.distance(from: gap.lowerBound, to: rest.startIndex)
      if isFault(count, after: before, before: rest, in: unit) {
        return [
          fault(
            unit, "has \(count) spaces in a row after “\(before.suffix(20))”",
            advice: "leave one space")
        ]
      }
      start = rest.startIndex
    }
    return []
  }

  private func isFault(
    _ count: Int, after before: Substring, before rest: Substring, in unit: TextUnit
  ) -> Bool {
    guard let last = before.last, let next = rest.first, !last.isWhitespace, !next.isNewline else {
      return false
    }
    // A pictograph or a number before a list's text, and a gap between two values, are a layout.
    let isWord = last.isLetter || last.isPunctuation || last.isNumber
    let line = before.drop(while: { $0.isWhitespace })
    if !isWord || line.first?.isNumber == true && line.dropLast().allSatisfy(\.isNumber) {
      return false
    }
    if next == "%", before.hasSuffix("@") || line.contains("%"), !line.contains(" ") {
      return false
    }
    // Typists of English put two spaces after a sentence.
    if unit.language == "en", count == 2, ".?!:".contains(last) { return false }
    return true
  }
}
