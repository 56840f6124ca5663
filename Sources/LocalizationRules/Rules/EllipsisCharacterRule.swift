import Localization

/// Full stops in place of the ellipsis character that the source has, or two of them.
public struct EllipsisCharacterRule: TextRule {
  public let id = "ellipsis-character"
  public let summary = "Full stops stand in place of the ellipsis character …, or two in a row."
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Three full stops for the source's character", "Loading…", ["de": "Laden ..."],
        faults: ["de: has “...”, the source has “…”"]),
      RuleExample(
        "Two full stops", "The file was deleted.", ["fr": "Le fichier a été supprimé.."],
        faults: ["fr: has two full stops in a row"]),
      RuleExample(
        "A translation may be better than its source", "Loading...", ["de": "Laden …"],
        faults: []),
      RuleExample("A folder above is no end", "Open ../Documents", faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard unit.characters.contains(.fullStop), let run = Self.firstRun(in: unit.text) else {
      return []
    }
    if run == 2 {
      guard unit.sourceText.flatMap(Self.firstRun) != 2 else { return [] }
      return [
        fault(
          unit, "has two full stops in a row", advice: "write one, or the ellipsis character …")
      ]
    }
    guard run == 3, unit.sourceText?.unicodeScalars.contains("…") == true,
      unit.sourceText?.contains("...") != true
    else { return [] }
    return [
      fault(
        unit, effect: .hint, "has “...”, the source has “…”",
        advice: "write the ellipsis character")
    ]
  }

  /// The length of the first run of full stops, with none of `../` and `1..2`.
  private static func firstRun(in text: String) -> Int? {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: ".") else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index] == UInt8(ascii: ".") { index += 1 }
      let isPath = index < bytes.count && bytes[index] == UInt8(ascii: "/")
      let isRange =
        start > 0 && index < bytes.count && bytes[index] > 0x20 && bytes[start - 1] > 0x20
        && index - start == 2
      if index - start > 1, !isPath, !isRange { return index - start }
    }
    return nil
  }
}
