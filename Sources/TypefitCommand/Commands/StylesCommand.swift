import Audit
import DynamicType
import Foundation
import Localization
import Reporting

/// `typefit styles`: how an app's texts fare in each text style at each text size.
struct StylesCommand: Command {
  private static let width = OptionDeclaration.option(
    "width", short: "w", value: "points",
    "The room. (default: the width between the margins of the device)")
  private static let device = OptionDeclaration.option(
    "device", short: "d", "The device whose width is the room.")
  private static let style = OptionDeclaration.list(
    "style", short: "s", "Only this text style. May be repeated.")
  private static let category = OptionDeclaration.list(
    "category", value: "size", "Only this text size, XS to AX5. May be repeated.")

  static let declaration = CommandDeclaration(
    name: "styles", abstract: "Show how an app's texts fare in each text style at each size.",
    discussion: """
      For each style and size: how many texts fit on one line and in two, which is the
      longest, and which break first.
      """,
    arguments: [
      ArgumentDeclaration(
        name: "path", help: "String catalogs, .strings files, or folders with them.",
        isRepeated: true, isOptional: false)
    ],
    options: [
      width, device, style, category, SharedOptions.locale, SharedOptions.config,
      SharedOptions.format, SharedOptions.fontDirectory,
    ])

  private let paths: [String]
  private let room: Double
  private let styles: [TextStyle]
  private let categories: [ContentSizeCategory]
  private let locales: [String]
  private let configuration: String?
  private let format: OutputFormat
  private let fontDirectories: [URL]

  init(options: ParsedOptions) throws {
    paths = options.arguments
    let device = try options.device(Self.device) ?? defaultDevice()
    room =
      try options.number(Self.width, in: 1...1_000_000)
      ?? device.width - 2 * device.horizontalMarginPortrait
    let named = try options.values(
      Self.style, expecting: "one of " + TextStyle.allCases.map(\.rawValue).joined(separator: ", "),
      TextStyle.init(name:))
    styles = named.isEmpty ? TextStyle.allCases : TextStyle.allCases.filter(named.contains)
    let sizes = try options.categories(Self.category)
    categories = sizes.isEmpty ? ContentSizeCategory.allCases : Set(sizes).sorted()
    locales = options.strings(SharedOptions.locale)
    configuration = options.string(SharedOptions.config)
    format = try options.format()
    fontDirectories = try options.fontDirectories()
  }

  func run(in console: Console) throws -> ExitCode {
    let configuration = try ConfigurationLocator().read(named: self.configuration, near: paths)
    let fontStack = try loadFonts(fontDirectories, customFonts: configuration.fonts)
    let result = LocalizationReader.read(paths: paths)
    let wanted = locales.isEmpty ? configuration.locales : locales
    let strings = result.strings(adoptedBy: configuration.sourceLanguage)
    let items = strings.filter { string in
      string.shouldTranslate && !string.text.isEmpty
        && AuditFilters.allows(locale: string.locale, wanted: wanted)
    }.map { string in
      StylesReport.Item(
        text: DrawnText(string, as: configuration.markdown, samples: configuration.samples).text,
        key: string.key, locale: string.locale, file: string.place.file, line: string.place.line)
    }
    let hasFailed = report(result.problems, in: console)
    guard !items.isEmpty else {
      if hasFailed { return .failure }
      throw RunError(nothingToCheck(paths, wanted))
    }
    let report = StylesReport(
      of: items, width: room, fontStack: fontStack, categories: categories, styles: styles,
      defaultFont: configuration.defaultFont,
      workerCount: ProcessInfo.processInfo.activeProcessorCount)
    var sink = ConsoleSink(console: console)
    try StylesReporter(report, format: format == .json ? .json : .text, style: console.style)
      .write(to: &sink)
    return hasFailed ? .failure : .success
  }
}
