import Audit
import Components
import DynamicType
import Foundation
import InterfaceScan
import Reporting
import SwiftSourceScan
import TextShaping

/// `typefit audit`: checks the texts of an app at every Dynamic Type size.
struct AuditCommand: Command {
  private static let device = OptionDeclaration.list(
    "device", short: "d", "Only this device, such as 'iPhone SE'. May be repeated.")
  private static let category = OptionDeclaration.list(
    "category", value: "size", "Only this text size, XS to AX5. May be repeated.")
  private static let slot = OptionDeclaration.list(
    "slot", "Only this slot or component, such as alert.title. May be repeated.")
  private static let orientation = OptionDeclaration.list(
    "orientation", value: "way", "Held portrait or landscape. May be repeated. (default: portrait)")
  private static let window = OptionDeclaration.list(
    "window", value: "size",
    "The app's window on iPads, such as slideOver or half. May be repeated.")
  private static let boldText = OptionDeclaration.flag(
    "bold-text", "Check with the accessibility setting Bold Text.")
  private static let baseline = OptionDeclaration.option(
    "baseline", value: "file", "Leave out the findings that this file holds.")
  private static let writeBaseline = OptionDeclaration.option(
    "write-baseline", value: "file", "Write the findings to a file for --baseline.")
  private static let pruneBaseline = OptionDeclaration.flag(
    "prune-baseline", "Remove from the baseline what is not found any more.")
  private static let pseudo = OptionDeclaration.list(
    "pseudo", value: "language",
    "Measure a pseudo-language too: \(PseudoCommand.names.joined(separator: ", ")), or"
      + " expected-de for the usual width of German texts. May be repeated.")
  private static let compare = OptionDeclaration.option(
    "compare", value: "file",
    "A JSON report of an earlier run: reports say what is new, fixed and moved since.")
  private static let all = OptionDeclaration.flag(
    "all", "Show all findings, not only the first \(findingLimit).")
  private static let maxFindings = OptionDeclaration.option(
    "max-findings", value: "number", "Show at most so many findings. (default: \(findingLimit))")
  private static let quiet = OptionDeclaration.flag(
    "quiet", short: "q", "Show only the summary, and no progress.")
  private static let verbose = OptionDeclaration.flag(
    "verbose", short: "v", "Show where each finding begins on every device, and how it is known.")
  private static let pictures = OptionDeclaration.option(
    "pictures", value: "folder",
    "Draw the worst findings as PNG files in a folder, which a SARIF report names.")
  private static let debugReshape = OptionDeclaration.flag(
    "debug-reshape", "Shape every text anew at every size, and report where widths differ.")

  /// How many findings a person reads before wanting a file instead.
  private static let findingLimit = 30
  /// How many entries of a baseline are named that are not found any more.
  private static let goneLimit = 5

  static let declaration = CommandDeclaration(
    name: "audit", abstract: "Check an app's texts at every Dynamic Type size.",
    discussion: """
      Reads string catalogs, lays every text out where it is shown, at all twelve text
      sizes on several iPhones, and reports what breaks, where, and from which size on.

      Exit code: 0 nothing at or above --fail-on, 1 findings, 2 an error.
      """,
    arguments: [
      ArgumentDeclaration(
        name: "path", help: "String catalogs, .strings files, or folders with them.",
        isRepeated: true, isOptional: false)
    ],
    options: [
      SharedOptions.config, ReportTargets.option, ReportTargets.format, ReportTargets.output,
      SharedOptions.locale, device, category,
      orientation, window, SharedOptions.os, boldText, slot, FailingLevel.option,
      SharedOptions.fontDirectory, all, maxFindings, quiet, verbose, compare, baseline,
      writeBaseline, pruneBaseline, pseudo, pictures, CacheOptions.cache,
      CacheOptions.noCache, debugReshape,
    ])

  private let paths: [String]
  private let configurationFile: String?
  private let targets: ReportTargets
  private let filters: AuditFilters
  private let failingLevel: FailingLevel?
  private let fontDirectories: [URL]
  private let findingLimit: Int?
  private let isQuiet: Bool
  private let isVerbose: Bool
  private let oldReportFile: String?
  private let reshapes: Bool
  private let baselineFile: String?
  private let newBaselineFile: String?
  private let prunesBaseline: Bool
  private let pseudo: [PseudoChoice]
  private let pictureFolder: String?
  private let cache: CacheOptions.Choice

  init(options: ParsedOptions) throws {
    paths = options.arguments
    configurationFile = options.string(SharedOptions.config)
    targets = try ReportTargets(options)
    filters = AuditFilters(
      locales: options.strings(SharedOptions.locale),
      devices: try options.devices(Self.device),
      categories: Set(try options.categories(Self.category)).sorted(),
      os: try options.os().map { [$0] } ?? [],
      slots: try options.slots(Self.slot),
      orientations: try options.values(
        Self.orientation, expecting: "portrait or landscape", Orientation.init(rawValue:)),
      windows: try options.values(
        Self.window, expecting: WindowSize.expectation, WindowSize.init(name:)),
      boldText: options.has(Self.boldText) ? true : nil)
    failingLevel = try FailingLevel(options)
    fontDirectories = try options.fontDirectories()
    let limit = try options.integer(Self.maxFindings, in: 0...1_000_000)
    if limit != nil, options.has(Self.all) {
      throw UsageError(
        "'\(Self.all.display)' and '\(Self.maxFindings.display)' exclude each other.")
    }
    findingLimit = options.has(Self.all) ? nil : limit ?? Self.findingLimit
    isQuiet = options.has(Self.quiet)
    isVerbose = options.has(Self.verbose)
    if isQuiet, isVerbose {
      throw UsageError("'\(Self.quiet.display)' and '\(Self.verbose.display)' exclude each other.")
    }
    oldReportFile = options.string(Self.compare)
    reshapes = options.has(Self.debugReshape)
    baselineFile = options.string(Self.baseline)
    newBaselineFile = options.string(Self.writeBaseline)
    prunesBaseline = options.has(Self.pruneBaseline)
    cache = try CacheOptions.cache(options)
    pictureFolder = options.string(Self.pictures)
    pseudo = try options.values(
      Self.pseudo, expecting: "one of \(PseudoChoice.names.joined(separator: ", "))",
      PseudoChoice.init(name:))
    if prunesBaseline, filters.narrows {
      throw UsageError(
        "'\(Self.pruneBaseline.display)' needs a run over everything: what was not looked at is not"
          + " gone. Leave out the options that narrow the run.")
    }
  }

  func run(in console: Console) throws -> ExitCode {
    var configuration = try ConfigurationLocator().read(named: configurationFile, near: paths)
    configuration.pseudo = pseudo
    let fontStack = try loadFonts(fontDirectories, customFonts: configuration.fonts)
    var targets = targets
    try targets.add(configuration.reports, of: configuration.file)
    let files = try ReportFiles(targets)
    let oldReport = try oldReportFile.map { try ReportFile.read($0) }
    var scanner = UsageScanner.standard
    scanner.cache = try cache.open(environment: console.environment)
    let runner = AuditRunner(
      configuration: configuration, fontStack: fontStack, filters: filters,
      toolVersion: Typefit.version,
      usageScanner: scanner)
    let baseline = try (baselineFile ?? configuration.baseline).map { file in
      (file: file, content: try Baseline(file: file))
    }
    let newBaseline = try newBaselineFile.map { try AtomicFile(path: $0) }
    var report = try run(runner, in: console)
    if let newBaseline { try write(Baseline(report.findings), to: newBaseline, in: console) }
    if let baseline { try apply(baseline.content, of: baseline.file, to: &report) }
    var context = ReportContext()
    context.baseDirectory = FileManager.default.currentDirectoryPath
    context.paths = paths
    context.exclusions = configuration.exclusions
    context.failingLevel = level(configuration).severity
    context.comparison = oldReport.map { ReportComparison(old: $0, new: report) }
    if let pictureFolder {
      context.pictures = try FindingPictureFolder(report, folder: pictureFolder)
    }
    try files.write(report, in: context)
    try show(report, context, files, in: console)
    var hasFailed = TypefitCommand.report(report.problems, in: console)
    if reshapes, !ReshapeCheck(paths: paths, fontStack: fontStack).run(in: console) {
      hasFailed = true
    }
    if hasFailed { return .failure }
    return fails(report, configuration) ? .findings : .success
  }

  private func run(_ runner: AuditRunner, in console: Console) throws -> AuditReport {
    let progress = isQuiet ? nil : ProgressLine(console: console)
    defer { progress?.finish() }
    return try runner.run(paths: paths) { done, total in progress?.update(done, of: total) }
  }

  private func write(_ baseline: Baseline, to file: AtomicFile, in console: Console) throws {
    let data = try baseline.data
    try file.write { $0.write(String(decoding: data, as: UTF8.self)) }
    console.writeDiagnostic("typefit: the baseline holds \(baseline.identities.count) findings\n")
  }

  /// Takes known findings out of the report, and says which of them are gone.
  private func apply(
    _ baseline: Baseline, of file: String, to report: inout AuditReport
  ) throws {
    let gone = baseline.apply(to: &report)
    guard !gone.isEmpty, !filters.narrows else { return }
    if prunesBaseline {
      let data = try baseline.subtracting(gone).data
      try AtomicFile(path: file).write { $0.write(String(decoding: data, as: UTF8.self)) }
      return
    }
    for identity in gone.prefix(Self.goneLimit) {
      let place = [identity.key, identity.locale, identity.variation].filter { !$0.isEmpty }
      report.problems.append(
        ReportProblem(
          file: file,
          message: "not found any more: \(identity.rule), \(place.joined(separator: ", "))",
          isFatal: false))
    }
    let more = gone.count - Self.goneLimit
    report.problems.append(
      ReportProblem(
        file: file,
        message: (more > 0 ? "and \(more) more; " : "") + "--prune-baseline removes what is gone",
        isFatal: false))
  }

  private func show(
    _ report: AuditReport, _ context: ReportContext, _ files: ReportFiles, in console: Console
  ) throws {
    var sink = ConsoleSink(console: console)
    if let format = targets.standardOutput, format.name != ReportFormat.text.name {
      return try format.write(report, in: context, to: &sink)
    }
    let written = files.paths.joined(separator: ", ")
    var options = TextReporter.Options(
      style: console.style, limit: findingLimit, isQuiet: isQuiet,
      includesProblems: false, hint: written.isEmpty ? "--all" : "")
    options.isVerbose = isVerbose
    TextReporter(report, options: options).write(to: &sink)
    if let comparison = context.comparison {
      console.print("")
      try ComparisonReporter(comparison, format: .text, style: console.style).write(to: &sink)
    }
    if !written.isEmpty {
      console.print("\nThe full report is in \(written).")
    }
  }

  private func fails(_ report: AuditReport, _ configuration: AuditConfiguration) -> Bool {
    level(configuration).isReached(by: report.findings)
  }

  private func level(_ configuration: AuditConfiguration) -> FailingLevel {
    failingLevel ?? .severity(configuration.failOn ?? .error)
  }
}
