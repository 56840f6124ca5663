import Localization
import Testing

@testable import InterfaceScan

@Suite struct UnknownKeyTests {
  private func resolver(_ texts: TextReference...) -> UsageResolver {
    var facts = SourceFacts()
    facts.usages = texts.enumerated().map { index, text in
      PendingUsage(
        text: text, slot: "label", line: index + 1, confidence: .likely, reason: "Text")
    }
    var resolver = UsageResolver()
    resolver.add(facts, file: "a.swift")
    return resolver
  }

  @Test func aKeyOfNoTableIsUnknown() {
    let unknown = resolver(
      .key("a.title", table: "Main"), .localizedLiteral("b.title"), .key("known", table: nil)
    ).unknownKeys(keys: ["known"])
    #expect(unknown.map(\.key) == ["a.title", "b.title"])
    #expect(unknown.map(\.table) == ["Main", nil])
    #expect(unknown.map(\.isLiteral) == [false, true])
    #expect(unknown.map(\.place.line) == [1, 2])
  }

  /// SwiftUI's key of an interpolated literal depends on the type of the value: one of them is enough.
  @Test func oneOfTheKeysOfALiteralIsEnough() {
    let text = TextReference.anyOf([.localizedLiteral("%@ beds"), .localizedLiteral("%lld beds")])
    #expect(resolver(text).unknownKeys(keys: ["%lld beds"]).isEmpty)
    #expect(resolver(text).unknownKeys(keys: []).map(\.key) == ["%@ beds"])
  }

  @Test func keysPutTogetherAreNamed() {
    let patterns = KeyPatterns(["error.%@", "hut.%@.title", "%@ beds", "Sent %@ of %@", "a.%@"])
    #expect(patterns.matches("error.404"))
    #expect(patterns.matches("hut.winter.title"))
    #expect(!patterns.matches("hut.winter.body"))
    #expect(!patterns.matches("error."))
    #expect(!patterns.matches("Sent one of two"))
    #expect(!patterns.matches("a.b"))
  }
}
