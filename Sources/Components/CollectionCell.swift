import DynamicType
import TextShaping

/// A cell of a grid with a caption under its picture.
///
/// The system has no such cell of its own; this is the common one: equal columns between the
/// margins of the screen, a label of one line.
public struct CollectionCell: Component {
  static let caption = "collectionCell.caption"

  /// Gap between the columns of a grid, in points.
  package static let gap = Metric(
    "gap between the columns of a grid", 10,
    source: "UICollectionViewFlowLayout.minimumInteritemSpacing documentation",
    confidence: .likely)
  /// Columns of a grid, when not set, in points.
  package static let columns = Metric(
    "columns of a grid, when not set", 2, source: Source.none, confidence: .guess)
  static let size = Metric(
    "caption of a grid's cell at the default size", 15, source: Source.none, confidence: .guess)

  /// `collectionCell`.
  public let name = "collectionCell"
  /// The caption.
  public let slots = [
    Slot(
      name: caption, component: "collectionCell",
      summary: "The caption of a cell in a grid.",
      overflow: "loses its end unless it may wrap")
  ]
  /// The gap, the columns and the font.
  public var metrics: [Metric] {
    [
      Self.gap, Self.columns, Self.size, CellMetrics.margin, CellMetrics.margin26,
      CellMetrics.wideMargin26,
    ]
  }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        A cell of a grid with a caption under its picture. The caption has one line and loses its
        end, unless `lineLimit` allows more. The system has no such cell of its own; columns and
        font are estimates unless the options give them.
        """,
      options: """
        `count` (columns), `width` and `height` of the caption, `leadingInset`, `trailingInset`,
        `lineLimit`, `font`, `scales`, `minimumScale`, `truncation`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// Width in points of a column of the grid, and of the space at its sides.
  package static func column(
    _ options: SlotOptions, in traits: Traits
  ) -> (width: Double, margin: Double) {
    var certainty = Certainty()
    return column(options, in: traits, &certainty)
  }

  private static func column(
    _ options: SlotOptions, in traits: Traits, _ certainty: inout Certainty
  ) -> (width: Double, margin: Double) {
    if let imposed = options.width {
      return (imposed, CellMargins(isInset: false, in: traits).content)
    }
    let margins = CellMargins(isInset: false, in: traits, &certainty)
    let columns = options.count.map(Double.init) ?? certainty.use(Self.columns)
    let gap = certainty.use(Self.gap)
    let row =
      traits.containerWidth - traits.safeArea.left - traits.safeArea.right - 2 * margins.content
    return ((row - gap * (columns - 1)) / columns, margins.content)
  }

  /// One placement per caption: each is a cell of its own.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    guard let texts = content.texts[Self.caption] else { return [] }
    let options = content.options
    var certainty = Certainty()
    let width = Self.column(options, in: traits, &certainty).width
    if options.font == nil { _ = certainty.use(Self.size) }
    return TextRoom.ofApp(
      Self.caption, width: width - options.insets, lines: 1, content, style: .subheadline,
      certainty: certainty, in: traits
    ).place(texts, in: traits, using: shaper)
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short caption fits.", ComponentContent("Favourites", in: caption), verdicts: ["fits"]),
    ComponentExample(
      "A caption has one line.",
      ComponentContent("Pictures from the last summer", in: caption), verdicts: ["truncates"]),
    ComponentExample(
      "More lines where the app allows them.",
      ComponentContent(
        "Pictures from the last summer", in: caption, options: SlotOptions(lineLimit: 2)),
      verdicts: ["wraps"]),
    ComponentExample(
      "Three columns leave less room.",
      ComponentContent("Recently added", in: caption, options: SlotOptions(count: 3)),
      category: .extraExtraExtraLarge, verdicts: ["truncates"]),
  ]
}
