import ColorContrast
import Components
import DynamicType

/// A popover with its title and a label, or the sheet it becomes in a compact width.
///
/// Corners of 13 before iOS 26 (an estimate), of 34 in iOS 26 (that of an alert's card); an arrow of
/// 13 points.
struct PopoverPicture: ComponentPicture {
  let components = ["popover"]

  private static let surrounds = 20.0
  private static let barHeight = 44.0

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    let width = Popover.width(subject.options, in: context.traits)
    return isSheet(context) ? width : width + 2 * Self.surrounds
  }

  private func isSheet(_ context: PictureContext) -> Bool {
    context.traits.horizontalSizeClass == .compact
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let title = subject.shown("popover.title")
    let contents = subject.placements("popover.content")
    let margin = Popover.margin.value
    let bar = title.map { max(Self.barHeight, $0.fit.height + 20) } ?? 0
    let texts = contents.reduce(0) { $0 + $1.fit.height + 12 }
    let fixed = Popover.height(subject.options, in: context.traits)
    let height = bar + (fixed ?? 32 + (contents.isEmpty ? 60 : texts))
    let isSheet = isSheet(context)
    let frame: Rect
    if isSheet {
      canvas.ground(height: 12 + height, context.dimmedScreen)
      frame = Rect(0, 12, canvas.width, height)
      canvas.group(clip: .rect(frame)) {
        $0.fill(
          .continuous(
            Rect(frame.x, frame.y, frame.width, frame.height + 80), radius: context.isNew ? 39 : 10),
          context.color("systemBackground", elevated: true))
      }
    } else {
      let arrow = Popover.arrow.value
      canvas.ground(
        height: height + 2 * Self.surrounds + arrow, context.color("systemBackground"))
      frame = Rect(
        Self.surrounds, Self.surrounds + arrow, canvas.width - 2 * Self.surrounds, height)
      let color = context.color("systemBackground", elevated: true)
      canvas.fill(
        .continuous(frame, radius: context.isNew ? 34 : 13), color, shadow: Canvas.cardShadow)
      canvas.fill(
        .path(
          Path(
            lines: [
              Point(frame.midX - 14, frame.y + 1), Point(frame.midX, frame.y - arrow),
              Point(frame.midX + 14, frame.y + 1),
            ], isClosed: true)), color)
    }
    if let title {
      let row = Rect(frame.x, frame.y, frame.width, bar)
      canvas.text(
        title, in: row.centered(title.availableWidth, bar),
        context.color("label", elevated: true), .center)
      if !context.isNew {
        canvas.separator(
          frame.x, frame.maxX, y: row.maxY, context.color("separator", elevated: true))
      }
    }
    drawContents(
      contents, from: frame.y + bar + (fixed == nil ? 16 : 0), x: frame.x + margin, in: frame,
      on: &canvas)
  }

  private func drawContents(
    _ contents: [Placement], from top: Double, x: Double, in frame: Rect,
    on canvas: inout Canvas
  ) {
    let color = canvas.context.color("label", elevated: true)
    guard !contents.isEmpty else {
      for index in 0..<2 {
        canvas.unknownLabel(
          x: x, midY: top + 12 + Double(index) * 28, width: frame.width * (index == 0 ? 0.6 : 0.45),
          size: 17, elevated: true)
      }
      return
    }
    var y = top
    for placement in contents {
      // In a popover of a fixed height the label may be as high as that.
      let height = placement.fit.isClipped ? placement.frameHeight : placement.fit.height
      let room = Rect(x, y, placement.availableWidth, height)
      canvas.text(placement, in: room, color)
      y = room.maxY + 12
    }
  }
}
