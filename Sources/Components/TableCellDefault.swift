import DynamicType
import TextShaping

/// A table cell with one label: `UITableViewCell.CellStyle.default`, or a list row with one text.
public struct TableCellDefault: Component {
  static let title = "tableCell.default.title"

  /// `tableCell.default`.
  public let name = "tableCell.default"
  /// The title.
  public let slots = [
    Slot(
      name: title, component: "tableCell.default",
      summary: "The text of a table cell or list row with one label.",
      overflow: "loses its end; list rows wrap")
  ]
  /// The numbers of all table cells and the heights of rows.
  public var metrics: [Metric] { CellMetrics.all + RowHeight.all }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        A table cell with one label (`UITableViewCell.CellStyle.default`), a list content
        configuration, or a row of a SwiftUI `List`. The text of a classic cell, which is the
        default, has one line and loses its end; a list row (`style` `list` or `listPlain`) wraps.

        Of all table cells: at accessibility sizes they stack their texts and let them wrap, which
        is general UIKit behaviour and not a measurement; findings that rest on it are guesses. A
        classic cell whose fixed `height` is lower than two lines keeps its layout at every text
        size, as measured, and what does not fit is cut. A list row of a fixed height shows the
        lines that fit.
        """,
      options: """
        `style` (`plain`, `grouped` and `insetGrouped` change the margins; `list` and `listPlain`
        are list rows; `stacked` is a list row that puts its control under the text at accessibility
        sizes, which an app has to do itself), `accessory`, `editing` (a control before the row),
        `indexTitles`, `image`, `leadingInset`, `trailingInset`, `lineLimit`, `width` and `height`
        of the cell, `font`, `scales`, `minimumScale`, `truncation`. Give the text on the other side
        as a companion: without it a row's title has the row to itself.
        """)
  }
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
