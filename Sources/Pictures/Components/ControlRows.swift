import ColorContrast
import Components
import DynamicType

/// The ground of controls: rows under each other between the margins of the screen, or in the card of
/// a form.
struct ControlRows {
  private static let gap = 16.0

  private let options: SlotOptions
  private let context: PictureContext
  /// The room of the control in a row.
  let row: ControlRow
  private let isForm: Bool

  /// - Parameter hasCard: false for rows wider than the card of a form.
  init(_ options: SlotOptions, hasCard: Bool = true, in context: PictureContext) {
    self.options = options
    self.context = context
    row = ControlRow(options, in: context.traits)
    isForm = row.isForm && options.width == nil && hasCard
  }

  /// Width of a picture of such rows in points.
  static func width(_ options: SlotOptions, in context: PictureContext) -> Double {
    guard let imposed = options.width else { return context.traits.containerWidth }
    return imposed + 2 * context.traits.systemMargin + context.traits.safeArea.left
  }

  /// Draws the ground, then each row.
  ///
  /// - Parameters:
  ///   - heights: of the contents of the rows, in points.
  ///   - body: draws one row, by its number, in the frame of its contents.
  func draw(
    _ heights: [Double], on canvas: inout Canvas,
    _ body: (inout Canvas, Int, Rect) -> Void
  ) {
    guard isForm else {
      let sum = heights.reduce(0) { $0 + $1 + Self.gap }
      canvas.ground(height: sum + Self.gap, context.color("systemBackground"))
      var y = Self.gap
      for (index, height) in heights.enumerated() {
        body(&canvas, index, Rect(row.x, y, row.width, height))
        y += height + Self.gap
      }
      return
    }
    let margins = CellMargins(isInset: true, in: context.traits)
    let least = RowHeight.height(titleLines: 1, detailLines: 0, isList: true, in: context.traits)
    let rows = heights.map { max(least, $0 + (context.isNew ? 30 : 22)) }
    let card = Rect(
      context.traits.safeArea.left + margins.card, Self.gap,
      canvas.width - context.traits.safeArea.left - context.traits.safeArea.right
        - 2 * margins.card, rows.reduce(0, +))
    canvas.ground(height: card.maxY + Self.gap, context.color("systemGroupedBackground"))
    canvas.fill(
      .continuous(card, radius: context.cardRadius),
      context.color("secondarySystemGroupedBackground"))
    var y = card.y
    for (index, height) in heights.enumerated() {
      if index > 0 {
        canvas.separator(
          card.x + margins.content, card.maxX - (context.isNew ? margins.content : 0), y: y)
      }
      body(
        &canvas, index, Rect(row.x, y + (rows[index] - height) / 2, row.width, height))
      y += rows[index]
    }
  }
}
