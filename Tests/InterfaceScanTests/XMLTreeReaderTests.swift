import Foundation
import Testing
import XMLText

@testable import InterfaceScan

@Suite("XML trees")
struct XMLTreeReaderTests {
  private func read(_ text: String) throws -> XMLTree {
    try XMLTreeReader.read(Data(text.utf8), file: "a.xml")
  }

  @Test("elements know their lines, parents, attributes and texts")
  func structure() throws {
    let tree = try read("<a>\n  <b id=\"1\" t=\"x &amp; y\"/>\n  <c>one<d/>two</c>\n</a>\n")
    #expect(tree.root.children.map(\.name) == ["b", "c"])
    #expect(tree.root.children.map(\.line) == [2, 3])
    #expect(tree.root.children[0]["t"] == "x & y")
    #expect(tree.root.children[1].text == "onetwo")
    let d = tree.root.children[1].children[0]
    #expect(d.ancestors.map(\.name) == ["c", "a"])
    #expect(tree.root.descendants.map(\.name) == ["b", "c", "d"])
    #expect(tree.root.children[0].descendants.isEmpty)
  }

  @Test(
    "damaged documents end in an error with a line",
    arguments: [
      ("", 1), ("  \n", 2), ("hello", 1), ("<a>\n<b></a>", 2), ("<a>\n<b/>", 2),
      ("<a x='1' x='2'/>", 1), ("<a>\n\n&nothing;</a>", 3), ("<a/><b/>", 1),
    ])
  func damaged(text: String, line: Int) {
    #expect { try read(text) } throws: { error in
      let problem = error as? ScanProblem
      return problem?.line == line && problem?.severity == .error
    }
  }

  @Test("what is nested too deeply is refused")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    let deepest = try read(nested(XMLScanner.maximumDepth))
    #expect(deepest.root.descendants.count == XMLScanner.maximumDepth - 1)
    #expect(throws: ScanProblem.self) { try read(nested(XMLScanner.maximumDepth + 1)) }
    #expect(throws: ScanProblem.self) { try read(String(repeating: "<a>", count: 200_000)) }
  }

  @Test("entities load no files and do not multiply")
  func entities() throws {
    let external = "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>"
    let tree = try? read(external)
    #expect(tree?.root.text.isEmpty != false)
    var entities = "<!ENTITY a0 \"aaaaaaaaaa\">"
    for level in 1...9 {
      let reference = String(repeating: "&a\(level - 1);", count: 10)
      entities += "<!ENTITY a\(level) \"\(reference)\">"
    }
    let bomb = try? read("<!DOCTYPE a [\(entities)]><a>&a9;</a>")
    #expect((bomb?.root.text.utf8.count ?? 0) < 1_000_000)
  }
}
