import ColorContrast
import Components
import DynamicType

/// A label beside a switch or a stepper, one row for each label.
struct LabelledControlPicture: ComponentPicture {
  let components = ["toggle", "stepper"]

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    ControlRows.width(subject.options, in: context)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let labels = subject.placements(subject.component + ".label")
    let isToggle = subject.component == "toggle"
    let heights = labels.map { max($0.frameHeight, isToggle ? 31 : 32) }
    ControlRows(subject.options, in: canvas.context).draw(heights, on: &canvas) {
      canvas, index, row in
      let label = labels[index]
      canvas.text(
        label, in: Rect(row.x, row.y, label.availableWidth, row.height),
        canvas.context.color("label"))
      if isToggle {
        canvas.toggle(endingAt: row.maxX, midY: row.midY)
      } else {
        canvas.stepper(endingAt: row.maxX, midY: row.midY)
      }
    }
  }
}

/// A slider between the labels at its ends. Its own label is not drawn: VoiceOver reads it.
///
/// iOS 26: a track of 6 points and a knob of 38 by 25 (iamcgn/swiftui-web:
/// Docs/elements/UIKit/Controls.md); before, 4 and a circle of 28 (flutter/packages:
/// packages/cupertino_ui/lib/src/slider.dart).
struct SliderPicture: ComponentPicture {
  let components = ["slider"]

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    ControlRows.width(subject.options, in: context)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let minimum = subject.shown("slider.minimum")
    let maximum = subject.shown("slider.maximum")
    let text = max(minimum?.frameHeight ?? 0, maximum?.frameHeight ?? 0)
    let gap = ControlRow.gap.value
    ControlRows(subject.options, in: canvas.context).draw([max(34, text)], on: &canvas) {
      canvas, _, row in
      let color = canvas.context.color("label")
      var track = row
      if let minimum {
        canvas.text(
          minimum, in: Rect(row.x, row.y, minimum.availableWidth, row.height), color)
        let isWrapped = minimum.fit.lineCount > 1
        let taken = (isWrapped ? minimum.availableWidth : minimum.drawnWidth) + gap
        track = Rect(track.x + taken, track.y, track.width - taken, track.height)
      }
      if let maximum {
        let room = Rect(
          row.maxX - maximum.availableWidth, row.y, maximum.availableWidth, row.height)
        // A label of one line hugs its text; one that wraps has all of its room.
        let width = maximum.fit.lineCount > 1 ? room.width : maximum.drawnWidth
        let x = row.maxX - width
        canvas.text(
          maximum, in: Rect(x, row.y, maximum.availableWidth, row.height), color)
        track.width -= width + gap
      }
      drawTrack(track, on: &canvas)
    }
  }

  private func drawTrack(_ track: Rect, on canvas: inout Canvas) {
    guard track.width > 20 else { return }
    let context = canvas.context
    let isNew = context.isNew
    let line = track.centered(track.width, isNew ? 6 : 4)
    let knob = isNew ? Size(38, 25) : Size(28, 28)
    let x = track.x + (track.width - knob.width) * 0.5
    canvas.fill(
      .rounded(line, radius: line.height / 2),
      context.color(isNew ? "tertiarySystemFill" : "systemFill"))
    canvas.fill(
      .rounded(
        Rect(line.x, line.y, x - line.x + knob.width / 2, line.height), radius: line.height / 2),
      context.tint)
    canvas.fill(
      .rounded(
        Rect(x, track.midY - knob.height / 2, knob.width, knob.height), radius: knob.height / 2),
      .white, shadow: .init(Color(white: 0, alpha: 0.18), radius: 8, offset: 2))
  }
}

/// A progress view: a label above its bar and a value below.
struct ProgressViewPicture: ComponentPicture {
  let components = ["progressView"]

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    ControlRows.width(subject.options, in: context)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let labels = subject.placements("progressView.label")
    let values = subject.placements("progressView.value")
    let rows = (0..<max(labels.count, values.count)).map { index in
      (
        label: index < labels.count ? labels[index] : nil,
        value: index < values.count ? values[index] : nil
      )
    }
    let gap = 4.0
    let bar = 4.0
    let heights = rows.map { row -> Double in
      let label = row.label.map { $0.frameHeight + gap } ?? 0
      return label + bar + (row.value.map { $0.frameHeight + gap } ?? 0)
    }
    ControlRows(subject.options, in: canvas.context).draw(heights, on: &canvas) {
      canvas, index, frame in
      let context = canvas.context
      var y = frame.y
      if let label = rows[index].label {
        canvas.text(
          label, in: Rect(frame.x, y, label.availableWidth, label.frameHeight),
          context.color("label"))
        y += label.frameHeight + gap
      }
      let track = Rect(frame.x, y, frame.width, bar)
      canvas.fill(.rounded(track, radius: bar / 2), context.color("systemFill"))
      canvas.fill(
        .rounded(Rect(track.x, y, track.width * 0.6, bar), radius: bar / 2), context.tint)
      if let value = rows[index].value {
        canvas.text(
          value, in: Rect(frame.x, y + bar + gap, value.availableWidth, value.frameHeight),
          context.color("secondaryLabel"))
      }
    }
  }
}

/// The spinner of a list that is pulled down, with its title, above the first rows.
struct RefreshControlPicture: ComponentPicture {
  let components = ["refreshControl"]

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    ControlRows.width(subject.options, in: context)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let row = ControlRow(subject.options, in: context.traits)
    let title = subject.shown("refreshControl.title")
    let text = title?.frameHeight ?? 0
    let least = RowHeight.height(titleLines: 1, detailLines: 0, isList: false, in: context.traits)
    let top = 14.0 + 20 + (text > 0 ? 8 + text : 0) + 14
    canvas.ground(height: top + 2 * least, context.color("systemBackground"))
    canvas.spinner(in: Rect(row.x + row.width / 2 - 10, 14, 20, 20))
    if let title {
      canvas.text(
        title, in: Rect(row.x, 42, title.availableWidth, text), context.color("secondaryLabel"),
        .center)
    }
    for index in 0..<2 {
      let y = top + Double(index) * least
      canvas.separator(row.x, canvas.width, y: y)
      canvas.unknownLabel(
        x: row.x, midY: y + least / 2, width: row.width * (index == 0 ? 0.5 : 0.38),
        size: context.bodySize)
    }
  }
}
