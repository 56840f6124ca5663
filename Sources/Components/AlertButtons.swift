import DynamicType
import Markup
import TextLayout
import TextShaping

/// The buttons of an alert, laid out in their traits before it is known whether they scroll.
struct AlertButtons {
  private struct Button {
    let text: ShapedText
    let fit: Fit
    let room: TextRoom
  }

  private let geometry: AlertGeometry
  private let traits: Traits
  private let shaper: TextShaper
  private var buttons: [Button] = []
  /// A title is too wide for half the card, so that two buttons stand one above the other.
  private(set) var isForcedToStack = false
  /// Height of all rows with the space around them, in points; 0 without buttons.
  private(set) var height = 0.0

  /// Lays the buttons out.
  ///
  /// - Parameters:
  ///   - slot: the slot of their titles, of an alert or of a card that is laid out as one.
  init(
    _ texts: [MarkupText], slot: String, _ content: ComponentContent, _ geometry: AlertGeometry,
    in traits: Traits, using shaper: TextShaper
  ) {
    self.geometry = geometry
    self.traits = traits
    self.shaper = shaper
    let options = content.options
    let typeface = Self.typeface(
      isNew: geometry.isNew, content.optionsApply(to: slot) ? options : SlotOptions(), in: traits)
    let scale = typeface.pointSize / TextStyle.body.pointSize(for: .large)
    let count = max(texts.count, options.count ?? (texts.isEmpty ? 0 : 1))
    guard count > 0 else { return }

    let half = geometry.halfButtonWidth(scale: scale)
    let shaped = texts.map { shaper.shape($0, locale: traits.locale, in: typeface) }
    let allFit = shaped.allSatisfy {
      TextFitter.naturalWidth($0, pointSize: typeface.pointSize) <= half + 0.001
    }
    let isSideBySide = count == 2 && allFit && !geometry.isPopover
    isForcedToStack = count == 2 && !allFit && !geometry.isPopover
    let width = isSideBySide ? half : geometry.fullButtonWidth(scale: scale)
    let room = room(slot, width: width, typeface, content)
    for text in shaped {
      let fit = room.fit(text, in: traits, using: shaper)
      var room = room
      if geometry.isNew, fit.scale < 1 || fit.isTruncated || fit.lineCount > 1 {
        room.certainty.lower(to: .guess, because: Alert.overflowNote26)
      }
      if geometry.isNew, isForcedToStack { room.certainty.lower(to: .guess) }
      buttons.append(Button(text: text, fit: fit, room: room))
    }
    var rows = buttons.map { geometry.buttonHeight(text: $0.fit.height, scale: scale) }
    rows += Array(
      repeating: geometry.buttonHeight(text: 0, scale: scale), count: count - rows.count)
    // The cancelling one is not shown: a tap beside the popover cancels.
    if geometry.isPopover, rows.count > 1 { rows.removeLast() }
    height = geometry.actionsHeight(rows: isSideBySide ? [rows.max() ?? 0] : rows)
  }

  /// One placement per title, in order.
  func placements(scrolls: Bool) -> [Placement] {
    var changes: LayoutChanges = scrolls ? .scrolls : []
    if isForcedToStack { changes.insert(.stacks) }
    let note =
      isForcedToStack ? (geometry.isNew ? Alert.stacksNote26 : Alert.stacksNote) : nil
    return buttons.enumerated().map { index, button in
      button.room.place(
        button.text, fit: button.fit, index: index, in: traits, using: shaper,
        changes: changes, note: note)
    }
  }

  /// Semibold is the preferred button, before iOS 26 the cancelling one too; a destructive one
  /// differs in colour alone.
  private static func typeface(
    isNew: Bool, _ options: SlotOptions, in traits: Traits
  ) -> Typeface {
    let isBold =
      options.selected == true || options.style == "preferred"
      || (options.style == "cancel" && !isNew)
    return .style(
      .body, weight: isBold ? .semibold : isNew ? .medium : .regular, in: traits,
      minimum: .large)
  }

  private func room(
    _ slot: String, width: Double, _ typeface: Typeface, _ content: ComponentContent
  ) -> TextRoom {
    var certainty = geometry.certainty
    if geometry.isNew { _ = certainty.use(AlertMetrics.buttonInset26) }
    var room = TextRoom(
      slot: slot, width: width, maximumLines: geometry.isAccessibilityLayout ? 0 : 1,
      typeface: typeface, certainty: certainty)
    if !geometry.isAccessibilityLayout {
      room.minimumScale = min(1, AlertMetrics.smallestButtonSize.value / typeface.pointSize)
    }
    return room
  }
}
