import Foundation
import Localization

/// A problem with the input, as a report holds it: that of a file, or of the run as a whole.
public typealias ReportProblem = LocalizationProblem

/// What a run found out about colours, in numbers.
public struct ColorSummary: Sendable, Hashable, Codable {
  /// Files with colours that were read; a colour set counts as one.
  public var filesRead: Int
  /// Pairs of colours that are seen together.
  public var pairs: Int
  /// The appearances that were looked at.
  public var appearances: [String]
  /// How the pairs fare: `passes`, `fails`, `undetermined`, `exempt`, `missing` → count.
  public var outcomes: [String: Int]
}

/// What a run looked at, in numbers.
public struct AuditSummary: Sendable, Codable {
  /// Files that were read.
  public var filesRead = 0
  /// Files of source in which the places of strings were looked for.
  public var sourceFilesRead = 0
  /// Keys read, counted once per file.
  public var entriesRead = 0
  /// Strings read, variations counted one by one.
  public var stringsRead = 0
  /// Strings measured.
  public var strings = 0
  /// Languages of the measured strings, sorted.
  public var locales: [String] = []
  /// Strings measured in each language; nil in reports of versions that did not count them.
  public var stringsByLocale: [String: Int]?
  /// Devices checked, narrowest first.
  public var devices: [String] = []
  /// How the devices were held: `portrait`, `landscape`.
  public var orientations: [String] = []
  /// Content size categories checked, in order.
  public var categories: [String] = []
  /// iOS generations checked.
  public var os: [String] = []
  /// Whether Bold Text was on.
  public var boldText = false
  /// Distinct texts that had to be shaped.
  public var shapings = 0
  /// Text × device × size × system combinations judged, duplicates counted once.
  public var measurements = 0
  /// How long the run took; nil in reports that must not differ from run to run.
  public var seconds: Double?
  /// Findings by severity, every severity named.
  public var counts: [String: Int] = [:]
  /// Findings by rule.
  public var countsByRule: [String: Int] = [:]
  /// Findings left out because a comment or the configuration says so.
  public var suppressed = 0
  /// Findings left out because the baseline holds them.
  public var known = 0
  /// Measured strings, counted once for each place, whose place is `certain`, `likely`, a `guess`, or
  /// unknown (`fallback`).
  public var assignments: [String: Int] = [:]
  /// How surely the places of the measured keys are known; nil in reports of older versions.
  public var keys: PlacementCounts?
  /// Strings left out: reason → count.
  public var skipped: [String: Int] = [:]
  /// Strings that could not be judged: reason → count.
  public var undetermined: [String: Int] = [:]
  /// The colours; nil where none were found or asked for.
  public var colors: ColorSummary?

  init() {}

  /// Counts findings by severity and rule.
  package mutating func count(_ findings: [Finding]) {
    counts = [:]
    countsByRule = [:]
    for severity in Severity.allCases { counts[severity.rawValue] = 0 }
    for finding in findings {
      counts[finding.severity.rawValue, default: 0] += 1
      countsByRule[finding.rule, default: 0] += 1
    }
  }
}

/// The result of an audit.
public struct AuditReport: Sendable, Codable {
  /// Version of this structure; it rises when a member changes its meaning or goes.
  public static let currentSchemaVersion = 2

  /// Version of the structure.
  public var schemaVersion = AuditReport.currentSchemaVersion
  /// Name of the program.
  public var tool = "typefit"
  /// Version of the program.
  public var toolVersion: String
  /// The findings: worst first, then by file, line, key and language.
  public var findings: [Finding]
  /// Problems with the input.
  public var problems: [ReportProblem]
  /// The run in numbers.
  public var summary: AuditSummary

  /// True when something could not be read, so that the findings may be incomplete.
  public var hasInputErrors: Bool { problems.contains(where: \.isFatal) }

  /// Whether a finding is at or above a severity.
  public func fails(at severity: Severity) -> Bool {
    findings.contains { $0.severity >= severity }
  }

  /// The report as JSON with sorted members: the same input gives the same bytes.
  ///
  /// - Parameter includingTiming: adds the seconds, which differ from run to run.
  public func jsonData(includingTiming: Bool = false) throws -> Data {
    var report = self
    if !includingTiming { report.summary.seconds = nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(report)
  }
}
