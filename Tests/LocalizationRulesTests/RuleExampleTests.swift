import LocalizationRules
import Testing

/// Every rule says about its examples what the reference prints.
@Suite struct RuleExampleTests {
  @Test(arguments: LocalizationRuleRegistry.all.map(\.id))
  func examplesHold(id: String) throws {
    let rule = try #require(LocalizationRuleRegistry.rule(id: id))
    for example in rule.examples {
      #expect(example.run(rule) == example.faults, "\(id): \(example.title)")
    }
  }

  @Test(arguments: LocalizationRuleRegistry.all.map(\.id))
  func everyRuleShowsBothSides(id: String) throws {
    let rule = try #require(LocalizationRuleRegistry.rule(id: id))
    #expect(rule.examples.contains { !$0.faults.isEmpty }, "\(id) shows nothing it finds")
    #expect(rule.examples.contains { $0.faults.isEmpty }, "\(id) shows nothing it leaves alone")
  }

  @Test func identifiersAreUniqueAndWellFormed() {
    let ids = LocalizationRuleRegistry.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }, "\(id)")
    }
  }
}
