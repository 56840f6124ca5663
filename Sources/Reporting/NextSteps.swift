import Audit

/// What a reader of the summary does next, most useful first.
struct NextSteps {
  private let report: AuditReport
  private let options: TextReporter.Options

  /// From how many findings on a baseline is worth a line.
  private static let manyFindings = 50
  /// How many places of findings are named.
  private static let placeLimit = 3

  init(_ report: AuditReport, options: TextReporter.Options) {
    self.report = report
    self.options = options
  }

  /// The heading and a line or two for each step; nothing where nothing is to be done.
  func lines(style: TerminalStyle) -> [String] {
    let steps = [first, places, list, baseline].compactMap { $0 }
    guard !steps.isEmpty else { return [] }
    return [style.paint("What to do next", .heading)]
      + steps.flatMap { label, text -> [String] in
        let width = style.columns - 10
        let lines = options.isQuiet ? [shorten(text, to: width)] : wrap(text, width: width)
        return lines.enumerated().map { index, line in
          "  " + pad(index == 0 ? label : "", to: 7) + line
        }
      }
  }

  /// The worst findings, and where most of them are.
  private var first: (String, String)? {
    let worst = Severity.allCases.reversed().first { severity in
      severity > .info && (report.summary.counts[severity.rawValue] ?? 0) > 0
    }
    guard let worst else { return nil }
    var counts: [String: Int] = [:]
    let findings = report.findings.filter { $0.severity == worst }
    for finding in findings { counts[place(of: finding), default: 0] += 1 }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let named = sorted.prefix(Self.placeLimit).map { name, count in
      findings.count == 1 ? name : "\(name) (\(grouped(count)))"
    }
    let more = sorted.count > Self.placeLimit ? " and others" : ""
    let what = counted(findings.count, worst.rawValue)
    return ("fix", "\(what) first: \(named.joined(separator: ", "))\(more)")
  }

  private func place(of finding: Finding) -> String {
    let subject = finding.evidenceText().subject
    if !subject.slot.isEmpty { return subject.slot }
    return finding.rule
  }

  /// What helps most when typefit knows too little.
  private var places: (String, String)? {
    let unknown = report.summary.assignments["fallback"] ?? 0
    guard unknown > 0, unknown * 10 > report.summary.strings else { return nil }
    return (
      "say",
      "where \(counted(unknown, "string")) are shown: slots in .typefit.json, or in comments"
    )
  }

  private var list: (String, String)? {
    let omitted = report.findings.count - (options.isQuiet ? 0 : options.limit ?? .max)
    guard omitted > 0, !options.hint.isEmpty else { return nil }
    let hasPictures = ReportFormat.named("html") != nil
    let kind = hasPictures ? "--report html=typefit.html" : "--report text=typefit.txt"
    return ("see", "all \(grouped(report.findings.count)) findings: \(options.hint), or \(kind)")
  }

  private var baseline: (String, String)? {
    guard report.findings.count >= Self.manyFindings, report.summary.known == 0 else { return nil }
    return (
      "begin", "with what is new: --write-baseline FILE once, then --baseline FILE"
    )
  }
}
