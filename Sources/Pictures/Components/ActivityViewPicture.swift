import ColorContrast
import Components
import DynamicType

/// A share sheet: what is shared, the row of apps, and the list of actions.
///
/// Its lengths are estimates, like those of the model.
struct ActivityViewPicture: ComponentPicture {
  let components = ["activityView"]

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    ActivityView.sheetWidth(subject.options, in: context.traits)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let apps = subject.placements("activityView.app")
    let actions = subject.placements("activityView.action")
    let header = 64.0
    let icon = 60.0
    let text = apps.reduce(26) { max($0, $1.fit.height) }
    let appsHeight = icon + 8 + text + 20
    let least = max(
      RowHeight.height(titleLines: 1, detailLines: 0, isList: true, in: context.traits), 44)
    let rows = max(2, actions.count)
    let top = 12.0
    let height = top + header + appsHeight + 16 + Double(rows) * least + 20
    canvas.ground(height: height, context.dimmedScreen)
    let sheet = Rect(0, top, canvas.width, height + 60)
    canvas.fill(
      .continuous(sheet, radius: context.isNew ? 34 : 13),
      context.color("systemGroupedBackground", elevated: true))
    drawHeader(Rect(0, top, canvas.width, header), on: &canvas)
    drawApps(apps, y: top + header + 8, icon: icon, on: &canvas)
    drawActions(
      actions, count: rows, y: top + header + appsHeight + 8, height: least, on: &canvas)
  }

  private func drawHeader(_ frame: Rect, on canvas: inout Canvas) {
    let context = canvas.context
    canvas.unknownImage(in: Rect(16, frame.midY - 20, 40, 40))
    canvas.unknownLabel(
      x: 68, midY: frame.midY - 9, width: frame.width * 0.4, size: 15, elevated: true)
    canvas.unknownLabel(
      x: 68, midY: frame.midY + 10, width: frame.width * 0.28, size: 12, elevated: true)
    let close = Rect(frame.maxX - 46, frame.midY - 15, 30, 30)
    canvas.fill(.ellipse(close), context.color("tertiarySystemFill", elevated: true))
    canvas.cross(
      in: close.centered(10, 10), context.color("secondaryLabel", elevated: true), weight: 2)
    if context.os >= .iOS13 { canvas.separator(0, frame.width, y: frame.maxY) }
  }

  private func drawApps(
    _ apps: [Placement], y: Double, icon: Double, on canvas: inout Canvas
  ) {
    let context = canvas.context
    let pitch = ActivityView.appWidth.value + 8
    let colors = ["systemGreen", "systemBlue", "systemOrange", "systemIndigo", "systemPink"]
    var index = 0
    var x = 12.0
    while x < canvas.width - 20 || index < apps.count {
      let middle = x + ActivityView.appWidth.value / 2
      let frame = Rect(middle - icon / 2, y, icon, icon)
      canvas.fill(
        .continuous(frame, radius: context.isNew ? 16 : 13),
        context.color(colors[index % colors.count]))
      canvas.symbol(index, in: frame.centered(26, 26), .white, weight: 2.4)
      if index < apps.count {
        let app = apps[index]
        canvas.text(
          app, in: Rect(x, frame.maxY + 8, app.availableWidth, app.fit.height),
          context.color("label", elevated: true), .center)
      } else {
        canvas.unknownText(in: Rect(middle - 22, frame.maxY + 11, 44, 8), elevated: true)
      }
      x += pitch
      index += 1
      if index > 12 { break }
    }
  }

  private func drawActions(
    _ actions: [Placement], count: Int, y: Double, height: Double, on canvas: inout Canvas
  ) {
    let context = canvas.context
    let margin = ActivityView.rowMargin.value
    let card = Rect(margin, y, canvas.width - 2 * margin, Double(count) * height)
    canvas.fill(
      .continuous(card, radius: context.isNew ? 26 : 10),
      context.color("secondarySystemGroupedBackground", elevated: true))
    let inset = ActivityView.rowInset.value
    for index in 0..<count {
      let row = Rect(card.x, y + Double(index) * height, card.width, height)
      if index > 0 { canvas.separator(row.x + inset, row.maxX, y: row.y) }
      let side = min(22 * max(1, min(context.bodyScale, 1.4)), ActivityView.rowImage.value - 8)
      let label = context.color("label", elevated: true)
      // The list of iOS 13 and later has its images after the titles.
      canvas.symbol(
        index, in: Rect(row.maxX - inset - side, row.midY - side / 2, side, side), label)
      if index < actions.count {
        let action = actions[index]
        canvas.text(
          action, in: Rect(row.x + inset, row.y, action.availableWidth, row.height), label)
      } else {
        canvas.unknownLabel(
          x: row.x + inset, midY: row.midY, width: row.width * 0.35, size: context.bodySize,
          elevated: true)
      }
    }
  }
}
