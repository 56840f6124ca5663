import ColorContrast
import DynamicType
import FileSearch
import InterfaceScan
import JSONText
import Localization

/// Judges the colours of an app: of asset catalogs, storyboards, xibs, theme files and the
/// configuration.
public struct ContrastAudit {
  private let configuration: ContrastConfiguration
  private let exclusions: ExclusionRules
  private let settings: ContrastSettings

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - configuration: its member `contrast`.
  ///   - settings: the conditions, those of the configuration with what the caller changes.
  public init(configuration: AuditConfiguration, settings: ContrastSettings) {
    self.configuration = configuration.contrast
    exclusions = configuration.exclusions
    self.settings = settings
  }

  /// Reads files and folders and judges their pairs.
  public func run(paths: [String]) -> ContrastReport {
    judge(InterfaceScan(FileTree(paths: paths, exclusions: exclusions)))
  }

  /// Judges what was read.
  public func judge(_ scan: InterfaceScan) -> ContrastReport {
    var settings = settings
    if settings.appearances.isEmpty {
      settings.appearances = appearances(of: scan, os: settings.os)
    }
    let own = configuration.pairs.map { scan.pairs(listedIn: $0, file: configuration.file) }
    let pairings = (scan.pairings + (own?.pairings ?? [])).map(exempted)
      .filter { $0.generations.contains(settings.os) }
    let problems = (scan.problems + (own?.problems ?? [])).map(ReportProblem.init)
    var report = ContrastReport(
      pairings, states: StatePair.found(in: pairings), settings: settings, problems: problems,
      filesRead: scan.filesRead)
    report.unpaired = Set(scan.unpaired.map(\.name)).sorted()
    report.add(StatusBarPair.found(in: scan).map { StatusBarCheck($0, settings: settings) })
    return report
  }

  /// An app that asks for one style everywhere is not seen in the other.
  private func appearances(of scan: InterfaceScan, os: OSGeneration) -> [Appearance] {
    let standard = ContrastSettings.standardAppearances(for: os)
    let styles = Set(scan.propertyLists.map { $0.userInterfaceStyle?.value })
    guard styles.count == 1, let style = styles.first ?? nil else { return standard }
    return standard.filter { $0.style == style }
  }

  /// The pair with the exemption that the configuration gives it.
  private func exempted(_ pairing: ColorPairing) -> ColorPairing {
    guard pairing.exemption == nil else { return pairing }
    var pairing = pairing
    pairing.exemption = ColorPairing.Exemption.allCases.first { exemption in
      configuration.exempt[exemption, default: []].contains { pattern in
        pattern.matches(pairing.foreground.name) || pattern.matches(pairing.component)
      }
    }
    return pairing
  }
}

extension InterfaceScan {
  /// Files with colours that could be read; a colour set counts as one.
  var filesRead: Int {
    catalogs.catalogs.reduce(0) { $0 + $1.colorSets.count } + documents.count + themes.count
  }
}

extension ReportProblem {
  /// A problem with a file of colours.
  init(_ problem: ScanProblem) {
    self.init(
      file: problem.file, line: problem.line, message: problem.message,
      isFatal: problem.severity == .error)
  }
}
