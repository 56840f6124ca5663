import Audit
import ColorContrast
import DynamicType
import InterfaceScan

/// The options of `typefit contrast` that say under which conditions colours are judged.
enum ContrastOptions {
  static let style = OptionDeclaration.option(
    "style", short: "s", "The text style of a pair, such as footnote.")
  static let size = OptionDeclaration.option(
    "size", value: "points", "The fixed font size of a pair instead of a style.")
  static let weight = OptionDeclaration.option(
    "weight", "The weight, ultraLight to black. (default: the style's own, or regular)")
  static let nonText = OptionDeclaration.flag(
    "non-text", "The pair is an icon or a part of a control, not text: 3:1 is needed.")
  static let category = OptionDeclaration.list(
    "category", value: "size", "Only this text size, XS to AX5. May be repeated.")
  static let boldText = OptionDeclaration.flag(
    "bold-text", "The accessibility setting Bold Text is on.")
  static let level = OptionDeclaration.option(
    "level", choices: ContrastSettings.Level.allCases.map(\.rawValue),
    "The conformance level of WCAG 2.2. (default: AA, or the configuration's)")
  static let largeText = OptionDeclaration.option(
    "large-text", value: "rule", choices: LargeText.allCases.map(\.rawValue),
    "From which size on text is large: 18 iOS points or 14 bold, 18 CSS points"
      + " or 14 bold, or 18 iOS points or bold. (default: points, or the configuration's)")
  static let appearance = OptionDeclaration.list(
    "appearance", splitsAtCommas: true,
    "Only this appearance: light or dark, each with -increased or -elevated behind it."
      + " May be repeated.")

  static let all = [
    style, size, weight, nonText, category, boldText, level, largeText, appearance,
    SharedOptions.os,
  ]
  /// Those that mean nothing for files, which state what a colour is used for.
  static let pairOnly = [style, size, weight, nonText]

  /// Puts what was given on the command line over the settings of the configuration.
  static func apply(_ options: ParsedOptions, to settings: inout ContrastSettings) throws {
    if let level = try options.value(
      level, expecting: "AA or AAA", ContrastSettings.Level.init(rawValue:))
    {
      settings.level = level
    }
    if let rule = try options.value(
      largeText, expecting: "a rule", LargeText.init(rawValue:))
    {
      settings.largeText = rule
    }
    let appearances = try options.values(
      appearance, expecting: "one of " + Appearance.optionNames, Appearance.init(optionName:))
    if !appearances.isEmpty { settings.appearances = appearances }
    let categories = try options.categories(category)
    if !categories.isEmpty { settings.categories = Set(categories).sorted() }
    if options.has(boldText) { settings.boldText = true }
    if let os = try options.os() { settings.os = os }
  }

  /// The font of a pair; nil when none is given.
  static func font(_ options: ParsedOptions) throws -> ColorPairing.Font? {
    let weight = try options.value(weight, expecting: "a weight", FontWeight.init(name:))
    let style = try options.value(
      style, expecting: "one of " + TextStyle.allCases.map(\.rawValue).joined(separator: ", "),
      TextStyle.init(name:))
    let size = try options.number(size, in: 1...1000)
    switch (style, size) {
    case (_?, _?): throw UsageError("'--style' and '--size' exclude each other.")
    case (let style?, nil): return .style(style, weight: weight)
    case (nil, let size?): return .fixed(pointSize: size, weight: weight ?? .regular)
    case (nil, nil):
      guard weight == nil else { throw UsageError("'--weight' needs '--style' or '--size'.") }
      return nil
    }
  }
}
