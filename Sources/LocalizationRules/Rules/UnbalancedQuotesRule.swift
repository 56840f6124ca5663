import Localization

/// A quotation that is opened and not closed, or closed by a mark of another kind.
public struct UnbalancedQuotesRule: TextRule {
  public let id = "unbalanced-quotes"
  public let summary = "A quotation mark has no partner, or one of another kind."
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Opened in one way, closed in another", "Delete “%@”?", ["de": "„%@\" löschen?"],
        faults: ["de: opens a quotation with „ and closes it with \""]),
      RuleExample(
        "Not closed", "Delete \"%@\"?", ["fr": "Supprimer « %@ ?"],
        faults: ["fr: has an odd number of quotation marks (1 of « »)"]),
      RuleExample(
        "Every language has its own pairs", "Delete “%@”?",
        ["de": "„%@“ löschen?", "pl": "Usunąć „%@”?", "sv": "Radera ”%@”?", "ja": "「%@」を削除？"],
        faults: []),
      RuleExample("Inches are no quotation", "A 5\" screen", faults: []),
      RuleExample(
        "Hebrew abbreviations have a mark inside, and prefixes stand before one", "Report",
        ["he": "דו\"ח ב\"מצב\""], faults: []),
    ]
  }

  /// Marks that pair with each other.
  private struct Family {
    let marks: String
    let scalars: Set<Unicode.Scalar>
    let openers: Set<Unicode.Scalar>?

    init(_ marks: String, opener: Unicode.Scalar? = nil) {
      self.marks = marks
      scalars = Set(marks.unicodeScalars.filter { $0 != " " })
      openers = opener.map { [$0] }
    }
  }

  private static let families = [
    Family("“ ” „ ‟ \" ＂ 〝 〞 〟"), Family("« »"), Family("「 」", opener: "「"),
    Family("『 』", opener: "『"), Family("《 》", opener: "《"),
  ]

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard
      !unit.characters.isDisjoint(with: [
        .doubleQuote, .generalPunctuation, .latin1Symbol, .eastAsian,
      ])
    else { return [] }
    let found = Self.marks(in: unit.text)
    guard !found.isEmpty else { return [] }
    let source = unit.sourceText.map(Self.marks) ?? []
    for family in Self.families {
      let own = found.filter(family.scalars.contains)
      guard !Self.isBalanced(own, family), !own.isEmpty else { continue }
      // What the source leaves open is reported there.
      if unit.source != nil, source.count % 2 == 1 { continue }
      let kinds = Self.unique(own)
      return [
        fault(
          unit,
          family.openers == nil
            ? "has an odd number of quotation marks (\(own.count) of \(Self.list(kinds, family)))"
            : "has unequal numbers of \(family.marks)",
          advice: "close every quotation")
      ]
    }
    // “…" and „…": typographic on one side only.
    let own = found.filter(Self.families[0].scalars.contains)
    if own.count % 2 == 0, own.filter({ $0 == "\"" }).count % 2 == 1,
      let index = stride(from: 0, to: own.count, by: 2).first(where: {
        (own[$0] == "\"") != (own[$0 + 1] == "\"")
      })
    {
      return [
        fault(
          unit, "opens a quotation with \(own[index]) and closes it with \(own[index + 1])",
          advice: "use the pair of the language on both sides")
      ]
    }
    return []
  }

  private static func isBalanced(_ own: [Unicode.Scalar], _ family: Family) -> Bool {
    guard let openers = family.openers else { return own.count % 2 == 0 }
    return own.count(where: openers.contains) * 2 == own.count
  }

  private static func unique(_ marks: [Unicode.Scalar]) -> [Unicode.Scalar] {
    marks.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func list(_ kinds: [Unicode.Scalar], _ family: Family) -> String {
    family.marks == "« »" ? "« »" : kinds.map(String.init).joined(separator: " ")
  }

  /// The quotation marks of a text, without inches and the marks inside Hebrew words.
  private static func marks(in text: String) -> [Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars)
    var marks: [Unicode.Scalar] = []
    var inches = 0
    var hebrew = 0
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\"":
        let previous = index > 0 ? scalars[index - 1] : " "
        let next = index + 1 < scalars.count ? scalars[index + 1] : " "
        if isHebrew(previous), isHebrew(next) {
          hebrew += 1
          continue
        }
        if ("0"..."9").contains(previous) { inches += 1 }
        marks.append(scalar)
      case "“", "”", "„", "‟", "＂", "〝", "〞", "〟", "«", "»", "「", "」", "『", "』", "《", "》":
        marks.append(scalar)
      default: break
      }
    }
    let straight = marks.count { $0 == "\"" }
    // A Hebrew prefix may stand before an opening mark, so a mark between letters may be one.
    if straight % 2 == 1, inches > 0 || hebrew > 0 { marks.removeAll { $0 == "\"" } }
    return marks
  }

  private static func isHebrew(_ scalar: Unicode.Scalar) -> Bool {
    (0x590...0x5FF).contains(scalar.value)
  }
}
