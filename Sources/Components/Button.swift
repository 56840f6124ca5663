import DynamicType
import TextLayout
import TextShaping

/// A button: `UIButton`, with or without a configuration, or SwiftUI's `Button`.
public struct Button: Component {
  static let title = "button.title"
  static let subtitle = "button.subtitle"
  static let styleNames = [
    "system", "custom", "plain", "gray", "tinted", "filled", "bordered", "borderedProminent",
    "borderless", "glass", "prominentGlass",
  ]
  static let styleNote =
    "the style is not known, measured as system; known are "
    + styleNames.joined(separator: ", ")

  static let glassNote = "buttons of glass exist from iOS 26 on; measured as they are there"

  /// `button`.
  public let name = "button"
  /// The title and the subtitle.
  public let slots = [
    Slot(
      name: title, component: "button", summary: "The title of a button.",
      overflow: "tightens, loses its middle; or wraps"),
    Slot(
      name: subtitle, component: "button", summary: "The smaller text under a button's title.",
      overflow: "wraps", eras: [.iOS13, .iOS26]),
  ]
  /// The numbers of buttons.
  public var metrics: [Metric] { ButtonMetrics.all + ControlRow.margins }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        `UIButton`, with or without a configuration, or SwiftUI's `Button`. A button without a
        configuration (`system`, the default, and `custom`) has one line: its letters move closer
        together, by up to about 7 %, then the middle of the title gives way; it does not follow
        Dynamic Type. A configured button follows it and wraps without limit; with `truncation` it
        has one line.
        """,
      options: """
        `style` (`system`, `custom`, `plain`, `gray`, `tinted`, `filled`, `bordered`,
        `borderedProminent`, `borderless`, `glass`, `prominentGlass`), `width` (of the button, or of
        the row when there is a `count`), `count` (buttons in a row), `distribution` (of their
        widths: equal, or with `fillProportionally` in proportion to what each asks for),
        `controlSize`, `height`, `image`, `leadingInset`, `trailingInset`, `lineLimit`, `font`,
        `scales`, `minimumScale`, `truncation`. Titles given as companions stand side by side.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per title and subtitle; titles given together stand side by side.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let titles = content.texts[Self.title] ?? []
    let subtitles = content.texts[Self.subtitle] ?? []
    let geometry = ButtonGeometry(
      content.options, count: max(titles.count, subtitles.count), in: traits)
    var placements: [Placement] = []
    var titleHeight = 0.0
    var titleRoom = room(Self.title, geometry, content, in: traits)
    var subtitleRoom = room(Self.subtitle, geometry, content, in: traits)
    let widths = geometry.textWidths(for: titles.count, subtitles.count) {
      [(titles, titleRoom), (subtitles, subtitleRoom)].map { texts, room in
        texts.map {
          room.pixelWidth(
            shaper.shape($0, locale: traits.locale, in: room.typeface), in: traits)
        }
      }
    }
    for (index, text) in titles.enumerated() {
      titleRoom.width = widths[index]
      let placement = titleRoom.place(text, index: index, in: traits, using: shaper)
      titleHeight = max(titleHeight, placement.fit.height)
      placements.append(placement)
    }
    guard !subtitles.isEmpty else { return placements }
    if let height = content.options.height {
      let gap = titleHeight > 0 ? ButtonMetrics.subtitleGap.value : 0
      subtitleRoom.maximumHeight = max(0, height - titleHeight - gap)
    }
    for (index, text) in subtitles.enumerated() {
      subtitleRoom.width = widths[index]
      placements.append(subtitleRoom.place(text, index: index, in: traits, using: shaper))
    }
    return placements
  }

  private func room(
    _ slot: String, _ geometry: ButtonGeometry, _ content: ComponentContent, in traits: Traits
  ) -> TextRoom {
    var certainty = geometry.certainty
    let typeface: Typeface
    if geometry.isConfigured {
      let isSmall = ["mini", "small"].contains(content.options.controlSize)
      let style: TextStyle =
        slot == Self.subtitle ? .footnote : isSmall ? .subheadline : .body
      typeface = .resolve(content, slot: slot, or: style, in: traits)
    } else {
      let size = certainty.use(
        content.options.style == "custom" ? ButtonMetrics.customSize : ButtonMetrics.systemSize)
      typeface = .resolve(content, slot: slot, orSize: size, in: traits)
    }
    var room = TextRoom(
      slot: slot, width: geometry.textWidth, maximumLines: geometry.isConfigured ? 0 : 1,
      typeface: typeface, certainty: certainty)
    room.maximumHeight = content.options.height
    if !geometry.isConfigured {
      room.lineBreakMode = .byTruncatingMiddle
      room.allowsTightening = true
    }
    guard content.optionsApply(to: slot) else { return room }
    // `titleLineBreakMode` of a configuration leaves one line (mozilla-mobile/firefox-ios#17791).
    if content.options.truncation != nil, content.options.lineBreakMode.showsEllipsis {
      room.maximumLines = 1
    }
    room.take(content.options)
    return room
  }
}

/// The horizontal geometry of a button in its traits.
package struct ButtonGeometry {
  /// Width in points for the title of each of equally wide buttons.
  package let textWidth: Double
  /// The button has a configuration, or is SwiftUI's: its title follows Dynamic Type and wraps.
  package let isConfigured: Bool
  /// How sure the width is.
  let certainty: Certainty
  /// Points that insets and an image take of each button.
  package let surroundings: Double
  /// Points that the image takes of each button, 0 without one.
  package let imageWidth: Double
  /// Width in points of all buttons of the row without the gaps between them.
  package let rowWidth: Double
  private let count: Double
  private let isProportional: Bool

  /// Finds the widths of buttons side by side.
  package init(_ options: SlotOptions, count texts: Int, in traits: Traits) {
    let row = ControlRow(options, in: traits)
    var certainty = row.certainty
    let style = options.style ?? "system"
    let isKnown = Button.styleNames.contains(style)
    if !isKnown { certainty.lower(to: .guess, because: Button.styleNote) }
    if traits.os < .iOS26, style == "glass" || style == "prominentGlass" {
      certainty.lower(to: .guess, because: Button.glassNote)
    }
    isConfigured = isKnown && style != "system" && style != "custom"
    var width = row.width
    count = Double(max(1, options.count ?? texts))
    if count > 1 { width -= (count - 1) * certainty.use(ButtonMetrics.gap) }
    imageWidth = Self.image(options, isConfigured, traits, &certainty)
    var surroundings = imageWidth
    if isConfigured, style != "borderless" {
      let inset =
        style == "glass" || style == "prominentGlass"
        ? ButtonMetrics.glassInset : Self.inset(options.controlSize)
      surroundings += 2 * certainty.use(inset)
    }
    rowWidth = max(0, width)
    self.surroundings = surroundings
    textWidth = max(0, rowWidth / count - surroundings)
    isProportional = count > 1 && options.distribution == "fillProportionally"
    self.certainty = certainty
  }

  /// Width in points for the title and the subtitle of each button of the row.
  ///
  /// In a proportional row a button's share is in proportion to its intrinsic width
  /// (`UIStackView.Distribution.fillProportionally`): all titles fit where together they ask for no
  /// more than the row, and none does where they ask for more. A button that is not given asks for
  /// as much as the mean of the others.
  ///
  /// - Parameter naturalWidths: what the titles and what the subtitles ask for, in points; called
  ///   for proportional rows only.
  func textWidths(
    for titles: Int, _ subtitles: Int, naturalWidths: () -> [[Double]]
  ) -> [Double] {
    let given = max(titles, subtitles)
    guard isProportional, given > 0 else { return Array(repeating: textWidth, count: given) }
    let naturals = naturalWidths()
    let needs = (0..<given).map { index in
      surroundings
        + (naturals.compactMap { $0.indices.contains(index) ? $0[index] : nil }.max() ?? 0)
    }
    let total = needs.reduce(0, +) * count / Double(given)
    guard total > 0 else { return Array(repeating: textWidth, count: given) }
    return needs.map { max(0, rowWidth * $0 / total - surroundings) }
  }

  private static func inset(_ controlSize: String?) -> Metric {
    switch controlSize {
    case "mini", "small": ButtonMetrics.smallInset
    case "large": ButtonMetrics.largeInset
    default: ButtonMetrics.inset
    }
  }

  private static func image(
    _ options: SlotOptions, _ isConfigured: Bool, _ traits: Traits, _ certainty: inout Certainty
  ) -> Double {
    switch options.image {
    case nil, .some(.none): return 0
    case .width(let width): return width
    case .standard:
      guard isConfigured else { return certainty.use(ButtonMetrics.systemSymbol) }
      let size = TextStyle.body.pointSize(for: traits.contentSizeCategory)
      return certainty.use(ButtonMetrics.symbol) * size
        / TextStyle.body.pointSize(for: .default)
    }
  }
}

extension Button {
  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short title fits.", ComponentContent("Continue", in: title), verdicts: ["fits"]),
    ComponentExample(
      "A system button sets its letters closer together first.",
      ComponentContent(
        "Reset all settings", in: title, options: SlotOptions(width: 112)),
      verdicts: ["tightens"]),
    ComponentExample(
      "Then the middle of its title gives way.",
      ComponentContent("Versturen", in: title, options: SlotOptions(width: 35)),
      locale: "nl", verdicts: ["truncates"]),
    ComponentExample(
      "A system button does not follow Dynamic Type.",
      ComponentContent("Continue", in: title, options: SlotOptions(width: 80)),
      category: .accessibilityExtraExtraExtraLarge, verdicts: ["fits"]),
    ComponentExample(
      "A configured button does, and wraps.",
      ComponentContent("Check for updates", in: title, options: SlotOptions(style: "filled")),
      category: .accessibilityExtraExtraExtraLarge, verdicts: ["wraps"]),
    ComponentExample(
      "With a line break mode for its title it has one line.",
      ComponentContent(
        "Check for an earlier version", in: title,
        options: SlotOptions(truncation: "tail", style: "filled")),
      category: .accessibilityExtraExtraExtraLarge, verdicts: ["truncates"]),
    ComponentExample(
      "Two buttons in a row have half of it each.",
      ComponentContent(
        texts: [title: ["Try the new search engine", "Later"]],
        options: SlotOptions(style: "bordered")),
      verdicts: ["wraps", "fits"]),
    ComponentExample(
      "Filled in proportion each has its share of what they ask for.",
      ComponentContent(
        texts: [title: ["Try the new search engine", "Later"]],
        options: SlotOptions(distribution: "fillProportionally", style: "bordered")),
      verdicts: ["fits", "fits"]),
    ComponentExample(
      "A subtitle stands below the title in a smaller font.",
      ComponentContent(
        texts: [title: ["Subscribe"], subtitle: ["Cancel at any time"]],
        options: SlotOptions(style: "filled", controlSize: "large")),
      verdicts: ["fits", "fits"]),
  ]
}
