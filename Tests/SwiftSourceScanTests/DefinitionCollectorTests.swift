import InterfaceScan
import SwiftSourceScan
import Testing

@Suite(.enabled(if: SwiftSourceReader.isAvailable))
struct DefinitionCollectorTests {
  private func facts(_ text: String) -> SourceFacts {
    DefinitionCollector().facts(in: SwiftSourceReader().read(text, file: "a.swift"))
  }

  @Test func constantsAndAccessorsHaveQualifiedNames() {
    let facts = facts(
      """
      enum L10n {
        enum Settings {
          static let title = L10n.tr("Main", "settings.title", fallback: "Settings")
          static var footer: String { return L10n.tr("Main", "settings.footer") }
          static func count(_ p1: Int) -> String { L10n.tr("Main", "settings.count", p1) }
        }
      }
      extension Strings { static let ok = NSLocalizedString("ok", comment: "") }
      struct Tip { var title: LocalizedStringKey { "tip.title" } }
      """)
    #expect(facts.definitions["L10n.Settings.title"] == .key("settings.title", table: "Main"))
    #expect(facts.definitions["L10n.Settings.footer"] == .key("settings.footer", table: "Main"))
    #expect(facts.definitions["L10n.Settings.count"] == .key("settings.count", table: "Main"))
    #expect(facts.definitions["Strings.ok"] == .key("ok", table: nil))
    #expect(facts.definitions["Tip.title"] == .localizedLiteral("tip.title"))
    #expect(facts.mentioned.isSuperset(of: ["settings.title", "ok", "tip.title"]))
  }

  @Test func casesOfAnEnumerationEachHaveTheirText() {
    let facts = facts(
      """
      enum AppTab: String {
        case home, search
        var title: LocalizedStringKey {
          switch self { case .home: "tab.home" case .search: "tab.search" }
        }
        var name: String { NSLocalizedString(rawValue, comment: "") }
      }
      """)
    #expect(facts.definitions["AppTab.home.title"] == .localizedLiteral("tab.home"))
    #expect(
      facts.definitions["AppTab.title"]
        == .anyOf([.localizedLiteral("tab.home"), .localizedLiteral("tab.search")]))
    #expect(
      facts.definitions["AppTab.rawValue"] == .anyOf([.verbatim("home"), .verbatim("search")]))
    var resolver = UsageResolver()
    resolver.add(facts, file: "a.swift")
    var shown = SourceFacts()
    shown.usages = [
      PendingUsage(
        text: .name("AppTab.name"), slot: "label", line: 1, confidence: .likely, reason: "Text")
    ]
    resolver.add(shown, file: "b.swift")
    #expect(resolver.usages(keys: ["home", "search"]).map(\.key) == ["home", "search"])
  }

  @Test func viewsAndFunctionsPassTexts() {
    let facts = facts(
      """
      struct Row: View {
        let title: String
        init(_ text: String) { self.title = text }
        var body: some View { Text(title) }
      }
      func show(message text: String) {}
      func use() { Row("a"); show(message: L10n.b) }
      """)
    #expect(
      facts.receivers == [
        TextReceiver(name: "Row", parameters: [.init(label: "", name: "title")]),
        TextReceiver(name: "show", parameters: [.init(label: "message", name: "text")]),
      ])
    #expect(facts.passed.map(\.callee) == ["Row", "show"])
    #expect(facts.passed.map(\.text) == [.localizedLiteral("a"), .name("L10n.b")])
  }
}
