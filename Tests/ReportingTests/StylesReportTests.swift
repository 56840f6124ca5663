import Components
import Foundation
import Markup
import Reporting
import TestSupport
import Testing
import TextShaping

@Suite("Styles report")
struct StylesReportTests {
  private func report(width: Double, workers: Int = 1) throws -> StylesReport {
    let texts = ["OK", "Settings", "Please check your connection and try again later"]
    let items = texts.enumerated().map { index, text in
      StylesReport.Item(
        text: MarkupText(text), key: "k\(index)", locale: "en", file: "a.strings", line: index + 1)
    }
    return StylesReport(
      of: items, width: width, fontStack: try FontStack.load(), styles: [.body, .caption2],
      workerCount: workers)
  }

  @Test("Counts fall as the text grows, and two lines hold at least as many as one")
  func monotonous() throws {
    for row in try report(width: 343).rows {
      for (smaller, larger) in zip(row.cells, row.cells.dropFirst()) {
        #expect(smaller.oneLine >= larger.oneLine)
        #expect(smaller.twoLines >= larger.twoLines)
      }
      for cell in row.cells { #expect(cell.twoLines >= cell.oneLine) }
    }
  }

  @Test("An app's font starts from the styles' sizes and grows as UIFontMetrics does")
  func customFont() throws {
    let folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: folder.path + "/Brand.ttf")
    try TestFont().data().write(to: url)
    let family = CustomFontFamily(name: "Brand", fonts: try CustomFont.read(path: url.path))
    let item = StylesReport.Item(text: "AA", key: "k", locale: "en", file: "a", line: 1)
    let report = StylesReport(
      of: [item], width: 343, fontStack: try FontStack.load(customFonts: [family]),
      styles: [.body], defaultFont: SlotFont(family: "Brand", size: 30))
    let cells = try #require(report.rows.first?.cells)
    // Two letters of half an em: 17 points at L; 48 at AX5, where the system's body has 53.
    #expect(cells.first { $0.category == "L" }?.widest == 17)
    #expect(cells.last?.pointSize == 48)
    #expect(cells.last?.widest == 48)
  }

  @Test("The longest text, and the sizes from which it needs more lines")
  func longest() throws {
    let row = try #require(try report(width: 343).rows.first)
    let longest = try #require(row.longest)
    #expect(longest.key == "k2")
    #expect(longest.secondLineAt == "M")
    #expect(row.cells.map(\.category).first == "XS")
    #expect(row.firstBreaks["M"] == 1)
    #expect(row.earliest.map(\.key).first == "k2")
  }

  @Test("In an endless room everything fits on one line")
  func unbounded() throws {
    for row in try report(width: 100_000).rows {
      #expect(row.cells.allSatisfy { $0.oneLine == 3 && $0.brokenWords == 0 })
      #expect(row.earliest.isEmpty)
    }
  }

  @Test("The number of threads does not change the result")
  func threads() throws {
    func json(_ workers: Int) throws -> String {
      var sink = StringSink()
      try StylesReporter(try report(width: 200, workers: workers), format: .json).write(to: &sink)
      return sink.text
    }
    #expect(try json(1) == json(3))
  }

  @Test("The text form has a table for each style")
  func text() throws {
    var sink = StringSink()
    try StylesReporter(try report(width: 343), format: .text).write(to: &sink)
    #expect(sink.text.hasPrefix("3 strings in 1 language (en), in a room of 343 pt\n"))
    #expect(sink.text.contains("\nbody  regular, 17 pt at L\n"))
    #expect(sink.text.contains("  one line "))
  }
}
