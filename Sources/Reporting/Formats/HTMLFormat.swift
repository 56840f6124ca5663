extension ReportFormat {
  /// For people who look before they read.
  static let html = ReportFormat(
    name: "html", fileExtension: "html",
    summary: "one page with pictures, search and filters, for people"
  ) { report, _ in HTMLReporter(report) }
}
