import Components
import DynamicType
import Foundation
import TextLayout
import TextShaping

/// `typefit measure`: one text, at one size or at all twelve; a screen; or a batch of requests.
struct MeasureCommand: Command {
  private static let style = OptionDeclaration.option(
    "style", short: "s", default: "body", "The text style, such as body or largeTitle.")
  private static let size = OptionDeclaration.option(
    "size", value: "points", "A fixed font size instead of a text style.")
  private static let scaled = OptionDeclaration.flag(
    "scaled", "Let --size grow with the text size as UIFontMetrics does, along --style.")
  private static let unscaled = OptionDeclaration.flag(
    "unscaled", "Keep the size of an app's own font, which grows otherwise.")
  private static let family = OptionDeclaration.option(
    "font-family", value: "name",
    "The family of an app's own font. (default: that of the first --font-file)")
  private static let fontWidth = OptionDeclaration.option(
    "font-width", value: "width", "The font's width: compressed, condensed, standard, expanded.")
  private static let tracking = OptionDeclaration.option(
    "tracking", value: "points", "Space added to every character; may be negative.")
  private static let weight = OptionDeclaration.option(
    "weight", "The weight, ultraLight to black. (default: the style's own)")
  private static let italic = OptionDeclaration.flag("italic", "Use the italic font.")
  private static let category = OptionDeclaration.option(
    "category", short: "c",
    "The text size, XS to AX5. Without it, all twelve are measured.")
  private static let width = OptionDeclaration.option(
    "width", short: "w", value: "points", "The width the text may take. (default: unbounded)")
  private static let maximumLines = OptionDeclaration.option(
    "max-lines", value: "count", default: "0", "The most lines, 0 for no limit.")
  private static let minimumScale = OptionDeclaration.option(
    "minimum-scale", value: "factor", default: "1",
    "How far the font may shrink to fit, as UILabel's minimumScaleFactor.")
  private static let truncation = OptionDeclaration.option(
    "truncation", value: "mode", choices: LineBreakMode.allCases.map(\.rawValue), default: "tail",
    "How lines wrap and where the last one is cut, as UILabel's lineBreakMode.")
  private static let locale = OptionDeclaration.option(
    "locale", short: "l", default: "en", "The language of the text.")
  private static let slot = OptionDeclaration.option(
    "slot", "Measure in a place of an iOS component, such as alert.title, instead.")
  private static let device = PlaceOptions.device
  private static let orientation = PlaceOptions.orientation
  private static let boldText = PlaceOptions.boldText
  private static let slotOptions = PlaceOptions.slotOptions
  private static let companions = PlaceOptions.companions
  private static let markdown = OptionDeclaration.flag(
    "markdown", "Read the text as Markdown, as SwiftUI's Text and AttributedString(localized:) do.")
  private static let batch = OptionDeclaration.flag(
    "batch", "Read JSON Lines on standard input, write one JSON line for each.")

  /// Options that mean nothing together with --slot, and the other way round.
  private static let bareOnly = [
    style, size, scaled, unscaled, family, weight, fontWidth, tracking, italic, width,
    maximumLines, minimumScale, truncation,
  ]
  private static let slotOnly = [
    device, orientation, WindowOption.declaration, SharedOptions.os, slotOptions, companions,
  ]

  static let declaration = CommandDeclaration(
    name: "measure", abstract: "Measure a text as iOS lays it out.",
    discussion: """
      Examples:
        typefit measure "Benachrichtigungen" --style headline --width 200 --max-lines 1
        typefit measure "Delete account?" --slot alert.title --device "iPhone SE" --category AX5
        typefit measure --screen settings.json --device "iPad mini" --window half
        typefit measure --batch < requests.jsonl > answers.jsonl

      A text that begins with a dash goes after '--'.
      """,
    arguments: [
      ArgumentDeclaration(
        name: "text", help: "The text to measure.", isRepeated: false, isOptional: true)
    ],
    options: [
      style, size, scaled, unscaled, weight, italic, CustomFontOptions.file, family, fontWidth,
      tracking, CustomFontOptions.config, category, width, maximumLines, minimumScale, truncation,
      locale, slot, device, orientation, WindowOption.declaration, SharedOptions.os, boldText,
      slotOptions, companions, ScreenMeasure.file, ScreenMeasure.catalogs,
      markdown, SharedOptions.format, batch, SharedOptions.fontDirectory,
    ])

  private enum Mode {
    case batch
    case screen(ScreenMeasure)
    case single(MeasureRequest, categories: [ContentSizeCategory])
  }

  private let mode: Mode
  private let format: OutputFormat
  private let fontDirectories: [URL]
  private let customFonts: CustomFontOptions

  init(options: ParsedOptions) throws {
    format = try options.format()
    fontDirectories = try options.fontDirectories()
    customFonts = try CustomFontOptions(options)
    if options.has(Self.batch) {
      guard options.arguments.isEmpty else {
        throw UsageError("With '--batch' the texts come from standard input, not as an argument.")
      }
      mode = .batch
      return
    }
    if let file = options.string(ScreenMeasure.file) {
      mode = .screen(try Self.screen(file, options, customFonts))
      return
    }
    if options.has(ScreenMeasure.catalogs) { throw UsageError("'--catalog' needs '--screen'.") }
    guard let text = options.arguments.first else {
      throw UsageError("Missing expected argument '<text>', '--screen' or '--batch'.")
    }
    var request = MeasureRequest(text: text)
    if let locale = options.string(Self.locale) { request.locale = locale }
    if options.has(Self.markdown) { request.markdown = .interpreted }
    let category = try options.category(Self.category)
    if let slot = options.string(Self.slot) {
      try Self.refuse(Self.bareOnly, in: options, because: "has no meaning with '--slot'")
      request.target = .place(try PlaceOptions.place(slot, options, customFonts))
    } else {
      try Self.refuse(Self.slotOnly, in: options, because: "needs '--slot'")
      request.target = .bare(try Self.bare(options, customFonts))
    }
    mode = .single(request, categories: Self.categories(category, request))
  }

  /// A fixed size is the same at every text size, so it is measured once.
  private static func categories(
    _ category: ContentSizeCategory?, _ request: MeasureRequest
  ) -> [ContentSizeCategory] {
    if let category { return [category] }
    if case .bare(let bare) = request.target, bare.isFixed {
      return [.default]
    }
    return ContentSizeCategory.allCases
  }

  private static func refuse(
    _ refused: [OptionDeclaration], in options: ParsedOptions, because reason: String
  ) throws {
    if let option = refused.first(where: options.has) {
      throw UsageError("'--\(option.name)' \(reason).")
    }
  }

  private static func bare(
    _ options: ParsedOptions, _ customFonts: CustomFontOptions
  ) throws -> BareRequest {
    var bare = BareRequest()
    bare.font = try font(options, customFonts)
    bare.boldText = options.has(boldText)
    bare.width = try options.number(width, in: 0...1_000_000)
    bare.maximumLines = try options.integer(maximumLines, in: 0...1_000_000) ?? 0
    if let scale = try options.number(minimumScale, in: 0...1), scale > 0 {
      bare.minimumScale = scale
    }
    bare.lineBreakMode =
      try options.value(
        truncation, expecting: "a mode", LineBreakMode.init(rawValue:)) ?? .byTruncatingTail
    return bare
  }

  private static func font(
    _ options: ParsedOptions, _ customFonts: CustomFontOptions
  ) throws -> SlotFont {
    var font = SlotFont()
    font.family = customFonts.firstFileFamily
    if let name = options.string(family) { font.family = try customFonts.spelling(of: name) }
    font.style = try options.value(
      style, expecting: "one of " + TextStyle.allCases.map(\.rawValue).joined(separator: ", "),
      TextStyle.init(name:))
    font.size = try options.number(size, in: 1...1_000)
    font.weight = try options.value(
      weight, expecting: "one of " + FontWeight.allCases.map(\.rawValue).joined(separator: ", "),
      FontWeight.init(name:))
    font.width = try options.value(
      fontWidth, expecting: "one of " + FontWidth.allCases.map(\.rawValue).joined(separator: ", "),
      FontWidth.init(name:))
    font.isItalic = options.has(italic) ? true : nil
    font.tracking = try options.number(tracking, in: -100...100)
    let (grows, stays) = (options.has(scaled), options.has(unscaled))
    if grows, font.size == nil { throw UsageError("'--scaled' needs '--size'.") }
    if grows, stays { throw UsageError("'--scaled' and '--unscaled' exclude each other.") }
    font.scales = grows ? true : stays ? false : nil
    return font
  }

  private static func screen(
    _ file: String, _ options: ParsedOptions, _ customFonts: CustomFontOptions
  ) throws -> ScreenMeasure {
    let refused = bareOnly + [slot, slotOptions, companions]
    try refuse(refused, in: options, because: "has no meaning with '--screen'")
    guard options.arguments.isEmpty else {
      throw UsageError("With '--screen' the texts come from the file, not as an argument.")
    }
    return try ScreenMeasure(
      file: file, catalogs: options.strings(ScreenMeasure.catalogs),
      place: try PlaceOptions.surroundings(options), locale: options.string(locale) ?? "en",
      category: try options.category(category),
      markdown: options.has(markdown) ? .interpreted : .literal, families: customFonts.families)
  }

  func run(in console: Console) throws -> ExitCode {
    let fontStack = try loadFonts(fontDirectories, customFonts: customFonts.families)
    switch mode {
    case .batch:
      return try runBatch(fontStack, console)
    case .screen(let screen):
      let answer = screen.run(fontStack)
      console.print(format == .json ? answer.json() : answer.text(style: console.style))
      return .success
    case .single(let request, let categories):
      let measurer = Measurer(fontStack: fontStack, givesAdvice: true)
      let answers = try categories.map { category in
        var request = request
        request.category = category
        return (category: category, measurement: try measurer.measure(request))
      }
      let answer = MeasureAnswer(request: request, answers: answers)
      console.print(format == .json ? answer.json() : answer.text(style: console.style))
      return .success
    }
  }

  private func runBatch(_ fontStack: FontStack, _ console: Console) throws -> ExitCode {
    guard let streams = console.streams else {
      throw RunError("There is no standard input to read from.")
    }
    var runner = BatchRunner(
      fontStack: fontStack, workerCount: ProcessInfo.processInfo.activeProcessorCount)
    var source = streams.input
    try runner.run(reading: &source) { streams.output.write($0) && streams.output.flush() }
    return .success
  }
}
