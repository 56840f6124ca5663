import DynamicType

/// The horizontal geometry of a table cell or list row in its traits.
package struct CellGeometry {
  static let wrapNote = "assumed: at accessibility sizes the labels of a cell wrap without limit"
  static let imageNote =
    "assumed: at accessibility sizes the text runs below the image in the full width"

  static let styleNames = ["plain", "grouped", "insetGrouped", "list", "listPlain", "stacked"]
  static let styleNote =
    "the style is not known, measured as plain; known are "
    + styleNames.joined(separator: ", ")

  /// Width in points for the texts of the row, between the margins, image and accessory.
  package let textWidth: Double
  /// The row has a list content configuration, whose labels wrap and whose value stacks.
  package let isList: Bool
  /// The row is laid out for accessibility sizes.
  package let isAccessibilityLayout: Bool
  /// The row lies on a card with round corners.
  package let isInset: Bool
  /// From the container's leading edge to the row, in points.
  package let rowX: Double
  /// Width of the row, or of the card it lies on, in points.
  package let rowWidth: Double
  /// From the row's leading edge to its texts, in points.
  package let textX: Double
  /// Points the control before a row that is edited takes, 0 where there is none.
  package let editingWidth: Double
  /// From the row's leading edge to what comes first in it, in points.
  package let contentMargin: Double
  /// From the accessory to the row's trailing edge, in points.
  package let accessoryMargin: Double
  /// Width of the image before the texts with its gap, in points; 0 without one, or above the texts.
  package let imageWidth: Double
  /// How sure the width is.
  let certainty: Certainty

  /// Finds the geometry of a row.
  package init(_ options: SlotOptions, in traits: Traits) {
    var certainty = Certainty()
    let style = options.style
    isInset = style == "insetGrouped" || style == "list" || style == "stacked"
    if let style, !Self.styleNames.contains(style) {
      certainty.lower(to: .guess, because: Self.styleNote)
    }
    isList = style == "list" || style == "listPlain" || style == "stacked"
    // A classic cell of a height that the app fixes at one line stays as it is at the default size
    // (measured at AX2 in rows of 44 points, see `Source.openUIKitCell`).
    let lines = TextStyle.body.leading(for: traits.contentSizeCategory) * 2
    let isLow = !isList && (options.height ?? lines) < lines
    isAccessibilityLayout = traits.contentSizeCategory.isAccessibilityCategory && !isLow

    let margins = CellMargins(isInset: isInset, in: traits, &certainty)
    var width: Double
    if let imposed = options.width {
      width = imposed
    } else {
      let safeArea = traits.safeArea
      width = traits.containerWidth - safeArea.left - safeArea.right - 2 * margins.card
    }
    rowX = options.width == nil ? traits.safeArea.left + margins.card : margins.card
    if options.indexTitles == true { width -= certainty.use(CellMetrics.index) }
    rowWidth = width
    editingWidth =
      options.editing == true ? Self.editing(margins.accessory, traits, &certainty) : 0
    width -= margins.content + editingWidth
    width -= Self.trailing(options.accessory, margins, isList, traits, &certainty)
    imageWidth = Self.image(options, isList, isAccessibilityLayout, traits, &certainty)
    textWidth = width - imageWidth - options.insets
    textX = margins.content + editingWidth + imageWidth + (options.leadingInset ?? 0)
    contentMargin = margins.content
    accessoryMargin = margins.accessory
    self.certainty = certainty
  }

  /// How far the control before a row that is edited moves the text.
  private static func editing(
    _ margin: Double, _ traits: Traits, _ certainty: inout Certainty
  ) -> Double {
    guard traits.os >= .iOS26 else { return certainty.use(CellMetrics.editingBefore) }
    return margin
      + CellMetrics.grown(
        (CellMetrics.editing, CellMetrics.editingLarge, CellMetrics.editingAccessibility),
        in: traits.contentSizeCategory, &certainty)
  }

  /// From the end of the text to the edge of the row.
  private static func trailing(
    _ accessory: String?, _ margins: CellMargins, _ isList: Bool, _ traits: Traits,
    _ certainty: inout Certainty
  ) -> Double {
    guard let accessory else { return margins.content }
    let isNew = traits.os >= .iOS26
    let gap = certainty.use(
      isList || isNew ? CellMetrics.listTrailing : CellMetrics.classicTrailing)
    let beyond = margins.accessory + gap
    switch accessory {
    case "disclosure":
      return beyond + disclosure(traits, &certainty)
    case "checkmark":
      return beyond + certainty.use(isNew ? CellMetrics.checkmark26 : CellMetrics.checkmark)
    case "switch", "stepper":
      // A control brings no gap of its own; the text keeps the margin of a list row from it.
      let switchWidth = isNew ? CellMetrics.switch26 : CellMetrics.switchWidth
      let width = certainty.use(accessory == "switch" ? switchWidth : CellMetrics.stepper)
      if !isNew { certainty.lower(to: .likely) }
      return margins.accessory + certainty.use(CellMetrics.listTrailing) + width
    case "detail":
      return beyond + certainty.use(CellMetrics.detail)
    case "detailDisclosure":
      return beyond + certainty.use(CellMetrics.detail) + disclosure(traits, &certainty)
    case "reorder":
      guard isNew else { return gap + certainty.use(CellMetrics.reorderBefore) }
      return beyond
        + CellMetrics.grown(
          (CellMetrics.reorder, CellMetrics.reorderLarge, CellMetrics.reorderAccessibility),
          in: traits.contentSizeCategory, &certainty)
    default:
      return beyond + certainty.use(CellMetrics.badge)
    }
  }

  /// The disclosure indicator, which grows with the text in iOS 26.
  private static func disclosure(_ traits: Traits, _ certainty: inout Certainty) -> Double {
    guard traits.os >= .iOS26 else { return certainty.use(CellMetrics.disclosureArea) }
    let size = TextStyle.body.pointSize(for: traits.contentSizeCategory)
    let width = certainty.use(CellMetrics.disclosure26) * size / 17
    return (width * traits.displayScale - 1e-6).rounded(.up) / traits.displayScale
  }

  /// The image and its gap, in front of the text.
  private static func image(
    _ options: SlotOptions, _ isList: Bool, _ isAccessible: Bool, _ traits: Traits,
    _ certainty: inout Certainty
  ) -> Double {
    guard let image = options.image, image != .none else { return 0 }
    if isAccessible {
      certainty.lower(to: .guess, because: imageNote)
      return 0
    }
    let gap = certainty.use(isList ? CellMetrics.imageGapList : CellMetrics.imageGapClassic)
    if case .width(let width) = image { return gap + width }
    let size = TextStyle.body.pointSize(for: traits.contentSizeCategory)
    return gap + certainty.use(CellMetrics.imageWidth) * size / 17
  }

  /// The most lines of a label in this row: one in a classic cell, unlimited in a list and at
  /// accessibility sizes, unless the app says otherwise.
  func lineLimit(_ options: SlotOptions, applies: Bool) -> Int {
    if applies, let limit = options.lineLimit { return limit }
    return isList || isAccessibilityLayout ? 0 : 1
  }

  /// The room for one text of the row in this row's width.
  func room(
    _ slot: String, _ content: ComponentContent, style: TextStyle, weight: FontWeight? = nil,
    in traits: Traits
  ) -> TextRoom {
    let options = content.options
    let applies = content.optionsApply(to: slot)
    var room = TextRoom(
      slot: slot, width: textWidth, maximumLines: lineLimit(options, applies: applies),
      typeface: .resolve(content, slot: slot, or: style, weight: weight, in: traits),
      certainty: certainty)
    room.maximumHeight = options.height
    if isAccessibilityLayout, !isList, !(applies && options.lineLimit != nil) {
      room.wrapAssumption = Self.wrapNote
    }
    if applies {
      room.follow(options)
    }
    return room
  }
}
