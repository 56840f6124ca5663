import DynamicType
import TextLayout
import TextShaping

/// The buttons of an action sheet of iOS 13–18, or of one in a popover.
struct ActionSheetButtons {
  private struct Button {
    let text: ShapedText
    let fit: Fit
    let room: TextRoom
    let isCancel: Bool
  }

  private let traits: Traits
  private let shaper: TextShaper
  private var buttons: [Button] = []
  /// Height in points of all buttons but the cancelling one.
  private(set) var height = 0.0
  /// Height in points of the cancelling one, 0 in a popover.
  private(set) var cancelHeight = 0.0

  init(
    _ content: ComponentContent, _ geometry: ActionSheetGeometry, in traits: Traits,
    using shaper: TextShaper
  ) {
    self.traits = traits
    self.shaper = shaper
    let texts = content.texts[ActionSheet.button] ?? []
    let options = content.options
    let size = Self.pointSize(in: traits)
    for (index, text) in texts.enumerated() {
      let isCancel = texts.count > 1 && index == texts.count - 1
      var room = Self.room(content, geometry, isCancel: isCancel, pointSize: size, in: traits)
      let shaped = shaper.shape(text, locale: traits.locale, in: room.typeface)
      let fit = room.fit(shaped, in: traits, using: shaper)
      let isOwnRow = options.lineLimit != nil || options.minimumScale != nil
      if !isOwnRow, fit.scale < 1 || fit.isTruncated || fit.lineCount > 1 {
        room.certainty.lower(to: .guess, because: ActionSheet.overflowNote)
      }
      let rowHeight = geometry.buttonHeight(text: fit.height, pointSize: size)
      buttons.append(Button(text: shaped, fit: fit, room: room, isCancel: isCancel))
      if isCancel { cancelHeight = rowHeight } else { height += rowHeight }
    }
    let least = geometry.buttonHeight(text: 0, pointSize: size)
    let missing = max(0, (options.count ?? 0) - texts.count)
    height += Double(missing) * least
    if cancelHeight == 0 { cancelHeight = least }
    if geometry.isPopover { cancelHeight = 0 }
  }

  /// One placement per title, in order.
  func placements(scrolls: Bool) -> [Placement] {
    buttons.enumerated().map { index, button in
      button.room.place(
        button.text, fit: button.fit, index: index, in: traits, using: shaper,
        changes: scrolls && !button.isCancel ? .scrolls : [])
    }
  }

  private static func pointSize(in traits: Traits) -> Double {
    let category = max(traits.contentSizeCategory, .large)
    if traits.os >= .iOS26 { return TextStyle.body.pointSize(for: category) }
    return ActionSheetMetrics.buttonSizes[category] ?? 21
  }

  private static func room(
    _ content: ComponentContent, _ geometry: ActionSheetGeometry, isCancel: Bool,
    pointSize: Double, in traits: Traits
  ) -> TextRoom {
    let options =
      content.optionsApply(to: ActionSheet.button) ? content.options : SlotOptions()
    let isBold =
      isCancel || options.selected == true
      || ["preferred", "cancel"].contains(options.style)
    let isNew = traits.os >= .iOS26
    let typeface = Typeface(
      SlotFont(size: pointSize, weight: isBold ? .semibold : isNew ? .medium : .regular),
      category: .large, boldText: traits.boldText)
    let isAccessible = traits.contentSizeCategory.isAccessibilityCategory
    var room = TextRoom(
      slot: ActionSheet.button, width: geometry.buttonWidth,
      maximumLines: options.lineLimit ?? (isAccessible ? 0 : 1), typeface: typeface,
      certainty: geometry.certainty)
    room.width -= options.imageWidth(
      ActionSheetMetrics.rowImage, gap: ActionSheetMetrics.buttonInset.value, &room.certainty)
    room.width = max(0, room.width)
    if options.lineLimit != nil || options.minimumScale != nil {
      room.minimumScale = options.minimumScale ?? 1
      room.lineBreakMode = options.lineBreakMode
    } else {
      room.minimumScale =
        isAccessible ? 1 : min(1, AlertMetrics.smallestButtonSize.value / pointSize)
    }
    return room
  }
}
