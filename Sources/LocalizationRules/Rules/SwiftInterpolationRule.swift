import Localization

/// Swift's `\(…)` in a file, where nothing fills it in.
public struct SwiftInterpolationRule: TextRule {
  public let id = "swift-interpolation"
  public let summary = "A text holds Swift’s \\(…), which is filled in in source code only."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Copied from the source code", "Hello \\(name)!",
        faults: ["en: shows “\\(name)” as it stands"]),
      RuleExample(
        "The argument in a catalog", "Hello %@!", ["de": "Hallo %@!"], faults: []),
      RuleExample("A bracket escaped in Markdown", "a \\( b", faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard unit.characters.isSuperset(of: [.backslash, .bracket]) else { return [] }
    var rest = unit.text[...]
    while let start = rest.firstRange(of: "\\(") {
      rest = rest[start.upperBound...]
      guard let first = rest.first, first.isLetter || first == "." || first == "_" || first == "$",
        let end = Self.closing(rest)
      else { continue }
      let found = unit.text[start.lowerBound...end]
      return [
        fault(
          unit, "shows “\(found)” as it stands",
          advice: unit.entry.table == "AppShortcuts"
            ? "write ${…} with the parameter’s name"
            : "write the placeholder of the value, such as %@")
      ]
    }
    return []
  }

  private static func closing(_ text: Substring) -> String.Index? {
    var depth = 1
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
