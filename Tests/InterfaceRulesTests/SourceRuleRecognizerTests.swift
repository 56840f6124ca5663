import Foundation
import InterfaceRules
import InterfaceScan
import SwiftSourceScan
import Testing

/// How faults of a file come about, are excused and are kept.
@Suite(.enabled(if: SwiftSourceReader.isAvailable))
struct SourceRuleRecognizerTests {
  private func faults(_ text: String) -> [InterfaceFault] {
    let tree = SwiftSourceReader().read(text, file: "A.swift")
    return SourceRuleRecognizer().facts(in: tree).faults.filter { $0.rule == "fixed-font-size" }
  }

  private func view(_ body: String) -> String {
    "import SwiftUI\nstruct A: View { var body: some View {\n\(body)\n} }"
  }

  @Test("A marker excuses its own line and the next one")
  func markers() {
    let body = """
      Text("a").font(.system(size: 13))  // typefit: allow fixed-font-size
      // typefit: ignore
      Text("b").font(.system(size: 13))
      Text("c").font(.system(size: 13))  // typefit: allow unscaled-custom-font
      """
    #expect(faults(view(body)).map(\.isExcused) == [true, true, false])
  }

  @Test("A fault knows its view, its place and its number")
  func members() throws {
    let fault = try #require(faults(view("Text(\"a\").font(.system(size: 13))")).first)
    #expect(fault.owner == "A.body")
    #expect(fault.element == "Text “a”")
    #expect(fault.place.line == 3)
    #expect(fault.measure == 13)
  }

  @Test("Previews, tests and code for the Mac alone have no faults")
  func otherCode() {
    let text = "Text(\"a\").font(.system(size: 13))"
    #expect(faults("import SwiftUI\n#Preview { \(text) }").isEmpty)
    #expect(faults("import XCTest\n" + view(text)).isEmpty)
    #expect(faults("import AppKit\n" + view(text)).isEmpty)
    #expect(faults("import AppKit\nimport UIKit\n" + view(text)).count == 1)
  }

  @Test("Faults survive being kept with the facts of their file")
  func coding() throws {
    let tree = SwiftSourceReader().read(
      view("Text(\"a\").font(.system(size: 13))"), file: "A.swift")
    let facts = SourceRuleRecognizer().facts(in: tree)
    let kept = try JSONDecoder().decode(SourceFacts.self, from: JSONEncoder().encode(facts))
    #expect(kept == facts)
    #expect(!kept.faults.isEmpty)
  }
}
