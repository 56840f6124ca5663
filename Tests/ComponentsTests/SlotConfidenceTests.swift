import DynamicType
import Testing

@testable import Components

@Suite struct SlotConfidenceTests {
  private func confidences(_ name: String) throws -> [SlotConfidence] {
    let component = try #require(ComponentRegistry.component(forSlot: name))
    let slot = try #require(component.slots.first { $0.name == name })
    return SlotConfidence.of(slot, in: component, using: try Support.shaper())
  }

  /// The width of a menu was measured on iOS 18 and 26, its two lines on iOS 18 alone.
  @Test func aTextTooLongRestsOnMore() throws {
    #expect(
      try confidences("menu.item") == [
        SlotConfidence(os: .iOS13, room: .certain, overflow: .certain),
        SlotConfidence(os: .iOS26, room: .certain, overflow: .guess),
      ])
  }

  /// A guess about one slot leaves the others of its component alone.
  @Test func aSlotDoesNotAnswerForItsNeighbours() throws {
    #expect(try confidences("alert.message").last?.overflow == .certain)
    #expect(try confidences("alert.button").last?.room == .guess)
  }
}
