import DynamicType
import TextShaping

/// A column of a split view: `UISplitViewController`, SwiftUI's `NavigationSplitView`.
public struct SplitView: Component {
  static let title = "splitView.title"
  static let content = "splitView.content"

  static let columnWidth = Metric(
    "greatest width of a split view's side column unless the app sets one", 320,
    source: "useyourloaf.com: Change the width of master view in a Split View Controller",
    confidence: .likely)
  static let columnFraction = Metric(
    "share of a split view's width its side column takes, up to its greatest width", 0.4,
    source: "UISplitViewController.preferredPrimaryColumnWidthFraction (the value of its example)",
    confidence: .guess)
  static let leastWidth = Metric(
    "least width of a split view's main column beside another", 320, source: Source.none,
    confidence: .guess)
  /// Margin at the sides of a split view's column, in points.
  package static let margin = Metric(
    "margin at the sides of a split view's column", 16,
    source: "UIViewController.systemMinimumLayoutMargins", confidence: .likely)
  /// Space a column's button takes at each side of its centred title, in points.
  package static let titleInset = Metric(
    "space a column's button takes at each side of its centred title", 60, source: Source.none,
    confidence: .guess)
  /// Image beside a row of a split view's column, with its gap, in points.
  package static let image = Metric(
    "image beside a row of a split view's column, with its gap", 40, source: Source.none,
    confidence: .guess)
  /// Accessory beside a row of a split view's column, with its gap, in points.
  package static let accessory = Metric(
    "accessory beside a row of a split view's column, with its gap", 18,
    source: Source.hierarchyDump, confidence: .likely)

  /// `splitView`.
  public let name = "splitView"
  /// The title and the content of a column.
  public let slots = [
    Slot(
      name: title, component: "splitView", summary: "The title of a split view's column.",
      overflow: "loses its end"),
    Slot(
      name: content, component: "splitView", summary: "A row or label in a split view's column.",
      overflow: "loses its end unless it may wrap"),
  ]
  /// The widths of columns.
  public var metrics: [Metric] {
    [
      Self.columnWidth, Self.columnFraction, Self.leastWidth, Self.margin, Self.titleInset,
      Self.image, Self.accessory,
    ]
  }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        A column of `UISplitViewController` or `NavigationSplitView`. A column does not widen for
        its texts: the title has one line; so has the content unless `lineLimit` says otherwise. In
        a compact width the columns collapse into one as wide as the screen.
        """,
      options: """
        `style` `primary` (default), `supplementary` or `secondary`; `width` of the side column in
        points, or as a share of the split view when it is 1 or less; `count` 3 for three columns;
        `image`, `accessory`, `lineLimit`, `font`, `scales`, `minimumScale`, `truncation`.
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
    let width = Self.columnWidth(content.options, in: traits, &certainty)
    var placements: [Placement] = []
    if let texts = content.texts[Self.title] {
      let room = TextRoom.inlineTitle(
        Self.title, width: width, inset: Self.titleInset, certainty, in: traits)
      placements += room.place(texts, in: traits, using: shaper)
    }
    if let texts = content.texts[Self.content] {
      var certainty = certainty
      var room = width - 2 * certainty.use(Self.margin)
      room -= content.options.imageWidth(Self.image, gap: Self.margin.value, &certainty)
      if content.options.accessory != nil { room -= certainty.use(Self.accessory) }
      let label = TextRoom.ofApp(
        Self.content, width: max(0, room), lines: 1, content, style: .body, certainty: certainty,
        in: traits)
      placements += label.place(texts, in: traits, using: shaper)
    }
    return placements
  }

  /// Width of the column the options name, in points.
  package static func columnWidth(_ options: SlotOptions, in traits: Traits) -> Double {
    var certainty = Certainty()
    return columnWidth(options, in: traits, &certainty)
  }

  /// The same, with how sure it is.
  static func columnWidth(
    _ options: SlotOptions, in traits: Traits, _ certainty: inout Certainty
  ) -> Double {
    let safeArea = traits.safeArea
    let all = traits.containerWidth - safeArea.left - safeArea.right
    guard traits.horizontalSizeClass == .regular else { return all }
    var side: Double
    if let imposed = options.width {
      side = imposed <= 1 ? imposed * all : imposed
    } else {
      side = min(
        certainty.use(Self.columnFraction) * all, certainty.use(Self.columnWidth))
    }
    if side > all - Self.leastWidth.value {
      side = max(0, all - certainty.use(Self.leastWidth))
    }
    guard options.style == "secondary" else { return side }
    // Three columns leave the main one what two side columns do not take.
    let sides = options.count ?? 2 > 2 ? 2.0 : 1.0
    let rest = all - sides * side
    return rest < Self.leastWidth.value ? min(all, certainty.use(Self.leastWidth)) : rest
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A side column is 320 points wide.",
      ComponentContent(texts: [title: ["Mailboxes"], SplitView.content: ["Inbox"]]),
      device: "iPad Pro 11-inch (1st-4th gen)", verdicts: ["fits", "fits"]),
    ComponentExample(
      "It does not widen for a long row.",
      ComponentContent("Democratic Republic of the Congo (Kinshasa)", in: SplitView.content),
      device: "iPad Pro 11-inch (1st-4th gen)", verdicts: ["truncates"]),
    ComponentExample(
      "The main column has what is left.",
      ComponentContent(
        "Democratic Republic of the Congo (Kinshasa)", in: SplitView.content,
        options: SlotOptions(style: "secondary")), device: "iPad Pro 11-inch (1st-4th gen)",
      verdicts: ["fits"]),
    ComponentExample(
      "On a phone the columns collapse into one.",
      ComponentContent("Democratic Republic of the Congo", in: SplitView.content),
      verdicts: ["fits"]),
  ]
}
