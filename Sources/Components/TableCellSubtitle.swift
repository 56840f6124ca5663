import DynamicType
import TextShaping

/// A table cell with a smaller label under its title: `UITableViewCell.CellStyle.subtitle`.
public struct TableCellSubtitle: Component {
  static let title = "tableCell.subtitle.title"
  static let detail = "tableCell.subtitle.detail"

  /// The subtitle before iOS 26 is caption 1.
  static let detailBefore = Metric(
    "subtitle of a cell at the default size, iOS 7–18", 12,
    source: "printed UITableViewCell.detailTextLabel fonts in public posts (iOS 15)",
    confidence: .certain)
  /// The subtitle in iOS 26 has the size of subheadline.
  static let detail26 = Metric(
    "subtitle of a cell at the default size, iOS 26", 15, source: Source.openUIKitCell,
    confidence: .certain)

  /// `tableCell.subtitle`.
  public let name = "tableCell.subtitle"
  /// The title and the text under it.
  public let slots = [
    Slot(
      name: title, component: "tableCell.subtitle",
      summary: "The title of a table cell with a second line.",
      overflow: "loses its end; list rows wrap"),
    Slot(
      name: detail, component: "tableCell.subtitle",
      summary: "The smaller text under the title of a table cell.",
      overflow: "loses its end; list rows wrap"),
  ]
  /// The numbers of all table cells and the subtitle's sizes.
  public var metrics: [Metric] { CellMetrics.all + [Self.detailBefore, Self.detail26] }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        A table cell with a second line (`UITableViewCell.CellStyle.subtitle`), or a list row with a
        secondary text. In a classic cell each text has one line and loses its end; in a list row
        both wrap.
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
    var titles: [Placement] = []
    if let texts = content.texts[Self.title] {
      let room = geometry.room(Self.title, content, style: .body, in: traits)
      titles = room.place(texts, in: traits, using: shaper)
    }
    guard let texts = content.texts[Self.detail] else { return titles }
    let style: TextStyle = traits.os >= .iOS26 ? .subheadline : .caption1
    let room = geometry.room(Self.detail, content, style: style, in: traits)
    let details = texts.enumerated().map { index, text in
      let height = index < titles.count ? titles[index].fit.height : 0
      return room.below(height).place(text, index: index, in: traits, using: shaper)
    }
    return titles + details
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "Title and subtitle fit.",
      ComponentContent(texts: [title: ["Living Room"], detail: ["Two lamps are on"]]),
      verdicts: ["fits", "fits"]),
    ComponentExample(
      "The subtitle of iOS 26 is larger than before and loses its end.",
      ComponentContent(texts: [
        title: ["Backup"],
        detail: ["The last backup was made yesterday at 23:45 on this phone"],
      ]),
      verdicts: ["fits", "truncates"]),
    ComponentExample(
      "The same subtitle fits before iOS 26.",
      ComponentContent(texts: [
        title: ["Backup"],
        detail: ["The last backup was made yesterday at 23:45 on this phone"],
      ]),
      os: .iOS13, verdicts: ["fits", "fits"]),
    ComponentExample(
      "Both wrap at accessibility sizes.",
      ComponentContent(texts: [
        title: ["Automatic backup every night"],
        detail: ["The last backup was made yesterday"],
      ]),
      category: .accessibilityExtraLarge, verdicts: ["wraps", "wraps"]),
  ]
}
