import ColorContrast
import Components
import DynamicType

/// Cells of a grid: a square picture with its caption, as many in a row as there are columns.
struct CollectionCellPicture: ComponentPicture {
  let components = ["collectionCell"]

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    let column = CollectionCell.column(subject.options, in: context.traits)
    guard subject.options.width != nil else { return context.traits.containerWidth }
    let columns = Double(columns(subject))
    return columns * column.width + (columns - 1) * CollectionCell.gap.value + 2 * column.margin
  }

  private func columns(_ subject: PictureSubject) -> Int {
    max(1, subject.options.count ?? Int(CollectionCell.columns.value))
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let options = subject.options
    let column = CollectionCell.column(options, in: context.traits)
    let columns = columns(subject)
    let captions = subject.placements("collectionCell.caption")
    let cells = max(captions.count, columns)
    let picture = min(column.width, 180)
    let gap = CollectionCell.gap.value
    let left =
      (options.width == nil ? context.traits.safeArea.left : 0) + column.margin
    let rows = stride(from: 0, to: cells, by: columns).map { start in
      start..<min(start + columns, cells)
    }
    let heights = rows.map { row -> Double in
      let text = row.reduce(0) { $1 < captions.count ? max($0, captions[$1].frameHeight) : $0 }
      return picture + 6 + max(text, 12)
    }
    canvas.ground(
      height: heights.reduce(16) { $0 + $1 + 16 }, context.color("systemBackground"))
    var y = 16.0
    for (row, height) in zip(rows, heights) {
      for (place, index) in row.enumerated() {
        let x = left + Double(place) * (column.width + gap)
        canvas.fill(
          .continuous(Rect(x, y, column.width, picture), radius: context.isNew ? 16 : 8),
          context.color("secondarySystemFill"))
        canvas.symbol(
          index, in: Rect(x, y, column.width, picture).centered(34, 34),
          context.color("tertiaryLabel"), weight: 2.4)
        let top = y + picture + 6
        if index < captions.count {
          let caption = captions[index]
          canvas.text(
            caption,
            in: Rect(
              x + (options.leadingInset ?? 0), top, caption.availableWidth, caption.frameHeight),
            context.color("label"), .leading, .top)
        } else {
          canvas.unknownText(in: Rect(x, top + 3, column.width * 0.6, 10))
        }
      }
      y += height + 16
    }
  }
}
