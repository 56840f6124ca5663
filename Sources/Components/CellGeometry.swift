import DynamicType

/// Lengths shared by all table cells and list rows.
enum CellMetrics {
  /// The system margin comes from the device; this metric names it for the list of numbers.
  static let margin = Metric(
    "system margin at the sides of a cell (20 on phones 414 wide and wider, and on iPad)", 16,
    source: "UIViewController.systemMinimumLayoutMargins; \(Source.openUIKitCell)",
    confidence: .likely)
  static let listTrailing = Metric(
    "margin between text and accessory", 8,
    source: "\(Source.openUIKitCell); \(Source.listConfiguration)", confidence: .certain)
  static let classicTrailing = Metric(
    "margin between text and accessory area in a classic cell before iOS 26", 1,
    source: Source.hierarchyDump, confidence: .likely)

  static let disclosure26 = Metric(
    "disclosure indicator, iOS 26", 10.5, source: Source.openUIKitCell, confidence: .certain)
  static let checkmark26 = Metric(
    "check mark with its gap beyond the margin, iOS 26", 24, source: Source.openUIKitCell,
    confidence: .certain)
  static let switch26 = Metric(
    "switch, iOS 26", 63,
    source: "Vercantez/openuikit: Sources/OpenUIKit/UISwitch.swift (iOS 26.1, Catalyst)",
    confidence: .certain)
  static let disclosureArea = Metric(
    "disclosure indicator with its gap, iOS 13–18", 18, source: Source.hierarchyDump,
    confidence: .certain)
  static let checkmark = Metric(
    "check mark with its gap, iOS 13–18", 24, source: Source.dija, confidence: .guess)
  static let switchWidth = Metric(
    "switch, iOS 13–18", 51,
    source: "flutter/packages: packages/cupertino_ui/lib/src/switch.dart", confidence: .certain)
  static let detail = Metric(
    "detail button with its gap", 32, source: Source.dija, confidence: .guess)
  static let badge = Metric(
    "badge with its gap", 36, source: Source.none, confidence: .guess)

  static let imageWidth = Metric(
    "symbol beside the text at the default size", 24, source: Source.none, confidence: .guess)
  static let imageGapList = Metric(
    "gap between image and text, list", 16, source: Source.listConfiguration,
    confidence: .certain)
  static let imageGapClassic = Metric(
    "gap between image and text, classic cell", 15, source: Source.dija, confidence: .likely)

  static let all = [
    margin, listTrailing, classicTrailing, disclosure26, checkmark26, switch26, disclosureArea,
    checkmark, switchWidth, detail, badge, imageWidth, imageGapList, imageGapClassic,
  ]
}

/// The horizontal geometry of a table cell or list row in its traits.
struct CellGeometry {
  static let wrapNote = "assumed: at accessibility sizes the labels of a cell wrap without limit"
  static let imageNote =
    "assumed: at accessibility sizes the text runs below the image in the full width"

  static let styleNames = ["plain", "grouped", "insetGrouped", "list", "listPlain"]
  static let styleNote =
    "the style is not known, measured as plain; known are "
    + styleNames.joined(separator: ", ")

  /// Width in points for the texts of the row, between the margins, image and accessory.
  let textWidth: Double
  /// The row has a list content configuration, whose labels wrap and whose value stacks.
  let isList: Bool
  /// The row is laid out for accessibility sizes.
  let isAccessibilityLayout: Bool
  /// How sure the width is.
  let certainty: Certainty

  init(_ options: SlotOptions, in traits: Traits) {
    var certainty = Certainty()
    let style = options.style
    let isInset = style == "insetGrouped" || style == "list"
    if let style, !Self.styleNames.contains(style) {
      certainty.lower(to: .guess, because: Self.styleNote)
    }
    isList = style == "list" || style == "listPlain"
    isAccessibilityLayout = traits.contentSizeCategory.isAccessibilityCategory

    let margin = traits.device.horizontalMarginPortrait
    if margin != CellMetrics.margin.value { certainty.lower(to: CellMetrics.margin.confidence) }
    var width: Double
    if let imposed = options.width {
      width = imposed
    } else {
      let safeArea = traits.safeArea
      width = traits.screenWidth - safeArea.left - safeArea.right
      if isInset { width -= 2 * margin }
    }
    width -= margin
    width -= Self.trailing(options.accessory, margin, isList, traits.os, &certainty)
    width -= Self.image(options, isList, traits, &certainty)
    textWidth = width
    self.certainty = certainty
  }

  /// From the end of the text to the edge of the row.
  private static func trailing(
    _ accessory: String?, _ margin: Double, _ isList: Bool, _ os: OSGeneration,
    _ certainty: inout Certainty
  ) -> Double {
    guard let accessory else { return margin }
    let isNew = os >= .iOS26
    let gap = certainty.use(
      isList || isNew ? CellMetrics.listTrailing : CellMetrics.classicTrailing)
    switch accessory {
    case "disclosure":
      return margin + gap
        + certainty.use(isNew ? CellMetrics.disclosure26 : CellMetrics.disclosureArea)
    case "checkmark":
      return margin + gap + certainty.use(isNew ? CellMetrics.checkmark26 : CellMetrics.checkmark)
    case "switch":
      // A switch brings no gap of its own; the text keeps the margin of a list row from it.
      let width = certainty.use(isNew ? CellMetrics.switch26 : CellMetrics.switchWidth)
      certainty.lower(to: .likely)
      return margin + certainty.use(CellMetrics.listTrailing) + width
    case "detail":
      return margin + gap + certainty.use(CellMetrics.detail)
    default:
      return margin + gap + certainty.use(CellMetrics.badge)
    }
  }

  /// The image and its gap, in front of the text.
  private static func image(
    _ options: SlotOptions, _ isList: Bool, _ traits: Traits, _ certainty: inout Certainty
  ) -> Double {
    guard let image = options.image, image != .none else { return 0 }
    if traits.contentSizeCategory.isAccessibilityCategory {
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
      room.lineBreakMode = options.lineBreakMode
      room.minimumScale = options.minimumScale ?? 1
    }
    return room
  }
}
