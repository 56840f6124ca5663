import ColorContrast
import DynamicType
import InterfaceScan

/// The options of `typefit contrast --tint`: a tint and what an app shows it on.
enum ContrastTint {
  private static let tint = OptionDeclaration.list(
    "tint", value: "colour", splitsAtCommas: false,
    "Judge everything that iOS draws in this tint; a second one is for the dark appearance.")
  private static let background = OptionDeclaration.list(
    "background", value: "colour", splitsAtCommas: false,
    "With --tint: the screen's background. (default: systemBackground)")
  private static let barTint = OptionDeclaration.list(
    "bar-tint", value: "colour", splitsAtCommas: false,
    "With --tint: the colour of the bars, apart from their tint.")
  private static let bars = OptionDeclaration.option(
    "bars", value: "kind", choices: BarAppearance.Configuration.allCases.map(\.rawValue),
    "With --tint: how the bars' background is configured.")
  private static let contents = OptionDeclaration.list(
    "contents", value: "colour", splitsAtCommas: false,
    "With --tint: what scrolls below bars, alerts and menus, or 'any'. May be repeated.")
  private static let reducesTransparency = OptionDeclaration.flag(
    "reduce-transparency", "With --tint: the setting Reduce Transparency is on.")
  private static let dimmed = OptionDeclaration.flag(
    "dimmed", "With --tint: an alert is in front, which dims the tint.")

  static let all = [tint, background, barTint, bars, contents, reducesTransparency, dimmed]

  /// The pairs of the tint that was given; nil without one.
  ///
  /// - Throws: ``UsageError`` for what is no colour, and for the other options without a tint.
  static func pairings(_ options: ParsedOptions, os: OSGeneration) throws -> TintPairings? {
    guard let color = try dynamicColor(tint, options) else {
      if let option = all.first(where: options.has) {
        throw UsageError("'--\(option.name)' needs '--tint'.")
      }
      return nil
    }
    var context = RoleContext(os: os, tint: color)
    if let color = try dynamicColor(background, options) { context.background = color }
    let barColor = try dynamicColor(barTint, options)
    let configuration = try options.value(
      bars, expecting: "a kind", BarAppearance.Configuration.init(rawValue:))
    if barColor != nil || configuration != nil {
      context.bars = BarAppearance.Bar.allCases.map { bar in
        BarAppearance(bar, configuration: configuration ?? .default, backgroundColor: barColor)
      }
    }
    if options.has(contents) {
      let words = options.strings(contents)
      context.contents =
        words.contains("any") ? [] : try words.map { try opaque($0, for: contents) }
    }
    context.reducesTransparency = options.has(reducesTransparency)
    if options.has(dimmed) { context.tintAdjustmentMode = .dimmed }
    return TintPairings(context, place: ContrastPair.place)
  }

  /// A colour, or one for light and one for dark.
  private static func dynamicColor(
    _ option: OptionDeclaration, _ options: ParsedOptions
  ) throws -> DynamicColor? {
    let words = options.strings(option)
    guard words.count <= 2 else {
      throw UsageError(
        "'--\(option.name)' takes a colour, and a second one for dark; found \(words.count).")
    }
    let colors = try words.map { try ContrastPair.color($0).color }
    guard let light = colors.first, let dark = colors.last, colors.count == 2 else {
      return colors.first
    }
    var variants: [Appearance: SourcedColor] = [:]
    for appearance in Appearance.allCases {
      let color = appearance.style == .dark ? dark : light
      variants[appearance] = color.resolved(in: appearance)
    }
    return DynamicColor(name: words.joined(separator: " / "), variants: variants)
  }

  private static func opaque(_ word: String, for option: OptionDeclaration) throws -> DynamicColor {
    let color = try ContrastPair.color(word).color
    let isOpaque = color.definedVariants.values.allSatisfy { table in
      table.values.allSatisfy(\.color.isOpaque)
    }
    guard isOpaque else {
      throw UsageError("'--\(option.name)' takes opaque colours, found '\(word)'.")
    }
    return color
  }
}
