import DynamicType
import Markup
import TextLayout
import TextShaping

/// A table cell with a value at its trailing edge: `UITableViewCell.CellStyle.value1`, or
/// `UIListContentConfiguration.valueCell()`.
///
///
/// The nth detail stands in the row of the nth title. A title without a detail has the whole row.
public struct TableCellValue1: Component {
  static let title = "tableCell.value1.title"
  static let detail = "tableCell.value1.detail"

  /// Gap between title and value.
  static let gap26 = Metric(
    "gap between title and value in a list row", 8,
    source: "CharonLists (textToSecondaryTextHorizontalPadding of a value cell)",
    confidence: .likely)
  /// Gap between title and value in a classic cell, iOS 26.
  static let gapClassic26 = Metric(
    "gap between title and value in a classic cell, iOS 26", 6, source: Source.openUIKitCell,
    confidence: .certain)
  /// Gap between title and value in a classic cell before iOS 26.
  static let gapBefore = Metric(
    "gap between title and value in a classic cell, iOS 7–18", 3,
    source: "at most 3.5 from corona-warn-app/cwa-app-ios#998: a title of 281 points and a value "
      + "of 58.5 are readable in a row of 343", confidence: .guess)

  static let titleFirstNote =
    "assumed before iOS 26: the title of a classic cell takes its width before the value"
  static let valueLosesNote = "the value beside it has no room left and loses text"
  static let stacksNote = "assumed: at accessibility sizes the value stands under the title"
  static let listStacksNote = "the value stands under the title, because they do not fit in a row"
  static let aloneNote = "measured without a value beside it"

  /// `tableCell.value1`.
  public let name = "tableCell.value1"
  /// The title and the value.
  public let slots = [
    Slot(
      name: title, component: "tableCell.value1",
      summary: "The title of a table cell with a value at its trailing edge.",
      overflow: "takes the value's room; lists stack"),
    Slot(
      name: detail, component: "tableCell.value1",
      summary: "The value at the trailing edge of a table cell.",
      overflow: "loses its end; list rows stack"),
  ]
  /// The numbers of all table cells and the gap.
  public var metrics: [Metric] {
    CellMetrics.all + [Self.gap26, Self.gapClassic26, Self.gapBefore]
  }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        A table cell with a value at its trailing edge (`UITableViewCell.CellStyle.value1`,
        `UIListContentConfiguration.valueCell()`, SwiftUI's `LabeledContent`). A classic cell gives
        the title its width first, up to the whole row, and the value loses its end, or all of it. A
        list row puts the value under the title when the two do not fit side by side.
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
    let titles = content.texts[Self.title] ?? []
    let details = content.texts[Self.detail] ?? []
    let row = Row(content, in: traits, using: shaper)
    var placements: [Placement] = []
    var detailPlacements: [Placement] = []
    placements.reserveCapacity(titles.count + details.count)
    for index in 0..<max(titles.count, details.count) {
      let title = index < titles.count ? titles[index] : nil
      let detail = index < details.count ? details[index] : nil
      row.layOut(title, detail, index: index, &placements, &detailPlacements)
    }
    placements.append(contentsOf: detailPlacements)
    return placements
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "Title and value fit side by side.",
      ComponentContent(texts: [title: ["Language"], detail: ["English"]]),
      verdicts: ["fits", "fits"]),
    ComponentExample(
      "In a classic cell a long title leaves the value too little.",
      ComponentContent(texts: [
        title: ["Time between two measurements in a row"], detail: ["15 minutes"],
      ]),
      verdicts: ["fits", "truncates"]),
    ComponentExample(
      "A title wider than the row takes all of it.",
      ComponentContent(texts: [
        title: ["Time between two measurements that follow each other"], detail: ["15"],
      ]),
      os: .iOS13, verdicts: ["truncates", "truncates"]),
    ComponentExample(
      "A list row puts the value under the title.",
      ComponentContent(
        texts: [
          title: ["Time between two measurements in a row"], detail: ["15 minutes"],
        ],
        options: SlotOptions(style: "list")),
      verdicts: ["stacks", "stacks"]),
    ComponentExample(
      "At accessibility sizes every value row stacks.",
      ComponentContent(texts: [title: ["Language"], detail: ["English"]]),
      category: .accessibilityMedium, verdicts: ["stacks", "stacks"]),
  ]
}

/// A value row in its traits: the two rooms and what is shared between them.
private struct Row {
  let traits: Traits
  let shaper: TextShaper
  let geometry: CellGeometry
  let titleRoom: TextRoom
  let detailRoom: TextRoom
  let gap: Metric

  init(_ content: ComponentContent, in traits: Traits, using shaper: TextShaper) {
    self.traits = traits
    self.shaper = shaper
    geometry = CellGeometry(content.options, in: traits)
    titleRoom = geometry.room(TableCellValue1.title, content, style: .body, in: traits)
    detailRoom = geometry.room(TableCellValue1.detail, content, style: .body, in: traits)
    if geometry.isList {
      gap = TableCellValue1.gap26
    } else {
      gap = traits.os >= .iOS26 ? TableCellValue1.gapClassic26 : TableCellValue1.gapBefore
    }
  }

  func layOut(
    _ title: MarkupText?, _ detail: MarkupText?, index: Int, _ titles: inout [Placement],
    _ details: inout [Placement]
  ) {
    guard let title else {
      if let detail {
        details.append(
          detailRoom.place(
            detail, index: index, in: traits, using: shaper, note: TableCellValue1.aloneNote))
      }
      return
    }
    guard let detail else {
      titles.append(
        titleRoom.place(
          title, index: index, in: traits, using: shaper, note: TableCellValue1.aloneNote))
      return
    }
    let shapedTitle = shaper.shape(title, locale: traits.locale, in: titleRoom.typeface)
    let shapedDetail = shaper.shape(detail, locale: traits.locale, in: detailRoom.typeface)
    if geometry.isAccessibilityLayout {
      stack(shapedTitle, shapedDetail, index, TableCellValue1.stacksNote, &titles, &details)
      return
    }
    let titleWidth = titleRoom.pixelWidth(shapedTitle, in: traits)
    let detailWidth = detailRoom.pixelWidth(shapedDetail, in: traits)
    let room = geometry.textWidth
    let gap = gap.value
    if titleWidth + gap + detailWidth <= room {
      place(
        shapedTitle, room - gap - detailWidth, shapedDetail, room - gap - titleWidth, index,
        &titles, &details)
    } else if geometry.isList {
      stack(shapedTitle, shapedDetail, index, TableCellValue1.listStacksNote, &titles, &details)
    } else if titleRoom.maximumLines != 1 {
      // The label wraps in what the value leaves, but never in less than half the row.
      let width = max(room - gap - detailWidth, room / 2)
      place(
        shapedTitle, width, shapedDetail, room - gap - width, index, &titles, &details,
        TableCellValue1.titleFirstNote)
    } else {
      let width = min(titleWidth, room)
      place(
        shapedTitle, room, shapedDetail, room - gap - width, index, &titles, &details,
        TableCellValue1.titleFirstNote)
    }
  }

  /// One under the other, each in the whole row.
  private func stack(
    _ title: ShapedText, _ detail: ShapedText, _ index: Int, _ note: String,
    _ titles: inout [Placement], _ details: inout [Placement]
  ) {
    let fit = titleRoom.fit(title, in: traits, using: shaper)
    titles.append(
      titleRoom.place(
        title, fit: fit, index: index, in: traits, using: shaper, changes: .stacks, note: note))
    let detailRoom = detailRoom.below(fit.height)
    details.append(
      detailRoom.place(
        detail, fit: detailRoom.fit(detail, in: traits, using: shaper), index: index,
        in: traits, using: shaper, changes: .stacks, note: note))
  }

  /// Side by side in the widths given.
  private func place(
    _ title: ShapedText, _ titleWidth: Double, _ detail: ShapedText, _ detailWidth: Double,
    _ index: Int, _ titles: inout [Placement], _ details: inout [Placement],
    _ assumption: String? = nil
  ) {
    var titleRoom = titleRoom
    var detailRoom = detailRoom
    titleRoom.width = titleWidth
    detailRoom.width = detailWidth
    if let assumption {
      // In iOS 26 it was measured that the title comes first.
      if traits.os < .iOS26 || titleRoom.maximumLines != 1 {
        detailRoom.certainty.lower(to: .likely, because: assumption)
      }
      _ = detailRoom.certainty.use(gap)
    }
    let detailPlacement = detailRoom.place(
      detail, fit: detailRoom.fit(detail, in: traits, using: shaper), index: index, in: traits,
      using: shaper)
    let losesText = detailPlacement.verdict.isHarmful
    titles.append(
      titleRoom.place(
        title, fit: titleRoom.fit(title, in: traits, using: shaper), index: index, in: traits,
        using: shaper, note: losesText ? TableCellValue1.valueLosesNote : nil))
    details.append(detailPlacement)
  }
}
