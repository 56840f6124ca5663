import ColorContrast
import DynamicType
import InterfaceScan

/// The pairs of colours that were looked at, and what is wrong with them.
public struct ContrastReport: Sendable {
  /// Version of the JSON; it rises when a member changes its meaning or goes.
  public static let schemaVersion = 1

  /// What was asked for.
  public var settings: ContrastSettings
  /// The pairs, in the order they were found.
  public var judgements: [ContrastJudgement]
  /// The states that colours tell apart.
  public var states: [StateJudgement]
  /// The status bars of screens.
  public private(set) var statusBars: [StatusBarCheck] = []
  /// Colour sets named like a text or a symbol that nothing says a background of.
  public internal(set) var unpaired: [String] = []
  /// The faults, worst first.
  public var findings: [Finding]
  /// Problems with the input.
  public var problems: [ReportProblem]
  /// The files with colours that were read; a colour set counts as one.
  public var filesRead: Int

  /// Judges pairs and states.
  public init(
    _ pairings: [ColorPairing], states: [StatePair] = [], settings: ContrastSettings,
    problems: [ReportProblem] = [], filesRead: Int = 0
  ) {
    self.settings = settings
    judgements = pairings.map { ContrastJudgement($0, settings: settings) }
    self.states = states.map { StateJudgement($0, settings: settings) }
    findings = Finding.sorted(
      ContrastFindings(judgements).findings
        + self.states.compactMap { HueOnlyDifferenceRule().finding(about: $0) })
    self.problems = problems
    self.filesRead = filesRead
  }

  /// Adds status bars and their faults.
  mutating func add(_ checks: [StatusBarCheck]) {
    statusBars += checks
    findings = Finding.sorted(
      findings + checks.compactMap { StatusBarContrastRule().finding(about: $0) })
  }

  /// Leaves out the findings of rules that are off, and gives others the severity that was set.
  public mutating func apply(_ rules: [String: RuleSetting]) {
    findings = Finding.sorted(Suppression(rules, entries: []).apply(to: findings).findings)
  }

  /// How a pair fares.
  public enum Outcome: String, Sendable, CaseIterable {
    /// It passes at every text size in every appearance.
    case passes
    /// It fails at some text size in some appearance.
    case fails
    /// It depends on what lies behind.
    case undetermined
    /// It may be low: disabled, decoration or a logo.
    case exempt
    /// The system chose both colours, and the app has no part in them.
    case systemDefault
    /// No appearance of this generation has both colours.
    case missing
  }

  /// The report in numbers.
  var summary: ColorSummary {
    ColorSummary(
      filesRead: filesRead, pairs: judgements.count,
      appearances: settings.wantedAppearances.map(\.displayName),
      outcomes: Dictionary(
        uniqueKeysWithValues: Outcome.allCases.map { ($0.rawValue, count($0)) }))
  }

  /// How many pairs fare in a way.
  public func count(_ outcome: Outcome) -> Int {
    judgements.count { $0.outcome == outcome }
  }
}

extension ContrastJudgement {
  /// How the pair fares.
  public var outcome: ContrastReport.Outcome {
    if pairing.exemption != nil { return .exempt }
    if pairing.isSystemDefault { return .systemDefault }
    if cases.isEmpty { return .missing }
    if cases.contains(where: { !failing($0).isEmpty }) { return .fails }
    return cases.contains { !undetermined($0).isEmpty } ? .undetermined : .passes
  }
}
