import DynamicType
import TextLayout

/// The room of a control that stands alone between the margins of the screen, or in a row of a
/// form, with its label before it.
package struct ControlRow {
  static let formStyle = "form"

  /// Space between a control and its label, in points.
  package static let gap = Metric(
    "space between a control and its label", 8,
    source: "default spacing of an HStack, \(Source.simulatorProfile)", confidence: .likely)

  /// The numbers of the row itself.
  static let margins =
    SystemMargin.all + [CellMetrics.margin26, CellMetrics.wideMargin26, CellMetrics.insetMargin26]
  /// The numbers of a control with a label.
  static let metrics = margins + [gap]

  /// Width in points between the margins.
  package let width: Double
  /// From the container's leading edge to the control, in points.
  package let x: Double
  /// The control stands in a row of a form.
  package let isForm: Bool
  /// How sure the width is.
  let certainty: Certainty

  /// Finds the room of a control.
  package init(_ options: SlotOptions, in traits: Traits) {
    var certainty = Certainty()
    isForm = options.style == Self.formStyle
    var width: Double
    var x = traits.safeArea.left

    if let imposed = options.width {
      width = imposed
      x += traits.systemMargin
    } else {
      let margin = options.margin ?? traits.systemMargin(&certainty)
      let safeArea = traits.safeArea
      width = traits.containerWidth - safeArea.left - safeArea.right
      if isForm {
        // A form is an inset grouped table: the row has the margins of its card as well.
        let cell = CellMargins(isInset: true, in: traits, &certainty)
        width -= 2 * cell.card + cell.content + cell.accessory
        x += cell.card + cell.content
      } else {
        width -= 2 * margin
        x += margin
      }
    }
    self.width = max(0, width - options.insets)
    self.x = x + (options.leadingInset ?? 0)
    self.certainty = certainty
  }

  /// The room for a label of SwiftUI: as many lines as it needs, unless the app limits them.
  ///
  /// - Parameters:
  ///   - width: nil for the whole row.
  ///   - content: for the options of the slot.
  func labelRoom(
    _ slot: String, width: Double? = nil, _ certainty: Certainty? = nil,
    style: TextStyle = .body, content: ComponentContent, in traits: Traits
  ) -> TextRoom {
    var room = TextRoom(
      slot: slot, width: max(0, width ?? self.width), maximumLines: 0,
      typeface: .resolve(content, slot: slot, or: style, takesDefaultSize: true, in: traits),
      certainty: certainty ?? self.certainty)
    if content.optionsApply(to: slot) { room.take(content.options) }
    return room
  }

  /// The label of a control that keeps its own width at the trailing edge.
  func label(
    _ slot: String, beside control: Metric, content: ComponentContent, in traits: Traits
  ) -> TextRoom {
    var certainty = certainty
    let rest = width - certainty.use(control) - certainty.use(Self.gap)
    return labelRoom(slot, width: rest, certainty, content: content, in: traits)
  }
}

extension TextRoom {
  /// Takes over what the app decides about lines, height, cutting and shrinking.
  mutating func take(_ options: SlotOptions) {
    if let limit = options.lineLimit { maximumLines = limit }
    if let height = options.height { maximumHeight = height }
    if options.truncation != nil { lineBreakMode = options.lineBreakMode }
    if let scale = options.minimumScale { minimumScale = scale }
  }
}
