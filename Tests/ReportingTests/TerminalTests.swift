import Audit
import DynamicType
import Testing

@testable import Reporting

@Suite("Terminal")
struct TerminalTests {
  @Test(
    "Columns are those of graphemes by their East Asian width",
    arguments: [
      ("abc", 3), ("日本語", 6), ("ｱﾊﾟｰﾄ", 5), ("Ａ", 2), ("한국", 4), ("กำ", 1), ("क्षि", 1),
      ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("☀️", 2), ("☀", 1), ("é", 1), ("e\u{301}", 1), ("שלום", 4),
      ("\u{2068}שלום\u{2069}", 4), ("…", 1), ("", 0), ("\u{1B}[1;31mab\u{1B}[0m", 2),
      ("\u{1B}]8;;file:///a b\u{1B}\\ab\u{1B}]8;;\u{1B}\\", 2),
    ])
  func columns(text: String, width: Int) { #expect(displayWidth(of: text) == width) }

  @Test("Columns of a table meet in mixed scripts")
  func table() {
    var table = TextTable([("key", .left), ("n", .right)])
    for key in ["Abc", "日本語", "กำไร", "\u{2068}שלום\u{2069}", "👍🏽"] { table.append([key, "1"]) }
    let widths = Set(table.lines().map { displayWidth(of: $0) })
    #expect(widths.count == 1)
  }

  @Test("The bar shows which of the twelve sizes break")
  func bar() {
    let broken = ["M", "L", "AX1", "AX5"]
    #expect(SizeBar(broken).cells() == "··■■··· ■···■")
    #expect(SizeBar(broken).ranges == "M to L, AX1, AX5")
    #expect(SizeBar(["XXXL", "AX1"]).ranges == "XXXL to AX1")
    #expect(SizeBar([]).cells() == "······· ·····")
    // Sizes that nobody looked at are blank, and do not end a range.
    let some = SizeBar(["L", "AX5"], checked: ["L", "AX5"])
    #expect(some.cells() == "   ■        ■")
    #expect(some.ranges == "L to AX5")
  }

  @Test("Files are links on a terminal that has them, and nowhere else")
  func links() {
    func folder(_ environment: [String: String], isTerminal: Bool = true) -> String? {
      TerminalStyle.detect(
        isTerminal: isTerminal, environment: environment, columns: nil, folder: "/app"
      ).linkFolder
    }
    #expect(folder(["TERM_PROGRAM": "iTerm.app"]) == "/app")
    #expect(folder(["VTE_VERSION": "7200"]) == "/app")
    #expect(folder(["TERM": "xterm-kitty"]) == "/app")
    #expect(folder(["FORCE_HYPERLINK": "1"]) == "/app")
    #expect(folder(["TERM": "xterm-256color"]) == nil)
    #expect(folder(["VTE_VERSION": "5000"]) == nil)
    #expect(folder(["TERM_PROGRAM": "iTerm.app", "TMUX": "/tmp/x"]) == nil)
    #expect(folder(["TERM_PROGRAM": "iTerm.app"], isTerminal: false) == nil)
    #expect(folder(["TERM": "dumb", "FORCE_HYPERLINK": "1"]) == nil)
    var style = TerminalStyle.plain
    #expect(style.link("x", to: "a.strings") == "x")
    style.linkFolder = "/app"
    #expect(
      style.link("a:1", to: "de lproj/a")
        == "\u{1B}]8;;file:///app/de%20lproj/a\u{1B}\\a:1\u{1B}]8;;\u{1B}\\")
  }

  @Test("Only right-to-left text is isolated")
  func isolation() {
    #expect(bidiIsolated("Grün 日本") == "Grün 日本")
    #expect(bidiIsolated("عدد 3") == "\u{2068}عدد 3\u{2069}")
  }

  @Test("The summary and what to do next fit a terminal as it opens")
  func screen() throws {
    var report = try Written.example()
    // As many languages and reasons as a large app has.
    report.summary.locales = (0..<40).map { "l\($0)" }
    report.summary.skipped = Dictionary(
      uniqueKeysWithValues: (0..<9).map { ("left out for the reason \($0) of many", $0 + 1) })
    report.findings = (0..<60).flatMap { index in
      report.findings.compactMap { finding -> Finding? in
        guard var text = finding.text else { return nil }
        text.locale = "l\(index)"
        var finding = finding
        finding.evidence = .text(text)
        return finding
      }
    }
    let options = TextReporter.Options(
      style: TerminalStyle(isColored: false, columns: 80), limit: 30, isQuiet: true,
      includesProblems: false, hint: "--all")
    var sink = StringSink()
    TextReporter(report, options: options).write(to: &sink)
    let lines = sink.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count < 24)
    #expect(lines.allSatisfy { displayWidth(of: String($0)) <= 80 })
    #expect(sink.text.contains("What to do next\n  fix    180 errors first: "))
    #expect(sink.text.contains("all \(report.findings.count) findings: --all"))
    #expect(sink.text.contains("more languages"))
  }

  @Test("A verbose report names every device and every estimate in its place")
  func verbose() throws {
    var options = TextReporter.Options(limit: 30)
    options.isVerbose = true
    var sink = StringSink()
    TextReporter(try Fixtures.report(), options: options).write(to: &sink)
    #expect(
      sink.text.contains("  begins iPhone SE (3rd generation) XL, iPhone 15 XXL, iPhone 16 Pro XXL")
    )
    #expect(sink.text.contains("estimate: width of a menu"))
    #expect(!sink.text.contains("What is not certain"))
  }
}
