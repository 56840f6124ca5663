import Audit

extension ReportFormat {
  /// A page to look at.
  static let html = ReportFormat(
    name: "html", fileExtension: "html",
    summary: "one page with pictures, search and filters, for people"
  ) { report, context in
    HTMLReporter(report, comparison: context.comparison)
  }

  /// A page for each language.
  static let htmlByLocale = ReportFormat(
    name: "html-locale", fileExtension: "html",
    summary: "a page for each language in a folder, for translators"
  ) { report, _ in
    try report.byLocale().map { locale, report in
      var sink = StringSink()
      try HTMLReporter(report, start: "locale/" + percentEncoded(locale)).write(to: &sink)
      return ReportDocument(name: "\(fileName(locale)).html", bytes: Array(sink.text.utf8))
    }
  }

  /// A locale's name without what a file's name must not have.
  private static func fileName(_ locale: String) -> String {
    String(locale.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
  }
}

extension AuditReport {
  /// The report of each language alone, of those that have findings, by name.
  func byLocale() -> [(locale: String, report: AuditReport)] {
    var groups: [String: [Finding]] = [:]
    for finding in findings {
      let locale = FindingIdentity(finding).locale
      if !locale.isEmpty { groups[locale, default: []].append(finding) }
    }
    return groups.sorted { $0.key < $1.key }.map { locale, findings in
      var report = self
      report.findings = findings
      let strings = summary.stringsByLocale?[locale] ?? 0
      report.summary.locales = [locale]
      report.summary.stringsByLocale = [locale: strings]
      report.summary.strings = strings
      report.summary.count(findings)
      // They were counted over all languages.
      report.summary.assignments = [:]
      report.summary.skipped = [:]
      report.summary.undetermined = [:]
      report.summary.colors = nil
      return (locale, report)
    }
  }
}
