import DynamicType

/// Lengths shared by all table cells, list rows and section headers.
enum CellMetrics {
  /// The system margin comes from the device; this metric names it for the list of numbers.
  static let margin = Metric(
    "system margin at the sides of a cell, iOS 7–18 (20 on phones 414 wide and wider, and on "
      + "iPad)", 16, source: "UIViewController.systemMinimumLayoutMargins; useyourloaf.com",
    confidence: .likely)
  static let oldContent = Metric(
    "leading margin of a cell's text, iOS 7–12, where the system margin is 16", 15,
    source: "\(Source.hierarchyDump): labels at 15 until iOS 10", confidence: .likely)
  static let margin26 = Metric(
    "system margin at the sides of a cell, iOS 26, in windows narrower than 390, and of plain and "
      + "grouped cells on iPad", 16, source: Source.openUIKitTable, confidence: .certain)
  static let wideMargin26 = Metric(
    "system margin at the sides of a cell, iOS 26, in windows 390 wide and wider", 20,
    source: Source.openUIKitTable, confidence: .certain)
  static let insetMargin26 = Metric(
    "margin inside the card of an inset grouped section, iOS 26, in windows narrower than 414", 16,
    source: Source.openUIKitTable, confidence: .certain)
  static let listTrailing = Metric(
    "margin between text and accessory", 8,
    source: "\(Source.openUIKitCell); \(Source.listConfiguration)", confidence: .certain)
  static let classicTrailing = Metric(
    "margin between text and accessory area in a classic cell before iOS 26", 1,
    source: Source.hierarchyDump, confidence: .likely)

  static let disclosure26 = Metric(
    "disclosure indicator, iOS 26, at the default size; grows with body, rounded up to pixels",
    10.2, source: "\(Source.openUIKitCell): 10.5, 14 and 20 at L, XXXL and AX2",
    confidence: .certain)
  static let checkmark26 = Metric(
    "check mark with its gap beyond the margin, iOS 26", 24, source: Source.openUIKitCell,
    confidence: .certain)
  static let switch26 = Metric(
    "switch, iOS 26", 63,
    source: "Vercantez/openuikit: Sources/OpenUIKit/UISwitch.swift (iOS 26.1, Catalyst)",
    confidence: .certain)
  static let disclosureArea = Metric(
    "disclosure indicator with its gap, iOS 7–18", 18, source: Source.hierarchyDump,
    confidence: .certain)
  static let checkmark = Metric(
    "check mark with its gap, iOS 7–18", 24, source: Source.dija, confidence: .guess)
  static let switchWidth = Metric(
    "switch, iOS 7–18", 51,
    source: "flutter/packages: packages/cupertino_ui/lib/src/switch.dart", confidence: .certain)
  static let stepper = Metric(
    "stepper", 94, source: "Vercantez/openuikit: Sources/OpenUIKit/UIStepper.swift (iOS 26.1)",
    confidence: .certain)
  static let detail = Metric(
    "detail button with its gap", 32, source: Source.dija, confidence: .guess)
  static let badge = Metric(
    "badge with its gap", 36, source: Source.none, confidence: .guess)

  static let editing = Metric(
    "delete or selection control at the leading edge, iOS 26, beyond the margin", 24,
    source: Source.openUIKitCell, confidence: .certain)
  static let editingLarge = Metric(
    "delete or selection control at XXXL, iOS 26", 31.5, source: Source.openUIKitCell,
    confidence: .certain)
  static let editingAccessibility = Metric(
    "delete or selection control at AX2, iOS 26", 39, source: Source.openUIKitCell,
    confidence: .certain)
  static let editingBefore = Metric(
    "shift of a cell that is edited, iOS 7–18", 38, source: Source.none, confidence: .guess)
  static let reorder = Metric(
    "reorder control, iOS 26", 27, source: Source.openUIKitCell, confidence: .certain)
  static let reorderLarge = Metric(
    "reorder control at XXXL, iOS 26", 36.5, source: Source.openUIKitCell, confidence: .certain)
  static let reorderAccessibility = Metric(
    "reorder control at AX2, iOS 26", 41, source: Source.openUIKitCell, confidence: .certain)
  static let reorderBefore = Metric(
    "reorder control with its margins, iOS 7–18", 44, source: Source.none, confidence: .guess)
  static let index = Metric(
    "index titles at the edge of a table", 15, source: Source.none, confidence: .guess)

  static let imageWidth = Metric(
    "symbol beside the text at the default size", 24,
    source: "\(Source.simulatorProfile): slot of the icon in a list row", confidence: .likely)
  static let imageGapList = Metric(
    "gap between image and text, list", 16, source: Source.listConfiguration,
    confidence: .certain)
  static let imageGapClassic = Metric(
    "gap between image and text, classic cell", 15, source: Source.dija, confidence: .likely)

  static let all = [
    margin, oldContent, margin26, wideMargin26, insetMargin26, listTrailing, classicTrailing,
    disclosure26,
    checkmark26, switch26, disclosureArea, checkmark, switchWidth, stepper, detail, badge, editing,
    editingLarge, editingAccessibility, editingBefore, reorder, reorderLarge, reorderAccessibility,
    reorderBefore, index, imageWidth, imageGapList, imageGapClassic,
  ]

  /// A length that was measured at the categories L, XXXL and AX2, where body has 17, 23 and 33
  /// points, at another one: on the lines between and beyond them, and never less than at L.
  static func grown(
    _ lengths: (Metric, Metric, Metric), in category: ContentSizeCategory,
    _ certainty: inout Certainty
  ) -> Double {
    let size = TextStyle.body.pointSize(for: category)
    let small = certainty.use(lengths.0)
    guard size > 17 else { return small }
    let middle = certainty.use(lengths.1)
    if size == 23 { return middle }
    if size < 23 {
      certainty.lower(to: .likely)
      return small + (middle - small) * (size - 17) / 6
    }
    let large = certainty.use(lengths.2)
    if size != 33 { certainty.lower(to: .likely) }
    return middle + (large - middle) * (size - 23) / 10
  }
}

/// The margins at the sides of a table's content, in points.
package struct CellMargins {
  /// Between the window's safe area and the card of an inset grouped section.
  package let card: Double
  /// Between a row's edge and its text.
  package let content: Double
  /// Between a row's edge and its accessory.
  package let accessory: Double

  /// Finds the margins of a table.
  package init(isInset: Bool, in traits: Traits) {
    var certainty = Certainty()
    self.init(isInset: isInset, in: traits, &certainty)
  }

  init(isInset: Bool, in traits: Traits, _ certainty: inout Certainty) {
    guard traits.os >= .iOS26 else {
      let margin = traits.horizontalMargin
      if margin != CellMetrics.margin.value { certainty.lower(to: CellMetrics.margin.confidence) }
      card = isInset ? margin : 0
      accessory = margin
      let isOld = traits.os < .iOS13 && margin == CellMetrics.margin.value
      content = isOld ? certainty.use(CellMetrics.oldContent) : margin
      return
    }
    let width = traits.containerWidth
    let isPad = traits.device.idiom == .pad
    let system = width >= 390 ? CellMetrics.wideMargin26.value : CellMetrics.margin26.value
    card = isInset ? system : 0
    if isInset {
      content = isPad || width >= 414 ? system : CellMetrics.insetMargin26.value
      accessory = system
    } else {
      content = isPad ? CellMetrics.margin26.value : system
      accessory = content
    }
  }
}
