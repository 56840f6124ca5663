import DynamicType
import Testing

@testable import Components

/// An example with the component it belongs to.
struct NamedExample: CustomTestStringConvertible, Sendable {
  let component: any Component
  let example: ComponentExample
  var testDescription: String { "\(component.name): \(example.summary)" }

  static let all = ComponentRegistry.all.flatMap { component in
    component.examples.map { NamedExample(component: component, example: $0) }
  }
}

@Suite struct ComponentExampleTests {
  @Test(arguments: NamedExample.all)
  func exampleHolds(_ named: NamedExample) throws {
    let example = named.example
    let traits = try #require(example.traits)
    let placements = try Support.place(example.content, in: named.component, traits)
    #expect(placements.map(\.verdict.name) == example.verdicts, "\(describe(placements))")
  }

  @Test func everyComponentHasExamplesAndMetrics() {
    for component in ComponentRegistry.all {
      #expect(component.examples.count >= 3, "\(component.name)")
      #expect(!component.metrics.isEmpty, "\(component.name)")
      for metric in component.metrics {
        #expect(!metric.source.isEmpty, "\(metric.name)")
      }
    }
  }

  private func describe(_ placements: [Placement]) -> String {
    placements.map { "\($0.text): \($0.verdict), room \($0.availableWidth), \($0.requiredWidth)" }
      .joined(separator: "; ")
  }
}
