import Audit
import Foundation
import Reporting
import TestSupport
import Testing

@Suite("The page about rules")
struct RuleDocumentTests {
  @Test("docs/rules.md is what the code says")
  func freshness() throws {
    let page = try projectFile("docs/rules.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    let written = RuleDocument().markdown().split(
      separator: "\n", omittingEmptySubsequences: false)
    let first = zip(page, written).enumerated().first { $0.element.0 != $0.element.1 }
    let line = first?.offset ?? min(page.count, written.count)
    #expect(
      page == written,
      "docs/rules.md differs from the code from line \(line + 1) on: run `make docs`")
  }

  @Test("A rule has its severity, its options and its examples")
  func section() throws {
    let rule = try #require(RuleReference.rule(id: "missing-placeholder"))
    let page = RuleDocument([rule]).markdown()
    #expect(page.contains("| [`missing-placeholder`](#missing-placeholder) | warning | "))
    #expect(page.contains("\nSeverity: warning at worst: the user reads a wrong text, or none.\n"))
    #expect(page.contains("- A name that is not shown: en `Delete %@?` → de `Löschen?` — *de: "))
  }

  @Test("Every rule has an identifier of its own")
  func identifiers() {
    let ids = RuleReference.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }
}
