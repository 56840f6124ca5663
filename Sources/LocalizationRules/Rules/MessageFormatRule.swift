import Localization

/// The syntax of ICU's MessageFormat, which Foundation does not read.
public struct MessageFormatRule: TextRule {
  public let id = "message-format-syntax"
  public let summary = "A text is written in ICU’s MessageFormat, which iOS shows as it stands."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A plural of another platform", "{count, plural, one {# file} other {# files}}",
        ["de": "{count, plural, one {# Datei} other {# Dateien}}"],
        faults: ["en: shows “{count, plural,” as it stands"]),
      RuleExample("Braces in prose", "Names {first, last}", faults: []),
    ]
  }

  private static let types: Set<Substring> = [
    "plural", "select", "selectordinal", "number", "date", "time", "choice", "spellout", "ordinal",
    "duration",
  ]

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard unit.characters.contains(.brace), let found = Self.argument(in: unit.text),
      unit.sourceText.flatMap(Self.argument) == nil
    else { return [] }
    return [
      fault(
        unit, confidence: .likely, "shows “\(found)” as it stands",
        advice: "use the plural variations of the catalog, or the placeholder of the value")
    ]
  }

  /// `{name, type` with a comma or the closing brace.
  private static func argument(in text: String) -> Substring? {
    var rest = text[...]
    while let start = rest.firstIndex(of: "{") {
      rest = rest[start...].dropFirst()
      guard let end = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) else { return nil }
      let parts = rest[..<end].split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count >= 2, !parts[0].isEmpty, types.contains(parts[1].trimmed) else { continue }
      let type = parts.count > 2 ? text.index(after: parts[1].endIndex) : parts[1].endIndex
      return text[start..<type]
    }
    return nil
  }
}

extension StringProtocol {
  /// The text without white space around it.
  var trimmed: SubSequence {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
