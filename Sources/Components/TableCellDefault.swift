import DynamicType
import TextShaping

/// A table cell with one label: `UITableViewCell.CellStyle.default`, or a list row with one text.
///
/// - What iOS does when the text does not fit: a classic cell shows one line with an ellipsis at
///   its end; a list row (`style` `list`, `listPlain`) wraps. At accessibility sizes both wrap.
/// - Options: `style`, `accessory`, `editing`, `indexTitles`, `image`, `leadingInset`, `trailingInset`,
///   `lineLimit`, `width` and `height` of the cell, `font`, `scales`, `minimumScale`, `truncation`.
public struct TableCellDefault: Component {
  static let title = "tableCell.default.title"

  /// `tableCell.default`.
  public let name = "tableCell.default"
  /// The title.
  public let slots = [
    Slot(
      name: title, component: "tableCell.default",
      summary: "The text of a table cell or list row with one label.")
  ]
  /// The numbers of all table cells and the heights of rows.
  public var metrics: [Metric] { CellMetrics.all + RowHeight.all }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per title: each is a row of its own.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    guard let titles = content.texts[Self.title] else { return [] }
    return CellGeometry(content.options, in: traits)
      .room(Self.title, content, style: .body, in: traits)
      .place(titles, in: traits, using: shaper)
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short title fits.", ComponentContent("Notifications", in: title), verdicts: ["fits"]),
    ComponentExample(
      "A classic cell has one line.",
      ComponentContent(
        "Automatically remove downloaded episodes after playing them", in: title),
      verdicts: ["truncates"]),
    ComponentExample(
      "A list row wraps.",
      ComponentContent(
        "Automatically remove downloaded episodes after playing them", in: title,
        options: SlotOptions(style: "list")),
      verdicts: ["wraps"]),
    ComponentExample(
      "At accessibility sizes a classic cell wraps too.",
      ComponentContent("Remove downloaded episodes", in: title), category: .accessibilityLarge,
      verdicts: ["wraps"]),
    ComponentExample(
      "A word wider than the cell is broken at the largest size.",
      ComponentContent("Benachrichtigungseinstellungen", in: title),
      category: .accessibilityExtraExtraExtraLarge, locale: "de", verdicts: ["breaksWord"]),
    ComponentExample(
      "A switch takes room from the title.",
      ComponentContent(
        "Show a preview of each message", in: title,
        options: SlotOptions(accessory: "switch")),
      device: "iPhone SE (3rd generation)", category: .extraExtraLarge, os: .iOS13,
      verdicts: ["truncates"]),
  ]
}
