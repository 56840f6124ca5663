import ColorContrast
import Components
import DynamicType

/// Widgets: each text in one of its own, on a wallpaper.
///
/// Corners of 22 (an estimate); accessories of the Lock Screen are white on the wallpaper.
struct WidgetPicture: ComponentPicture {
  let components = ["widget"]

  private static let surrounds = 20.0

  private func placements(_ subject: PictureSubject) -> [Placement] { subject.placements }

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    let widest = placements(subject).map { frame(of: $0, subject, context).width }.max() ?? 0
    return widest + 2 * Self.surrounds
  }

  /// Size of the widget, grown where the app gives the text more than its room.
  private func frame(
    of placement: Placement, _ subject: PictureSubject, _ context: PictureContext
  ) -> Size {
    let size = Widget.size(of: placement.slot, in: context.traits)
    return Size(size.width, size.height)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let all = placements(subject)
    let sizes = all.map { frame(of: $0, subject, context) }
    canvas.ground(
      height: sizes.reduce(Self.surrounds) { $0 + $1.height + Self.surrounds }, context.wallpaper)
    var y = Self.surrounds
    for (placement, size) in zip(all, sizes) {
      let frame = Rect((canvas.width - size.width) / 2, y, size.width, size.height)
      switch placement.slot {
      case "widget.accessoryInline":
        draw(inline: placement, subject, in: frame, on: &canvas)
      case "widget.accessoryCircular":
        canvas.fill(.ellipse(frame), Color(white: 1, alpha: 0.18))
        let room = frame.centered(placement.availableWidth, placement.frameHeight)
        canvas.text(placement, in: room, .white, .center)
      case "widget.accessoryRectangular":
        draw(placement, subject, in: frame, margin: 0, color: .white, on: &canvas)
      default:
        drawHome(placement, subject, in: frame, on: &canvas)
      }
      y = frame.maxY + Self.surrounds
    }
  }

  private func drawHome(
    _ placement: Placement, _ subject: PictureSubject, in frame: Rect, on canvas: inout Canvas
  ) {
    let context = canvas.context
    canvas.fill(
      .continuous(frame, radius: context.isNew ? 26 : 22),
      context.color(context.isDark ? "secondarySystemBackground" : "systemBackground"))
    let count = max(1, subject.options.count ?? 1)
    let isTiled = count > 1
    let margin = isTiled ? Widget.tightMargin.value : Widget.margin.value
    guard isTiled else {
      draw(
        placement, subject, in: frame.inset(margin, margin), margin: 0,
        color: context.color("label"), on: &canvas)
      return
    }
    let inner = frame.inset(margin, margin)
    let gap = Widget.tileGap.value
    let width = (inner.width - Double(count - 1) * gap) / Double(count)
    for index in 0..<count {
      let tile = Rect(inner.x + Double(index) * (width + gap), inner.y, width, inner.height)
      canvas.fill(
        .continuous(tile, radius: 12), context.color("tertiarySystemFill"))
      guard index == 0 else {
        canvas.unknownText(in: tile.centered(min(44, width - 8), 10))
        continue
      }
      draw(placement, subject, in: tile, margin: 0, color: context.color("label"), on: &canvas)
    }
  }

  /// A text in its place, from the top; an image stands before it.
  private func draw(
    _ placement: Placement, _ subject: PictureSubject, in place: Rect, margin: Double,
    color: Color, on canvas: inout Canvas
  ) {
    var x = place.x
    if let image = subject.options.image, image != .none {
      let width: Double
      if case .width(let points) = image {
        width = points
      } else {
        width = Widget.image.value - Widget.tileGap.value
      }
      let side = min(width, place.height)
      canvas.symbol(0, in: Rect(x, place.y, side, side), color)
      x += width + Widget.tileGap.value
    }
    let room = Rect(
      x, place.y, placement.availableWidth, placement.maximumHeight ?? place.height)
    canvas.text(placement, in: room, color, .leading, placement.fit.isClipped ? .center : .top)
  }

  /// The text above the clock of the Lock Screen, between the date's place and the time.
  private func draw(
    inline placement: Placement, _ subject: PictureSubject, in frame: Rect,
    on canvas: inout Canvas
  ) {
    let hasImage = subject.options.image.map { $0 != .none } ?? false
    let image = hasImage ? frame.width - placement.availableWidth : 0
    let text = Rect(frame.x + image, frame.y, frame.width - image, frame.height)
      .centered(placement.availableWidth, frame.height)
    let box = canvas.text(placement, in: text, .white, .center)
    if hasImage {
      canvas.symbol(0, in: Rect(max(frame.x, box.x - 24), frame.midY - 9, 18, 18), .white)
    }
  }
}
