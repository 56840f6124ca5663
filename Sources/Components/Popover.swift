import DynamicType
import TextShaping

/// A popover: a view controller presented with the style `popover`, SwiftUI's `popover`.
public struct Popover: Component {
  static let title = "popover.title"
  static let content = "popover.content"

  static let width = Metric(
    "width of a popover", 320, source: Source.popoverSize, confidence: .certain)
  static let widestWidth = Metric(
    "greatest width of a popover", 600, source: Source.popoverSize, confidence: .certain)
  static let height = Metric(
    "height of a popover", 1100, source: Source.popoverSize, confidence: .certain)
  /// Height of a popover's arrow, in points.
  package static let arrow = Metric(
    "height of a popover's arrow", 13,
    source: "\(Source.simulatorProfile); popover backgrounds of apps in the system's shape",
    confidence: .likely)
  static let sides = ["up", "down", "left", "right"]
  /// Margin at the sides of a popover's content, in points.
  package static let margin = Metric(
    "margin at the sides of a popover's content", 16,
    source: "UIViewController.systemMinimumLayoutMargins", confidence: .likely)
  /// Space at each side of a popover's title, in points.
  package static let titleInset = Metric(
    "space at each side of a popover's title", 16, source: Source.none, confidence: .guess)

  /// `popover`.
  public let name = "popover"
  /// The title and the content.
  public let slots = [
    Slot(
      name: title, component: "popover", summary: "The title in a popover's navigation bar.",
      overflow: "loses its end"),
    Slot(
      name: content, component: "popover", summary: "A label in a popover's content.",
      overflow: "wraps unless the app limits its lines"),
  ]
  /// The widths of popovers.
  public var metrics: [Metric] {
    [
      Self.width, Self.widestWidth, Self.height, Self.arrow, Self.margin, Self.titleInset,
      ActionSheetMetrics.popoverMargin,
    ]
  }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        A view controller presented as a popover. The title has one line, as in any inline
        navigation bar. The content is the app's: a label that wraps unless `lineLimit` says
        otherwise. In a compact width the popover becomes a sheet as wide as the screen.

        It is as wide as it asks for, 320 unless set and 600 at most, as far as the screen has room
        at the side it stands on. With its arrow at the left or right it stands beside what it points
        at, and the arrow and the space before or after that (`leadingInset`, `trailingInset`) are
        taken off the screen's width; with its arrow above or below, the arrow is taken off its
        height.
        """,
      options: """
        `width` and `height` (`preferredContentSize`), `style` `up`, `down`, `left` or `right` (the
        direction of the arrow, `permittedArrowDirections`; the popover stands on the other side of
        what it points at), `leadingInset` and `trailingInset` (points of the screen's width it
        cannot have), `lineLimit`, `font`, `scales`, `minimumScale`, `truncation`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per title and content, in this order.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    var certainty = Certainty()
    let options = content.options
    let width = Self.width(options, in: traits, &certainty)
    // The insets are points of the screen, not of the content.
    var content = content
    content.options.height = Self.height(options, in: traits)
    content.options.leadingInset = nil
    content.options.trailingInset = nil
    var placements: [Placement] = []
    if let texts = content.texts[Self.title] {
      let room = TextRoom.inlineTitle(
        Self.title, width: width, inset: Self.titleInset, certainty, in: traits)
      placements += room.place(texts, in: traits, using: shaper)
    }
    if let texts = content.texts[Self.content] {
      var certainty = certainty
      let margin = certainty.use(Self.margin)
      let room = TextRoom.ofApp(
        Self.content, width: max(0, width - 2 * margin), lines: 0, content, style: .body,
        certainty: certainty, in: traits)
      placements += room.place(texts, in: traits, using: shaper)
    }
    return placements
  }

  /// Width of the popover's content, or of the sheet it becomes in a compact width, in points.
  static func width(
    _ options: SlotOptions, in traits: Traits, _ certainty: inout Certainty
  ) -> Double {
    let safeArea = traits.safeArea
    var most = traits.windowWidth - safeArea.left - safeArea.right
    if traits.horizontalSizeClass == .compact { return most }
    let wanted = options.width ?? certainty.use(Self.width)
    most -= 2 * ActionSheetMetrics.popoverMargin.value + options.insets
    if ["left", "right"].contains(options.style) { most -= Self.arrow.value }
    if wanted > most {
      _ = certainty.use(ActionSheetMetrics.popoverMargin)
      _ = certainty.use(Self.arrow)
    }
    return max(0, min(wanted, Self.widestWidth.value, most))
  }

  /// Width of the popover's content, or of the sheet it becomes in a compact width, in points.
  package static func width(_ options: SlotOptions, in traits: Traits) -> Double {
    var certainty = Certainty()
    return width(options, in: traits, &certainty)
  }

  /// Height in points the app gives the content, as far as the screen has room for it.
  package static func height(_ options: SlotOptions, in traits: Traits) -> Double? {
    guard let wanted = options.height else { return nil }
    let safeArea = traits.safeArea
    var most = traits.windowHeight - safeArea.top - safeArea.bottom
    if traits.horizontalSizeClass == .compact { return min(wanted, most) }
    most -= 2 * ActionSheetMetrics.popoverMargin.value
    if ["up", "down"].contains(options.style) { most -= Self.arrow.value }
    return max(0, min(wanted, Self.height.value, most))
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A title and a line.",
      ComponentContent(texts: [title: ["Sort"], Popover.content: ["Newest first"]]),
      device: "iPad Air 10.9-inch / iPad Air 11-inch / iPad 11-inch (10th gen, A16)",
      verdicts: ["fits", "fits"]),
    ComponentExample(
      "A long title loses its end.",
      ComponentContent("Choose what happens with old messages", in: title),
      device: "iPad Air 10.9-inch / iPad Air 11-inch / iPad 11-inch (10th gen, A16)",
      verdicts: ["truncates"]),
    ComponentExample(
      "Beside what it points at it has the room that is left.",
      ComponentContent(
        "Messages are removed after a month", in: Popover.content,
        options: SlotOptions(width: 400, lineLimit: 1, leadingInset: 560, style: "left")),
      device: "iPad Air 10.9-inch / iPad Air 11-inch / iPad 11-inch (10th gen, A16)",
      verdicts: ["truncates"]),
    ComponentExample(
      "In a compact width it is a sheet with more room.",
      ComponentContent("Choose what happens with old messages", in: title), verdicts: ["fits"]),
    ComponentExample(
      "The content wraps.",
      ComponentContent("Messages are removed from this device after a month.", in: Popover.content),
      device: "iPad Air 10.9-inch / iPad Air 11-inch / iPad 11-inch (10th gen, A16)",
      verdicts: ["wraps"]),
  ]
}

extension Source {
  static let popoverSize =
    "UIPopoverController.setContentSize(_:animated:) and contentSizeForViewInPopover (Apple "
    + "documentation)"
}
