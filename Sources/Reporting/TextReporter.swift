import Audit

/// Writes an audit for a person: what was checked, what was found, where it hurts, and then the
/// findings, worst first.
public struct TextReporter: Reporter {
  /// How much is written, and how.
  public struct Options: Sendable, Hashable {
    /// Colours and width.
    public var style: TerminalStyle
    /// The most findings written out; `nil` writes all, those that are only information too.
    public var limit: Int?
    /// Only the summary.
    public var isQuiet: Bool
    /// Whether problems with the input are written; false where they are shown elsewhere.
    public var includesProblems: Bool
    /// How the reader gets at findings that were left out, for the closing line.
    public var hint: String

    /// Creates options; without arguments everything is written, without colours.
    public init(
      style: TerminalStyle = .plain, limit: Int? = nil, isQuiet: Bool = false,
      includesProblems: Bool = true, hint: String = ""
    ) {
      self.style = style
      self.limit = limit
      self.isQuiet = isQuiet
      self.includesProblems = includesProblems
      self.hint = hint
    }
  }

  private let report: AuditReport
  private let options: Options
  private var style: TerminalStyle { options.style }

  /// Creates a reporter.
  public init(_ report: AuditReport, options: Options = Options()) {
    self.report = report
    self.options = options
  }

  public func write<Sink: ReportSink>(to sink: inout Sink) {
    func line(_ text: String = "") { sink.write(text + "\n") }
    line(style.paint("\(report.tool) \(report.toolVersion)", .heading))
    line()
    for text in summary() { line(text) }
    let heat = HeatMap(report).lines(style: style, limit: options.limit == nil ? .max : 16)
    if !heat.isEmpty {
      line()
      line(style.paint("Strings in trouble at each text size", .heading))
      for text in heat { line(text) }
    }
    if !options.isQuiet { writeFindings(line) }
    if options.includesProblems, !report.problems.isEmpty { writeProblems(line) }
    if let tip {
      line()
      line(tip)
    }
  }

  // MARK: - Summary

  private func summary() -> [String] {
    let summary = report.summary
    var checked = "\(counted(summary.strings, "string")) in "
    checked += "\(counted(summary.locales.count, "language"))"
    if !summary.locales.isEmpty { checked += " (\(listed(summary.locales, limit: 8)))" }
    var read = counted(summary.filesRead, "file")
    read += ", \(counted(summary.entriesRead, "entry", plural: "entries"))"
    read += ", \(counted(summary.stringsRead, "string"))"
    var rows = [("Read", read), ("Checked", checked)]
    rows.append(("Devices", listed(summary.devices, limit: 6)))
    rows.append(("Sizes", sizes))
    rows.append(("Work", work))
    if let colors { rows.append(("Colours", colors)) }
    rows.append(("Found", counts))
    if let places { rows.append(("Places", places)) }
    if summary.suppressed > 0 {
      rows.append(
        ("Excused", "\(counted(summary.suppressed, "finding")) by comments or the configuration"))
    }
    if summary.known > 0 {
      rows.append(("Known", "\(counted(summary.known, "finding")) that the baseline holds"))
    }
    for (label, reasons) in [
      ("Left out", summary.skipped), ("Unknown", summary.undetermined),
    ] where !reasons.isEmpty {
      let parts = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\(grouped($0.value)) \($0.key)" }
      rows.append((label, parts.joined(separator: ", ")))
    }
    return rows.flatMap { label, text in
      // Colours would count as columns, and the counts are short.
      guard label != "Found" else { return [pad(label, to: 10) + text] }
      let lines = wrap(text, width: style.columns - 11)
      return lines.enumerated().map { index, line in
        pad(index == 0 ? label : "", to: 10) + line
      }
    }
  }

  private var sizes: String {
    let categories = report.summary.categories
    var text = counted(categories.count, "text size")
    if let first = categories.first, let last = categories.last, categories.count > 1 {
      text += " from \(first) to \(last)"
    }
    let bold = report.summary.boldText ? ", Bold Text" : ""
    return "\(text), \(report.summary.os.joined(separator: " and "))\(bold)"
  }

  private var work: String {
    let summary = report.summary
    var text = "\(counted(summary.measurements, "measurement"))"
    text += " of \(counted(summary.shapings, "shaped text"))"
    if let seconds = summary.seconds {
      text += " in \(points(seconds, digits: seconds < 10 ? 1 : 0)) s"
    }
    return text
  }

  /// The pairs of colours and how they fare.
  private var colors: String? {
    guard let colors = report.summary.colors, colors.pairs > 0 else { return nil }
    let words = [
      ("fails", "too low"), ("undetermined", "undetermined"), ("exempt", "exempt"),
      ("missing", "without a value"), ("passes", "high enough"),
    ]
    let parts = words.compactMap { name, words in
      colors.outcomes[name].flatMap { $0 > 0 ? "\(grouped($0)) \(words)" : nil }
    }
    return "\(counted(colors.pairs, "pair")) in "
      + "\(counted(colors.appearances.count, "appearance")): " + parts.joined(separator: ", ")
  }

  private var counts: String {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.summary.counts[severity.rawValue] ?? 0
      guard count > 0 else { return nil }
      let text =
        severity == .info ? "\(grouped(count)) for information" : counted(count, severity.rawValue)
      return style.paint(text, FindingText.role(of: severity))
    }
    if !parts.isEmpty { return parts.joined(separator: ", ") }
    let hasColors = (report.summary.colors?.pairs ?? 0) > 0
    guard report.summary.strings > 0 else {
      return hasColors
        ? style.paint("nothing: every pair of colours stands out", .good)
        : "nothing, because nothing was checked"
    }
    return style.paint(
      "nothing: every text fits at every size checked"
        + (hasColors ? ", every pair of colours stands out" : ""), .good)
  }

  /// How it is known where the strings are shown.
  private var places: String? {
    let words = [
      ("certain", "certain"), ("likely", "likely"), ("guess", "guessed from names"),
    ]
    let parts = words.compactMap { name, words -> String? in
      guard let count = report.summary.assignments[name], count > 0 else { return nil }
      return "\(grouped(count)) \(words)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  // MARK: - Findings

  private func writeFindings(_ line: (String) -> Void) {
    let listed = options.limit == nil ? report.findings : report.findings.filter(isShown)
    let sorted = listed.map { (finding: $0, key: sortKey($0)) }.sorted { left, right in
      if left.finding.severity != right.finding.severity {
        return left.finding.severity > right.finding.severity
      }
      return left.key.lexicographicallyPrecedes(right.key)
    }
    let limit = options.limit ?? .max
    var current: Severity?
    var footnotes = Footnotes()
    for (finding, _) in sorted.prefix(limit) {
      if finding.severity != current {
        current = finding.severity
        let count = report.summary.counts[finding.severity.rawValue] ?? 0
        line("")
        line(style.paint(heading(finding.severity, count), FindingText.role(of: finding.severity)))
      }
      line("")
      for text in FindingText(finding: finding, style: style).lines(footnotes: &footnotes) {
        line(text)
      }
    }
    for text in footnotes.lines(style: style) { line(text) }
    let omitted = report.findings.count - min(limit, sorted.count)
    if omitted > 0 {
      line("")
      line("… and \(grouped(omitted)) more\(options.hint.isEmpty ? "" : ": \(options.hint)")")
    }
  }

  /// In a shortened list, a text whose place nobody knows would hide the others.
  private func isShown(_ finding: Finding) -> Bool { finding.severity > .info }

  /// Strings by language and key, then the interface by its places, then colours by what they are on.
  private func sortKey(_ finding: Finding) -> [String] {
    switch finding.evidence {
    case .text(let text):
      ["0", text.locale, text.key, text.slot, text.variation ?? "", finding.rule, text.os]
    case .localization(let string):
      ["0", string.locale, string.key, "", string.variation ?? "", finding.rule]
    case .interface(let interface):
      [
        "1", finding.place.file, pad("\(finding.place.line)", to: 7, right: true),
        interface.subject,
      ]
    case .color(let color):
      ["2", finding.place.file, color.subject, finding.rule, color.os]
    }
  }

  private func heading(_ severity: Severity, _ count: Int) -> String {
    switch severity {
    case .error: return "Errors (\(grouped(count)))"
    case .warning: return "Warnings (\(grouped(count)))"
    case .note: return "Notes (\(grouped(count)))"
    case .info: return "For information (\(grouped(count)))"
    }
  }

  /// What helps most when typefit knows too little.
  private var tip: String? {
    let unknown = report.summary.assignments["fallback"] ?? 0
    guard options.limit != nil, !options.isQuiet, unknown * 2 > report.summary.strings else {
      return nil
    }
    return "Tip: say where texts are shown, by rules in .typefit.json or in a text's comment:"
      + " typefit: alert.title"
  }

  private func writeProblems(_ line: (String) -> Void) {
    line("")
    line(style.paint("Could not read everything (\(grouped(report.problems.count)))", .heading))
    for problem in report.problems {
      var place = problem.line.map { "\(problem.file):\($0)" } ?? problem.file
      // A problem of the run as a whole names the program as its file.
      place = place == report.tool ? "" : place + ": "
      line("  \(problem.isFatal ? "error  " : "warning")  \(place)\(singleLine(problem.message))")
    }
  }
}
