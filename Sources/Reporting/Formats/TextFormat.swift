extension ReportFormat {
  /// For a person.
  public static let text = ReportFormat(
    name: "text", fileExtension: "txt", summary: "for a person: the summary, then the findings"
  ) { TextReporter($0, options: $1.text) }
}
