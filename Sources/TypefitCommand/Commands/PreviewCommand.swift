import ColorContrast
import Components
import DynamicType
import Foundation
import Pictures
import Reporting
import TextShaping

/// `typefit preview`: draws a component with a text in it, as a picture or a contact sheet.
struct PreviewCommand: Command {
  private static let slot = OptionDeclaration.option(
    "slot",
    "The place of the text in an iOS component, such as alert.title. (default: where the sources"
      + " in the path show the key)")
  private static let category = OptionDeclaration.option(
    "category", short: "c", default: "L", "The text size, XS to AX5.")
  private static let locale = OptionDeclaration.option(
    "locale", short: "l", "The language of the text. (default: that of the source, else en)")
  private static let appearance = OptionDeclaration.option(
    "appearance", choices: ["light", "dark"], default: "light", "The appearance.")
  private static let direction = OptionDeclaration.option(
    "direction", choices: ["ltr", "rtl"],
    "The direction of the layout. (default: that of the language)")
  private static let marks = OptionDeclaration.flag(
    "marks", "Mark what is lost, cut or broken, and the room it had.")
  private static let markdown = OptionDeclaration.flag(
    "markdown", "Read the text as Markdown, as SwiftUI's Text does.")
  private static let scale = OptionDeclaration.option(
    "scale", value: "factor", default: "2",
    "Pixels per point of a PNG, from 0.25 to 8; an SVG is so much larger, a PDF is not.")
  private static let sweep = OptionDeclaration.option(
    "sweep", choices: PreviewSweep.allCases.map(\.rawValue),
    "A contact sheet of all text sizes, of all languages of the key, or of all iPhones.")
  private static let output = OptionDeclaration.option(
    "output", short: "o", value: "file", "The picture to write: .png, .svg or .pdf.")

  static let declaration = CommandDeclaration(
    name: "preview", abstract: "Draw a text in its component, as a PNG, SVG or PDF.",
    discussion: """
      Examples:
        typefit preview "Delete account?" --slot alert.title -c AX5 --marks -o alert.png
        typefit preview settings.title App --sweep locales -o titles.svg

      With a path the first argument is a key, looked up in the strings there, and so are
      companions that are keys. Its place, with options and companions, is then the one that the
      app's sources show, unless --slot names another. The letters are those of the stand-in fonts, in the widths of
      iOS's; see docs/pictures.md.
      """,
    arguments: [
      ArgumentDeclaration(
        name: "text", help: "The text to draw, or with a path its key.", isRepeated: false,
        isOptional: false),
      ArgumentDeclaration(
        name: "path", help: "A catalog, table or folder with the key.", isRepeated: true,
        isOptional: true),
    ],
    options: [
      output, slot, PlaceOptions.slotOptions, PlaceOptions.companions, PlaceOptions.device,
      PlaceOptions.orientation, WindowOption.declaration, SharedOptions.os, category,
      PlaceOptions.boldText, locale, direction, appearance, marks, sweep, scale, markdown,
      CustomFontOptions.file, CustomFontOptions.config, SharedOptions.fontDirectory,
    ])

  private let key: String
  private let paths: [String]
  private let output: String
  private let format: PictureFormat
  private let plan: PreviewPlan
  private let hasSlot: Bool
  private let options: ParsedOptions
  private let sweep: PreviewSweep?
  private let markdown: MarkdownOption
  private let showsMarks: Bool
  private let scale: Double
  private let locale: String?
  private let fontDirectories: [URL]
  private let customFonts: CustomFontOptions

  init(options: ParsedOptions) throws {
    key = options.arguments[0]
    paths = Array(options.arguments.dropFirst())
    guard let output = options.string(Self.output) else {
      throw UsageError("Missing '\(Self.output.display)': the picture to write.")
    }
    self.output = output
    guard let format = PictureFormat(path: output) else {
      throw UsageError(
        "'\(output)': the ending says what to write; expected .png, .svg or .pdf.")
    }
    self.format = format
    let slot = options.string(Self.slot)
    if slot == nil, paths.isEmpty {
      throw UsageError(
        "Missing '\(Self.slot.display)': the place of the text. 'typefit list slots' prints all.")
    }
    hasSlot = slot != nil
    self.options = options
    customFonts = try CustomFontOptions(options)
    sweep = try options.value(
      Self.sweep, expecting: "a sweep", PreviewSweep.init(rawValue:))
    if sweep == .locales, paths.isEmpty {
      throw UsageError("'--sweep locales' needs a path with the key's translations.")
    }
    let place =
      if let slot { try PlaceOptions.place(slot, options, customFonts) } else {
        try PlaceOptions.surroundings(options)
      }
    plan = PreviewPlan(
      place: place,
      category: try options.category(Self.category) ?? .default,
      direction: try options.value(
        Self.direction, expecting: "ltr or rtl",
        { $0 == "rtl" ? LayoutDirection.rightToLeft : $0 == "ltr" ? .leftToRight : nil }),
      appearance: Appearance(
        try options.value(
          Self.appearance, expecting: "light or dark", Appearance.Style.init(rawValue:)) ?? .light))
    markdown = options.has(Self.markdown) ? .interpreted : .literal
    showsMarks = options.has(Self.marks)
    scale = try options.number(Self.scale, in: 0.25...8) ?? 2
    locale = options.string(Self.locale)
    fontDirectories = try options.fontDirectories()
  }

  func run(in console: Console) throws -> ExitCode {
    var plan = plan
    var families = customFonts.families
    var texts = PreviewTexts(markdown: plan.place.options.markdown ?? markdown)
    if !paths.isEmpty {
      let sources = try PreviewSources(
        paths: paths, configurationFile: options.string(CustomFontOptions.config))
      if families.isEmpty { families = sources.configuration.fonts }
      if !hasSlot { try follow(sources, &plan, console) }
      texts = try PreviewTexts(
        sources.strings, key: key, markdown: plan.place.options.markdown ?? markdown,
        paths: paths)
    }
    let file = try AtomicFile(path: output)
    let fontStack = try loadFonts(fontDirectories, customFonts: families)
    let painter = PreviewPainter(
      key: key, texts: texts, plan: plan, shaper: TextShaper(fontStack: fontStack),
      explainsMarks: showsMarks)
    let locale = locale ?? texts.locales(of: key).first ?? "en"
    let scene =
      try sweep.map { try painter.sheet($0, locale: locale) }
      ?? painter.picture(plan, locale: locale).scene
    let bytes = try format.bytes(of: scene, scale: scale, showsMarks: showsMarks)
    try file.write { $0.write(bytes) }
    let size = scene.size
    console.print(
      "\(scene.title): \(points(size.width, digits: 0)) × \(points(size.height, digits: 0)) pt,"
        + " written to \(output)")
    return .success
  }

  /// Takes the place in which the sources show the key, the surest of several.
  /// - Throws: ``RunError`` when they show it nowhere.
  private func follow(
    _ sources: PreviewSources, _ plan: inout PreviewPlan, _ console: Console
  ) throws {
    let usages = sources.usages(of: key)
    guard let usage = usages.first else {
      throw RunError(
        "\(paths.joined(separator: ", ")): no source shows the key '\(key)'. Name its place with"
          + " --slot.")
    }
    plan.place.follow(usage)
    if let most = usage.maximumCategory { plan.mostCategory = most }
    try PlaceOptions.impose(options, customFonts, on: &plan.place)
    let others = usages.count > 1 ? ", the surest of \(usages.count) places" : ""
    console.print("\(usage.place.description): \(usage.slot), \(usage.reason)\(others)")
  }
}

/// What a contact sheet runs through.
enum PreviewSweep: String, CaseIterable {
  case categories, locales, devices
}

/// A kind of picture file.
enum PictureFormat: String, CaseIterable {
  case png, svg, pdf

  /// The format that a file's ending says; nil for any other ending.
  init?(path: String) {
    self.init(rawValue: (path as NSString).pathExtension.lowercased())
  }

  /// The file's content.
  /// - Throws: ``RunError`` for a picture too large.
  func bytes(of scene: Scene, scale: Double, showsMarks: Bool) throws -> [UInt8] {
    do {
      switch self {
      case .png: return try CairoRenderer(showsMarks: showsMarks).png(scene, scale: scale)
      case .pdf: return try CairoRenderer(showsMarks: showsMarks).pdf(scene)
      case .svg:
        return Array(SVGRenderer(showsMarks: showsMarks).document(scene, scale: scale).utf8)
      }
    } catch let error as PictureError {
      throw RunError("\(error).")
    }
  }
}
