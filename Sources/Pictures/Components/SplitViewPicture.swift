import ColorContrast
import Components
import DynamicType

/// A column of a split view: its bar, its rows, and the edge of the column beside it.
struct SplitViewPicture: ComponentPicture {
  let components = ["splitView"]

  private static let neighbour = 72.0

  private func isAlone(_ context: PictureContext) -> Bool {
    context.traits.horizontalSizeClass != .regular
  }

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    let column = SplitView.columnWidth(subject.options, in: context.traits)
    return isAlone(context) ? context.traits.containerWidth : column + Self.neighbour
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let options = subject.options
    let title = subject.shown("splitView.title")
    let contents = subject.placements("splitView.content")
    let isMain = options.style == "secondary"
    let width = SplitView.columnWidth(options, in: context.traits)
    let least = RowHeight.height(
      titleLines: 1, detailLines: 0, isList: true, in: context.traits)
    let heights =
      contents.map { max(least, $0.frameHeight + 22) }
      + (contents.isEmpty ? [least, least] : [least])
    let bar = max(52, (title?.fit.height ?? 0) + 16)
    canvas.ground(
      height: bar + heights.reduce(0, +) + 24, context.color("systemBackground"))
    let x =
      isAlone(context) ? context.traits.safeArea.left : isMain ? Self.neighbour : 0
    let column = Rect(x, 0, width, canvas.height)
    drawColumns(column, isMain: isMain, on: &canvas)
    let row = Rect(column.x, 0, column.width, bar)
    if let title {
      canvas.text(
        title, in: row.centered(title.availableWidth, bar), context.color("label"), .center)
    } else {
      canvas.unknownText(in: row.centered(96, 12))
    }
    drawButton(in: row, on: &canvas)
    var y = bar
    for (index, height) in heights.enumerated() {
      let frame = Rect(column.x, y, column.width, height)
      drawRow(
        index < contents.count ? contents[index] : nil, index, in: frame, options, on: &canvas)
      y += height
    }
  }

  private func drawColumns(_ column: Rect, isMain: Bool, on canvas: inout Canvas) {
    let context = canvas.context
    guard !isAlone(context) else { return }
    let other =
      isMain
      ? Rect(0, 0, column.x, column.height)
      : Rect(
        column.maxX, 0, canvas.width - column.maxX, column.height)
    let side = isMain ? other : column
    if context.isNew {
      // The side column is a card of glass over the main one.
      canvas.glass(
        .continuous(
          isMain ? Rect(-40, 8, side.width + 32, side.height - 16) : side.inset(8, 8), radius: 26),
        over: context.color("secondarySystemBackground"))
    } else {
      canvas.fill(.rect(side), context.color("secondarySystemBackground"))
      let edge = isMain ? column.x : column.maxX
      canvas.fill(.rect(Rect(edge, 0, 0.5, column.height)), context.color("separator"))
    }
    for index in 0..<4 {
      let start = isMain ? 16.0 : other.x + 16
      canvas.unknownLabel(
        x: start, midY: 70 + Double(index) * 30, width: other.width - 32, size: 14)
    }
  }

  /// The button at a side of the title.
  private func drawButton(in row: Rect, on canvas: inout Canvas) {
    let color = canvas.context.isNew ? canvas.context.color("label") : canvas.context.tint
    canvas.symbol(0, in: Rect(row.x + 22, row.midY - 10, 20, 20), color)
  }

  private func drawRow(
    _ placement: Placement?, _ index: Int, in frame: Rect, _ options: SlotOptions,
    on canvas: inout Canvas
  ) {
    let context = canvas.context
    let margin = SplitView.margin.value
    var x = frame.x + margin
    if let image = options.image, image != .none {
      let width: Double
      if case .width(let points) = image {
        width = points
      } else {
        width = SplitView.image.value - margin
      }
      let side = min(width, frame.height - 12)
      canvas.symbol(index, in: Rect(x, frame.midY - side / 2, side, side), context.tint)
      if case .width = image { x += width + margin } else { x += SplitView.image.value }
    }
    if options.accessory != nil {
      canvas.chevron(
        in: Rect(frame.maxX - margin - 7, frame.midY - 6, 7, 12), context.color("tertiaryLabel"),
        weight: 2)
    }
    canvas.separator(x, frame.maxX, y: frame.maxY)
    if let placement {
      canvas.text(
        placement,
        in: Rect(
          x, frame.midY - placement.frameHeight / 2, placement.availableWidth, placement.frameHeight
        ),
        context.color("label"))
    } else {
      canvas.unknownLabel(
        x: x, midY: frame.midY, width: frame.width * 0.4, size: context.bodySize)
    }
  }
}
