import Components
import Localization
import Testing

@testable import InterfaceScan

@Suite struct UsageResolverTests {
  private func usages(_ facts: SourceFacts..., keys: Set<String>) -> [Usage] {
    var resolver = UsageResolver()
    for (index, facts) in facts.enumerated() { resolver.add(facts, file: "\(index).swift") }
    return resolver.usages(keys: keys)
  }

  private func pending(_ text: TextReference) -> PendingUsage {
    PendingUsage(
      text: text, slot: "alert.title", line: 3, confidence: .certain, reason: "alert")
  }

  @Test func aLiteralIsAKeyWhereThereIsOne() {
    var facts = SourceFacts()
    facts.usages = [pending(.localizedLiteral("a")), pending(.localizedLiteral("b"))]
    let found = usages(facts, keys: ["a"])
    #expect(found.map(\.key) == ["a"])
    #expect(found.first?.confidence == .certain)
    #expect(found.first?.place == SourcePlace(file: "0.swift", line: 3))
  }

  @Test func namesAreFollowedThroughOtherFiles() {
    var shown = SourceFacts()
    shown.usages = [pending(.name("Strings.ok")), pending(.name("Strings.missing"))]
    var defined = SourceFacts()
    defined.definitions = [
      "Strings.ok": .name("L10n.Common.ok"), "L10n.Common.ok": .key("common.ok", table: "Main"),
    ]
    let found = usages(shown, defined, keys: [])
    #expect(found.map(\.key) == ["common.ok"] && found.first?.table == "Main")
    var endless = SourceFacts()
    endless.usages = [pending(.name("A.a"))]
    endless.definitions = ["A.a": .name("A.b"), "A.b": .name("A.a")]
    #expect(usages(endless, keys: []).isEmpty)
  }

  @Test func aParameterShowsWhatItsCallersGive() {
    var view = SourceFacts()
    view.usages = [pending(.parameter("title", of: "Row"))]
    view.receivers = [
      TextReceiver(
        name: "Row",
        parameters: [.init(label: "", name: "icon"), .init(label: "title", name: "title")])
    ]
    var caller = SourceFacts()
    caller.passed = [
      PassedText(callee: "Row", label: "title", position: 1, text: .key("k", table: nil), line: 9),
      PassedText(callee: "Row", label: "", position: 0, text: .key("x", table: nil), line: 9),
    ]
    let found = usages(view, caller, keys: [])
    #expect(found.map(\.key) == ["k"])
    #expect(found.first?.confidence == .likely)
    #expect(found.first?.place == SourcePlace(file: "1.swift", line: 9))
  }

  @Test func nestedTypesAndSymbolsAreFound() {
    var facts = SourceFacts()
    facts.usages = [
      pending(.name("Position.title")), pending(.name("LocalizedStringResource.settingsMainTitle")),
    ]
    facts.definitions = ["Theme.Position.title": .localizedLiteral("a")]
    let found = usages(facts, keys: ["a", "settings.main-title"])
    #expect(found.map(\.key) == ["a", "settings.main-title"])
    #expect(found.map(\.confidence) == [.certain, .likely])
  }

  @Test func functionsThatCallEachOtherComeToAnEnd() {
    var facts = SourceFacts()
    facts.usages = [pending(.parameter("a", of: "f"))]
    facts.receivers = ["f", "g"].map {
      TextReceiver(name: $0, parameters: [.init(label: "", name: "a")])
    }
    facts.passed = [
      PassedText(callee: "g", label: "", position: 0, text: .parameter("a", of: "f"), line: 1),
      PassedText(callee: "f", label: "", position: 0, text: .parameter("a", of: "g"), line: 2),
      PassedText(callee: "f", label: "", position: 0, text: .key("k", table: nil), line: 3),
    ]
    #expect(usages(facts, keys: []).map(\.key) == ["k"])
  }

  @Test func companionsBecomeKeysAndTexts() {
    var facts = SourceFacts()
    var usage = pending(.key("t", table: nil))
    usage.companions = [
      "alert.button": [.key("ok", table: nil), .verbatim("Later"), .unknown],
      "alert.message": [.unknown],
    ]
    facts.usages = [usage]
    #expect(usages(facts, keys: ["ok"]).first?.companions == ["alert.button": ["key:ok", "Later"]])
  }

  @Test func aTextOfNothingIsNoCompanion() {
    var facts = SourceFacts()
    var usage = pending(.localizedLiteral("a"))
    usage.companions = ["alert.message": [.verbatim(""), .localizedLiteral("")]]
    facts.usages = [usage]
    #expect(usages(facts, keys: ["a", ""]).map(\.companions) == [[:]])
  }

  @Test func interpolationsGiveKeys() {
    let count = SourceExpression.member(.name("files"), "count")
    let string = SourceString(
      segments: [.text("50% of "), .value(count, []), .text(" in "), .value(.name("folder"), [])],
      line: 1)
    #expect(LocalizedKey.candidates(for: string).first == "50%% of %lld in %@")
    #expect(
      LocalizedKey.candidates(for: SourceString(segments: [.text("50%")], line: 1)) == ["50%"])
  }

  /// `TR(x)` looks `x` up; each place shows what its own call gives.
  @Test func aFunctionGivesWhatItsOwnCallTakes() {
    func applied(_ key: String) -> TextReference {
      .applied(
        .name("TR"), of: "TR",
        [GivenText(label: "", position: 0, text: .localizedLiteral(key))])
    }
    var facts = SourceFacts()
    facts.usages = [pending(applied("a")), pending(applied("b")), pending(applied("missing"))]
    facts.definitions = ["TR": .lookUp(.parameter("x", of: "TR"), table: nil)]
    facts.receivers = [TextReceiver(name: "TR", parameters: [.init(label: "", name: "x")])]
    facts.passed = ["a", "b"].map {
      PassedText(callee: "TR", label: "", position: 0, text: .localizedLiteral($0), line: 1)
    }
    let found = usages(facts, keys: ["a", "b"])
    #expect(found.map(\.key) == ["a", "b"])
    #expect(found.allSatisfy { $0.confidence == .certain })
  }
}
