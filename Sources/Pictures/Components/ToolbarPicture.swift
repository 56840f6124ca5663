import ColorContrast
import Components
import DynamicType

/// A toolbar at the bottom of a screen: its items with equal spaces between them.
///
/// iOS 26: platters of 48 points with 28 below them (iamcgn/swiftui-web:
/// Docs/elements/UIKit/Bars.md); before, a bar of 44 points.
struct ToolbarPicture: ComponentPicture {
  let components = ["toolbar"]

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    subject.options.width ?? context.traits.containerWidth
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let options = subject.options
    let screen = context.color("systemBackground")
    let top = 16.0
    let height = context.isNew ? 48.0 : 44
    canvas.ground(height: top + height + (context.isNew ? 28 : 0), screen)
    let bar = Rect(0, top, canvas.width, height)
    if !context.isNew {
      canvas.bar(
        .toolbar, in: bar, over: screen, hairlineAt: top - 1 / context.traits.displayScale)
    }
    let margin =
      Toolbar.margin(options, in: context.traits)
      + (options.width == nil ? context.traits.safeArea.left : 0)
    let length = canvas.width - 2 * margin
    let placements = subject.placements("toolbar.button")
    let isImage = options.image.map { $0 != .none } ?? false
    let count = max(placements.count, options.count ?? 0, 1)
    let inset = context.isNew ? BarMetrics.inset26(in: context.traits).value : 0
    let image = context.isNew ? Toolbar.least26.value : BarMetrics.imageItem.value
    let widths = (0..<count).map { index -> Double in
      guard index < placements.count, !isImage else { return image }
      let width = placements[index].drawnWidth + 2 * inset
      return context.isNew ? max(image, width) : width
    }
    let left = length - widths.reduce(0, +)
    let gap = count > 1 ? max(0, left / Double(count - 1)) : 0
    var x = margin
    for (index, width) in widths.enumerated() {
      let item = Rect(x, bar.y, width, bar.height)
      draw(
        index < placements.count && !isImage ? placements[index] : nil, index, in: item,
        isDone: options.selected == true, on: &canvas)
      x = item.maxX + gap
    }
  }

  private func draw(
    _ placement: Placement?, _ index: Int, in item: Rect, isDone: Bool, on canvas: inout Canvas
  ) {
    let context = canvas.context
    var color = context.tint
    if context.isNew {
      color = isDone ? .white : context.color("label")
      let outline = Outline.rounded(item, radius: item.height / 2)
      if isDone {
        canvas.fill(outline, context.tint, shadow: Canvas.platterShadow)
      } else {
        canvas.glass(outline, over: context.color("systemBackground"))
      }
    }
    guard let placement else {
      canvas.symbol(index, in: item.centered(23, 23), color)
      return
    }
    canvas.text(placement, in: item.centered(placement.availableWidth, item.height), color, .center)
  }
}
