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
    /// Only the summary, on one screen.
    public var isQuiet: Bool
    /// Every device and every note of a finding.
    public var isVerbose = false
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
    let steps = options.limit == nil ? [] : NextSteps(report, options: options).lines(style: style)
    var head = [style.paint("\(report.tool) \(report.toolVersion)", .heading), ""]
    head += summary()
    // The summary alone, the map with its heading and its last line, and what to do next are one
    // screen.
    let room = Self.screenRows - head.count - 4 - (steps.isEmpty ? 0 : steps.count + 1)
    let limit = options.limit == nil ? .max : options.isQuiet ? max(2, room) : 16
    let heat = HeatMap(report).lines(style: style, limit: limit)
    if !heat.isEmpty {
      head += ["", style.paint("Strings in trouble at each text size", .heading)]
    }
    for text in head + heat { line(text) }
    if !options.isQuiet { writeFindings(line) }
    if options.includesProblems, !report.problems.isEmpty { writeProblems(line) }
    if !steps.isEmpty {
      line()
      for text in steps { line(text) }
    }
  }

  /// The rows of a terminal as it opens, without that of the next prompt.
  private static let screenRows = 23

  // MARK: - Summary

  private func summary() -> [String] {
    let summary = report.summary
    var checked = "\(counted(summary.strings, "string")) in "
    checked += "\(counted(summary.locales.count, "language"))"
    let languages = listed(summary.locales, limit: options.isQuiet ? 4 : 8)
    if !languages.isEmpty { checked += " (\(languages))" }
    var read = counted(summary.filesRead, "file")
    read += ", \(counted(summary.entriesRead, "entry", plural: "entries"))"
    read += ", \(counted(summary.stringsRead, "string"))"
    var rows = options.isQuiet ? [] : [("Read", read)]
    rows.append(("Checked", checked))
    rows.append(("Devices", listed(summary.devices, limit: options.isQuiet ? 2 : 6)))
    rows.append(("Sizes", sizes))
    if !options.isQuiet { rows.append(("Work", work)) }
    if let colors { rows.append(("Colours", colors)) }
    rows.append(("Found", counts))
    if !options.isQuiet, let places { rows.append(("Places", places)) }
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
      let width = style.columns - 11
      let lines = options.isQuiet ? [shorten(text, to: width)] : wrap(text, width: width)
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

  /// How surely it is known where the strings are shown.
  private var places: String? {
    guard let keys = report.summary.keys, keys.total > 0 else { return nil }
    return PlacementText(keys).sentence
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
      let text = FindingText(
        finding: finding, style: style, checked: report.summary.categories,
        isVerbose: options.isVerbose)
      for text in text.lines(footnotes: &footnotes) { line(text) }
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
    let subject = finding.evidenceText().subject
    switch finding.evidence {
    case .text, .localization:
      return [
        "0", subject.locale, subject.name, subject.slot, subject.variation, finding.rule,
        subject.os,
      ]
    case .interface:
      let line = pad("\(finding.place.line)", to: 7, right: true)
      return ["1", finding.place.file, line, subject.name]
    case .color: return ["2", finding.place.file, subject.name, finding.rule, subject.os]
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
