import ColorContrast
import DynamicType

extension Canvas {
  /// A switch that is on: 51 by 31 points, on iOS 26 63 by 28 (`CellMetrics.switch26`; the height is
  /// an estimate).
  public mutating func toggle(endingAt maxX: Double, midY: Double) {
    let isNew = context.os >= .iOS26
    let size = isNew ? Size(63, 28) : Size(51, 31)
    let frame = Rect(maxX - size.width, midY - size.height / 2, size.width, size.height)
    fill(.rounded(frame, radius: size.height / 2), context.color("systemGreen"))
    let thumb = isNew ? Size(37, 24) : Size(27, 27)
    fill(
      .rounded(
        Rect(frame.maxX - 2 - thumb.width, midY - thumb.height / 2, thumb.width, thumb.height),
        radius: thumb.height / 2), .white)
  }

  /// A stepper, 94 by 32 points.
  public mutating func stepper(endingAt maxX: Double, midY: Double) {
    let frame = Rect(maxX - 94, midY - 16, 94, 32)
    let isNew = context.os >= .iOS26
    let fillColor = context.color("tertiarySystemFill")
    if context.os < .iOS13 {
      stroke(.rounded(frame.inset(0.5, 0.5), radius: 4), context.tint, width: 1)
    } else {
      fill(.continuous(frame, radius: isNew ? 16 : 8), fillColor)
    }
    let color = context.os < .iOS13 ? context.tint : context.color("label")
    let middle = Rect(frame.midX - 0.5, frame.y + 7, 1, 18)
    fill(.rect(middle), context.color(context.os < .iOS13 ? "systemBlue" : "separator"))
    let left = Rect(frame.x, frame.y, 47, 32)
    sign(plus: false, in: left.centered(14, 14), color, weight: 1.6)
    sign(plus: true, in: left.offset(47, 0).centered(14, 14), color, weight: 1.6)
  }
}
