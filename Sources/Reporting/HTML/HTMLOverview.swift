import Audit

/// The first view: what was checked, what could not be, and where it hurts.
struct HTMLOverview {
  private let report: AuditReport
  private let comparison: ReportComparison?
  /// Places of texts that have no picture, because there are too many.
  private let undrawnPlaces: Int
  private var summary: AuditSummary { report.summary }

  init(_ report: AuditReport, comparison: ReportComparison? = nil, undrawnPlaces: Int = 0) {
    self.report = report
    self.comparison = comparison
    self.undrawnPlaces = undrawnPlaces
  }

  /// The parts of the view that have something to say, as HTML.
  var blocks: [String] {
    [
      "<h1 id=\"overview-title\" tabindex=\"-1\">Do the texts fit?</h1>",
      counts, report.hasInputErrors ? problems : "",
      comparison.map { HTMLComparison($0).html } ?? "",
      HTMLHeatMap(report).html, HTMLWorstStrings(report).html, HTMLSlotTable(report).html,
      HTMLRuleTable(report).html, HTMLContrast(report).html, checked,
      report.hasInputErrors ? "" : problems,
    ].filter { !$0.isEmpty }
  }

  private var counts: String {
    let tiles = Severity.allCases.reversed().map { severity in
      let count = summary.counts[severity.rawValue] ?? 0
      let noun = severity == .info ? "for information" : severity.noun(count)
      let link = ViewLink("findings", ["severity": severity.rawValue])
      return """
        <li class="tile \(severity.rawValue)"><a href="\(link.href)"><b>\(grouped(count))</b> \
        <span>\(noun)</span></a></li>
        """
    }
    let scope = """
      <p>\(counted(summary.strings, "string")) in \(counted(summary.locales.count, "language")) on \
      \(counted(summary.devices.count, "device")) at \(counted(summary.categories.count, "text size")); \
      what could not be judged stands below under “What was checked”.</p>
      """
    let verdict =
      report.findings.isEmpty && summary.strings > 0
      ? "<p class=\"good\">Every text fits at every size that was checked.</p>" : ""
    return "<ul class=\"tiles\" aria-label=\"Findings by severity\">\n"
      + tiles.joined(separator: "\n") + "\n</ul>" + scope + verdict
  }

  // MARK: What was checked

  private var checked: String {
    var rows: [(String, String)] = []
    rows.append(
      (
        "Read",
        "\(counted(summary.filesRead, "file")), \(counted(summary.stringsRead, "string"))"
          + (summary.sourceFilesRead > 0
            ? ", \(counted(summary.sourceFilesRead, "file")) of source" : "")
      ))
    rows.append(
      (
        "Measured",
        "\(counted(summary.strings, "string")) in \(counted(summary.locales.count, "language")), "
          + counted(summary.measurements, "measurement")
      ))
    rows.append(("Devices", escaped(summary.devices.joined(separator: ", "))))
    rows.append(("Text sizes", escaped(sizes)))
    if let places { rows.append(("Places", places)) }
    if let colors { rows.append(("Colours", colors)) }
    if undrawnPlaces > 0 {
      rows.append(
        (
          "Pictures",
          "the worst \(grouped(FindingSweeps.mostPlaces)) places are drawn,"
            + " \(grouped(undrawnPlaces)) more are not; a narrower audit draws them"
        ))
    }
    if summary.suppressed > 0 {
      rows.append(
        ("Excused", "\(counted(summary.suppressed, "finding")) by comments or the configuration"))
    }
    if summary.known > 0 {
      rows.append(("Known", "\(counted(summary.known, "finding")) that the baseline holds"))
    }
    if !summary.skipped.isEmpty { rows.append(("Left out", reasons(summary.skipped))) }
    if !summary.undetermined.isEmpty {
      rows.append(("Could not be judged", reasons(summary.undetermined)))
    }
    let items = rows.map { "<dt>\($0.0)</dt><dd>\($0.1)</dd>" }
    return "<h2 id=\"checked\">What was checked</h2>\n<dl class=\"facts\">\n"
      + items.joined(separator: "\n") + "\n</dl>"
  }

  private var sizes: String {
    let names = summary.categories
    var text = counted(names.count, "size")
    if let first = names.first, let last = names.last, names.count > 1 {
      text += " from \(first) to \(last)"
    }
    return text + ", \(summary.os.joined(separator: " and "))"
      + (summary.boldText ? ", Bold Text" : "")
  }

  private var places: String? {
    summary.keys.flatMap { $0.total > 0 ? escaped(PlacementText($0).sentence) : nil }
  }

  private var colors: String? {
    guard let colors = summary.colors, colors.pairs > 0 else { return nil }
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

  private func reasons(_ counts: [String: Int]) -> String {
    let items = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "<li>\(grouped($0.value)) \(escaped($0.key))</li>" }
    return "<ul>\(items.joined())</ul>"
  }

  private var problems: String {
    guard !report.problems.isEmpty else { return "" }
    let items = report.problems.map { problem in
      let place = problem.line.map { "\(problem.file):\($0)" } ?? problem.file
      let kind = problem.isFatal ? "error" : "warning"
      return "<li><b class=\"\(kind)\">\(kind)</b> <code>\(isolated(place))</code> "
        + "\(escaped(problem.message))</li>"
    }
    let title = "Problems with the input (\(grouped(report.problems.count)))"
    // A long list would push everything else off the page.
    guard items.count > 5 else {
      return "<h2 id=\"problems\">\(title)</h2>\n<ul class=\"problems\">\n"
        + items.joined(separator: "\n") + "\n</ul>"
    }
    return "<h2 id=\"problems\">\(title)</h2>\n<details><summary>Show all</summary>"
      + "<ul class=\"problems\">\n" + items.joined(separator: "\n") + "\n</ul></details>"
  }
}

extension Severity {
  /// `error`, `errors`.
  func noun(_ count: Int) -> String { count == 1 || self == .info ? rawValue : rawValue + "s" }
}
