import ColorContrast
import Components
import DynamicType

/// Labels of the app's own: each on a card of its own, in its frame and width.
struct LabelPicture: ComponentPicture {
  let components = ["label"]

  private static let gap = 12.0
  /// Points of the card around the label.
  private static let inset = Size(12, 10)

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    guard let imposed = subject.options.width else { return context.traits.containerWidth }
    return imposed + 2 * max(20, context.traits.systemMargin)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let options = subject.options
    let leading = options.leadingInset ?? 0
    let x =
      options.width == nil
      ? context.traits.safeArea.left + (options.margin ?? context.traits.systemMargin)
      : max(20, context.traits.systemMargin)
    var frames: [Rect] = []
    var y = Self.gap
    for placement in subject.placements {
      let room = Rect(
        x + leading, y + Self.inset.height, placement.availableWidth, placement.frameHeight)
      frames.append(room)
      y = room.maxY + Self.inset.height + Self.gap
    }
    canvas.ground(height: y, context.color("systemGroupedBackground"))
    for (placement, room) in zip(subject.placements, frames) {
      let label = Rect(
        x, room.y, room.width + options.insets, room.height)
      // With little margin the card ends at the edges of the screen.
      let inset = min(Self.inset.width, x)
      canvas.fill(
        .continuous(
          label.inset(-inset, -Self.inset.height), radius: context.isNew ? 20 : 10),
        context.color("secondarySystemGroupedBackground"))
      if options.height != nil {
        // A label of a fixed height shows where it ends.
        canvas.fill(
          .rounded(room, radius: min(6, room.height / 2)), context.color("quaternarySystemFill"))
      }
      drawNeighbours(options, label, on: &canvas)
      canvas.text(placement, in: room, context.color("label"))
    }
  }

  /// The app's views before and after the text.
  private func drawNeighbours(_ options: SlotOptions, _ label: Rect, on canvas: inout Canvas) {
    for (inset, isLeading) in [(options.leadingInset, true), (options.trailingInset, false)] {
      guard let inset, inset >= 12 else { continue }
      let side = min(inset - 6, 28, max(12, label.height))
      let x = isLeading ? label.x : label.maxX - side
      canvas.unknownImage(in: Rect(x, label.midY - side / 2, side, side))
    }
  }
}
