import DynamicType
import TextShaping

/// A text in a widget of the app, on the Home Screen or the Lock Screen (WidgetKit).
public struct Widget: Component {
  static let small = "widget.small"
  static let medium = "widget.medium"
  static let large = "widget.large"
  static let extraLarge = "widget.extraLarge"
  static let inline = "widget.accessoryInline"
  static let rectangular = "widget.accessoryRectangular"
  static let circular = "widget.accessoryCircular"

  /// Margin at the sides of a widget, in points.
  package static let margin = Metric(
    "margin at the sides of a widget", 16, source: Source.widgets, confidence: .certain)
  /// Margin around tiles in a widget, in points.
  package static let tightMargin = Metric(
    "margin around tiles in a widget", 11, source: Source.widgets, confidence: .certain)
  /// Gap between two tiles in a widget, in points.
  package static let tileGap = Metric(
    "gap between two tiles in a widget", 8, source: Source.none, confidence: .guess)
  /// Image beside a text in a widget, with its gap, in points.
  package static let image = Metric(
    "image beside a text in a widget, with its gap", 30, source: Source.none, confidence: .guess)
  static let inlineSize = Metric(
    "size of an inline accessory's text", 17, source: Source.none, confidence: .guess)
  static let circleShare = Metric(
    "share of a circular accessory's width that a text inside it has", 0.707,
    source: "the side of the square in the circle", confidence: .guess)

  static let sizeNote =
    "the sizes of widgets on this screen are not known: taken from the nearest"
  static let accessoryNote =
    "estimate: a Lock Screen accessory has the size it has on the nearest screen whose sizes are "
    + "known"
  static let phoneNote = "a phone has no extra large widgets: taken as a large one"
  static let oldNote = "there were no such widgets before iOS 14: taken as on iOS 14–18"
  static let marginNote =
    "before iOS 17 an app sets a widget's margins itself; the standard ones are assumed"

  /// `widget`.
  public let name = "widget"
  /// One slot for each family.
  public let slots = [
    Slot(
      name: small, component: "widget", summary: "A text in a small widget.",
      overflow: "wraps, then loses its end", eras: [.iOS13, .iOS26]),
    Slot(
      name: medium, component: "widget", summary: "A text in a medium widget.",
      overflow: "wraps, then loses its end", eras: [.iOS13, .iOS26]),
    Slot(
      name: large, component: "widget", summary: "A text in a large widget.",
      overflow: "wraps, then loses its end", eras: [.iOS13, .iOS26]),
    Slot(
      name: extraLarge, component: "widget", summary: "A text in an extra large widget of a pad.",
      overflow: "wraps, then loses its end", eras: [.iOS13, .iOS26]),
    Slot(
      name: inline, component: "widget", summary: "The text above the clock on the Lock Screen.",
      overflow: "loses its end", eras: [.iOS13, .iOS26]),
    Slot(
      name: rectangular, component: "widget",
      summary: "A text in a rectangular accessory on the Lock Screen.",
      overflow: "wraps, then loses its end", eras: [.iOS13, .iOS26]),
    Slot(
      name: circular, component: "widget",
      summary: "A text in a circular accessory on the Lock Screen.",
      overflow: "wraps, then loses its end", eras: [.iOS13, .iOS26]),
  ]
  /// The margins of widgets; their sizes are in the guidelines' table.
  public var metrics: [Metric] {
    [
      Self.margin, Self.tightMargin, Self.tileGap, Self.image, Self.inlineSize, Self.circleShare,
    ]
  }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        A text in a widget of the app. A widget has a fixed size and does not scroll: the text wraps
        until it fills the widget and then loses its end; a line too tall for its place is cut. An
        inline accessory has one line in the system's font. The sizes are the table of the Human
        Interface Guidelines (Widgets, Specifications), on a pad those of its canvas; on a phone with
        iOS 26, where they changed, and on the Lock Screen of a pad those WidgetKit reports
        (ryanlintott/FrameUp: Measurements). A screen that is in neither has those of the nearest.
        Text sizes the system sets are estimates.
        """,
      options: """
        `lineLimit`, `font`, `scales`, `minimumScale`, `truncation`, `count` (tiles side by side),
        `image`, `width` and `height` of the text's place.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per text, family by family: each is in a widget of its own, or in a tile beside
  /// `count` - 1 others.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    slots.flatMap { slot -> [Placement] in
      guard let texts = content.texts[slot.name] else { return [] }
      return room(slot.name, content, in: traits).place(texts, in: traits, using: shaper)
    }
  }

  private func room(_ slot: String, _ content: ComponentContent, in traits: Traits) -> TextRoom {
    let (sizes, isListed) = WidgetSizes.on(traits.device, os: traits.os)
    let options = content.options
    var certainty = Certainty()
    if traits.os < .iOS13 { certainty.lower(to: .guess, because: Self.oldNote) }
    if !isListed { certainty.lower(to: .likely, because: Self.sizeNote) }
    var size: WidgetSizes.Size
    var lines = 0
    var style = TextStyle.body
    switch slot {
    case Self.small, Self.medium, Self.large, Self.extraLarge:
      switch slot {
      case Self.small: size = sizes.small
      case Self.medium: size = sizes.medium
      case Self.large: size = sizes.large
      default:
        size = sizes.extraLarge ?? sizes.large
        if sizes.extraLarge == nil { certainty.lower(to: .guess, because: Self.phoneNote) }
      }
      let isTiled = (options.count ?? 1) > 1
      let margin = certainty.use(isTiled ? Self.tightMargin : Self.margin)
      size = WidgetSizes.Size(width: size.width - 2 * margin, height: size.height - 2 * margin)
      if traits.os < .iOS26 { certainty.lower(to: .likely, because: Self.marginNote) }
    case Self.inline:
      size = accessory(\.inline, sizes, in: traits, &certainty)
      lines = 1
    case Self.rectangular:
      size = accessory(\.rectangular, sizes, in: traits, &certainty)
    default:
      let circle = accessory(\.circular, sizes, in: traits, &certainty)
      let side = circle.width * certainty.use(Self.circleShare)
      size = WidgetSizes.Size(width: side, height: side)
      style = .caption1
    }
    if let count = options.count, count > 1 {
      let gaps = Double(count - 1) * certainty.use(Self.tileGap)
      size = WidgetSizes.Size(width: (size.width - gaps) / Double(count), height: size.height)
    }
    var width = min(size.width, options.width ?? .infinity)
    width -= options.imageWidth(Self.image, gap: Self.tileGap.value, &certainty)
    var room = TextRoom.ofApp(
      slot, width: max(0, width), lines: lines, content, style: style, certainty: certainty,
      in: traits)
    room.maximumHeight = min(size.height, room.maximumHeight ?? .infinity)
    if slot == Self.inline {
      // The system sets the font, and Dynamic Type does not change it.
      room.maximumLines = 1
      room.typeface = Typeface(
        SlotFont(size: room.certainty.use(Self.inlineSize), weight: .medium), category: .large,
        boldText: traits.boldText)
    }
    return room
  }

  /// Width and height in points of the widget of a slot's family.
  package static func size(of slot: String, in traits: Traits) -> WidgetSizes.Size {
    let sizes = WidgetSizes.on(traits.device, os: traits.os).sizes
    func accessory(_ path: KeyPath<WidgetSizes, WidgetSizes.Size?>) -> WidgetSizes.Size {
      sizes[keyPath: path]
        ?? WidgetSizes.nearestAccessory(path, to: traits.device, os: traits.os) ?? sizes.small
    }
    return switch slot {
    case small: sizes.small
    case medium: sizes.medium
    case large: sizes.large
    case extraLarge: sizes.extraLarge ?? sizes.large
    case inline: accessory(\.inline)
    case rectangular: accessory(\.rectangular)
    default: accessory(\.circular)
    }
  }

  private func accessory(
    _ path: KeyPath<WidgetSizes, WidgetSizes.Size?>, _ sizes: WidgetSizes, in traits: Traits,
    _ certainty: inout Certainty
  ) -> WidgetSizes.Size {
    if let size = sizes[keyPath: path] { return size }
    certainty.lower(to: .guess, because: Self.accessoryNote)
    return WidgetSizes.nearestAccessory(path, to: traits.device, os: traits.os) ?? sizes.small
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short text fits a small widget.", ComponentContent("Today", in: small),
      verdicts: ["fits"]),
    ComponentExample(
      "A longer one wraps.", ComponentContent("Nothing planned for today", in: small),
      verdicts: ["wraps"]),
    ComponentExample(
      "At the largest size it fills the widget and loses its end.",
      ComponentContent("Nothing planned for today", in: small),
      category: .accessibilityExtraExtraExtraLarge, verdicts: ["truncates"]),
    ComponentExample(
      "Tiles share a medium widget.",
      ComponentContent(
        "Recently Closed Tabs", in: medium, options: SlotOptions(lineLimit: 1, count: 4)),
      verdicts: ["truncates"]),
    ComponentExample(
      "A tile may make its label smaller.",
      ComponentContent(
        "Recent Tabs", in: medium,
        options: SlotOptions(lineLimit: 1, minimumScale: 0.5, count: 4)), verdicts: ["shrinks"]),
    ComponentExample(
      "A pad has extra large widgets.",
      ComponentContent("Nothing planned for today, and nothing for tomorrow", in: extraLarge),
      device: "iPad Pro 11-inch (1st-4th gen)", verdicts: ["fits"]),
    ComponentExample(
      "An inline accessory has one line.",
      ComponentContent("Next: Meeting with the design team at four o'clock", in: inline),
      verdicts: ["truncates"]),
    ComponentExample(
      "A rectangular accessory has three lines of body.",
      ComponentContent("Meeting with the design team", in: rectangular), verdicts: ["wraps"]),
    ComponentExample(
      "A circular accessory has little room.", ComponentContent("12:30", in: circular),
      verdicts: ["fits"]),
  ]
}

extension Source {
  static let widgets = "Apple Human Interface Guidelines, Widgets"
}
