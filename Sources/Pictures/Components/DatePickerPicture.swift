import ColorContrast
import Components
import DynamicType

/// A date picker: the row of a compact one, the wheels, and the calendar with its month.
///
/// Capsules with corners of 8 on the tertiary fill, 7 points above and below their text; wheels with
/// rows of 32 points, 216 high (iamcgn/swiftui-web: Docs/elements/UIKit/DatePicker.md).
struct DatePickerPicture: ComponentPicture {
  let components = ["datePicker"]

  private static let gap = 16.0
  private static let wheelHeight = 216.0

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    ControlRows.width(subject.options, in: context)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let wheels = subject.placements("datePicker.wheel")
    let months = subject.placements("datePicker.monthTitle")
    let compact = CompactDateRow(subject, in: canvas.context)
    var heights: [Double] = []
    if compact.isShown { heights.append(compact.height) }
    if !wheels.isEmpty { heights.append(Self.wheelHeight) }
    if let month = months.first { heights.append(CalendarFace.height(month)) }
    let options = subject.options
    ControlRows(options, in: canvas.context).draw(heights, on: &canvas) { canvas, index, row in
      var index = index
      if compact.isShown {
        if index == 0 { return compact.draw(in: row, on: &canvas) }
        index -= 1
      }
      if !wheels.isEmpty, index == 0 {
        let width = options.width ?? DatePickerMetrics.wheelWidth.value
        let frame = row.centered(width, row.height)
        let side = DatePickerMetrics.wheelMargin.value / 2
        canvas.wheels([wheels, [], []], in: frame, margin: side)
        return
      }
      if let month = months.first {
        let width = options.width ?? DatePickerMetrics.inlineWidth.value
        CalendarFace.draw(month, in: row.centered(width, row.height), on: &canvas)
      }
    }
  }
}

/// The row of a compact date picker.
private struct CompactDateRow {
  let isShown: Bool
  let height: Double
  private let label: Placement?
  private let date: Placement?
  private let time: Placement?
  private let isStacked: Bool
  private let capsuleHeight: Double
  private let style: String?

  init(_ subject: PictureSubject, in context: PictureContext) {
    label = subject.shown("datePicker.label")
    date = subject.shown("datePicker.compactDate")
    time = subject.shown("datePicker.compactTime")
    style = subject.options.style
    isShown = label != nil || date != nil || time != nil
    let row = ControlRow(subject.options, in: context.traits)
    isStacked = label.map { $0.availableWidth > row.width - 1 } ?? false
    let text = max(date?.fit.height ?? 0, time?.fit.height ?? 0, context.bodySize * 1.2)
    capsuleHeight = text + 14
    let first = label?.frameHeight ?? 0
    height = isStacked ? first + 8 + capsuleHeight : max(first, capsuleHeight)
  }

  func draw(in row: Rect, on canvas: inout Canvas) {
    let context = canvas.context
    var line = row
    if let label {
      let height = isStacked ? label.frameHeight : row.height
      canvas.text(
        label, in: Rect(row.x, row.y, label.availableWidth, height), context.color("label"))
      if isStacked {
        line = Rect(row.x, row.maxY - capsuleHeight, row.width, capsuleHeight)
      }
    }
    // What the row leaves beside a label is what the date and the time take.
    let taken = isStacked ? 0 : (label?.availableWidth ?? 0) + ControlRow.gap.value
    var x = line.maxX
    let gap = DatePickerMetrics.capsuleGap.value
    let rest = max(0, min(220, line.width - taken))
    let hasTime = time != nil || (date == nil && style != "date")
    let hasDate = date != nil || (time == nil && style != "time")
    if hasTime {
      let unknown = hasDate ? (rest - gap) * 0.42 : rest
      x = capsule(time, unknown: unknown, endingAt: x, line, on: &canvas) - gap
    }
    if hasDate {
      let unknown = hasTime ? (rest - gap) * 0.58 : rest
      _ = capsule(date, unknown: unknown, endingAt: x, line, on: &canvas)
    }
  }

  /// Draws a capsule and returns its leading edge.
  private func capsule(
    _ placement: Placement?, unknown: Double, endingAt maxX: Double, _ line: Rect,
    on canvas: inout Canvas
  ) -> Double {
    let context = canvas.context
    let inset = DatePickerMetrics.capsuleInset.value
    let width = placement.map { $0.drawnWidth + 2 * inset } ?? unknown
    let frame = Rect(maxX - width, line.midY - capsuleHeight / 2, width, capsuleHeight)
    canvas.fill(
      .continuous(frame, radius: 8), context.color("tertiarySystemFill"))
    if let placement {
      canvas.text(
        placement, in: frame.centered(placement.availableWidth, frame.height),
        context.color("label"), .center)
    } else {
      canvas.unknownText(in: frame.centered(max(0, width - 2 * inset), context.bodySize * 0.66))
    }
    return frame.x
  }
}

/// The calendar of a date picker with the month above it.
private enum CalendarFace {
  static func height(_ month: Placement) -> Double { month.fit.height + 22 + 6 * 40 }

  static func draw(_ month: Placement, in frame: Rect, on canvas: inout Canvas) {
    let context = canvas.context
    let margin = DatePickerMetrics.inlineMargin.value
    let title = Rect(
      frame.x + margin, frame.y + 4, month.availableWidth, month.fit.height)
    canvas.text(month, in: title, context.color("label"))
    let chevron = Size(7, 12)
    canvas.chevron(
      in: Rect(title.x + month.drawnWidth + 6, title.midY - 5, 6, 10), context.tint, weight: 2)
    canvas.chevron(
      in: Rect(frame.maxX - margin - chevron.width, title.midY - 8, 9, 16), context.tint,
      weight: 2.2)
    canvas.chevron(
      in: Rect(frame.maxX - margin - 48, title.midY - 8, 9, 16), context.tint, weight: 2.2,
      pointsBack: true)
    let grid = Rect(frame.x + 8, title.maxY + 14, frame.width - 16, 6 * 38)
    let cell = Size(grid.width / 7, 38)
    for row in 0..<6 {
      for column in 0..<7 {
        let box = Rect(
          grid.x + Double(column) * cell.width, grid.y + Double(row) * cell.height, cell.width,
          cell.height)
        if row == 0 {
          canvas.unknownText(in: box.centered(22, 7))
        } else if row * 7 + column < 38 {
          if row == 3, column == 2 {
            canvas.fill(.ellipse(box.centered(34, 34)), context.tint.withAlpha(0.15))
          }
          canvas.unknownText(in: box.centered(16, 12))
        }
      }
    }
  }
}

extension Canvas {
  /// Wheels side by side; the first text of each stands in the chosen row, the others below it.
  ///
  /// - Parameters:
  ///   - columns: the texts of each wheel; an empty one has texts the picture does not know.
  ///   - margin: points beside the wheels.
  mutating func wheels(_ columns: [[Placement]], in frame: Rect, margin: Double) {
    let pitch = 32.0
    let band = Rect(frame.x + margin, frame.midY - pitch / 2, frame.width - 2 * margin, pitch)
    if context.os < .iOS13 {
      separator(frame.x, frame.maxX, y: band.y)
      separator(frame.x, frame.maxX, y: band.maxY)
    } else {
      fill(
        .continuous(band, radius: context.isNew ? pitch / 2 : 8),
        context.color("tertiarySystemFill"))
    }
    // A wheel whose texts are known is as wide as they may be; the others share the rest.
    let known = columns.compactMap { $0.first?.availableWidth }.reduce(0) { $0 + $1 + 18 }
    let unknown = Double(columns.count { $0.isEmpty })
    let share = unknown > 0 ? max(0, band.width - known) / unknown : 0
    var x = band.x
    for column in columns {
      let width = (column.first?.availableWidth).map { $0 + 18 } ?? share
      for row in -3...3 {
        let fade = [1, 0.55, 0.3, 0.15][abs(row)]
        let y = frame.midY + Double(row) * pitch * (1 - 0.04 * Double(abs(row)))
        if row >= 0, row < column.count {
          let placement = column[row]
          let room = Rect(
            x + 9, y - pitch / 2, placement.availableWidth, pitch)
          let color = context.color("label")
          text(placement, in: room, color.withAlpha(color.alpha * fade), .center)
        } else {
          let bar = min(width * 0.5, 84)
          fill(
            .rounded(Rect(x + (width - bar) / 2, y - 6, bar, 12), radius: 4),
            context.color("label").withAlpha(0.12 * fade + 0.02))
        }
      }
      x += width
    }
  }
}
