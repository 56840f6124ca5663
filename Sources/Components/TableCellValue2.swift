import DynamicType
import TextShaping

/// A table cell with a narrow tinted label in a column at its leading edge and a text beside it:
/// `UITableViewCell.CellStyle.value2`.
public struct TableCellValue2: Component {
  static let title = "tableCell.value2.title"
  static let detail = "tableCell.value2.detail"

  /// Width of the label column.
  static let column = Metric(
    "label column of a value2 cell", 91, source: Source.none, confidence: .guess)
  /// Gap after the label column.
  static let gap = Metric(
    "gap after the label column of a value2 cell", 6, source: Source.none, confidence: .guess)
  /// Size of both texts, that of subheadline.
  static let size = Metric(
    "size of the texts of a value2 cell at the default size", 15, source: Source.none,
    confidence: .guess)

  static let stacksNote = "assumed: at accessibility sizes the texts stand one under the other"

  /// `tableCell.value2`.
  public let name = "tableCell.value2"
  /// The label and the text beside it.
  public let slots = [
    Slot(
      name: title, component: "tableCell.value2",
      summary: "The label in the leading column of a contact-like table cell.",
      overflow: "loses its end"),
    Slot(
      name: detail, component: "tableCell.value2",
      summary: "The text beside the label column of a contact-like table cell.",
      overflow: "loses its end"),
  ]
  /// The numbers of all table cells and the column's.
  public var metrics: [Metric] { CellMetrics.all + [Self.column, Self.gap, Self.size] }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        A table cell as of a contact (`UITableViewCell.CellStyle.value2`): a narrow label column at
        the leading edge and the text beside it. Each has one line and loses its end; at
        accessibility sizes they stand one above the other and wrap.
        """,
      options: """
        those of `tableCell.default`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per title, then one per detail.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let geometry = CellGeometry(content.options, in: traits)
    let isStacked = geometry.isAccessibilityLayout
    let hasBoth = content.texts[Self.title] != nil && content.texts[Self.detail] != nil
    let changes: LayoutChanges = isStacked && hasBoth ? .stacks : []
    let note = isStacked && hasBoth ? Self.stacksNote : nil
    var placements: [Placement] = []
    for slot in [Self.title, Self.detail] {
      guard let texts = content.texts[slot] else { continue }
      var room = geometry.room(slot, content, style: .subheadline, in: traits)
      _ = room.certainty.use(Self.size)
      if !isStacked {
        let column = room.certainty.use(Self.column)
        let gap = room.certainty.use(Self.gap)
        room.width = slot == Self.title ? column : room.width - column - gap
      }
      placements += room.place(texts, in: traits, using: shaper, changes: changes, note: note)
    }
    return placements
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short label fits its column.",
      ComponentContent(texts: [title: ["home"], detail: ["+49 30 1234567"]]),
      verdicts: ["fits", "fits"]),
    ComponentExample(
      "A long label is cut in its column.",
      ComponentContent(texts: [title: ["assistant’s telephone"], detail: ["+49 30 1234567"]]),
      verdicts: ["truncates", "fits"]),
    ComponentExample(
      "At accessibility sizes the texts are stacked.",
      ComponentContent(texts: [title: ["home"], detail: ["+49 30 1234567"]]),
      category: .accessibilityMedium, verdicts: ["stacks", "stacks"]),
  ]
}
