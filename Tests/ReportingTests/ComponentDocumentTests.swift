import Components
import Foundation
import Reporting
import TestSupport
import Testing
import TextShaping

@Suite("The page about components")
struct ComponentDocumentTests {
  @Test("docs/components.md is what the code says")
  func freshness() throws {
    let page = try projectFile("docs/components.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    let written = ComponentDocument(fontStack: try FontStack.load()).markdown().split(
      separator: "\n", omittingEmptySubsequences: false)
    let first = zip(page, written).enumerated().first { $0.element.0 != $0.element.1 }
    let line = first?.offset ?? min(page.count, written.count)
    #expect(
      page == written,
      "docs/components.md differs from the code from line \(line + 1) on: run `make docs`")
  }

  @Test("A component has its slots, its guide, its numbers and its examples")
  func section() throws {
    let alert = try #require(ComponentRegistry.component(named: "alert"))
    let page = ComponentDocument([alert], fontStack: try FontStack.load()).markdown()
    #expect(page.contains("\n## alert\n\n`UIAlertController` with the style `alert`"))
    #expect(page.contains("\n| `alert.title` | The title of an alert. | wraps;"))
    // The inset of texts before iOS 26 rests on one source; how a button too long is drawn on
    // iOS 26 was not measured.
    #expect(page.contains("| 7–12, 13–18, 26 | likely, likely, certain |\n"))
    #expect(page.contains("loses its end | 7–12, 13–18, 26 | likely, likely, guess |\n"))
    #expect(page.contains("\nOptions: `count` (buttons"))
    #expect(page.contains("\n| width of an alert, iOS 13–18 | 270 | "))
    for example in alert.examples { #expect(page.contains("\n| \(example.summary) | ")) }
    #expect(!page.contains("## Shared numbers"))
  }

  @Test("Numbers of several components are given once")
  func sharedNumbers() throws {
    let names = ["toggle", "stepper"]
    let page = ComponentDocument(
      names.compactMap { ComponentRegistry.component(named: $0) }, fontStack: try FontStack.load()
    ).markdown()
    let parts = page.components(separatedBy: "\n## Shared numbers\n")
    #expect(page.components(separatedBy: "| space between a control and its label |").count == 2)
    #expect(parts.count == 2)
    #expect(parts.last?.contains("Of `toggle`, `stepper`:") == true)
  }

  @Test("Every component has a guide, and every slot says what happens", arguments: names)
  func completeness(_ name: String) throws {
    let component = try #require(ComponentRegistry.component(named: name))
    #expect(!component.guide.about.isEmpty)
    for slot in component.slots {
      #expect((1...38).contains(slot.overflow.count), "\(slot.name)")
      #expect(!slot.eras.isEmpty && slot.eras == slot.eras.sorted(), "\(slot.name)")
    }
  }

  static let names = ComponentRegistry.all.map(\.name)
}
