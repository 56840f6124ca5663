import Localization

/// A bracket without its partner.
public struct UnbalancedBracketsRule: TextRule {
  public let id = "unbalanced-brackets"
  public let summary = "A bracket is opened and not closed, or closed and not opened."
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Not closed", "Size (optional)", ["de": "Größe (optional"],
        faults: ["de: opens ( and does not close it"]),
      RuleExample(
        "Closed and not opened", "Size (optional)", ["fr": "Taille optionnelle)"],
        faults: ["fr: closes ) without opening it"]),
      RuleExample(
        "Full-width and common brackets are the same pair", "Size (optional)",
        ["zh-Hans": "大小（可选)"], faults: []),
      RuleExample("A key of the keyboard", "[", faults: []),
      RuleExample(
        "Numbering and smileys", "a) Thanks :)", ["de": "a) Danke ;-)"], faults: []),
    ]
  }

  private static let closers: [Unicode.Scalar: Unicode.Scalar] = [
    ")": "(", "]": "[", "}": "{", "）": "(", "］": "[", "｝": "{", "】": "【", "〕": "〔",
  ]
  private static let openers: [Unicode.Scalar: Unicode.Scalar] = [
    "(": "(", "[": "[", "{": "{", "（": "(", "［": "[", "｛": "{", "【": "【", "〔": "〔",
  ]

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard unit.characters.contains(.bracket) || unit.characters.contains(.eastAsian) else {
      return []
    }
    guard let found = Self.imbalance(of: unit.text), unit.text.contains(where: \.isLetter) else {
      return []
    }
    if let source = unit.sourceText, Self.imbalance(of: source) != nil { return [] }
    let mark = String(found.mark)
    return [
      found.isOpen
        ? fault(unit, "opens \(mark) and does not close it", advice: "close it")
        : fault(unit, "closes \(mark) without opening it", advice: "open it, or remove it")
    ]
  }

  /// The first bracket without a partner.
  private static func imbalance(of text: String) -> (mark: Unicode.Scalar, isOpen: Bool)? {
    let scalars = Array(text.unicodeScalars)
    var open: [(mark: Unicode.Scalar, kind: Unicode.Scalar)] = []
    for (index, scalar) in scalars.enumerated() {
      if let kind = openers[scalar] {
        if isSmiley(scalars, at: index) { continue }
        open.append((scalar, kind))
      } else if let kind = closers[scalar] {
        if open.last?.kind == kind {
          open.removeLast()
        } else if open.isEmpty, isNumbering(scalars, at: index) || isSmiley(scalars, at: index) {
          continue
        } else if let match = open.lastIndex(where: { $0.kind == kind }) {
          return (open[match + 1].mark, true)
        } else {
          return (scalar, false)
        }
      }
    }
    return open.last.map { ($0.mark, true) }
  }

  /// `1)` or `a)` at the start of a word.
  private static func isNumbering(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    var start = index
    while start > 0, scalars[start - 1].properties.isAlphabetic || scalars[start - 1].isDigit {
      start -= 1
    }
    let isAtStart = start == 0 || scalars[start - 1].properties.isWhitespace
    let length = index - start
    return isAtStart && length > 0
      && (length == 1 || scalars[start..<index].allSatisfy(\.isDigit))
  }

  /// `:)`, `;-(`, `=)`.
  private static func isSmiley(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index > 0, scalars.count == index + 1 || !scalars[index + 1].isGraphic else {
      return false
    }
    let eyes: Set<Unicode.Scalar> = [":", ";", "="]
    if eyes.contains(scalars[index - 1]) { return true }
    return index > 1 && scalars[index - 1] == "-" && eyes.contains(scalars[index - 2])
  }
}

extension Unicode.Scalar {
  /// An ASCII digit.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// Neither white space nor a mark at the end of a sentence.
  fileprivate var isGraphic: Bool {
    !properties.isWhitespace && !".,!?".unicodeScalars.contains(self)
  }
}
