import ColorContrast
import Components
import DynamicType

/// An action sheet: a sheet with its cancel button apart, a popover on a pad, in iOS 26 the card of
/// an alert.
///
/// Radii: 13 before iOS 26 (flutter/packages: packages/cupertino_ui/lib/src/dialog.dart), 32.5 of a
/// popover in iOS 26 (iamcgn/swiftui-web: Docs/elements/iOS.md).
struct ActionSheetPicture: ComponentPicture {
  let components = ["actionSheet"]

  private static let surrounds = 20.0

  private func isCard(_ subject: PictureSubject, _ context: PictureContext) -> Bool {
    context.isNew && !ActionSheetGeometry(subject.options, in: context.traits).isPopover
  }

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    let sheet = ActionSheetGeometry(subject.options, in: context.traits)
    if isCard(subject, context) {
      let card = AlertGeometry(
        subject.options, in: context.traits, isPopover: subject.options.style == "popover")
      return min(context.traits.windowWidth, card.width + 2 * Self.surrounds)
    }
    let around = sheet.isPopover ? Self.surrounds : ActionSheetMetrics.edgePadding.value
    return sheet.width + 2 * around
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    if isCard(subject, context) {
      drawCard(subject, on: &canvas)
    } else {
      Sheet(subject, in: context).draw(on: &canvas)
    }
  }

  private func drawCard(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let isPopover = subject.options.style == "popover"
    let card = AlertCard(subject, isPopover: isPopover, in: context)
    let frame = Rect(
      (canvas.width - card.geometry.width) / 2, Self.surrounds, card.geometry.width, card.height)
    canvas.ground(
      height: card.height + 2 * Self.surrounds,
      isPopover ? context.color("systemBackground") : context.dimmedScreen)
    card.draw(in: frame, on: &canvas)
  }
}

/// A sheet of iOS 7–18, or one in a popover.
private struct Sheet {
  private let geometry: ActionSheetGeometry
  private let context: PictureContext
  private let options: SlotOptions
  private let title: Placement?
  private let message: Placement?
  /// The buttons but the cancelling one; nil for one of unknown title.
  private var buttons: [Placement?]
  private let cancel: Placement?
  private let pointSize: Double

  init(_ subject: PictureSubject, in context: PictureContext) {
    self.context = context
    options = subject.options
    geometry = ActionSheetGeometry(subject.options, in: context.traits)
    title = subject.shown("actionSheet.title")
    message = subject.shown("actionSheet.message")
    let all = subject.placements("actionSheet.button")
    cancel = all.count > 1 ? all.last : nil
    buttons = all.count > 1 ? Array(all.dropLast()) : all
    let missing = max(0, (subject.options.count ?? 0) - all.count)
    buttons += Array(repeating: nil, count: missing)
    // A sheet shows at least one button.
    if buttons.isEmpty { buttons = [nil] }
    pointSize = all.first?.pointSize ?? 20
  }

  private func height(_ placement: Placement?) -> Double {
    geometry.buttonHeight(text: placement?.fit.height ?? 0, pointSize: pointSize)
  }

  func draw(on canvas: inout Canvas) {
    let content = geometry.contentHeight(
      title: title?.fit.height ?? 0, message: message?.fit.height ?? 0)
    let actions = buttons.reduce(0) { $0 + height($1) }
    let cancelHeight = geometry.isPopover ? 0 : height(cancel)
    let shown = geometry.shownHeights(content: content, actions: actions, cancel: cancelHeight)
    let edge = geometry.isPopover ? 20 : ActionSheetMetrics.edgePadding.value
    let top = 20.0
    let sheet = Rect(edge, top, geometry.width, shown.content + shown.actions)
    let gap = geometry.isPopover ? 0 : ActionSheetMetrics.cancelGap.value
    canvas.ground(
      height: sheet.maxY + gap + cancelHeight + edge,
      geometry.isPopover ? context.color("systemBackground") : context.dimmedScreen)
    let radius = context.isNew ? 32.5 : 13
    let material = context.material(.actionSheet, over: context.dimmedScreen)
    canvas.fill(
      .continuous(sheet, radius: radius), material,
      shadow: geometry.isPopover ? Canvas.cardShadow : nil)
    canvas.group(clip: .continuous(sheet, radius: radius)) { canvas in
      canvas.group(clip: .rect(Rect(sheet.x, sheet.y, sheet.width, shown.content))) {
        drawTexts(sheet, on: &$0)
      }
      if content > shown.content + 0.5 {
        canvas.markScrolling(sheet.x, sheet.maxX, y: sheet.y + shown.content - 1)
      }
      let rows = Rect(sheet.x, sheet.y + shown.content, sheet.width, shown.actions)
      canvas.group(clip: .rect(rows)) { drawButtons(rows, content > 0, on: &$0) }
      if actions > shown.actions + 0.5 {
        canvas.markScrolling(rows.x, rows.maxX, y: rows.maxY - 1)
      }
    }
    guard !geometry.isPopover else { return }
    let last = Rect(sheet.x, sheet.maxY + gap, sheet.width, cancelHeight)
    canvas.fill(
      .continuous(last, radius: radius), context.color("tertiarySystemBackground", elevated: true))
    draw(cancel, color: context.tint, in: last, on: &canvas)
  }

  private func drawTexts(_ sheet: Rect, on canvas: inout Canvas) {
    var y = sheet.y + ActionSheetMetrics.textPadding.value
    let x = sheet.midX - geometry.textWidth / 2
    let color = context.color("secondaryLabel", elevated: true)
    for placement in [title, message].compactMap({ $0 }) {
      canvas.text(
        placement, in: Rect(x, y, geometry.textWidth, placement.fit.height), color, .center)
      y += placement.fit.height + ActionSheetMetrics.textGap.value
    }
  }

  private func drawButtons(_ rows: Rect, _ hasTexts: Bool, on canvas: inout Canvas) {
    var y = rows.y
    for (index, placement) in buttons.enumerated() {
      let row = Rect(rows.x, y, rows.width, height(placement))
      if index > 0 || hasTexts {
        canvas.separator(
          row.x, row.maxX, y: y + 1 / context.traits.displayScale,
          context.color("separator", elevated: true))
      }
      let isDestructive = options.style == "destructive" && index == 0
      draw(
        placement,
        color: isDestructive ? context.color("systemRed", elevated: true) : context.tint, in: row,
        on: &canvas)
      y = row.maxY
    }
  }

  private func draw(
    _ placement: Placement?, color: Color, in row: Rect, on canvas: inout Canvas
  ) {
    guard let placement else {
      canvas.unknownText(in: row.centered(96, pointSize * 0.66), elevated: true)
      return
    }
    let image = geometry.buttonWidth - placement.availableWidth
    if image > 12 {
      let side = min(image - 10, 24)
      let x = row.midX - geometry.buttonWidth / 2
      canvas.symbol(placement.index, in: Rect(x, row.midY - side / 2, side, side), color)
      let room = Rect(x + image, row.y, placement.availableWidth, row.height)
      canvas.text(placement, in: room, color)
      return
    }
    canvas.text(placement, in: row.centered(placement.availableWidth, row.height), color, .center)
  }
}
