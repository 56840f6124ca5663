import Localization

/// A web or mail address of the source lost, or leading elsewhere.
public struct ChangedLinkRule: TextRule {
  public let id = "changed-link"
  public let summary = "A web or mail address of the source is missing, or leads to another host."
  public let effect = Effect.wrongText

  /// Creates the rule.
  public init() {}

  public var examples: [RuleExample] {
    [
      RuleExample(
        "A slip in the address", "Write to help@acme.org",
        ["he": "כתבו אל help@acmes.org"],
        faults: ["he: has help@acmes.org, the source has help@acme.org"]),
      RuleExample(
        "Left out", "See https://docs.acme.org/help", ["th": "ดูวิธีใช้"],
        faults: ["th: leaves out https://docs.acme.org/help of the source"]),
      RuleExample(
        "A page in another language", "See https://acme.org/en/help",
        ["de": "Siehe https://acme.org/de/hilfe"], faults: []),
      RuleExample(
        "An edition of its own", "See https://en.acme.org", ["de": "Siehe https://de.acme.org"],
        faults: []),
      RuleExample(
        "A text that is an address", "https://acme.org", ["de": "https://hilfe.example.de"],
        faults: []),
      RuleExample(
        "An address that only shows the form", "https://myserver.com",
        ["de": "https://meinserver.com"], faults: []),
    ]
  }

  public func check(_ unit: TextUnit, context: RuleContext) -> [LocalizationFault] {
    guard let source = unit.sourceText, source != unit.text, Self.mayHold(source) else { return [] }
    let expected = Self.addresses(in: source)
    // A text that is an address is the translator's to choose.
    guard let first = expected.first, first.text.utf8.count < source.trimmed.utf8.count else {
      return []
    }
    let found = Self.addresses(in: unit.text)
    for address in expected where !address.isExample {
      guard !unit.text.contains(address.text),
        !found.contains(where: { $0.isMail == address.isMail && $0.owner == address.owner })
      else { continue }
      let other = found.first { candidate in
        candidate.isMail == address.isMail
          && !expected.contains { $0.owner == candidate.owner && $0.isMail == candidate.isMail }
      }
      return [
        fault(
          unit, confidence: .likely,
          other.map { "has \($0.text), the source has \(address.text)" }
            ?? "leaves out \(address.text) of the source",
          advice: "write \(address.text)")
      ]
    }
    return []
  }

  private struct Address {
    let text: String
    let isMail: Bool
    /// The last two parts of the host, and for mail the name before it.
    let owner: String

    /// Whether it stands for an address of the user's own.
    var isExample: Bool {
      let text = text.lowercased()
      return ["example", "my", "your", "server", "domain", "host", "name", "localhost", "{"]
        .contains {
          text.contains($0)
        }
    }
  }

  private static func mayHold(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "@"))
      || text.utf8.contains(UInt8(ascii: "/")) && text.contains("://")
  }

  private static func addresses(in text: String) -> [Address] {
    text.split { $0.isWhitespace || "()[]<>\"'“”„«»，。、（）「」|*`".contains($0) }
      .compactMap { address(String($0)) }
  }

  private static func address(_ word: String) -> Address? {
    var word = word[...]
    while let last = word.last, ".,:;!?".contains(last) { word = word.dropLast() }
    if let scheme = word.firstRange(of: "://") {
      guard
        word[..<scheme.lowerBound].lowercased().hasSuffix("http")
          || word[..<scheme.lowerBound].lowercased().hasSuffix("https")
      else { return nil }
      let host = word[scheme.upperBound...].prefix { !"/?#:".contains($0) }.lowercased()
      guard host.contains("."), !host.contains("%") else { return nil }
      let owner = host.split(separator: ".").suffix(2).joined(separator: ".")
      let start = word.lowercased().firstRange(of: "http").map {
        word.dropFirst(
          word.lowercased().distance(from: word.lowercased().startIndex, to: $0.lowerBound))
      }
      return Address(text: String(start ?? word), isMail: false, owner: owner)
    }
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].contains("."), let name = parts[0].last, name.isASCII,
      name.isLetter || name.isNumber, parts[1].allSatisfy(\.isASCII),
      parts[1].first?.isLetter == true, !word.contains("%")
    else { return nil }
    let box = String(parts[0].reversed().prefix { $0.isASCII }.reversed())
    return Address(
      text: box + "@" + parts[1], isMail: true, owner: (box + "@" + parts[1]).lowercased())
  }
}
