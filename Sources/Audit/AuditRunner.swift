import Components
import DynamicType
import FileSearch
import Foundation
import InterfaceScan
import Localization
import TextShaping

/// Audits string catalogs: reads, plans, measures on all cores, and reports.
public final class AuditRunner: Sendable {
  /// Called with the number of measured texts and their total; never on two threads at once.
  public typealias Progress = @Sendable (_ done: Int, _ total: Int) -> Void

  private let configuration: AuditConfiguration
  private let fontStack: FontStack
  private let filters: AuditFilters
  private let toolVersion: String
  private let usesProbes: Bool
  private let usageScanner: UsageScanner?

  /// Creates a runner.
  ///
  /// - Parameter fontStack: the fonts, loaded with `configuration.fonts`; a family it lacks is
  ///   measured in the system font.
  public convenience init(
    configuration: AuditConfiguration, fontStack: FontStack,
    filters: AuditFilters = AuditFilters(), toolVersion: String = "",
    usageScanner: UsageScanner? = nil
  ) {
    self.init(
      configuration: configuration, fontStack: fontStack, filters: filters,
      toolVersion: toolVersion, usesProbes: true, usageScanner: usageScanner)
  }

  /// - Parameter usesProbes: false lays every text out, which must give the same report.
  init(
    configuration: AuditConfiguration, fontStack: FontStack, filters: AuditFilters,
    toolVersion: String, usesProbes: Bool, usageScanner: UsageScanner? = nil
  ) {
    self.usageScanner = usageScanner
    self.configuration = configuration
    self.fontStack = fontStack
    self.filters = filters
    self.toolVersion = toolVersion
    self.usesProbes = usesProbes
  }

  /// Audits files and folders.
  ///
  /// What cannot be read becomes a problem of the report, beside the findings of the rest.
  public func run(paths: [String], progress: Progress? = nil) throws -> AuditReport {
    let start = Date()
    let tree = FileTree(paths: paths, exclusions: configuration.exclusions)
    let colorAuditor = ColorAuditor(configuration: configuration, filters: filters)
    let interface = colorAuditor.scan(tree)
    let result = LocalizationReader.read(
      tree, otherEndings: usageScanner?.fileExtensions ?? [])
    let scan = usageScanner?.scan(tree, keys: result.keys)
    let (faults, excused) = InterfaceAuditor(configuration: configuration, filters: filters)
      .findings(roots: paths, interface: interface, sources: scan, localization: result)
    var report = run(
      result, colors: interface.map(colorAuditor.report), usages: scan?.usages ?? [],
      interface: faults, progress: progress)
    report.summary.suppressed += excused
    // What is wrong with an interface file, its colours have said already.
    let known = Set(report.problems.map { "\($0.file):\($0.line ?? 0)" })
    report.problems += (scan?.problems ?? []).filter {
      !known.contains("\($0.file):\($0.line ?? 0)")
    }
    if result.strings.isEmpty, let folder = tree.leftOut.first {
      let more = tree.leftOut.count - 1
      report.problems.append(
        ReportProblem(
          file: folder,
          message: "left out" + (more > 0 ? ", with \(more) more" : "")
            + "; give its own path to have it read",
          isFatal: false))
    }
    // Several readers may meet the same problem, such as a folder that cannot be listed.
    var seen: Set<ReportProblem> = []
    report.problems = report.problems.filter { seen.insert($0).inserted }
    report.summary.sourceFilesRead = scan?.filesRead ?? 0
    report.summary.seconds = Date().timeIntervalSince(start)
    return report
  }

  /// Audits strings that were read already.
  ///
  /// - Parameters:
  ///   - colors: what was found out about colours; nil without.
  ///   - usages: where the app's sources show strings.
  ///   - interface: findings about the interface itself.
  public func run(
    _ read: LocalizationResult, colors: ContrastReport? = nil, usages: [Usage] = [],
    interface: [Finding] = [],
    progress: Progress? = nil
  ) -> AuditReport {
    let start = Date()
    var result = read
    result.add(
      configuration.pseudo,
      sourceLanguage: configuration.sourceLanguage ?? read.sourceLanguage ?? "en")
    let grid = makeGrid()
    var planner = AuditPlanner(
      configuration: configuration, filters: filters, devices: grid.groups, usages: usages)
    var plan = planner.plan(result)
    let isAboutColors = result.strings.isEmpty && colors?.judgements.isEmpty == false
    if plan.strings.isEmpty, !isAboutColors, interface.isEmpty,
      !result.problems.contains(where: \.isFatal)
    {
      plan.problems.append(nothingChecked(result))
    }
    let faults = measure(plan, grid: grid, progress: progress)
    let measurer = Measurer(
      grid: grid, fontStack: fontStack, defaultFont: configuration.defaultFont,
      usesProbes: usesProbes)
    let losses = TextLossFinder(plan: plan, faults: faults) { unit, record in
      measurer.placement(of: plan.units[unit], as: record)
    }.losses()
    let audited = AuditedRun(
      grid: grid, fontStack: fontStack, defaultFont: configuration.defaultFont)
    let found =
      FindingBuilder(plan: plan, run: audited).findings(faults, losses: losses)
      + LocalizationAuditor(
        configuration: configuration, filters: filters, fontStack: fontStack, usages: usages
      ).findings(in: result)
      + interface + (colors?.findings ?? [])
    let (findings, suppressed) = Suppression(configuration.rules, entries: result.entries)
      .apply(to: Finding.sorted(found))
    var report = AuditReport(
      toolVersion: toolVersion, findings: findings,
      problems: result.problems.filter { $0.isFatal || !$0.isReportedByRule } + plan.problems
        + (colors?.problems ?? []),
      summary: summary(result, plan, grid, findings))
    report.summary.suppressed = suppressed
    report.summary.colors = colors?.summary
    report.summary.seconds = Date().timeIntervalSince(start)
    return report
  }

  // MARK: Parts

  private func makeGrid() -> MeasurementGrid {
    var devices = filters.devices.isEmpty ? configuration.devices : filters.devices
    if devices.isEmpty { devices = Device.auditDefaults }
    var systems = filters.os.isEmpty ? [configuration.os ?? .newest] : filters.os
    systems = Array(Set(systems)).sorted()
    let categories =
      filters.categories.isEmpty ? ContentSizeCategory.allCases : filters.categories
    var orientations =
      filters.orientations.isEmpty ? configuration.orientations : filters.orientations
    if orientations.isEmpty { orientations = [.portrait] }
    var windows = filters.windows.isEmpty ? configuration.windows : filters.windows
    if windows.isEmpty { windows = [.fullScreen] }
    return MeasurementGrid(
      systems: systems,
      groups: DeviceGroup.group(
        devices, orientations: orientations, windows: windows, systems: systems),
      categories: Array(Set(categories)).sorted(),
      boldText: filters.boldText ?? configuration.boldText, screens: configuration.screens)
  }

  /// A run that looked at nothing must not pass for a clean one.
  private func nothingChecked(_ result: LocalizationResult) -> ReportProblem {
    let message =
      result.strings.isEmpty
      ? "no localised strings were found; give a .xcstrings or .strings file, or a folder with some"
      : "nothing is left to check: all \(result.strings.count) strings are filtered, ignored or "
        + "empty"
    return ReportProblem(file: "typefit", message: message, isFatal: true)
  }

  private func measure(
    _ plan: AuditPlan, grid: MeasurementGrid, progress: Progress?
  ) -> [[FaultRecord]] {
    let units = plan.units
    guard !units.isEmpty else { return [] }
    // Small chunks keep the cores evenly busy; the order of the results is that of the units.
    let chunk = max(16, min(256, units.count / 64))
    let board = ResultBoard(unitCount: units.count, chunk: chunk, progress: progress)
    let workers = max(1, min(ProcessInfo.processInfo.activeProcessorCount, board.chunkCount))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      let measurer = Measurer(
        grid: grid, fontStack: fontStack, defaultFont: configuration.defaultFont,
        usesProbes: usesProbes)
      while let range = board.nextChunk() {
        board.finish(range, range.map { measurer.measure(units[$0]) })
      }
    }
    return board.results()
  }

  private func summary(
    _ result: LocalizationResult, _ plan: AuditPlan, _ grid: MeasurementGrid,
    _ findings: [Finding]
  ) -> AuditSummary {
    var summary = AuditSummary()
    summary.filesRead = result.filesRead
    summary.entriesRead = result.entriesRead
    summary.stringsRead = result.strings.count
    summary.strings = plan.strings.count
    summary.locales = plan.locales
    summary.stringsByLocale = plan.strings.reduce(into: [:]) { counts, planned in
      counts[planned.string.locale, default: 0] += 1
    }
    summary.devices = grid.groups.flatMap(\.names)
    summary.orientations = Orientation.allCases.map(\.rawValue).filter { name in
      grid.groups.contains { $0.orientation.rawValue == name }
    }
    summary.categories = grid.categories.map(\.shortName)
    summary.os = grid.systems.map(\.displayName)
    summary.boldText = grid.boldText
    summary.shapings = plan.textCount
    let perSystem = grid.systems.count * grid.categories.count
    for unit in plan.units {
      let groups = grid.groups.count { unit.idioms.shows(on: $0.representative.idiom) }
      summary.measurements += groups * perSystem
    }
    summary.count(findings)
    summary.skipped = plan.skipped
    summary.undetermined = plan.undetermined
    for string in plan.strings {
      let assignment = string.assignment
      let name = assignment.isFallback ? "fallback" : assignment.confidence.rawValue
      summary.assignments[name, default: 0] += 1
    }
    summary.keys = PlacementCounts(plan.strings)
    if let unknown = summary.assignments["fallback"] {
      summary.undetermined["no place known: measured as a label only"] = unknown
    }
    let coverage = GlyphCoverage(fontStack: fontStack)
    let unknownWidths = plan.strings.count { !coverage.undetermined(in: $0.text).isEmpty }
    if unknownWidths > 0 {
      summary.undetermined["iOS draws a character that no installed font has"] = unknownWidths
    }
    return summary
  }
}

/// Hands out chunks of units to workers and keeps their results in order.
///
/// `@unchecked Sendable`: every access to its state happens under the lock.
private final class ResultBoard: @unchecked Sendable {
  let chunkCount: Int
  private let unitCount: Int
  private let chunk: Int
  private let progress: AuditRunner.Progress?
  private let lock = NSLock()
  private var next = 0
  private var done = 0
  private var faults: [[FaultRecord]]

  init(unitCount: Int, chunk: Int, progress: AuditRunner.Progress?) {
    self.unitCount = unitCount
    self.chunk = chunk
    self.progress = progress
    chunkCount = (unitCount + chunk - 1) / chunk
    faults = Array(repeating: [], count: unitCount)
  }

  func nextChunk() -> Range<Int>? {
    lock.withLock {
      guard next < unitCount else { return nil }
      let range = next..<min(next + chunk, unitCount)
      next = range.upperBound
      return range
    }
  }

  func finish(_ range: Range<Int>, _ results: [[FaultRecord]]) {
    lock.withLock {
      for (index, result) in zip(range, results) { faults[index] = result }
      done += range.count
      // Called under the lock, so that reports of progress never overtake each other.
      progress?(done, unitCount)
    }
  }

  func results() -> [[FaultRecord]] {
    lock.withLock { faults }
  }
}
