import DynamicType
import Testing

@testable import Components

@Suite struct PickerTests {
  @Test func labelAndValueShareTheRow() {
    #expect(Picker.shares([50, 100], of: 300) == [200, 250])
    #expect(Picker.shares([50, 280], of: 300) == [150, 250])
    #expect(Picker.shares([280, 50], of: 300) == [250, 150])
    #expect(Picker.shares([280, 280], of: 300) == [150, 150])
    #expect(Picker.shares([10, 10], of: 0) == [0, 0])
  }

  private func room(_ slot: String, _ options: SlotOptions) throws -> Double? {
    try Support.place(
      ComponentContent("Short", in: slot, options: options), in: Picker(), try Support.traits()
    ).first?.availableWidth
  }

  @Test func valueAndRowWidths() throws {
    #expect(try room("picker.value", SlotOptions(width: 200)) == 200 - 13 - 27)
    // A component is floor((W - 18 - 5 (n - 1)) / n) wide.
    #expect(try room("picker.row", SlotOptions()) == 375 - 18)
    #expect(try room("picker.row", SlotOptions(count: 3)) == 121 - 18)
    #expect(try room("picker.row", SlotOptions(width: 320, count: 2)) == 148 - 18)
  }

  @Test func valueLosesItsMiddle() throws {
    let placement = try #require(
      try Support.place(
        ComponentContent(
          "Kilometres, metres and centimetres", in: "picker.value",
          options: SlotOptions(width: 200)),
        in: Picker(), try Support.traits()
      ).first)
    #expect(placement.fit.visibleText.hasPrefix("Kil"))
    #expect(placement.fit.visibleText.hasSuffix("metres"))
    #expect(placement.confidence == .guess)
  }
}
