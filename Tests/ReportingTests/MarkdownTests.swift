import Audit
import Foundation
import Reporting
import Testing

@Suite("Markdown report")
struct MarkdownTests {
  @Test("Nothing in a text is markup, a mention or an issue's number")
  func escapes() throws {
    let text = try Written.text(
      Written.hostile("a|b <img> @me #1 `c` [d](e) *f* \\ :+1: ~~g~~"), "markdown")
    // GitHub makes no emoji of what is code.
    let prose = text.replacing(/<code>.*?<\/code>/, with: "")
    for part in ["|b", "<img", "@me", " #1", "`c`", "[d]", "*f*", "\\ ", ":+1:", "~~g"] {
      #expect(!prose.contains(part), "\(part)")
    }
    #expect(!text.contains("<img") && !text.contains("@me"))
    // Each row of the table has its four cells.
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| **ru**") }
    #expect(rows.allSatisfy { $0.count { $0 == "|" } == 5 })
  }

  @Test("Right-to-left texts cannot reorder their cell")
  func isolates() throws {
    let text = try Written.text(Written.hostile("إعدادات"), "markdown")
    #expect(text.contains("<code>\u{2068}إعدادات\u{2069}</code>"))
  }

  @Test("What changed comes first where it is known, and nothing comes twice")
  func comparison() throws {
    let new = try Written.example()
    var old = new
    old.findings.removeFirst(2)
    let text = try Written.text(new, "markdown") {
      $0.comparison = ReportComparison(old: old, new: new)
    }
    #expect(text.contains("**Since the older report:** 2 new, 18 as before."))
    #expect(text.contains("<details open><summary><b>New (2)</b></summary>"))
    #expect(text.contains("<b>Errors, as before (2)</b>"))
    let back = try Written.text(old, "markdown") {
      $0.comparison = ReportComparison(old: new, new: old)
    }
    #expect(back.contains("<b>Fixed (2)</b>"))
  }
}
