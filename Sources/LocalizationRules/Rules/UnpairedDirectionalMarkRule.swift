import Localization

/// An embedding, override or isolate without its end, or an end without its beginning.
public struct UnpairedDirectionalMarkRule: TextRule {
  public let id = "unpaired-directional-mark"
  public let summary =
    "A directional embedding, override or isolate is not ended, or an end has no beginning."
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "An override that never ends", "Chapter %@", ["ar": "الفصل \u{202D}%@"],
        faults: [
          "ar: left-to-right override (U+202D) has no pop directional formatting (U+202C)"
        ]),
      RuleExample(
        "An isolate with the wrong end", "By %@", ["he": "מאת \u{2068}%@\u{202C}"],
        faults: ["he: first strong isolate (U+2068) has no pop directional isolate (U+2069)"]),
      RuleExample(
        "An end alone", "Cancel", ["ar": "\u{202C}إلغاء"],
        faults: ["ar: pop directional formatting (U+202C) ends nothing"]),
      RuleExample(
        "Pairs, also one in another", "By %@",
        ["he": "\u{202B}מאת \u{2068}%@\u{2069}\u{202C}"], faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    for line in unit.text.split(whereSeparator: \.isNewline) {
      guard let message = Self.mismatch(in: line) else { continue }
      return [
        fault(
          unit, message,
          advice: "write both characters of the pair, or none; an isolate is the safer of them")
      ]
    }
    return []
  }

  /// A paragraph ends everything that is open in it (UAX #9, section 3.3.1).
  private static func mismatch(in line: Substring) -> String? {
    var open: [DirectionalMark] = []
    for scalar in line.unicodeScalars {
      guard let mark = DirectionalMark(scalar) else { continue }
      if mark.end != nil {
        open.append(mark)
      } else if mark == .popDirectionalFormatting || mark == .popDirectionalIsolate {
        guard let last = open.last else { return "\(mark.name) ends nothing" }
        guard last.end == mark else { return missing(last) }
        open.removeLast()
      }
    }
    return open.last.map(missing)
  }

  private static func missing(_ mark: DirectionalMark) -> String {
    "\(mark.name) has no \(mark.end?.name ?? "end")"
  }
}
