import Audit
import ColorContrast
import DynamicType
import Foundation
import InterfaceScan
import Reporting

/// `typefit contrast`: the contrast of two colours, or of the colours of an app.
struct ContrastCommand: Command {
  private static let lightness = OptionDeclaration.flag(
    "apca", "Show the lightness contrast of APCA too, as advice.")
  private static let json = OptionDeclaration.flag("json", "Short for --format json.")
  private static let all = OptionDeclaration.flag(
    "all", "Show all findings of files, not only the first \(findingLimit).")

  /// How many findings a person reads before wanting a file instead.
  private static let findingLimit = 30

  static let declaration = CommandDeclaration(
    name: "contrast", abstract: "Check the contrast of colours in all appearances.",
    discussion: """
      Examples:
        typefit contrast '#007AFF' on '#FFFFFF' --style footnote
        typefit contrast secondaryLabel on systemFill on systemBackground
        typefit contrast systemGreen vs systemRed
        typefit contrast Assets.xcassets Main.storyboard theme.json
        typefit contrast --tint '#FF9500' --bar-tint '#1C1C1E' --contents any

      A colour is '#RRGGBB', 'rgb(0, 122, 255)', 'gray(0.5)', 'color(display-p3 1 0 0)'
      or a system colour. Layers follow each other from front to back; the last is
      opaque. 'vs' compares two states, such as on and off.

      Exit code: 0 nothing at or above --fail-on, 1 findings, 2 an error.
      """,
    arguments: [
      ArgumentDeclaration(
        name: "colours or files",
        help: "Colours with 'on' or 'vs' between them; or asset catalogs, storyboards,"
          + " xibs, themes, or folders with them. None with --tint.",
        isRepeated: true, isOptional: true)
    ],
    options: ContrastOptions.all + ContrastTint.all + [
      lightness, FailingLevel.option, all, SharedOptions.config, SharedOptions.format, json,
    ])

  private enum Mode {
    case pair(ContrastPair, role: ColorPairing.Role, font: ColorPairing.Font?)
    case files([String])
    case tint(TintPairings)
  }

  private let mode: Mode
  private let options: ParsedOptions
  private let configurationFile: String?
  private let failingLevel: FailingLevel?
  private let format: OutputFormat
  private let showsLightness: Bool
  private let showsAll: Bool

  init(options: ParsedOptions) throws {
    self.options = options
    configurationFile = options.string(SharedOptions.config)
    failingLevel = try FailingLevel(options)
    format = options.has(Self.json) ? .json : try options.format()
    showsLightness = options.has(Self.lightness)
    showsAll = options.has(Self.all)
    var settings = ContrastSettings()
    try ContrastOptions.apply(options, to: &settings)
    if let tint = try ContrastTint.pairings(options, os: settings.os) {
      guard options.arguments.isEmpty else {
        throw UsageError("'--tint' takes no colours or files, found '\(options.arguments[0])'.")
      }
      try Self.refusePairOptions(options, "a tint says itself where it is used")
      mode = .tint(tint)
    } else if options.arguments.isEmpty {
      throw UsageError("Expected colours, files or '--tint'. See 'typefit help contrast'.")
    } else if try ContrastPair.isMeant(by: options.arguments) {
      mode = try Self.pair(options)
    } else {
      try Self.refusePairOptions(options, "files say it themselves")
      mode = .files(options.arguments)
    }
  }

  private static func refusePairOptions(_ options: ParsedOptions, _ reason: String) throws {
    for option in ContrastOptions.pairOnly where options.has(option) {
      throw UsageError("'--\(option.name)' is for a pair of colours; \(reason).")
    }
  }

  private static func pair(_ options: ParsedOptions) throws -> Mode {
    let font = try ContrastOptions.font(options)
    let isText = !options.has(ContrastOptions.nonText)
    if !isText, font != nil {
      throw UsageError("'--non-text' has no font: leave out '--style' and '--size'.")
    }
    return .pair(try ContrastPair(options.arguments), role: isText ? .text : .icon, font: font)
  }

  func run(in console: Console) throws -> ExitCode {
    let paths: [String]
    if case .files(let files) = mode { paths = files } else { paths = [] }
    let configuration = try ConfigurationLocator().read(named: configurationFile, near: paths)
    var settings = ContrastSettings(configuration)
    try ContrastOptions.apply(options, to: &settings)
    var report: ContrastReport
    switch mode {
    case .pair(let pair, let role, let font):
      report = pair.report(role: role, font: font, settings: settings)
    case .tint(var tint):
      tint.context.os = settings.os
      report = ContrastReport(tint.pairings, settings: settings)
    case .files(let paths):
      report = ContrastAudit(configuration: configuration, settings: settings).run(paths: paths)
    }
    report.apply(configuration.rules)
    let isEmpty = !paths.isEmpty && report.filesRead == 0
    if !isEmpty { try write(report, in: console) }
    if TypefitCommand.report(report.problems, in: console) { return .failure }
    if isEmpty {
      throw RunError(
        "\(paths.joined(separator: ", ")): no colours were found; give an asset catalog, a"
          + " storyboard, a xib, a theme, or a folder with some.")
    }
    let level = failingLevel ?? .severity(configuration.failOn ?? .error)
    return level.isReached(by: report.findings) ? .findings : .success
  }

  private func write(_ report: ContrastReport, in console: Console) throws {
    var sink = ConsoleSink(console: console)
    var options = ContrastReporter.Options()
    options.style = console.style
    options.showsLightnessContrast = showsLightness
    options.limit = showsAll ? nil : Self.findingLimit
    options.hint = "--all"
    if format == .json {
      try ContrastJSONReporter(report, toolVersion: Typefit.version).write(to: &sink)
      return
    }
    switch mode {
    case .files, .tint: ContrastReporter(report, options: options).write(to: &sink)
    case .pair:
      if let judgement = report.judgements.first {
        ContrastPairReporter(judgement, options: options).write(to: &sink)
      }
      if let states = report.states.first {
        StatePairReporter(states, options: options).write(to: &sink)
      }
    }
  }
}
