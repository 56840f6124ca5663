import ColorContrast
import Components
import DynamicType

/// A picker: the row of a menu picker, and a wheel with its rows.
struct PickerPicture: ComponentPicture {
  let components = ["picker"]

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    ControlRows.width(subject.options, in: context)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let label = subject.shown("picker.label")
    let value = subject.shown("picker.value")
    let rows = subject.placements("picker.row")
    let hasMenu = label != nil || value != nil
    let text = max(label?.frameHeight ?? 0, value?.frameHeight ?? 0)
    var heights: [Double] = []
    if hasMenu { heights.append(max(24.5, text)) }
    if !rows.isEmpty { heights.append(216) }
    let options = subject.options
    // Wheels reach from edge to edge, beyond the card of a form.
    let ground = ControlRows(options, hasCard: rows.isEmpty, in: canvas.context)
    ground.draw(heights, on: &canvas) { canvas, index, row in
      if hasMenu, index == 0 {
        drawMenu(label, value, isForm: options.style == "form", in: row, on: &canvas)
        return
      }
      let context = canvas.context
      let left = options.width == nil ? context.traits.safeArea.left : row.x
      let width =
        options.width
        ?? context.traits.containerWidth - context.traits.safeArea.left
        - context.traits.safeArea.right
      let frame = Rect(left, row.y, width, row.height)
      let count = max(1, options.count ?? 1)
      canvas.wheels(
        [rows] + Array(repeating: [], count: count - 1), in: frame,
        margin: DatePickerMetrics.wheelMargin.value / 2)
    }
  }

  private func drawMenu(
    _ label: Placement?, _ value: Placement?, isForm: Bool, in row: Rect,
    on canvas: inout Canvas
  ) {
    let context = canvas.context
    let inForm = isForm || label != nil
    let color = inForm ? context.color("secondaryLabel") : context.tint
    if let label {
      canvas.text(
        label, in: Rect(row.x, row.y, label.availableWidth, row.height), context.color("label"))
    }
    let chevrons = Picker.chevrons.value
    let scale = max(1, min(context.bodyScale, 1.6))
    let size = Size(8 * scale, 13 * scale)
    guard let value else {
      canvas.unknownLabel(
        x: row.maxX - chevrons - 64, midY: row.midY, width: 60, size: context.bodySize)
      canvas.upDownChevrons(
        in: Rect(row.maxX - size.width, row.midY - size.height / 2, size.width, size.height),
        color, weight: 1.7)
      return
    }
    let end: Double
    if inForm {
      end = row.maxX - chevrons
      canvas.text(
        value, in: Rect(end - value.availableWidth, row.y, value.availableWidth, row.height),
        color, .trailing)
    } else {
      // A pop-up button alone is as wide as its value.
      let x = row.x + Picker.inset.value
      canvas.text(
        value, in: Rect(x, row.y, value.availableWidth, row.height), color)
      end = x + value.drawnWidth
    }
    canvas.upDownChevrons(
      in: Rect(end + 4, row.midY - size.height / 2, size.width, size.height), color, weight: 1.7)
  }
}

/// A colour picker: a label beside its well, and the tabs of the sheet it opens.
struct ColorPickerPicture: ComponentPicture {
  let components = ["colorPicker"]

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    ControlRows.width(subject.options, in: context)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let labels = subject.placements("colorPicker.label")
    let tabs = subject.placements("colorPicker.tab")
    let well = ColorPicker.well.value
    var heights = labels.map { max(well, $0.frameHeight) }
    if !tabs.isEmpty { heights.append(32) }
    ControlRows(subject.options, in: canvas.context).draw(heights, on: &canvas) {
      canvas, index, row in
      guard index < labels.count else {
        canvas.segments(
          tabs, count: max(tabs.count, Int(ColorPicker.tabs.value)), in: row,
          isProportional: false)
        return
      }
      let label = labels[index]
      canvas.text(
        label, in: Rect(row.x, row.y, label.availableWidth, row.height),
        canvas.context.color("label"))
      drawWell(Rect(row.maxX - well, row.midY - well / 2, well, well), on: &canvas)
    }
  }

  private func drawWell(_ well: Rect, on canvas: inout Canvas) {
    // The ring runs through the colours; four arcs stand for it.
    for (index, name) in ["systemRed", "systemGreen", "systemBlue", "systemYellow"].enumerated() {
      let quarter = Rect(
        index % 2 == 0 ? well.x : well.midX, index < 2 ? well.y : well.midY, well.width / 2,
        well.height / 2)
      canvas.group(clip: .rect(quarter)) {
        $0.stroke(.ellipse(well.inset(1.25, 1.25)), $0.context.color(name), width: 2.5)
      }
    }
    canvas.fill(.ellipse(well.inset(4, 4)), canvas.context.tint)
  }
}
