import Reporting
import Testing

@Suite("Display text")
struct DisplayTextTests {
  @Test(
    "Widths are those of terminal columns",
    arguments: [("abc", 3), ("日本", 4), ("e\u{301}", 1), ("한", 2), ("👍", 2), ("❤️", 2), ("", 0)])
  func width(text: String, expected: Int) {
    #expect(displayWidth(of: text) == expected)
  }

  @Test("Control characters are shown, not obeyed")
  func control() {
    #expect(singleLine("a\nb\tc\r\n") == "a⏎b⇥c⏎")
    #expect(singleLine("\u{1B}[31m") == "\\u{1b}[31m")
  }

  @Test("Shortening counts columns and leaves room for the ellipsis")
  func shortening() {
    #expect(shorten("abcdef", to: 6) == "abcdef")
    #expect(shorten("abcdefg", to: 6) == "abcde…")
    #expect(shorten("日本語文字", to: 6) == "日本…")
  }

  @Test("Wrapping breaks at spaces only")
  func wrapping() {
    #expect(wrap("one two three", width: 7) == ["one two", "three"])
    #expect(wrap("incomprehensible word", width: 5) == ["incomprehensible", "word"])
  }

  @Test("Numbers are grouped and bare of needless zeros")
  func numbers() {
    #expect(grouped(0) == "0")
    #expect(grouped(999) == "999")
    #expect(grouped(1_234_567) == "1,234,567")
    #expect(grouped(-1_000) == "-1,000")
    #expect(counted(1, "entry", plural: "entries") == "1 entry")
    #expect(counted(2, "entry", plural: "entries") == "2 entries")
    #expect(points(238) == "238")
    #expect(points(312.25) == "312.2")
    #expect(points(0.04) == "0")
    #expect(points(10) == "10")
  }

  @Test("Table columns line up by what a terminal shows")
  func table() {
    var table = TextTable([("name", .left), ("count", .right)])
    table.append(["日本", "5"])
    table.append(["abc", "120"])
    #expect(table.lines() == ["name  count", "日本      5", "abc     120"])
  }
}
