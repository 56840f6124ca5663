import DynamicType
import TextShaping

/// The control for pulling a list to refresh it: `UIRefreshControl.attributedTitle`.
public struct RefreshControl: Component {
  static let title = "refreshControl.title"

  static let size = Metric(
    "size of a refresh control's title", 13, source: Source.none, confidence: .guess)
  static let lines = Metric(
    "lines of a refresh control's title", 1, source: Source.none, confidence: .guess)

  /// `refreshControl`.
  public let name = "refreshControl"
  /// The title.
  public let slots = [
    Slot(
      name: title, component: "refreshControl",
      summary: "The title under the spinner of a list that is pulled to refresh it.",
      overflow: "loses its end")
  ]
  /// The numbers of refresh controls.
  public var metrics: [Metric] { [Self.size, Self.lines] + ControlRow.margins }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        `UIRefreshControl.attributedTitle`. One line below the spinner, which loses its end. Neither
        the font nor the number of lines could be found: all of it is an estimate.
        """,
      options: """
        `width`, `lineLimit`, `font`, `scales`, `truncation`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per title.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    guard let titles = content.texts[Self.title] else { return [] }
    let row = ControlRow(content.options, in: traits)
    var certainty = row.certainty
    let size = certainty.use(Self.size)
    var room = TextRoom(
      slot: Self.title, width: row.width, maximumLines: Int(certainty.use(Self.lines)),
      typeface: .resolve(content, slot: Self.title, orSize: size, isSystemDrawn: true, in: traits),
      certainty: certainty)
    room.take(content.options)
    return room.place(titles, in: traits, using: shaper)
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short title fits.", ComponentContent("Pull to refresh", in: title), verdicts: ["fits"]),
    ComponentExample(
      "It does not follow Dynamic Type.", ComponentContent("Pull to refresh", in: title),
      category: .accessibilityExtraExtraExtraLarge, verdicts: ["fits"]),
    ComponentExample(
      "A long one loses its end.",
      ComponentContent(
        "Last updated yesterday at a quarter past nine in the evening, pull to refresh",
        in: title),
      verdicts: ["truncates"]),
  ]
}
