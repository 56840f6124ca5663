import InterfaceRules
import InterfaceScan
import SwiftSourceScan
import Testing

/// Every rule says about its examples what the reference prints.
@Suite struct InterfaceRuleExampleTests {
  private let readers: [any SourceReader] = [SwiftSourceReader()]

  @Test(arguments: InterfaceRuleRegistry.all.map(\.id))
  func examplesHold(id: String) throws {
    let rule = try #require(InterfaceRuleRegistry.rule(id: id))
    for example in rule.examples where example.isReadable(with: readers) {
      #expect(
        try example.run(rule, readers: readers) == example.faults, "\(id): \(example.title)")
    }
  }

  @Test(arguments: InterfaceRuleRegistry.all.map(\.id))
  func everyRuleShowsBothSides(id: String) throws {
    let rule = try #require(InterfaceRuleRegistry.rule(id: id))
    #expect(rule.examples.contains { !$0.faults.isEmpty }, "\(id) shows nothing it finds")
    #expect(rule.examples.contains { $0.faults.isEmpty }, "\(id) shows nothing it leaves alone")
  }

  @Test func identifiersAreUniqueAndWellFormed() {
    let ids = InterfaceRuleRegistry.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }, "\(id)")
    }
  }
}
