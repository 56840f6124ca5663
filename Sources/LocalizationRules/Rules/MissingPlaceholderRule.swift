import Localization

/// An argument of the source that a translation does not show.
public struct MissingPlaceholderRule: KeyRule {
  public let id = "missing-placeholder"
  public let summary = "A placeholder of the source is missing, so its value is not shown."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A name that is not shown", "Delete %@?", ["de": "Löschen?"],
        faults: ["de: leaves out argument 1 (%@) of the source"]),
      RuleExample(
        "A full-width percent sign is none", "Delete %@?", ["ja": "％@を削除しますか？"],
        faults: [
          "ja: leaves out argument 1 (%@) of the source; “％@” is written with another percent sign"
        ]),
      RuleExample(
        "A singular may spell the number out",
        files: [
          RuleExample.File(
            "Localizable.xcstrings",
            """
            {"sourceLanguage":"en","version":"1.0","strings":{"%lld files":{"localizations":{
            "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"One file"}},
            "other":{"stringUnit":{"state":"translated","value":"%lld files"}}}}}}}}}
            """)
        ], faults: []),
    ]
  }

  public func check(
    _ group: KeyGroup, in table: StringTable, context: RuleContext
  ) -> [LocalizationFault] {
    PlaceholderComparison.items(of: group).compactMap { item in
      var names: [String] = []
      var advice: [String] = []
      for case .missing(let position, let source) in item.differences {
        names.append("\(position) (\(source.specifier))")
        advice.append(source.specifier.positioned(position))
      }
      guard !names.isEmpty else { return nil }
      let hint = Self.lookalike(in: item.string.text).map {
        "; “\($0)” is written with another percent sign"
      }
      return fault(
        item.string,
        "leaves out argument\(names.count > 1 ? "s" : "") \(names.joined(separator: " and "))"
          + " of the source\(hint ?? "")",
        advice: "add \(advice.joined(separator: " and "))")
    }
  }

  /// A placeholder with a full-width or small percent sign, as input methods write it.
  private static func lookalike(in text: String) -> Substring? {
    guard let sign = text.firstIndex(where: { $0 == "\u{FF05}" || $0 == "\u{FE6A}" }) else {
      return nil
    }
    let rest = text[text.index(after: sign)...]
    let end = rest.firstIndex { $0 == "@" || $0 == "＠" || ($0.isASCII && $0.isLetter) }
    return end.map { text[sign...$0] }
  }
}
