import Localization

/// Simplified Chinese in a traditional localisation, or the reverse.
public struct ChineseStyleRule: TextRule {
  public let id = "chinese-script"
  public let summary =
    "A text for simplified Chinese is written in traditional characters, or the reverse."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Traditional characters in simplified Chinese", "Network connection settings",
        ["zh-Hans": "網路連線設定"],
        faults: ["zh-Hans: is written in traditional characters: 網 連 線 設"]),
      RuleExample(
        "Simplified characters in traditional Chinese", "Network connection settings",
        ["zh-TW": "网络连接设置"],
        faults: ["zh-TW: is written in simplified characters: 网 络 连 设"]),
      RuleExample(
        "Each in its own", "Network connection settings",
        ["zh-Hans": "网络连接设置", "zh-Hant": "網路連線設定", "zh-HK": "網絡連線設定"],
        faults: []),
      RuleExample(
        "One character that both know", "After", ["zh-Hant": "皇后", "zh-Hans": "著作"], faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard unit.language == "zh", unit.characters.contains(.eastAsian),
      unit.sourceText != unit.text,
      let own = Self.style(of: unit.locale)
    else { return [] }
    let characters = ChineseCharacters.shared.styles(of: unit.text)
    let other = own == .simplified ? ChineseCharacters.Style.traditional : .simplified
    let foreign = characters.filter { $0.style == other }
    // Single characters have uses in both; a text in the other script has many, and few of its own.
    guard foreign.count >= 2, foreign.count > characters.count(where: { $0.style == own }) else {
      return []
    }
    var shown: [String] = []
    for (character, _) in foreign where !shown.contains(String(character)) {
      shown.append(String(character))
    }
    return [
      fault(
        unit,
        "is written in \(own == .simplified ? "traditional" : "simplified") characters: "
          + shown.prefix(4).joined(separator: " "),
        advice: "write it in the characters of the language")
    ]
  }

  private static func style(of locale: String) -> ChineseCharacters.Style? {
    let parts = locale.split { $0 == "-" || $0 == "_" }.dropFirst()
    if parts.contains("Hans") { return .simplified }
    if parts.contains("Hant") { return .traditional }
    if parts.contains(where: { ["TW", "HK", "MO"].contains($0) }) { return .traditional }
    return parts.contains("CN") || parts.contains("SG") || parts.isEmpty ? .simplified : nil
  }
}
