import Audit
import ColorContrast
import DynamicType
import Foundation
import InterfaceScan
import Localization

/// Writes a ``ContrastReport`` as JSON: one object, sorted members; docs/contrast.md describes it.
public struct ContrastJSONReporter: Reporter {
  private let report: ContrastReport
  private let toolVersion: String

  /// Creates a reporter.
  public init(_ report: ContrastReport, toolVersion: String) {
    self.report = report
    self.toolVersion = toolVersion
  }

  /// Writes the whole report.
  /// - Throws: `EncodingError` when a number is not finite.
  public func write<Sink: ReportSink>(to sink: inout Sink) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let document = Document(report, toolVersion: toolVersion)
    sink.write(String(decoding: try encoder.encode(document), as: UTF8.self) + "\n")
  }

  private struct Document: Encodable {
    let schemaVersion = ContrastReport.schemaVersion
    let tool = "typefit"
    let toolVersion: String
    let settings: Settings
    let filesRead: Int
    let counts: [String: Int]
    let pairs: [Pair]
    let states: [States]
    let statusBars: [StatusBar]
    let unpaired: [String]
    let findings: [Finding]
    let problems: [ReportProblem]

    init(_ report: ContrastReport, toolVersion: String) {
      self.toolVersion = toolVersion
      settings = Settings(report.settings)
      filesRead = report.filesRead
      counts = Dictionary(
        uniqueKeysWithValues: ContrastReport.Outcome.allCases.map {
          ($0.rawValue, report.count($0))
        })
      pairs = report.judgements.map(Pair.init)
      states = report.states.map(States.init)
      statusBars = report.statusBars.map(StatusBar.init)
      unpaired = report.unpaired
      findings = report.findings
      problems = report.problems
    }
  }

  private struct Settings: Encodable {
    let level: String
    let largeText: String
    let os: String
    let boldText: Bool
    let appearances: [String]
    let categories: [String]

    init(_ settings: ContrastSettings) {
      level = settings.level.rawValue
      largeText = settings.largeText.rawValue
      os = settings.os.displayName
      boldText = settings.boldText
      appearances = settings.wantedAppearances.map(\.displayName)
      categories = settings.categories.map(\.shortName)
    }
  }

  private struct Pair: Encodable {
    let subject: String
    let component: String
    let role: String
    let foreground: String
    let background: String
    let reason: String
    let explanation: String
    let place: SourcePlace
    let confidence: Confidence
    let font: String?
    let exemption: String?
    let outcome: String
    let criterion: String
    let isSystemDefault: Bool
    let cases: [Case]

    init(_ judgement: ContrastJudgement) {
      let pairing = judgement.pairing
      subject = judgement.subject
      component = pairing.component
      role = pairing.role.rawValue
      foreground = pairing.foreground.name
      background = pairing.backdrop.name
      reason = pairing.reason.rawValue
      explanation = pairing.explanation
      place = pairing.place
      confidence = pairing.confidence
      font = pairing.font?.displayName
      exemption = pairing.exemption?.rawValue
      outcome = judgement.outcome.rawValue
      isSystemDefault = pairing.isSystemDefault
      criterion = judgement.criterion.rawValue
      cases = judgement.cases.map { Case(judgement, $0) }
    }
  }

  private struct Case: Encodable {
    let appearances: [String]
    let foreground: String
    let background: String
    let ratio: Double
    let bestRatio: Double?
    let undeterminedReason: String?
    let required: Double
    let criteria: [String: String]
    let failingCategories: [String]
    let passingCategories: [String]
    let lightnessContrast: Double?
    let suggestions: [SuggestedColor]
    let confidence: Confidence
    let sources: [String]

    init(_ judgement: ContrastJudgement, _ example: ContrastCase) {
      let shown = judgement.evidenceExample(example)
      appearances = shown.appearances
      foreground = shown.foreground
      background = shown.background
      ratio = shown.ratio
      bestRatio = shown.bestRatio
      if case .undetermined(let reason, _, _) = example.result {
        undeterminedReason = reason
      } else {
        undeterminedReason = nil
      }
      required = shown.required
      var criteria: [String: String] = [:]
      for criterion in ContrastCriterion.allCases {
        for isLarge in criterion == .nonText ? [false] : [false, true] {
          let name = criterion.rawValue + (isLarge ? " large" : "")
          let isMet = example.result.meets(criterion.minimum(isLargeText: isLarge))
          criteria[name] = isMet.map { $0 ? "passes" : "fails" } ?? "undetermined"
        }
      }
      self.criteria = criteria
      failingCategories = judgement.failing(example).map(\.shortName)
      passingCategories = judgement.passing(example).map(\.shortName)
      lightnessContrast = shown.lightnessContrast
      suggestions = shown.suggestions
      confidence = example.confidence
      sources = example.sources
    }
  }

  private struct States: Encodable {
    let component: String
    let first: String
    let second: String
    let place: SourcePlace
    let confidence: Confidence
    let cases: [StateExample]

    init(_ judgement: StateJudgement) {
      component = judgement.pair.component
      first = judgement.pair.first.name
      second = judgement.pair.second.name
      place = judgement.pair.place
      confidence = judgement.pair.confidence
      cases = judgement.cases.map(StateExample.init)
    }
  }

  private struct StateExample: Encodable {
    let appearances: [String]
    let first: String
    let second: String
    let ratio: Double
    let differsByHueAlone: Bool
    let lookAlikeWith: [String]

    init(_ example: StateCase) {
      appearances = example.appearances.map(\.displayName)
      first = example.first.hexadecimal
      second = example.second.hexadecimal
      ratio = (example.difference.ratio.value * 100).rounded(.down) / 100
      differsByHueAlone = example.isByHueAlone
      lookAlikeWith = example.difference.lookAlike.map(\.rawValue)
    }
  }

  private struct StatusBar: Encodable {
    let screen: String
    let place: SourcePlace
    let style: String
    let explanation: String
    let confidence: Confidence
    let cases: [StatusBarExample]

    init(_ check: StatusBarCheck) {
      screen = check.pair.backdrop.screen
      place = check.pair.backdrop.place
      style = check.pair.style.rawValue
      explanation = check.pair.explanation
      confidence = check.pair.confidence
      cases = check.cases.map(StatusBarExample.init)
    }
  }

  private struct StatusBarExample: Encodable {
    let appearances: [String]
    let foreground: String
    let background: String
    let ratio: Double
    let bestRatio: Double?
    let passes: Bool?
    let recommended: String

    init(_ example: StatusBarCheck.Case) {
      let shown = StatusBarContrastRule.example(example)
      appearances = shown.appearances
      foreground = shown.foreground
      background = shown.background
      ratio = shown.ratio
      bestRatio = shown.bestRatio
      passes = example.judgement.passes
      recommended = example.judgement.recommended.rawValue
    }
  }
}
