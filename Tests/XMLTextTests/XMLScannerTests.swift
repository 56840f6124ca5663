import TestSupport
import Testing
import XMLText

@Suite struct XMLScannerTests {
  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE a [ <!ENTITY b "c>"> ]>
    <!-- <no> -->
    <x:a one='1 &quot;&#x41;' two
       = "3&#10;4">
      text &amp; more<b/>
      <c x:d="e">in<!-- not --> c</c><![CDATA[<&]]>
    </x:a>
    """

  @Test func elementsKnowTheirLines() throws {
    let root = try XMLScanner.scan(Array(Self.document.utf8))
    #expect(root.name == "x:a" && root.localName == "a" && root.line == 4)
    #expect(root["one"] == "1 \"A" && root["two"] == "3\n4")
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.children.map(\.line) == [6, 7])
    #expect(root.child("c")?.text == "in c")
    #expect(root.child("c")?.attribute(local: "d") == "e")
    #expect(root.text == "\n  text & more\n  in c<&\n")
  }

  @Test(
    arguments: [
      ("", 1, "expected '<' and an element, found the end of the file"),
      ("<a>\n<b>\n</a>", 3, "expected </b>, found </a>; it begins on line 2"),
      ("<a>x & y</a>", 1, "a single '&' is written &amp;"),
      ("<a>&nbsp;</a>", 1, "found &nbsp;"),
      ("<a b=\"1\" b=\"2\"/>", 1, "expected the attribute \"b\" once"),
      ("<a b=1/>", 1, "expected a quotation mark before the value of \"b\""),
      ("<a b=\"1\"c=\"2\"/>", 1, "expected '>' or a space"),
      ("<a b=\"1>\n</a>", 2, "expected a quotation mark after the value of \"b\", found '<'"),
      ("<a/>\n<b/>", 2, "expected the end of the file after </a>"),
      ("<a>\n<<<<<<< HEAD\n</a>", 2, "a merge conflict was left in the file"),
      ("<a>\n\n", 3, "expected </a>, found the end of the file; it begins on line 1"),
    ])
  func mistakesAreNamed(text: String, line: Int, message: String) {
    do {
      let root = try XMLScanner.scan(Array(text.utf8))
      Issue.record("read as \(root)")
    } catch {
      #expect(error.line == line, "\(text)")
      #expect(error.message.contains(message), "\(error.message)")
    }
  }

  @Test func everyBeginningIsAFault() {
    let bytes = Array(Self.document.utf8)
    for count in 0..<bytes.count {
      #expect(throws: XMLFault.self) { try XMLScanner.scan(Array(bytes[..<count])) }
    }
  }

  @Test func nestingIsLimited() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(throws: XMLFault.self) { try XMLScanner.scan(Array(deep.utf8)) }
  }
}
