import Localization
import Markup

/// Markdown of the source that a translation loses or writes so that its marks are shown.
public struct LostMarkdownRule: TextRule {
  public let id = "lost-markdown"
  public let summary = "Markdown of the source is lost, or its marks are shown as text."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A link that is none", "[Learn more](https://example.com)",
        ["de": "Mehr erfahren (https://example.com)"],
        faults: ["de: has no link, the source has 1"]),
      RuleExample(
        "A space between text and address", "[Learn more](https://example.com)",
        ["ar": "[مزيد] (https://example.com)"], faults: ["ar: has no link, the source has 1"]),
      RuleExample(
        "Marks beside a letter and full-width punctuation close nothing", "**Note:** read this",
        ["ja": "**注意：**これを読む"], faults: ["ja: shows “**” as text"]),
      RuleExample(
        "In the right places", "**Note:** [read](https://example.com)",
        ["de": "[Lies](https://example.com) den **Hinweis**"], faults: []),
      RuleExample(
        "Beside a placeholder", "**%@** is here", ["ja": "**%@**がここにいます"], faults: []),
      RuleExample("Asterisks of a source without Markdown", "5 ** 2", ["de": "5 ** 2"], faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard let source = unit.sourceText, source != unit.text, InlineMarkdown.mayHold(in: source)
    else { return [] }
    let sourceMarkdown = InlineMarkdown(source)
    guard sourceMarkdown.isIntended else { return [] }
    let expected = sourceMarkdown.text()
    let found = InlineMarkdown(unit.text).text()
    let (links, expectedLinks) = (Self.count(.link, in: found), Self.count(.link, in: expected))
    if links < expectedLinks {
      return [
        fault(
          unit, "has \(links == 0 ? "no link" : "\(links) links"), the source has \(expectedLinks)",
          advice: "write [text](address) without a space between")
      ]
    }
    // Beside a placeholder it depends on the argument whether a mark opens or closes.
    let filled = InlineMarkdown(unit.text(placeholdersAs: "x")).text()
    for mark in ["**", "__", "~~"]
    where found.text.contains(mark) && filled.text.contains(mark) && !expected.text.contains(mark) {
      return [
        fault(
          unit, effect: .cosmetic, "shows “\(mark)” as text",
          advice: "put the mark at a word, with a space or punctuation on its other side")
      ]
    }
    for (trait, name) in [(MarkupTraits.strong, "**bold**"), (.code, "`code`")] {
      let count = Self.count(trait, in: expected)
      guard count > 0, Self.count(trait, in: found) == 0, Self.count(trait, in: filled) == 0,
        !filled.text.contains("`")
      else { continue }
      return [
        fault(
          unit, effect: .hint, "has no \(name), the source has \(count)",
          advice: "set the same words so")
      ]
    }
    return []
  }

  private static func count(_ trait: MarkupTraits, in text: MarkupText) -> Int {
    text.spans.count { $0.traits.contains(trait) }
  }
}
