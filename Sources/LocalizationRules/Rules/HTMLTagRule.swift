import Localization

/// HTML tags of the source lost, or left open.
public struct HTMLTagRule: TextRule {
  public let id = "html-tags"
  public let summary = "A translation loses HTML tags of its source, or does not close them."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "Not closed", "<b>Dose:</b> %@", ["de": "<b>Dosis: %@"],
        faults: ["de: opens <b> and does not close it"]),
      RuleExample(
        "Left out", "See <a href=\"https://example.com\">here</a>", ["fr": "Voir ici"],
        faults: ["fr: leaves out <a> of the source"]),
      RuleExample(
        "Attributes in typographic quotation marks", "<a href=\"%@\">post</a>",
        ["it": "<a href=“%@”>post</a>"],
        faults: ["it: sets the value of an attribute in “"]),
      RuleExample(
        "A word in angle brackets", "<unknown>", ["de": "<unbekannt>"], faults: []),
      RuleExample("Lines broken elsewhere", "a<br>b", ["de": "a b"], faults: []),
    ]
  }

  /// Elements of inline text that have an end tag (HTML Living Standard, "Text-level semantics").
  private static let elements: Set<String> = [
    "a", "b", "i", "u", "s", "em", "strong", "span", "font", "small", "big", "sub", "sup", "code",
    "h1", "h2", "h3", "h4", "h5", "h6", "del", "ins", "mark", "tt", "ul", "ol", "blockquote",
  ]

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    if unit.characters.isSuperset(of: [.lessThan, .generalPunctuation]),
      let mark = Self.typographicAttribute(in: unit.text)
    {
      return [
        fault(
          unit, "sets the value of an attribute in \(mark)",
          advice: "write \" on both sides of the value")
      ]
    }
    guard let source = unit.sourceText, source != unit.text,
      source.utf8.contains(UInt8(ascii: "<"))
    else { return [] }
    let expected = Self.balance(of: source)
    guard !expected.isEmpty, expected.allSatisfy({ $0.value.opened == $0.value.closed }) else {
      return []
    }
    let found = Self.balance(of: unit.text)
    for (name, count) in found.sorted(by: { $0.key < $1.key }) where count.opened != count.closed {
      return [
        count.opened > count.closed
          ? fault(unit, "opens <\(name)> and does not close it", advice: "close it by </\(name)>")
          : fault(unit, "closes <\(name)> without opening it", advice: "open it, or remove it")
      ]
    }
    let missing = expected.keys.filter { found[$0] == nil }.sorted().map { "<\($0)>" }
    guard !missing.isEmpty else { return [] }
    let names = missing.joined(separator: ", ")
    return [fault(unit, "leaves out \(names) of the source", advice: "set the words in \(names)")]
  }

  /// How often each element is opened and closed.
  private static func balance(of text: String) -> [String: (opened: Int, closed: Int)] {
    var counts: [String: (opened: Int, closed: Int)] = [:]
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      let isEnd = rest.first == "/"
      let name = rest.dropFirst(isEnd ? 1 : 0).prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      let element = name.lowercased()
      guard elements.contains(element), let close = rest.firstIndex(of: ">"),
        !rest[..<close].hasSuffix("/")
      else { continue }
      counts[element, default: (0, 0)].opened += isEnd ? 0 : 1
      counts[element, default: (0, 0)].closed += isEnd ? 1 : 0
    }
    return counts
  }

  private static func typographicAttribute(in text: String) -> Character? {
    var rest = text[...]
    while let start = rest.firstRange(of: "=") {
      rest = rest[start.upperBound...]
      guard let mark = rest.first, "“”„«".contains(mark),
        let tag = text[..<start.lowerBound].lastIndex(of: "<"),
        !text[tag..<start.lowerBound].contains(">")
      else { continue }
      return mark
    }
    return nil
  }
}
