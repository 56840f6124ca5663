import Localization

/// A space at the beginning or end of a text that the source has not, or the reverse.
public struct EdgeSpaceRule: KeyRule {
  public let id = "edge-space"
  public let summary =
    "A text begins or ends with a space that the source does not have, or lacks one that it has."
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A space too many at the end", "Bluetooth connection", ["ru": "Bluetooth-подключение "],
        faults: ["ru: ends with a space, the source does not"]),
      RuleExample(
        "The others keep the space before a value", "Version: ",
        ["cs": "Verze: ", "de": "Version:", "fr": "Version : ", "nl": "Versie: "],
        faults: ["de: does not end with a space, the source and most translations do"]),
      RuleExample(
        "A slip of the source that the translator left out", "Finish ", ["es": "Terminar"],
        faults: []),
      RuleExample(
        "Korean adds particles to the word before", " and others",
        ["de": " und andere", "es": " y otros", "fr": " et d’autres", "ko": "님 외"], faults: []),
      RuleExample(
        "Chinese needs no space after its colon", "Name: ", ["zh-Hans": "名称："], faults: []),
    ]
  }

  private enum Edge: CaseIterable {
    case leading, trailing

    var verb: String { self == .leading ? "begin" : "end" }

    /// The name of the space at the edge of a text; nil where there is none.
    func space(of text: String) -> String? {
      let scalars = text.unicodeScalars
      guard let scalar = self == .leading ? scalars.first : scalars.last else { return nil }
      switch scalar {
      case " ": return "a space"
      case "\t": return "a tab"
      case "\u{A0}", "\u{202F}", "\u{2007}": return "a no-break space"
      case "\u{2000}"..."\u{200A}": return "a narrow space"
      case "\u{3000}": return "an ideographic space"
      default: return nil
      }
    }
  }

  public func check(
    _ group: KeyGroup, in table: StringTable, context: RuleContext
  ) -> [LocalizationFault] {
    guard group.entries.contains(where: hasEdgeSpace) else { return [] }
    let units = group.units.filter { unit in
      unit.sourceText != nil && unit.substitution == nil && !unit.text.allSatisfy(\.isWhitespace)
    }
    var faults: [LocalizationFault] = []
    for edge in Edge.allCases {
      let consensus = Consensus(units) { unit in
        guard edge.space(of: unit.sourceText ?? "") != nil, !mayRun(unit) else {
          return nil
        }
        return edge.space(of: unit.text) != nil
      }
      for unit in units {
        let (found, expected) = (edge.space(of: unit.text), edge.space(of: unit.sourceText ?? ""))
        if let found, expected == nil {
          faults.append(
            fault(
              unit, "\(edge.verb)s with \(found), the source does not", advice: "remove it"))
        } else if let expected, found == nil, consensus.isKept, !mayRun(unit) {
          faults.append(
            fault(
              unit,
              "does not \(edge.verb) with \(expected), the source and most translations do",
              advice: "add it, or the text runs into what the app puts beside it"))
        }
      }
    }
    return faults
  }

  /// Whether the text may stand beside another one without a space: Korean adds its particles to
  /// the word before them.
  private func mayRun(_ unit: TextUnit) -> Bool {
    unit.isWrittenWithoutSpaces || unit.language == "ko"
  }

  private func hasEdgeSpace(_ entry: LocalizationEntry) -> Bool {
    entry.hasText { text in Edge.allCases.contains { $0.space(of: text) != nil } }
  }
}
