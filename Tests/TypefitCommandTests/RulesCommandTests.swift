import Audit
import Foundation
import Testing

@testable import TypefitCommand

@Suite("Rules and their explanation")
struct RulesCommandTests {
  @Test("Every rule is listed with its severity")
  func list() {
    let harness = CommandHarness(["rules"])
    #expect(harness.code == .success)
    for rule in RuleReference.all {
      #expect(harness.output.contains("\n\(rule.id) "), "\(rule.id)")
    }
    #expect(harness.output.hasPrefix("Texts in their places\n"))
  }

  @Test("JSON has a member for each column")
  func json() throws {
    let harness = CommandHarness(["rules", "--format", "json"])
    let rules = try #require(
      try JSONSerialization.jsonObject(with: Data(harness.output.utf8)) as? [[String: Any]])
    #expect(rules.count == RuleReference.all.count)
    let first = try #require(rules.first { $0["rule"] as? String == "placeholder-type" })
    #expect(first["severity"] as? String == "error")
    #expect(first["subject"] as? String == "localization")
  }

  @Test("An explanation has examples and says how to excuse a string")
  func explain() {
    let harness = CommandHarness(["explain", "missing-placeholder"])
    #expect(harness.code == .success)
    #expect(
      harness.output.contains(
        "    en “Delete %@?” → de “Löschen?” — de: leaves out argument 1 (%@) of the source\n"))
    #expect(harness.output.contains("typefit: allow missing-placeholder"))
  }

  @Test("An unknown rule is an error with a hint")
  func unknown() {
    let harness = CommandHarness(["explain", "missing-placeholders"])
    #expect(harness.code == .failure)
    #expect(harness.errors.contains("Did you mean 'missing-placeholder'?"))
  }
}
