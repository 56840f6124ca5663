import Audit
import ColorContrast
import DynamicType
import InterfaceScan

/// Writes a ``ContrastReport`` for a person: a table for each appearance, then the faults.
public struct ContrastReporter: Reporter {
  /// How much is written, and how.
  public struct Options: Sendable, Hashable {
    /// Colours and width.
    public var style = TerminalStyle.plain
    /// Adds the lightness contrast of APCA.
    public var showsLightnessContrast = false
    /// The most findings written out; nil writes all, those that are only information too.
    public var limit: Int?
    /// How the reader gets at findings that were left out, for the closing line.
    public var hint = ""

    /// Creates options: everything, without colours.
    public init() {}
  }

  private let report: ContrastReport
  private let options: Options
  private var style: TerminalStyle { options.style }

  /// Creates a reporter.
  public init(_ report: ContrastReport, options: Options = Options()) {
    self.report = report
    self.options = options
  }

  public func write<Sink: ReportSink>(to sink: inout Sink) {
    func line(_ text: String = "") { sink.write(text + "\n") }
    for text in summary() { line(text) }
    for group in groups() {
      line()
      line(style.paint(group.name, .heading))
      for text in table(group.rows) { line(text) }
    }
    let statusBars = StatusBarTable(checks: report.statusBars, style: style).lines()
    if !statusBars.isEmpty {
      line()
      for text in statusBars { line(text) }
    }
    writeFindings(line)
  }

  // MARK: Summary

  private func summary() -> [String] {
    let pairs = report.judgements.count
    var text = report.filesRead > 0 ? "\(counted(report.filesRead, "file")) with colours, " : ""
    text += "\(counted(pairs, "pair")), \(report.settings.os.displayName), "
    text += "level \(report.settings.level.rawValue)"
    var lines = [text]
    let words: [(ContrastReport.Outcome, String, TerminalStyle.Role)] = [
      (.fails, "too low", .error), (.undetermined, "undetermined", .note),
      (.exempt, "exempt", .quiet), (.systemDefault, "the system's own", .quiet),
      (.missing, "without a value", .quiet),
      (.passes, "high enough", .good),
    ]
    let parts = words.compactMap { outcome, words, role -> String? in
      let count = report.count(outcome)
      return count == 0 ? nil : style.paint("\(grouped(count)) \(words)", role)
    }
    if !parts.isEmpty { lines.append(parts.joined(separator: ", ")) }
    lines += unpaired()
    return lines
  }

  /// Colours that were not judged, because nothing says what they stand on.
  private func unpaired() -> [String] {
    let names = report.unpaired
    guard !names.isEmpty else { return [] }
    let limit = options.limit == nil ? names.count : 8
    let more = names.count > limit ? " and \(grouped(names.count - limit)) more" : ""
    let list = names.prefix(limit).map(singleLine).joined(separator: ", ") + more
    return [style.paint("Not judged, no background is known: \(list)", .quiet)]
  }

  // MARK: Tables

  private struct Row {
    let judgement: ContrastJudgement
    let example: ContrastCase

    /// What fails comes first, the lowest ratio before others.
    func precedes(_ other: Row) -> Bool {
      if rank != other.rank { return rank < other.rank }
      return example.result.worst < other.example.result.worst
    }

    var passes: Bool { judgement.passing(example).count == judgement.settings.categories.count }

    private var rank: Int {
      if judgement.pairing.exemption != nil { return 4 }
      if judgement.pairing.isSystemDefault { return 3 }
      if !judgement.failing(example).isEmpty { return 0 }
      return judgement.undetermined(example).isEmpty ? 2 : 1
    }
  }

  /// The pairs that show the same colours in some appearances, under the name of those.
  private struct Group {
    let name: String
    let first: Int
    var rows: [Row]
  }

  /// Tables by appearance; what is the same in all appearances comes first and once.
  private func groups() -> [Group] {
    let wanted = report.settings.wantedAppearances
    var groups: [Group] = []
    for judgement in report.judgements {
      for example in judgement.cases {
        let isEvery = example.appearances.count == wanted.count && wanted.count > 1
        let names = isEvery ? "every appearance" : example.appearanceNames
        let name = names.prefix(1).uppercased() + names.dropFirst()
        let row = Row(judgement: judgement, example: example)
        if let index = groups.firstIndex(where: { $0.name == name }) {
          groups[index].rows.append(row)
        } else {
          let first = example.appearances.compactMap { wanted.firstIndex(of: $0) }.min() ?? 0
          groups.append(Group(name: name, first: isEvery ? -1 : first, rows: [row]))
        }
      }
    }
    return groups.enumerated().sorted {
      ($0.element.first, $0.offset) < ($1.element.first, $1.offset)
    }
    .map(\.element)
  }

  private func table(_ rows: [Row]) -> [String] {
    var columns: [(heading: String, alignment: TextTable.Alignment)] = [
      ("pair", .left), ("colours", .left), ("ratio", .right), ("needs", .right), ("", .left),
    ]
    if style.isTrueColor { columns.insert(("", .left), at: 0) }
    if options.showsLightnessContrast { columns.insert(("Lc", .right), at: columns.count - 1) }
    var table = TextTable(columns)
    var seen: [String: Int] = [:]
    var order: [[String]] = []
    let sorted = rows.enumerated().sorted { left, right in
      if left.element.precedes(right.element) { return true }
      return !right.element.precedes(left.element) && left.offset < right.offset
    }.map(\.element)
    // In a large project what passes would hide the rest.
    let isLong = options.limit.map { rows.count > $0 } ?? false
    var hidden = 0
    for row in sorted {
      let pairing = row.judgement.pairing
      let isShown = pairing.reason == .tint && !pairing.isSystemDefault
      if isLong, row.passes, pairing.exemption == nil, !isShown {
        hidden += 1
        continue
      }
      let cells = cells(row)
      // A storyboard has the same label many times.
      let key = cells.joined(separator: "\t")
      if seen[key] == nil { order.append(cells) }
      seen[key, default: 0] += 1
    }
    for cells in order {
      let count = seen[cells.joined(separator: "\t")] ?? 1
      var cells = cells
      if count > 1 { cells[cells.count - 1] += style.paint("  \(count) times", .quiet) }
      table.append(cells)
    }
    var lines = order.isEmpty ? [] : table.lines(indent: 2)
    if hidden > 0 {
      lines.append(style.paint("  … and \(grouped(hidden)) that pass: \(options.hint)", .quiet))
    }
    return lines
  }

  private func cells(_ row: Row) -> [String] {
    let example = row.judgement.evidenceExample(row.example)
    let text = ColorExampleText(
      example: example, role: row.judgement.pairing.role.rawValue, style: style)
    var cells = [
      shorten(singleLine(row.judgement.subject), to: 56), text.colors, text.ratio,
      minimumText(example.required), verdict(row),
    ]
    if options.showsLightnessContrast {
      cells.insert(example.lightnessContrast.map { points($0) } ?? "", at: cells.count - 1)
    }
    if style.isTrueColor { cells.insert(text.sample, at: 0) }
    return cells
  }

  private func verdict(_ row: Row) -> String {
    ContrastVerdict(row.judgement, row.example).painted(style)
  }

  // MARK: Findings

  private func writeFindings(_ line: (String) -> Void) {
    let shown =
      options.limit == nil ? report.findings : report.findings.filter { $0.severity > .info }
    let limit = options.limit ?? .max
    var footnotes = Footnotes()
    for finding in shown.prefix(limit) {
      line("")
      let text = FindingText(finding: finding, style: style)
      for text in text.lines(footnotes: &footnotes) { line(text) }
    }
    for text in footnotes.lines(style: style) { line(text) }
    let omitted = report.findings.count - min(limit, shown.count)
    if omitted > 0 {
      line("")
      line("… and \(grouped(omitted)) more\(options.hint.isEmpty ? "" : ": \(options.hint)")")
    }
  }
}
