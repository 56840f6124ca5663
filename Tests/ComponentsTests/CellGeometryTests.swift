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
    #expect(try width("iPhone 8") == 375 - 32)
    #expect(try width("iPhone 15") == 393 - 32)
    #expect(try width("iPhone 11") == 414 - 40)
  }

  @Test func insetGroupedRowLosesTheMarginsTwice() throws {
    #expect(try width("iPhone 15", SlotOptions(style: "insetGrouped")) == 393 - 64)
    #expect(try width("iPhone 15", SlotOptions(style: "list")) == 393 - 64)
    #expect(try width("iPhone 15", SlotOptions(style: "listPlain")) == 393 - 32)
  }

  @Test func landscapeKeepsOutOfTheSafeArea() throws {
    let traits = try Support.traits("iPhone X", orientation: .landscape)
    #expect(traits.safeArea.left == 44)
    #expect(CellGeometry(SlotOptions(), in: traits).textWidth == 812 - 88 - 32)
  }

  /// A margin, the gap to the accessory, the accessory, a margin.
  static let accessories: [(OSGeneration, String, [Double])] = [
    (.iOS26, "disclosure", [16, 8, 10.5, 16]),
    (.iOS26, "checkmark", [16, 8, 24, 16]),
    (.iOS26, "switch", [16, 8, 63, 16]),
    (.iOS13, "disclosure", [16, 1, 18, 16]),
    (.iOS13, "switch", [16, 8, 51, 16]),
  ]

  @Test(arguments: accessories)
  func accessoryTakesRoom(_ os: OSGeneration, _ accessory: String, _ parts: [Double]) throws {
    let taken = parts.reduce(0, +)
    #expect(try width("iPhone 15", SlotOptions(accessory: accessory), os: os) == 393 - taken)
  }

  @Test func oldDisclosureRowIsTheOneOfTheDump() throws {
    // 320 points wide: content 286, label at 16 with a width of 269.
    #expect(
      try width("iPhone SE (1st gen)", SlotOptions(accessory: "disclosure"), os: .iOS13) == 269)
  }

  @Test func imageTakesRoomUntilAccessibilitySizes() throws {
    let fixed = SlotOptions(image: .width(29))
    #expect(try width("iPhone 15", fixed) == 393 - 32 - 29 - 15)
    #expect(try width("iPhone 15", fixed, .accessibilityLarge) == 393 - 32)
    #expect(try width("iPhone 15", SlotOptions(image: .standard)) == 393 - 32 - 24 - 15)
    #expect(try width("iPhone 15", SlotOptions(image: ImageOption.none)) == 393 - 32)
  }

  @Test func imposedWidthIsTheCells() throws {
    #expect(try width("iPhone 15", SlotOptions(width: 200)) == 168)
  }

  @Test func unknownStyleIsMeasuredAsPlainAndSaysSo() throws {
    let geometry = CellGeometry(SlotOptions(style: "card"), in: try Support.traits())
    #expect(geometry.textWidth == 361)
    #expect(geometry.certainty.notes == [CellGeometry.styleNote])
  }

  @Test func estimatesLowerTheConfidence() throws {
    let traits = try Support.traits()
    #expect(CellGeometry(SlotOptions(), in: traits).certainty.confidence == .certain)
    let badge = CellGeometry(SlotOptions(accessory: "badge"), in: traits).certainty
    #expect(badge.confidence == .guess)
    #expect(badge.notes == ["estimate: badge with its gap, 36"])
    let wide = CellGeometry(SlotOptions(), in: try Support.traits("iPhone 11")).certainty
    #expect(wide.confidence == .likely)
  }
}
