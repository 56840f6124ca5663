import ColorContrast
import Components
import DynamicType

/// A row of a table with the actions a swipe uncovered at its trailing edge.
struct TableRowPicture: ComponentPicture {
  let components = ["tableRow"]

  private struct Action {
    var placement: Placement?
    var color: Color
    var width: Double
  }

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    subject.options.width ?? context.traits.containerWidth
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let actions = actions(of: subject, in: context)
    let texts = actions.reduce(0) { max($0, $1.placement?.fit.height ?? 0) }
    let usual = RowHeight.height(titleLines: 1, detailLines: 0, isList: false, in: context.traits)
    let height = subject.options.height ?? max(usual, texts + 16)
    let surrounds = 12.0
    canvas.ground(height: height + 2 * surrounds, context.color("systemBackground"))
    let row = Rect(0, surrounds, canvas.width, height)
    canvas.separator(0, canvas.width, y: row.y)
    canvas.separator(0, canvas.width, y: row.maxY)
    let gap = context.isNew ? 8.0 : 0
    let end = canvas.width - context.traits.safeArea.right - (context.isNew ? 16 : 0)
    let sum = actions.reduce(-gap) { $0 + $1.width + gap }
    let margin = context.traits.systemMargin
    // The row's own text, moved away by the swipe.
    canvas.group(clip: .rect(Rect(0, row.y, max(0, end - sum), row.height))) { canvas in
      let width = canvas.width * 0.45
      canvas.unknownLabel(
        x: margin - sum, midY: row.midY, width: width + sum * 0.5, size: context.bodySize)
    }
    var x = end - sum
    for (index, action) in actions.enumerated() {
      draw(action, index, in: Rect(x, row.y, action.width, row.height), subject, on: &canvas)
      x += action.width + gap
    }
  }

  private func draw(
    _ action: Action, _ index: Int, in frame: Rect, _ subject: PictureSubject,
    on canvas: inout Canvas
  ) {
    let context = canvas.context
    if context.isNew {
      let box = frame.inset(0, 4)
      canvas.fill(.rounded(box, radius: min(box.height / 2, 26)), action.color)
    } else {
      canvas.fill(.rect(frame), action.color)
    }
    guard let placement = action.placement else {
      canvas.fill(.rounded(frame.centered(36, 9), radius: 4), Color(white: 1, alpha: 0.5))
      return
    }
    if let image = subject.options.image, image != .none, context.os >= .iOS13 {
      guard frame.height >= TableRowMetrics.imageHeight.value else {
        canvas.symbol(index, in: frame.centered(22, 22), .white, weight: 2)
        return
      }
      let sum = 22 + 6 + placement.fit.height
      let top = frame.midY - sum / 2
      canvas.symbol(index, in: Rect(frame.midX - 11, top, 22, 22), .white, weight: 2)
      let room = Rect(frame.x, top + 28, frame.width, placement.fit.height)
      canvas.text(
        placement, in: room.centered(placement.availableWidth, room.height), .white, .center)
      return
    }
    canvas.text(
      placement, in: frame.centered(placement.availableWidth, frame.height), .white, .center)
  }

  /// The actions in their order, the deleting ones last, at the edge.
  private func actions(of subject: PictureSubject, in context: PictureContext) -> [Action] {
    let swipes = subject.placements("tableRow.swipeAction")
    let deletes = subject.placements("tableRow.deleteButton")
    let missing = max(0, (subject.options.count ?? 0) - swipes.count - deletes.count)
    let colors = ["systemGray", "systemOrange", "systemIndigo"]
    let all =
      [Placement?](repeating: nil, count: missing) + swipes.map { $0 } + deletes.map { $0 }
    let row = subject.options.width ?? context.traits.containerWidth
    return all.enumerated().map { index, placement in
      let isDelete = placement?.slot == "tableRow.deleteButton"
      let color = isDelete ? "systemRed" : colors[index % colors.count]
      // The capsules of iOS 26 stand apart, within the margins.
      let gaps = context.isNew ? 8 * Double(all.count - 1) + 16 : 0
      let share = (row - gaps) / Double(max(1, all.count))
      return Action(
        placement: placement, color: context.color(color),
        width: width(of: placement, share: share, in: context))
    }
  }

  private func width(
    of placement: Placement?, share: Double, in context: PictureContext
  ) -> Double {
    let text = placement?.drawnWidth ?? 40
    if context.os < .iOS13 { return min(text + 2 * TableRowMetrics.oldPadding.value, share * 2) }
    let wanted = max(TableRowMetrics.leastWidth.value, text + 2 * TableRowMetrics.padding.value)
    return min(wanted, TableRowMetrics.mostWidth.value, share)
  }
}
