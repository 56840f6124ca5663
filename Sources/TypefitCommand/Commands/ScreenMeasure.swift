import Audit
import Components
import DynamicType
import Foundation
import Localization
import Markup
import TextShaping

/// `typefit measure --screen`: every text of a screen's description.
struct ScreenMeasure {
  static let file = OptionDeclaration.option(
    "screen", value: "file", "Measure all texts of a screen's description (docs/screens.md).")
  static let catalogs = OptionDeclaration.list(
    "catalog", value: "path", splitsAtCommas: false,
    "Where texts by key stand, for --screen: a catalog or folder. May be repeated.")

  let screen: Screen
  let device: Device
  let orientation: Orientation
  let window: WindowSize
  let os: OSGeneration
  let boldText: Bool
  let locale: String
  /// The text sizes to measure, in order.
  let categories: [ContentSizeCategory]
  private let markdown: MarkdownOption
  private let catalog: ScreenCatalog

  /// - Parameters:
  ///   - place: the device and what else `--slot` has in common with `--screen`.
  ///   - category: nil for all.
  init(
    file: String, catalogs paths: [String], place: PlaceRequest, locale: String,
    category: ContentSizeCategory?, markdown: MarkdownOption, families: [CustomFontFamily]
  ) throws {
    screen = try ScreenReader.read(file: file, families: families)
    device = place.device
    orientation = place.orientation
    window = place.window
    os = place.os
    boldText = place.boldText
    self.locale = locale
    categories = category.map { [$0] } ?? ContentSizeCategory.allCases
    self.markdown = markdown
    catalog = try ScreenCatalog(paths: paths, screen: screen, file: file)
  }

  func traits(_ category: ContentSizeCategory) -> Traits {
    Traits(
      device: device, orientation: orientation, window: window, contentSizeCategory: category,
      boldText: boldText, locale: locale, os: os)
  }

  /// The texts at each text size, in the order of the screen.
  func run(_ fontStack: FontStack) -> ScreenAnswer {
    let shaper = TextShaper(fontStack: fontStack)
    let answers = categories.map { category in
      (
        category: category,
        placements: screen.layOut(in: traits(category), using: shaper) { text in
          switch text {
          case .literal(let text): return markdown.drawn(text)
          case .key(let key, let table):
            return catalog.text(key, table: table, locale: locale, markdown: markdown)
          }
        }
      )
    }
    return ScreenAnswer(measure: self, answers: answers)
  }
}

/// The app's strings, for the keys of a screen.
private struct ScreenCatalog {
  private struct Key: Hashable {
    let key: String
    let table: String?
  }

  private var strings: [Key: [LocalizedString]] = [:]

  /// - Throws: ``RunError`` for a catalog that cannot be read or a key that is in none.
  init(paths: [String], screen: Screen, file: String) throws {
    let wanted = Self.keys(of: screen.root)
    if let key = wanted.first, paths.isEmpty {
      throw RunError(
        "\(file): the screen shows texts by key, such as '\(key.key)'. Name their catalogs with"
          + " '--catalog'.")
    }
    let result = LocalizationReader.read(paths: paths)
    if let problem = result.problems.first(where: \.isFatal) {
      throw RunError(
        "\(problem.file)\(problem.line.map { ":\($0)" } ?? ""): \(problem.message)")
    }
    for string in result.strings(adoptedBy: result.sourceLanguage) {
      strings[Key(key: string.key, table: string.table), default: []].append(string)
      strings[Key(key: string.key, table: nil), default: []].append(string)
    }
    if let missing = wanted.first(where: { strings[$0] == nil }) {
      let table = missing.table.map { " in the table '\($0)'" } ?? ""
      throw RunError("\(file): no string with the key '\(missing.key)'\(table) was read.")
    }
  }

  /// The text in a language, else in the language of the source, sample values in its placeholders.
  func text(
    _ key: String, table: String?, locale: String, markdown: MarkdownOption
  ) -> MarkupText? {
    let candidates = strings[Key(key: key, table: table)] ?? []
    let wanted = [locale, String(locale.prefix { $0 != "-" && $0 != "_" })]
    let string =
      wanted.lazy.compactMap { name in candidates.first { $0.locale == name } }.first
      ?? candidates.first(where: \.isSourceLanguage) ?? candidates.first
    return string.map { DrawnText($0, as: markdown, samples: PlaceholderSamples()).text }
  }

  private static func keys(of node: ScreenNode) -> [Key] {
    var keys: [Key] = []
    for (_, texts) in node.texts.sorted(by: { $0.key < $1.key }) {
      for case .key(let key, let table) in texts { keys.append(Key(key: key, table: table)) }
    }
    let columns = SplitColumn.allCases.compactMap { node.columns[$0] }
    return keys + (columns + node.content + node.presents).flatMap(Self.keys)
  }
}
