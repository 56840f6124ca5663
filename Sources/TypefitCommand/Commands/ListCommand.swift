import ColorContrast
import Components
import DynamicType
import Foundation
import Reporting
import TextShaping

/// `typefit list`: the names that options and configuration take.
struct ListCommand: Command {
  private enum Subject: String, CaseIterable {
    case devices, windows, categories, styles, components, slots, colors, fonts
  }

  private static let subjects = Subject.allCases.map(\.rawValue)

  private static let markdown = OptionDeclaration.flag(
    "markdown",
    "Write all that is known about components or colors, as in docs/components.md and docs/colors.md."
  )

  static let declaration = CommandDeclaration(
    name: "list",
    abstract:
      "List devices, windows, text sizes, text styles, components, slots, colours or fonts.",
    arguments: [
      ArgumentDeclaration(
        name: "subject", help: "One of \(subjects.joined(separator: ", ")).", isRepeated: false,
        isOptional: false)
    ],
    options: [SharedOptions.format, markdown, SharedOptions.config, SharedOptions.fontDirectory])

  private let subject: Subject
  private let format: OutputFormat
  private let isMarkdown: Bool
  private let fontDirectories: [URL]
  private let configuration: String?

  init(options: ParsedOptions) throws {
    let name = options.arguments.first ?? ""
    guard let subject = Subject(rawValue: name) else {
      let hint = nearest(to: name, in: Self.subjects).map { " Did you mean '\($0)'?" } ?? ""
      throw UsageError(
        "The value '\(name)' is invalid for '<subject>'.\(hint)"
          + " Please provide one of: \(Self.subjects.joined(separator: ", ")).")
    }
    self.subject = subject
    format = try options.format()
    isMarkdown = options.has(Self.markdown)
    if isMarkdown, subject != .components, subject != .colors {
      throw UsageError("'--markdown' has no meaning with '\(subject.rawValue)'.")
    }
    fontDirectories = try options.fontDirectories()
    configuration = options.string(SharedOptions.config)
  }

  func run(in console: Console) throws -> ExitCode {
    if isMarkdown, subject == .colors {
      console.print(String(ColorDocument.markdown().dropLast()))
      return .success
    }
    if isMarkdown {
      let document = ComponentDocument(fontStack: try loadFonts(fontDirectories))
      console.print(String(document.markdown().dropLast()))
      return .success
    }
    let listing = try self.listing()
    console.print(format == .json ? listing.json() : listing.text(style: console.style))
    return .success
  }

  private func listing() throws -> Listing {
    switch subject {
    case .devices: return .devices()
    case .windows: return .windows()
    case .categories: return .categories()
    case .styles: return .styles()
    case .components: return .components()
    case .slots: return .slots(TextShaper(fontStack: try loadFonts(fontDirectories)))
    case .colors: return .colors()
    case .fonts:
      let configuration = try ConfigurationLocator().read(named: configuration, near: [])
      return .fonts(try loadFonts(fontDirectories, customFonts: configuration.fonts))
    }
  }
}

/// A table whose cells are also members of JSON objects.
private struct Listing {
  enum Cell {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([String], shown: String)

    var shown: String {
      switch self {
      case .text(let text): return text
      case .number(let number): return points(number, digits: 2)
      case .flag(let flag): return flag ? "yes" : ""
      case .list(_, let shown): return shown
      }
    }
  }

  var columns: [(name: String, alignment: TextTable.Alignment)]
  /// Names of columns too wide for a table: members of the objects only.
  var unshown: Set<String> = []
  var rows: [[Cell]] = []

  func text(style: TerminalStyle) -> String {
    let shown = columns.indices.filter { !unshown.contains(columns[$0].name) }
    var table = TextTable(shown.map { (columns[$0].name, columns[$0].alignment) })
    for row in rows { table.append(shown.map { row[$0].shown }) }
    var lines = table.lines()
    if let first = lines.first { lines[0] = style.paint(first, .quiet) }
    return lines.joined(separator: "\n")
  }

  /// One object a line.
  func json() -> String {
    var writer = JSONLineWriter()
    for row in rows {
      writer.beginObject()
      for (column, cell) in zip(columns, row) {
        writer.key(column.name)
        switch cell {
        case .text(let text): writer.string(text)
        case .number(let number): writer.number(number)
        case .flag(let flag): writer.bool(flag)
        case .list(let items, _):
          writer.beginArray()
          for item in items { writer.string(item) }
          writer.endArray()
        }
      }
      writer.endObject()
      writer.endLine()
    }
    var text = String(decoding: writer.bytes, as: UTF8.self)
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }

  static func devices() -> Listing {
    var listing = Listing(columns: [
      ("name", .left), ("kind", .left), ("width", .right), ("height", .right), ("scale", .right),
      ("margin", .right), ("default", .left), ("confidence", .left),
    ])
    let defaults = Set(Device.auditDefaults.map(\.name))
    for device in Device.all {
      listing.rows.append([
        .text(device.name), .text(device.idiom.rawValue), .number(device.width),
        .number(device.height), .number(device.scale), .number(device.horizontalMarginPortrait),
        .flag(defaults.contains(device.name)), .text(device.confidence.rawValue),
      ])
    }
    return listing
  }

  /// The windows of iPads by device, orientation and era.
  static func windows() -> Listing {
    var listing = Listing(columns: [
      ("device", .left), ("orientation", .left), ("ios", .left), ("window", .left),
      ("width", .right), ("height", .right), ("sizeClass", .left), ("confidence", .left),
    ])
    for device in Device.all where device.idiom == .pad {
      for orientation in Orientation.allCases {
        for os in [OSGeneration.iOS13, .iOS26] {
          for window in device.windowSizes(orientation, os: os) {
            let traits = Traits(device: device, orientation: orientation, window: window, os: os)
            let bounds = traits.windowBounds
            listing.rows.append([
              .text(device.name), .text(orientation.rawValue), .text(os.displayName),
              .text(window.name), .number(bounds.width), .number(bounds.height),
              .text(traits.horizontalSizeClass.rawValue), .text(bounds.confidence.rawValue),
            ])
          }
        }
      }
    }
    return listing
  }

  static func categories() -> Listing {
    var listing = Listing(columns: [
      ("name", .left), ("uiKit", .left), ("swiftUI", .left), ("body", .right), ("default", .left),
    ])
    for category in ContentSizeCategory.allCases {
      listing.rows.append([
        .text(category.shortName), .text(category.uiKitName), .text(category.swiftUIName),
        .number(TextStyle.body.pointSize(for: category)), .flag(category == .default),
      ])
    }
    return listing
  }

  static func styles() -> Listing {
    let names = ContentSizeCategory.allCases.map { ($0.shortName, TextTable.Alignment.right) }
    var listing = Listing(
      columns: [("name", .left), ("weight", .left), ("leading", .right)] + names)
    for style in TextStyle.allCases {
      listing.rows.append(
        [
          .text(style.rawValue), .text(style.weight.rawValue),
          .number(style.leading(for: .default)),
        ] + ContentSizeCategory.allCases.map { .number(style.pointSize(for: $0)) })
    }
    return listing
  }

  static func components() -> Listing {
    var listing = Listing(columns: [
      ("name", .left), ("slots", .right), ("numbers", .right), ("estimates", .right),
      ("examples", .right),
    ])
    for component in ComponentRegistry.all {
      let estimates = component.metrics.filter { $0.confidence == .guess }
      listing.rows.append([
        .text(component.name), .number(Double(component.slots.count)),
        .number(Double(component.metrics.count)), .number(Double(estimates.count)),
        .number(Double(component.examples.count)),
      ])
    }
    return listing
  }

  /// A slot's confidence is that of the newest system that draws it, for a text too long.
  static func slots(_ shaper: TextShaper) -> Listing {
    var listing = Listing(
      columns: [
        ("name", .left), ("component", .left), ("summary", .left), ("ios", .left),
        ("confidence", .left), ("roomConfidence", .left), ("overflowConfidence", .left),
        ("overflow", .left),
      ], unshown: ["component", "summary", "roomConfidence", "overflowConfidence"])
    for component in ComponentRegistry.all {
      for slot in component.slots {
        let confidences = SlotConfidence.of(slot, in: component, using: shaper)
        listing.rows.append([
          .text(slot.name), .text(slot.component), .text(slot.summary),
          .list(slot.eras.map(\.displayName), shown: eraNames(slot.eras)),
          .text((confidences.last?.overflow ?? .guess).rawValue),
          .list(confidences.map(\.room.rawValue), shown: ""),
          .list(confidences.map(\.overflow.rawValue), shown: ""), .text(slot.overflow),
        ])
      }
    }
    return listing
  }

  /// The system colours by generation and appearance, as hexadecimal numbers; at the base level.
  static func colors() -> Listing {
    let appearances: [Appearance] = [
      .light, .dark, Appearance(.light, contrast: .high), Appearance(.dark, contrast: .high),
    ]
    var listing = Listing(
      columns: [
        ("name", .left), ("ios", .left), ("light", .left), ("dark", .left),
        ("lightIncreasedContrast", .left), ("darkIncreasedContrast", .left), ("confidence", .left),
        ("source", .left),
      ], unshown: ["source"])
    for color in SystemColor.all {
      for os in color.definedVariants.keys.sorted() {
        let values = appearances.map { color.resolved(in: $0, os: os) }
        let least = values.compactMap { $0 }.min { $0.confidence < $1.confidence }
        listing.rows.append(
          [.text(color.name), .text(os.displayName)]
            + values.map { .text($0?.color.hexadecimal ?? "") }
            + [.text(least?.confidence.rawValue ?? ""), .text(least?.source ?? "")])
      }
    }
    return listing
  }

  static func fonts(_ stack: FontStack) -> Listing {
    var listing = Listing(columns: [
      ("role", .left), ("weight", .left), ("italic", .left), ("scripts", .left),
      ("languages", .left), ("ios", .left), ("file", .left), ("calibrated", .left),
      ("licence", .left),
      ("origin", .left), ("package", .left),
    ])
    // What is installed is what counts; the wished-for rest comes last.
    let faces = stack.faces.filter { $0.path != nil } + stack.faces.filter { $0.path == nil }
    for face in faces {
      listing.rows.append([
        .text(face.role), .text(face.weight.rawValue), .flag(face.isItalic),
        .text(face.scripts.joined(separator: " ")), .text(face.languages.joined(separator: " ")),
        .text(face.iosFont ?? ""),
        .text(face.path ?? "missing: \(face.candidates.joined(separator: " or "))"),
        .flag(face.isCalibrated), .text(face.licence), .text(face.origin),
        .text(face.package ?? ""),
      ])
    }
    for script in stack.undeterminedScripts() {
      let share = "\(script.count) of the \(script.total) characters iOS has"
      listing.rows.append([
        .text("undetermined"), .text(""), .flag(false), .text(script.tag), .text(""), .text(""),
        .text("\(share), such as U+\(String(script.example.value, radix: 16, uppercase: true))"),
        .flag(false), .text(""), .text(""), .text(""),
      ])
    }
    return listing
  }
}
