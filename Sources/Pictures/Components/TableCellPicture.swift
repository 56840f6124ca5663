import ColorContrast
import Components
import DynamicType

/// Table cells and list rows: one row for each text of the first slot, on the table's background.
struct TableCellPicture: ComponentPicture {
  let components = [
    "tableCell.default", "tableCell.subtitle", "tableCell.value1", "tableCell.value2",
    "tableCell.switch", "tableCell.stepper", "tableCell.textField",
  ]

  /// Points of the table that are seen above and below the rows.
  private static let surrounds = 12.0

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    guard let imposed = subject.options.width else { return context.traits.containerWidth }
    let geometry = CellGeometry(subject.options, in: context.traits)
    return imposed + 2 * geometry.rowX
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let rows = CellRow.rows(of: subject, in: context.traits)
    guard let geometry = rows.first?.geometry else { return }
    let isGrouped = geometry.isInset || subject.options.style == "grouped"
    let top = Self.surrounds
    let sum = rows.reduce(0) { $0 + $1.height }
    canvas.height = sum + 2 * top
    canvas.fill(
      .rect(Rect(0, 0, canvas.width, canvas.height)),
      context.color(isGrouped ? "systemGroupedBackground" : "systemBackground"))
    let card = Rect(geometry.rowX, top, geometry.rowWidth, sum)
    let cell = context.color(
      isGrouped ? "secondarySystemGroupedBackground" : "systemBackground")
    if geometry.isInset {
      canvas.fill(.continuous(card, radius: context.os >= .iOS26 ? 26 : 10), cell)
    } else {
      canvas.fill(.rect(Rect(0, top, canvas.width, sum)), cell)
      canvas.separator(0, canvas.width, y: top)
      canvas.separator(0, canvas.width, y: top + sum)
    }
    var y = top
    for (index, row) in rows.enumerated() {
      if index > 0 {
        canvas.separator(
          geometry.rowX + geometry.textX,
          geometry.rowX + geometry.rowWidth
            - (geometry.isInset && context.os >= .iOS26 ? geometry.contentMargin : 0), y: y)
      }
      row.draw(at: y, on: &canvas)
      y += row.height
    }
  }
}

/// One row: its texts, where they stand, and what stands beside them.
struct CellRow {
  let kind: String
  let options: SlotOptions
  let geometry: CellGeometry
  let height: Double
  private let title: Placement?
  private let detail: Placement?
  private let traits: Traits
  /// The second text stands under the first.
  private let isStacked: Bool
  /// Gap between texts one under the other.
  private let gap: Double
  /// Side of the image, 0 without one.
  private let imageSide: Double
  /// Height the image takes above the texts, 0 where it stands beside them.
  private let imageAbove: Double

  static func rows(of subject: PictureSubject, in traits: Traits) -> [CellRow] {
    let kind = subject.component
    let second = kind == "tableCell.textField" ? ".placeholder" : ".detail"
    let titles = subject.placements(kind + ".title")
    let details = subject.placements(kind + second)
    return (0..<max(titles.count, details.count)).map { index in
      CellRow(
        kind: kind, index < titles.count ? titles[index] : nil,
        index < details.count ? details[index] : nil, subject.options, in: traits)
    }
  }

  private init(
    kind: String, _ title: Placement?, _ detail: Placement?, _ options: SlotOptions,
    in traits: Traits
  ) {
    var options = options
    let control: String? =
      kind == "tableCell.switch" ? "switch" : kind == "tableCell.stepper" ? "stepper" : nil
    let controlIsBelow =
      control != nil && options.style == "stacked"
      && traits.contentSizeCategory.isAccessibilityCategory
    if let control { options.accessory = controlIsBelow ? nil : control }
    self.kind = kind
    self.options = options
    self.title = title
    self.detail = detail
    self.traits = traits
    let geometry = CellGeometry(options, in: traits)
    self.geometry = geometry
    let isUnder = ["tableCell.subtitle", "tableCell.switch"].contains(kind)
    isStacked =
      isUnder
      || (title != nil && detail.map { $0.availableWidth >= geometry.textWidth - 0.01 } ?? false)
    gap = isStacked && geometry.isList && traits.os < .iOS26 ? 3 : 0
    imageSide = Self.imageSide(options, in: traits)
    imageAbove = imageSide > 0 && geometry.imageWidth == 0 ? imageSide + 8 : 0
    height =
      Self.height(
        title, detail, isStacked: isStacked, isUnder: isUnder, gap: gap, options, geometry, traits)
      + imageAbove + (controlIsBelow ? 44 : 0)
  }

  private static func imageSide(_ options: SlotOptions, in traits: Traits) -> Double {
    guard let image = options.image, image != .none else { return 0 }
    if case .width(let width) = image { return width }
    return TextStyle.body.pointSize(for: traits.contentSizeCategory) * 1.3
  }

  private static func height(
    _ title: Placement?, _ detail: Placement?, isStacked: Bool, isUnder: Bool, gap: Double,
    _ options: SlotOptions, _ geometry: CellGeometry, _ traits: Traits
  ) -> Double {
    if let imposed = options.height { return imposed }
    let titleLines = title?.fit.lineCount ?? 0
    let detailLines = detail?.fit.lineCount ?? 0
    let lines =
      isStacked && isUnder
      ? (titleLines, detailLines)
      : isStacked ? (titleLines + detailLines, 0) : (max(titleLines, detailLines), 0)
    let usual = RowHeight.height(
      titleLines: max(1, lines.0), detailLines: lines.1, isList: geometry.isList, in: traits)
    // Scripts with taller lines make the row taller than Latin lines would.
    let own = (title?.fit.height ?? 0, detail?.fit.height ?? 0)
    let texts = isStacked ? own.0 + gap + own.1 : max(own.0, own.1)
    let beside = geometry.imageWidth > 0 ? imageSide(options, in: traits) : 0
    return max(usual, texts + 22, beside + 16)
  }

  // MARK: - Drawing

  func draw(at y: Double, on canvas: inout Canvas) {
    let row = Rect(geometry.rowX, y, geometry.rowWidth, height)
    drawLeading(row, on: &canvas)
    drawTexts(
      Rect(row.x, row.y + imageAbove, row.width, row.height - imageAbove), on: &canvas)
    drawAccessory(row, on: &canvas)
  }

  private func drawTexts(_ row: Rect, on canvas: inout Canvas) {
    let text = Rect(row.x + geometry.textX, row.y, geometry.textWidth, row.height)
    if isStacked, let title, let detail {
      let sum = title.fit.height + gap + detail.fit.height
      let top = max(0, row.midY - sum / 2)
      let first = Rect(text.x, top, text.width, title.fit.height)
      canvas.text(title, in: first, titleColor(canvas))
      let second = Rect(text.x, first.maxY + gap, text.width, detail.fit.height)
      canvas.text(detail, in: second, detailColor(canvas))
      return
    }
    if let title {
      var room = text
      room.width = min(text.width, title.availableWidth)
      let isColumn = kind == "tableCell.value2" && !geometry.isAccessibilityLayout
      canvas.text(title, in: room, titleColor(canvas), isColumn ? .trailing : .leading)
    }
    if let detail {
      let isTrailing = kind == "tableCell.value1"
      let x = title == nil && !isTrailing ? text.x : text.maxX - detail.availableWidth
      let room = Rect(x, text.y, detail.availableWidth, text.height)
      canvas.text(detail, in: room, detailColor(canvas), isTrailing ? .trailing : .leading)
    }
  }

  private func titleColor(_ canvas: Canvas) -> Color {
    kind == "tableCell.value2" ? canvas.context.tint : canvas.context.color("label")
  }

  private func detailColor(_ canvas: Canvas) -> Color {
    switch kind {
    case "tableCell.value2": canvas.context.color("label")
    case "tableCell.textField": canvas.context.color("placeholderText")
    case "tableCell.subtitle" where canvas.context.os < .iOS26 && !geometry.isList:
      canvas.context.color("label")
    default: canvas.context.color("secondaryLabel")
    }
  }

  private func drawLeading(_ row: Rect, on canvas: inout Canvas) {
    let start = row.x + geometry.contentMargin
    if geometry.editingWidth > 0 {
      let circle = Rect(start, row.y, 22, row.height).centered(22, 22)
      canvas.fill(.ellipse(circle), canvas.context.color("systemRed"))
      canvas.sign(plus: false, in: circle.centered(10, 10), .white, weight: 2)
    }
    guard imageSide > 0 else { return }
    if imageAbove > 0 {
      canvas.unknownImage(
        in: Rect(start + geometry.editingWidth, row.y + 12, imageSide, imageSide))
      return
    }
    let side = min(imageSide, geometry.imageWidth)
    canvas.unknownImage(
      in: Rect(start + geometry.editingWidth, row.midY - side / 2, side, side))
  }

  private func drawAccessory(_ row: Rect, on canvas: inout Canvas) {
    let end = row.maxX - geometry.accessoryMargin
    let context = canvas.context
    let scale =
      context.os >= .iOS26 ? TextStyle.body.pointSize(for: traits.contentSizeCategory) / 17 : 1
    func chevron(_ canvas: inout Canvas) {
      let size = context.os >= .iOS26 ? Size(7 * scale, 12 * scale) : Size(7, 12)
      canvas.chevron(
        in: Rect(end - size.width - 1, row.midY - size.height / 2, size.width, size.height),
        context.color("tertiaryLabel"), weight: 2 * max(1, scale * 0.9))
    }
    switch options.accessory {
    case "disclosure": chevron(&canvas)
    case "checkmark":
      canvas.checkmark(
        in: Rect(end - 15, row.midY - 6.5, 14, 13), context.tint, weight: 2)
    case "detail":
      canvas.infoSymbol(in: Rect(end - 22, row.midY - 11, 22, 22), context.tint, weight: 1.5)
    case "detailDisclosure":
      canvas.infoSymbol(in: Rect(end - 40, row.midY - 11, 22, 22), context.tint, weight: 1.5)
      chevron(&canvas)
    case "switch": canvas.toggle(endingAt: end, midY: row.midY)
    case "stepper": canvas.stepper(endingAt: end, midY: row.midY)
    case "reorder":
      for line in -1...1 {
        canvas.fill(
          .rounded(Rect(end - 20, row.midY + Double(line) * 5 - 0.75, 20, 1.5), radius: 0.75),
          context.color("tertiaryLabel"))
      }
    case "badge":
      canvas.unknownText(in: Rect(end - 28, row.midY - 8, 28, 16))
    default: break
    }
    if ["tableCell.switch", "tableCell.stepper"].contains(kind), options.accessory == nil {
      let x = row.x + geometry.textX
      if kind == "tableCell.switch" {
        canvas.toggle(endingAt: x + 63, midY: row.maxY - 26)
      } else {
        canvas.stepper(endingAt: x + 94, midY: row.maxY - 26)
      }
    }
  }
}
