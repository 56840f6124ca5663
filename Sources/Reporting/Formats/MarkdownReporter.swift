import Audit

/// Writes an audit as Markdown for a comment on a pull request: a table of the languages, then the
/// findings in parts that fold, worst first.
///
/// A comment on GitHub has at most 65,536 characters. What does not fit is counted, not cut.
struct MarkdownReporter: Reporter {
  let report: AuditReport
  let context: ReportContext
  /// The most characters.
  var limit = MarkdownReporter.commentLimit

  /// The most characters of a comment on GitHub ("body is too long (maximum is 65536 characters)").
  static let commentLimit = 65_536
  /// What closes a table and says how many findings are left out.
  private static let reserve = 400
  /// Rows of the table of languages and of the heat map.
  private static let languageLimit = 40

  func write<Sink: ReportSink>(to sink: inout Sink) throws {
    var budget = MarkdownBudget(limit: limit)
    var pieces = [head]
    pieces.append(context.comparison.map { ComparisonMarkdown($0).summary + "\n" } ?? "")
    pieces += [languages, sizes, problems]
    for piece in pieces where !piece.isEmpty && budget.takes(piece, keeping: Self.reserve) {
      sink.write(piece)
    }
    var omitted = 0
    var isFirst = true
    for section in sections() where !section.findings.isEmpty {
      omitted += write(section, isOpen: isFirst, &budget, to: &sink)
      isFirst = false
    }
    if omitted > 0 {
      sink.write("\n… and \(counted(omitted, "more finding")), for which a comment has no room.\n")
    }
  }

  // MARK: Parts

  private struct Section {
    let title: String
    let findings: [Finding]
  }

  /// The findings: what changed first where it is known, then by severity.
  private func sections() -> [Section] {
    let shown = report.findings.filter { $0.severity > .info }
    guard let comparison = context.comparison else { return bySeverity(shown, "") }
    let worse = comparison.changed.filter { $0.direction != .better }.map(\.new)
    var fresh = FindingMultiset(comparison.added + worse)
    let rest = shown.filter { !fresh.take($0) }
    return [
      Section(title: "New", findings: comparison.added.filter { $0.severity > .info }),
      Section(title: "Worse than before", findings: worse.filter { $0.severity > .info }),
    ] + bySeverity(rest, ", as before") + [Section(title: "Fixed", findings: comparison.fixed)]
  }

  private func bySeverity(_ findings: [Finding], _ suffix: String) -> [Section] {
    [(Severity.error, "Errors"), (.warning, "Warnings"), (.note, "Notes")].map { severity, title in
      Section(title: title + suffix, findings: findings.filter { $0.severity == severity })
    }
  }

  /// - Returns: how many findings had no room.
  private func write<Sink: ReportSink>(
    _ section: Section, isOpen: Bool, _ budget: inout MarkdownBudget, to sink: inout Sink
  ) -> Int {
    let count = section.findings.count
    let start = """

      <details\(isOpen ? " open" : "")><summary><b>\(section.title) (\(grouped(count)))</b></summary>

      | string | place | what happens | what to do |
      |---|---|---|---|

      """
    let end = "\n</details>\n"
    guard budget.takes(start + end, keeping: Self.reserve) else { return count }
    sink.write(start)
    var written = 0
    for finding in section.findings {
      let row = row(finding)
      guard budget.takes(row, keeping: Self.reserve) else { break }
      sink.write(row)
      written += 1
    }
    sink.write(end)
    return count - written
  }

  private func row(_ finding: Finding) -> String {
    let message = FindingMessage(finding)
    let subject = message.subject
    var name = MarkdownText.code(shorten(subject.name, to: 80))
    if !subject.locale.isEmpty { name = "**\(MarkdownText.plain(subject.locale))** " + name }
    if !subject.variation.isEmpty { name += " (\(MarkdownText.plain(subject.variation)))" }
    let file = finding.place.file.split(separator: "/").suffix(2).joined(separator: "/")
    var place = MarkdownText.code("\(file):\(finding.place.line)")
    if !subject.slot.isEmpty { place = MarkdownText.code(subject.slot) + "<br>" + place }
    var what = MarkdownText.plain(message.statement)
    if !subject.text.isEmpty {
      what += "<br>“\(MarkdownText.plain(shorten(subject.text, to: 160)))”"
    }
    if !subject.lostText.isEmpty {
      what += "<br>loses “\(MarkdownText.plain(shorten(subject.lostText, to: 80)))”"
    }
    if finding.confidence == .guess { what += "<br>*a guess*" }
    let advice = MarkdownText.plain(shorten(finding.advice, to: 240))
    return "| \(name) | \(place) | \(what) | \(advice) |\n"
  }

  /// The heading, with a mark by which a pipeline finds its own comment again.
  private var head: String {
    let summary = report.summary
    let found = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = summary.counts[severity.rawValue] ?? 0
      guard count > 0, severity > .info else { return nil }
      return counted(count, severity.rawValue)
    }
    let title = found.isEmpty ? "nothing found" : found.joined(separator: ", ")
    var text = "<!-- typefit -->\n## typefit: \(title)\n\n"
    text += "\(counted(summary.strings, "string")) in \(counted(summary.locales.count, "language"))"
    text += ", on \(counted(summary.devices.count, "device"))"
    text += ", at \(counted(summary.categories.count, "text size"))"
    if !summary.os.isEmpty { text += ", \(summary.os.joined(separator: " and "))" }
    return text + ".\n"
  }

  /// Findings of each language by severity.
  private var languages: String {
    var counts: [String: [Severity: Int]] = [:]
    for finding in report.findings where finding.severity > .info {
      let locale = finding.evidenceText().subject.locale
      counts[locale, default: [:]][finding.severity, default: 0] += 1
    }
    guard !counts.isEmpty else { return "" }
    func count(_ locale: String, _ severity: Severity) -> Int { counts[locale]?[severity] ?? 0 }
    let order: [Severity] = [.error, .warning, .note]
    let sorted = counts.keys.sorted { left, right in
      let (a, b) = (order.map { -count(left, $0) }, order.map { -count(right, $0) })
      return a == b ? left < right : a.lexicographicallyPrecedes(b)
    }
    var text = "\n| language | errors | warnings | notes |\n|---|--:|--:|--:|\n"
    for locale in sorted.prefix(Self.languageLimit) {
      let cells = order.map { count(locale, $0) == 0 ? "·" : grouped(count(locale, $0)) }
      let name = locale.isEmpty ? "*colours and files*" : MarkdownText.plain(locale)
      text += "| \(name) | \(cells.joined(separator: " | ")) |\n"
    }
    if sorted.count > Self.languageLimit {
      text += "\n… and \(counted(sorted.count - Self.languageLimit, "more language")).\n"
    }
    return text
  }

  /// The heat map, folded.
  private var sizes: String {
    let map = HeatMap(report)
    guard !map.rows.isEmpty else { return "" }
    var text = "\n<details><summary>Strings in trouble at each text size</summary>\n\n| |"
    text += map.categories.map { " \($0) |" }.joined() + "\n|---|"
    text += map.categories.map { _ in "--:|" }.joined() + "\n"
    for row in map.rows.prefix(Self.languageLimit) {
      let cells = row.counts.map { $0 == 0 ? " · |" : " \(grouped($0)) |" }
      text += "| \(MarkdownText.plain(row.locale)) |" + cells.joined() + "\n"
    }
    return text + "\n</details>\n"
  }

  private var problems: String {
    let fatal = report.problems.filter(\.isFatal)
    guard !fatal.isEmpty else { return "" }
    var text = "\n**Could not read everything:**\n\n"
    for problem in fatal.prefix(10) { text += "- \(MarkdownText.plain(problem.description))\n" }
    if fatal.count > 10 { text += "- … and \(fatal.count - 10) more\n" }
    return text
  }
}

/// Findings that may be there several times, by their fingerprints.
private struct FindingMultiset {
  private var counts: [String: Int] = [:]

  init(_ findings: [Finding]) {
    for finding in findings { counts[FindingFingerprints.name(of: finding), default: 0] += 1 }
  }

  /// Whether it is there; it is there once less afterwards.
  mutating func take(_ finding: Finding) -> Bool {
    let name = FindingFingerprints.name(of: finding)
    guard let count = counts[name], count > 0 else { return false }
    counts[name] = count - 1
    return true
  }
}

extension ReportFormat {
  /// For a comment on a pull request.
  static let markdown = ReportFormat(
    name: "markdown", fileExtension: "md",
    summary: "a comment for a pull request, as long as GitHub allows"
  ) { MarkdownReporter(report: $0, context: $1) }
}
