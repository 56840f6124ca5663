import ColorContrast
import Components
import DynamicType

/// Tooltips under a pointer; their frames are estimates.
struct TooltipPicture: ComponentPicture {
  let components = ["tooltip"]

  private static let inset = Size(10, 6)
  private static let surrounds = 20.0

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    let widest = subject.placements.map(\.availableWidth).max() ?? 0
    return widest + 2 * (Self.inset.width + Self.surrounds)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let placements = subject.placements
    let pointer = 16.0
    canvas.ground(
      height: placements.reduce(Self.surrounds) {
        $0 + pointer + $1.fit.height + 2 * Self.inset.height + Self.surrounds
      }, context.color("systemBackground"))
    var y = Self.surrounds
    for placement in placements {
      canvas.fill(
        .ellipse(Rect(Self.surrounds + 6, y - 6, 18, 18)),
        context.color("label").withAlpha(0.25))
      y += pointer
      // The tip hugs its lines.
      let frame = Rect(
        Self.surrounds, y, placement.drawnWidth + 2 * Self.inset.width,
        placement.fit.height + 2 * Self.inset.height)
      canvas.fill(
        .continuous(frame, radius: context.isNew ? 12 : 6),
        context.color("secondarySystemBackground", elevated: true), shadow: Canvas.platterShadow)
      let room = Rect(
        frame.x + Self.inset.width, frame.y + Self.inset.height, placement.availableWidth,
        placement.fit.height)
      canvas.text(placement, in: room, context.color("label", elevated: true))
      y = frame.maxY + Self.surrounds
    }
  }
}
