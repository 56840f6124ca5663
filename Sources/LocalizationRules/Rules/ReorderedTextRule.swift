import DynamicType
import Localization

/// A name, an address or a number inside a right-to-left text whose signs land on the wrong side.
public struct ReorderedTextRule: TextRule {
  public let id = "reordered-text"
  public let summary =
    "A sign of a Latin name, an address or a number lands on its wrong side in right-to-left text."
  public let effect = Effect.cosmetic

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A sign at the end of a name", "Written in C++", ["he": "נכתב ב־C++"],
        faults: ["he: “C++” is shown as “++C”"]),
      RuleExample(
        "A sign at the beginning", "Write to @support", ["ar": "اكتب إلى @support"],
        faults: ["ar: “@support” is shown as “support@”"]),
      RuleExample(
        "Kept together by a left-to-right mark", "Written in C++",
        ["he": "נכתב ב־C++\u{200E}"], faults: []),
      RuleExample(
        "The plus sign of a telephone number", "Call +49 30 12345",
        ["he": "התקשר +49 30 12345"], faults: ["he: “+49 30 12345” is shown as “12345 30 49+”"]),
      RuleExample(
        "A full stop at the end of the sentence is where it belongs", "Open Safari.",
        ["he": "פתח את Safari."], faults: []),
      RuleExample(
        "A name the app replaces", "Play ${name}", ["he": "ניגון ${name}"], faults: []),
      RuleExample(
        "Brackets and quotation marks follow the sentence", "Network (Wi-Fi).",
        ["ar": "الشبكة (Wi-Fi)."], faults: []),
      RuleExample("A range is read from right to left", "10-20", ["ar": "من 10-20"], faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard LayoutDirection.isRightToLeft(locale: unit.locale) else { return [] }
    for paragraph in BidiText.paragraphs(of: unit.text, placeholders: unit.placeholders)
    where !paragraph.runsLeftToRight {
      for range in Self.foreignRuns(in: paragraph)
      where !paragraph.isShownInOrder(range) && !Self.isRightAnyway(paragraph, range) {
        return [
          fault(
            unit, confidence: .likely,
            "“\(paragraph.text(range))” is shown as “\(paragraph.shown(range))”",
            advice: "put a left-to-right mark (U+200E) before and after it")
        ]
      }
    }
    return []
  }

  /// The ranges of parts that are to be read from left to right, without the sentence's signs
  /// around them.
  static func foreignRuns(in paragraph: BidiText) -> [Range<Int>] {
    let parts = paragraph.parts
    var runs: [Range<Int>] = []
    var index = 0
    while index < parts.count {
      guard isForeign(parts[index]) else {
        index += 1
        continue
      }
      var end = index
      while end < parts.count, isForeign(parts[end]) { end += 1 }
      if let run = trimmed(index..<end, in: paragraph) {
        if let last = runs.last, last.upperBound + 1 == run.lowerBound,
          parts[last.upperBound].isSpace, isTelephone(last.lowerBound..<run.upperBound, parts)
        {
          runs[runs.count - 1] = last.lowerBound..<run.upperBound
        } else {
          runs.append(run)
        }
      }
      index = end
    }
    return runs
  }

  private static func isForeign(_ part: BidiText.Part) -> Bool {
    !part.isSpace && !part.isRightToLeft && !part.isControl && !part.isValue
      && part.text.unicodeScalars.allSatisfy { !(0x0590...0x08FF).contains($0.value) }
  }

  /// Signs of the sentence around a word, which follow the sentence's direction.
  private static let sentenceSigns: Set<Substring> = [
    ".", ",", ":", ";", "!", "?", "…", "\"", "'", "’", "‘", "”", "“", "„", "»", "«", "`", "*",
    "-", "–", "—", "|", "\\", "•", "·", "=", "→", "←", "<", ">", "^", "™", "®", "©",
  ]
  /// Signs that join words when they touch one of the text's own language.
  private static let joiners: Set<Substring> = ["/", "_", "+", "&", "."]
  private static let brackets: [(open: Substring, close: Substring)] = [
    ("(", ")"), ("[", "]"), ("{", "}"),
  ]

  /// Takes the sentence's signs off both ends; nil where nothing is left to be disturbed.
  private static func trimmed(_ range: Range<Int>, in paragraph: BidiText) -> Range<Int>? {
    let parts = paragraph.parts
    func isWord(_ index: Int) -> Bool {
      parts.indices.contains(index) && (parts[index].isRightToLeft || parts[index].isValue)
    }
    let followsWord = isWord(range.lowerBound - 1)
    let precedesWord = isWord(range.upperBound)
    var range = range
    while let first = range.first, let last = range.last {
      func count(_ text: Substring) -> Int { parts[range].count { $0.text == text } }
      func isUnpaired(_ index: Int) -> Bool {
        brackets.contains { pair in
          (pair.open == parts[index].text || pair.close == parts[index].text)
            && count(pair.open) != count(pair.close)
        }
      }
      func goes(_ index: Int, touchesWord: Bool) -> Bool {
        guard parts[index].placeholder == nil else { return false }
        let text = parts[index].text
        return isUnpaired(index) || touchesWord && joiners.contains(text)
          || sentenceSigns.contains(text)
      }
      let opening = parts[first].text
      // A minus sign, and the full stop of ".csv", belong to what follows them.
      let belongs = !followsWord && ["-", "–", "."].contains(opening)
      if goes(last, touchesWord: precedesWord) {
        range = range.lowerBound..<last
      } else if goes(first, touchesWord: followsWord), !belongs {
        range = first + 1..<range.upperBound
      } else if brackets.contains(where: {
        $0.open == opening && $0.close == parts[last].text
      }), range.count > 2 {
        range = first + 1..<last
      } else {
        break
      }
    }
    let own = parts[range]
    guard own.contains(where: { $0.isLeftToRight || $0.isNumber }), !isMarkup(own) else {
      return nil
    }
    return range
  }

  /// Links of Markdown, and names in braces, which the app replaces.
  private static func isMarkup(_ parts: ArraySlice<BidiText.Part>) -> Bool {
    parts.contains { $0.text == "{" || $0.text == "}" || $0.text == "[" || $0.text == "]" }
  }

  /// Seven digits and more in groups, as no amount is written.
  private static func isTelephone(_ range: Range<Int>, _ parts: [BidiText.Part]) -> Bool {
    let own = parts[range]
    let digits = own.count { $0.placeholder == nil && $0.isNumber }
    let isPlain = own.allSatisfy {
      $0.placeholder == nil && ($0.isNumber || $0.isSpace || "+-()".contains($0.text))
    }
    return isPlain && (own.first?.text == "+" || own.first?.text == "0") && digits >= 3
  }

  /// What a reader from the right reads in the right order nevertheless: numbers with a sign behind
  /// or a unit, ranges.
  private static func isRightAnyway(_ paragraph: BidiText, _ range: Range<Int>) -> Bool {
    let parts = paragraph.parts[range]
    guard !parts.contains(where: \.isLeftToRight) else { return false }
    let first = parts[range.lowerBound]
    // Unicode CLDR writes the signs of numbers in Arabic and Hebrew with a mark, to their left.
    let hasSign =
      ["+", "-", "−"].contains(first.text) && parts.count > 1
      && parts.dropFirst().first?.isNumber == true
    if hasSign { return false }
    // Dates and telephone numbers have more than two groups.
    let groups = parts.split { !$0.isNumber && $0.text != "." && $0.text != "," }.count
    return groups < 3
  }
}
