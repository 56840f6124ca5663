import DynamicType
import Testing

@testable import Components

/// Switch, stepper, slider, progress view and colour well with their labels.
@Suite struct LabeledControlTests {
  private func room(
    _ slot: String, _ options: SlotOptions = SlotOptions(), os: OSGeneration = .iOS26
  ) throws -> Double? {
    let component = try #require(ComponentRegistry.component(forSlot: slot))
    return try Support.place(
      ComponentContent("Label", in: slot, options: options), in: component,
      try Support.traits(os: os)
    ).first?.availableWidth
  }

  @Test func labelsKeepClearOfTheirControl() throws {
    // The system margin is 16 points at each side, and 20 in iOS 26.
    #expect(try room("toggle.label") == 353 - 63 - 8)
    #expect(try room("toggle.label", os: .iOS13) == 361 - 51 - 8)
    #expect(try room("stepper.label") == 353 - 94 - 8)
    #expect(try room("colorPicker.label") == 353 - 28 - 8)
    #expect(try room("progressView.label") == 353)
    #expect(try room("refreshControl.title") == 353)
  }

  @Test func aFormHasItsOwnMargins() throws {
    // As a row of an inset grouped table: 20 and 16 points before it, 20 and 20 after it.
    #expect(try room("toggle.label", SlotOptions(style: "form")) == 393 - 76 - 63 - 8)
    #expect(
      try room("toggle.label", SlotOptions(style: "form"), os: .iOS13) == 393 - 64 - 51 - 8)
    #expect(try room("toggle.label", SlotOptions(width: 300, style: "form")) == 300 - 63 - 8)
    #expect(try room("stepper.label", SlotOptions(width: 90)) == 0)
  }

  @Test func theEndsOfASliderShareItsRowWithTheTrack() {
    #expect(Slider.shares([], of: 300) == [])
    #expect(Slider.shares([50], of: 300) == [150])
    // The narrower is offered a third, the wider half of what is left.
    #expect(Slider.shares([40, 200], of: 300) == [100, 130])
    #expect(Slider.shares([200, 40], of: 300) == [130, 100])
    #expect(Slider.shares([200, 200], of: 300) == [100, 100])
    #expect(Slider.shares([10, 10], of: -5) == [0, 0])
  }

  @Test func sliderLabelIsReadNotDrawn() throws {
    let placement = try #require(
      try Support.place(
        ComponentContent("Volume", in: "slider.label"), in: Slider(), try Support.traits()
      ).first)
    #expect(placement.notes.contains(Slider.hiddenNote))
  }
}
