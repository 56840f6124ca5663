import ColorContrast
import Components
import DynamicType

/// Text fields and text views, one under the other.
///
/// A field is 34 points high with corners of 5 (Vercantez/openuikit:
/// Sources/OpenUIKit/UITextField.swift; iamcgn/swiftui-web: Docs/elements/iOS.md).
struct TextFieldPicture: ComponentPicture {
  let components = ["textField"]

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    ControlRows.width(subject.options, in: context)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let options = subject.options
    let isPlain = options.style == "plain"
    let placements = subject.placements
    let border = isPlain ? 0 : TextField.inset.value
    let heights = placements.map {
      options.height ?? max(isPlain ? 26 : 34, $0.fit.height + (isPlain ? 2 : 12))
    }
    ControlRows(options, in: canvas.context).draw(heights, on: &canvas) { canvas, index, row in
      let context = canvas.context
      let placement = placements[index]
      let field = Rect(
        row.x - (options.leadingInset ?? 0), row.y,
        row.width + (options.leadingInset ?? 0)
          + (options.trailingInset ?? 0), row.height)
      if isPlain {
        canvas.separator(field.x, field.maxX, y: field.maxY)
      } else {
        canvas.fill(.continuous(field, radius: 5), context.color("systemBackground"))
        canvas.stroke(
          .continuous(field.inset(0.25, 0.25), radius: 5),
          context.color("label").withAlpha(0.2), width: 0.5)
      }
      for (inset, x) in [
        (options.leadingInset, field.x + 6), (options.trailingInset, field.maxX - 24),
      ] {
        guard let inset, inset >= 18 else { continue }
        canvas.symbol(1, in: Rect(x, row.midY - 9, 18, 18), context.color("systemGray"))
      }
      let height = placement.maximumHeight.map { min($0, row.height) } ?? row.height
      let room = Rect(
        row.x + border, row.midY - height / 2, placement.availableWidth, height)
      let isPlaceholder = placement.slot == "textField.placeholder"
      canvas.text(
        placement, in: room, context.color(isPlaceholder ? "placeholderText" : "label"))
    }
  }
}

/// Text views: what does not fit a fixed height is scrolled to, or lost where it does not scroll.
struct TextViewPicture: ComponentPicture {
  let components = ["textView"]

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    ControlRows.width(subject.options, in: context)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let options = subject.options
    let placements = subject.placements
    let inset = TextView.inset.value
    let heights = placements.map { options.height ?? $0.fit.height + 2 * inset }
    ControlRows(options, in: canvas.context).draw(heights, on: &canvas) { canvas, index, row in
      let context = canvas.context
      let placement = placements[index]
      canvas.fill(
        .continuous(row, radius: context.isNew ? 12 : 6), context.color("quaternarySystemFill"))
      let room = Rect(
        row.x + TextView.padding.value, row.y + inset, placement.availableWidth,
        placement.maximumHeight ?? placement.fit.height)
      canvas.group(clip: .rect(row)) {
        $0.text(placement, in: room, context.color("label"), .leading, .top)
      }
      if placement.fit.height + 2 * inset > row.height + 0.5, placement.maximumHeight == nil {
        canvas.markScrolling(row.x, row.maxX, y: row.maxY - 1)
        // The scroll indicator.
        let part = row.height * row.height / (placement.fit.height + 2 * inset)
        canvas.fill(
          .rounded(Rect(row.maxX - 5, row.y + 3, 2.5, max(12, part - 6)), radius: 1.25),
          context.color("tertiaryLabel"))
      }
    }
  }
}
