import Foundation

/// Writes a ``StylesReport`` for a person, or as JSON.
public struct StylesReporter: Reporter {
  /// The form of the output.
  public enum Format: Sendable { case text, json }

  /// Version of the JSON; it rises when a member changes its meaning or goes.
  public static let schemaVersion = 1

  private let report: StylesReport
  private let format: Format
  private let style: TerminalStyle

  /// Creates a reporter.
  public init(_ report: StylesReport, format: Format, style: TerminalStyle = .plain) {
    self.report = report
    self.format = format
    self.style = style
  }

  public func write<Sink: ReportSink>(to sink: inout Sink) throws {
    switch format {
    case .json: try writeJSON(to: &sink)
    case .text: writeText(to: &sink)
    }
  }

  private struct Document: Encodable {
    var schemaVersion: Int
    var width: Double
    var strings: Int
    var locales: [String]
    var styles: [StylesReport.Row]
  }

  private func writeJSON<Sink: ReportSink>(to sink: inout Sink) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let document = Document(
      schemaVersion: Self.schemaVersion, width: report.width, strings: report.count,
      locales: report.locales, styles: report.rows)
    sink.write(String(decoding: try encoder.encode(document), as: UTF8.self) + "\n")
  }

  private func writeText<Sink: ReportSink>(to sink: inout Sink) {
    func line(_ text: String = "") { sink.write(text + "\n") }
    line(
      "\(counted(report.count, "string")) in \(counted(report.locales.count, "language"))"
        + " (\(listed(report.locales, limit: 8))), in a room of \(points(report.width)) pt")
    for row in report.rows {
      line()
      let regular = row.cells.first { $0.category == "L" } ?? row.cells.first
      let size = regular.map { ", \(points($0.pointSize)) pt at \($0.category)" } ?? ""
      line(style.paint(row.style, .heading) + style.paint("  \(row.weight)\(size)", .quiet))
      for text in table(of: row) { line(text) }
      if let longest = row.longest {
        line("  longest  \(describe(longest)) \(points(longest.width)) pt")
      }
      for (index, entry) in row.earliest.prefix(3).enumerated() {
        line((index == 0 ? "  first    " : "           ") + describe(entry) + " " + fate(of: entry))
      }
    }
  }

  private func table(of row: StylesReport.Row) -> [String] {
    let width = max(6, grouped(report.count).count + 1)
    func cells(_ value: (StylesReport.Cell) -> String) -> String {
      row.cells.map { pad(value($0), to: width, right: true) }.joined()
    }
    var lines = [
      style.paint("  \(pad("", to: 14))" + cells(\.category), .quiet),
      "  \(pad("points", to: 14))" + cells { points($0.pointSize) },
      "  \(pad("one line", to: 14))" + cells { grouped($0.oneLine) },
      "  \(pad("two lines", to: 14))" + cells { grouped($0.twoLines) },
      "  \(pad("broken words", to: 14))"
        + cells { $0.brokenWords == 0 ? "·" : grouped($0.brokenWords) },
      "  \(pad("first break", to: 14))"
        + cells { row.firstBreaks[$0.category].map(grouped) ?? "·" },
    ]
    if row.cells.allSatisfy({ $0.brokenWords == 0 }) { lines.remove(at: 4) }
    return lines
  }

  private func describe(_ entry: StylesReport.Entry) -> String {
    let text = shorten(singleLine(entry.text), to: 44)
    return "\(entry.locale)  “\(text)”  \(shorten(singleLine(entry.key), to: 40))"
  }

  private func fate(of entry: StylesReport.Entry) -> String {
    var parts: [String] = []
    if let category = entry.secondLineAt { parts.append("2 lines from \(category)") }
    if let category = entry.thirdLineAt { parts.append("3 from \(category)") }
    if let category = entry.wordBreaksAt {
      parts.append(style.paint("a word breaks from \(category)", .error))
    }
    return "· " + parts.joined(separator: ", ")
  }
}
