import DynamicType
import Testing

@testable import Components

@Suite struct CellGeometryTests {
  private func width(
    _ device: String = "iPhone 15", _ options: SlotOptions = SlotOptions(),
    _ category: ContentSizeCategory = .large, os: OSGeneration = .iOS26,
    orientation: Orientation = .portrait
  ) throws -> Double {
    let traits = try Support.traits(device, category, os: os, orientation: orientation)
    return CellGeometry(options, in: traits).textWidth
  }

  @Test func plainRowIsTheScreenBetweenItsMargins() throws {
    #expect(try width("iPhone 8", os: .iOS13) == 375 - 32)
    #expect(try width("iPhone 15", os: .iOS13) == 393 - 32)
    #expect(try width("iPhone 11", os: .iOS13) == 414 - 40)
  }

  @Test func insetGroupedRowLosesTheMarginsTwice() throws {
    #expect(try width("iPhone 15", SlotOptions(style: "insetGrouped"), os: .iOS13) == 393 - 64)
    #expect(try width("iPhone 15", SlotOptions(style: "list"), os: .iOS13) == 393 - 64)
    #expect(try width("iPhone 15", SlotOptions(style: "listPlain"), os: .iOS13) == 393 - 32)
  }

  /// Measured on an iPhone SE (375 points) and an iPhone 16 (393) with iOS 26.1: margins of 16 and
  /// 20; in the card of an inset grouped section the text begins 16 in on both, and 20 in a window
  /// of 667. On iPad plain rows keep 16, and cards have 20 and 20 inside.
  @Test func marginsOfIOS26FollowTheWidthOfTheWindow() throws {
    let inset = SlotOptions(style: "insetGrouped")
    #expect(try width("iPhone SE (3rd generation)") == 375 - 32)
    #expect(try width("iPhone 15") == 393 - 40)
    #expect(try width("iPhone SE (3rd generation)", inset) == 375 - 64)
    #expect(try width("iPhone 15", inset) == 393 - 40 - 32)
    #expect(try width("iPhone SE (3rd generation)", inset, orientation: .landscape) == 667 - 80)
    #expect(try width("iPad (10th gen)") == 820 - 32)
    #expect(try width("iPad (10th gen)", inset) == 820 - 80)
  }

  @Test func landscapeKeepsOutOfTheSafeArea() throws {
    let traits = try Support.traits("iPhone X", orientation: .landscape)
    #expect(traits.safeArea.left == 44)
    #expect(CellGeometry(SlotOptions(), in: traits).textWidth == 812 - 88 - 40)
  }

  /// A margin, the gap to the accessory, the accessory, a margin.
  static let accessories: [(OSGeneration, String, [Double])] = [
    (.iOS26, "disclosure", [16, 8, 10.5, 16]),
    (.iOS26, "checkmark", [16, 8, 24, 16]),
    (.iOS26, "switch", [16, 8, 63, 16]),
    (.iOS26, "stepper", [16, 8, 94, 16]),
    (.iOS26, "reorder", [16, 8, 27, 16]),
    (.iOS26, "detail", [16, 8, 32, 16]),
    (.iOS26, "detailDisclosure", [16, 8, 32, 10.5, 16]),
    (.iOS26, "badge", [16, 8, 36, 16]),
    (.iOS13, "stepper", [16, 8, 94, 16]),
    (.iOS13, "disclosure", [16, 1, 18, 16]),
    (.iOS13, "switch", [16, 8, 51, 16]),
  ]

  @Test(arguments: accessories)
  func accessoryTakesRoom(_ os: OSGeneration, _ accessory: String, _ parts: [Double]) throws {
    let taken = parts.reduce(0, +)
    #expect(
      try width("iPhone SE (3rd generation)", SlotOptions(accessory: accessory), os: os)
        == 375 - taken)
  }

  /// Measured with iOS 26.1 on an iPhone SE at L, XXXL and AX2: the indicator is 10.5, 14 and 20
  /// wide.
  @Test func disclosureIndicatorGrows() throws {
    let options = SlotOptions(accessory: "disclosure")
    let widths: [(ContentSizeCategory, Double)] = [
      (.large, 10.5), (.extraExtraExtraLarge, 14), (.accessibilityLarge, 20),
    ]
    for (category, disclosure) in widths {
      let text = try width("iPhone SE (3rd generation)", options, category)
      #expect(text == 375 - 16 - 8 - disclosure - 16, "\(category)")
    }
  }

  /// Measured with iOS 26.1 on an iPhone SE at L, XXXL and AX2: the content begins at 40, 47.5 and
  /// 55, its text 16 further; the reorder control is 27, 36.5 and 41 wide and ends 16 from the edge.
  @Test func editingControlsGrow() throws {
    let options = SlotOptions(accessory: "reorder", editing: true)
    let widths: [(ContentSizeCategory, Double, Double)] = [
      (.large, 40, 27), (.extraExtraExtraLarge, 47.5, 36.5), (.accessibilityLarge, 55, 41),
    ]
    for (category, shift, reorder) in widths {
      let text = try width("iPhone SE (3rd generation)", options, category)
      #expect(text == 375 - shift - 16 - 8 - reorder - 16, "\(category)")
    }
    let between = try width("iPhone SE (3rd generation)", options, .extraExtraLarge)
    #expect(between < 375 - 40 - 16 - 8 - 27 - 16 && between > 375 - 47.5 - 16 - 8 - 36.5 - 16)
  }

  @Test func viewsOfTheAppTakeRoom() throws {
    #expect(
      try width("iPhone 8", SlotOptions(leadingInset: 28, trailingInset: 4)) == 375 - 32 - 32)
  }

  @Test func indexTitlesTakeRoom() throws {
    #expect(try width("iPhone 8", SlotOptions(indexTitles: true), os: .iOS13) == 375 - 15 - 32)
  }

  @Test func lowRowsKeepTheirLayoutAtAccessibilitySizes() throws {
    let traits = try Support.traits("iPhone 15", .accessibilityLarge)
    #expect(CellGeometry(SlotOptions(), in: traits).isAccessibilityLayout)
    #expect(!CellGeometry(SlotOptions(height: 44), in: traits).isAccessibilityLayout)
    #expect(CellGeometry(SlotOptions(height: 120), in: traits).isAccessibilityLayout)
    #expect(CellGeometry(SlotOptions(height: 44, style: "list"), in: traits).isAccessibilityLayout)
  }

  @Test func oldDisclosureRowIsTheOneOfTheDump() throws {
    // 320 points wide: content 286, label at 16 with a width of 269.
    #expect(
      try width("iPhone SE (1st gen)", SlotOptions(accessory: "disclosure"), os: .iOS13) == 269)
  }

  @Test func imageTakesRoomUntilAccessibilitySizes() throws {
    let fixed = SlotOptions(image: .width(29))
    #expect(try width("iPhone 8", fixed) == 375 - 32 - 29 - 15)
    #expect(try width("iPhone 8", fixed, .accessibilityLarge) == 375 - 32)
    #expect(try width("iPhone 8", SlotOptions(image: .standard)) == 375 - 32 - 24 - 15)
    #expect(try width("iPhone 8", SlotOptions(image: ImageOption.none)) == 375 - 32)
  }

  /// View hierarchy dumps of iOS 7: a label at 15 with a width of 270 in a cell of 320 with a
  /// disclosure indicator.
  @Test func cellsOfIOS7BeginAt15() throws {
    #expect(
      try width("iPhone SE (1st gen)", SlotOptions(accessory: "disclosure"), os: .iOS7) == 270)
    #expect(try width("iPhone 8", os: .iOS7) == 375 - 30)
    #expect(try width("iPhone 8 Plus", os: .iOS7) == 414 - 40)
  }

  @Test func imposedWidthIsTheCells() throws {
    #expect(try width("iPhone 8", SlotOptions(width: 200)) == 168)
  }

  @Test func unknownStyleIsMeasuredAsPlainAndSaysSo() throws {
    let geometry = CellGeometry(SlotOptions(style: "card"), in: try Support.traits())
    #expect(geometry.textWidth == 353)
    #expect(geometry.certainty.notes == [CellGeometry.styleNote])
  }

  @Test func estimatesLowerTheConfidence() throws {
    let traits = try Support.traits()
    #expect(CellGeometry(SlotOptions(), in: traits).certainty.confidence == .certain)
    let badge = CellGeometry(SlotOptions(accessory: "badge"), in: traits).certainty
    #expect(badge.confidence == .guess)
    #expect(badge.notes == ["estimate: badge with its gap, 36"])
    let wide = CellGeometry(SlotOptions(), in: try Support.traits("iPhone 11", os: .iOS13))
      .certainty
    #expect(wide.confidence == .likely)
  }
}
