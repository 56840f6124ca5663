import Components
import TestSupport
import Testing

@Suite("docs/components.md")
struct ComponentDocumentationTests {
  let lines: [Substring]

  init() throws {
    lines = try projectFile("docs/components.md").split(separator: "\n")
  }

  @Test("lists every slot", arguments: ComponentRegistry.slots)
  func slots(_ slot: Slot) {
    #expect(lines.contains { $0.hasPrefix("| `\(slot.name)` |") })
  }

  @Test(
    "gives every number with its confidence",
    arguments: ComponentRegistry.all.map(\.name))
  func numbers(_ name: String) throws {
    let component = try #require(ComponentRegistry.component(named: name))
    for metric in component.metrics {
      let whole = metric.value == metric.value.rounded()
      let value = whole ? String(Int(metric.value)) : String(metric.value)
      // Sources are abbreviated there and explained at the end of the page.
      let start = "| \(metric.name) | \(value) | "
      let end = " | \(metric.confidence.rawValue) |"
      #expect(
        lines.contains { $0.hasPrefix(start) && $0.hasSuffix(end) }, "\(start) … \(end)")
    }
  }
}
