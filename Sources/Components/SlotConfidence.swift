import DynamicType
import TextShaping

/// How sure the model is of one slot under one system.
///
/// It is what a placement carries on an iPhone 15 at the default text size without options, beside
/// empty texts in the component's other slots. Another device, a larger text size or an option may
/// bring a number into play that is an estimate; the placement then says so itself.
public struct SlotConfidence: Sendable, Hashable {
  /// The system.
  public let os: OSGeneration
  /// Of the room and the font: the weakest number a text that fits rests on.
  public let room: Confidence
  /// Of what happens to a text far too long: no surer than the room.
  public let overflow: Confidence

  private static let longText = Array(
    repeating: "Allow the sounds and banners of this conversation on every device", count: 4
  ).joined(separator: ", ")

  /// How sure the model is of a slot, under each system that draws it, the oldest first.
  ///
  /// - Parameters:
  ///   - slot: one of the slots of `component`.
  ///   - shaper: its fonts have to have the letters of English.
  public static func of(
    _ slot: Slot, in component: any Component, using shaper: TextShaper
  ) -> [SlotConfidence] {
    guard let device = Device.named("iPhone 15") else { return [] }
    return slot.eras.map { os in
      let traits = Traits(device: device, os: os)
      func confidence(_ text: String) -> Confidence {
        var texts = Dictionary(uniqueKeysWithValues: component.slots.map { ($0.name, [""]) })
        texts[slot.name] = [text]
        let content = ComponentContent(texts: texts, slot: slot.name)
        return component.layOut(content, in: traits, using: shaper)
          .first { $0.slot == slot.name }?.confidence ?? .guess
      }
      let room = confidence("")
      return SlotConfidence(os: os, room: room, overflow: min(room, confidence(longText)))
    }
  }
}
