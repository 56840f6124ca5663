import DynamicType
import TextShaping

/// A tooltip that appears when the pointer rests on a control: `UIToolTipInteraction`, SwiftUI's
/// `help`.
public struct Tooltip: Component {
  static let slot = "tooltip"

  static let width = Metric(
    "greatest width of a tooltip's text", 300, source: Source.none, confidence: .guess)
  static let length = Metric(
    "most characters of a tooltip", 75,
    source: "Apple Human Interface Guidelines, Offering help", confidence: .certain)
  static let lengthNote =
    "longer than the 75 characters the Human Interface Guidelines allow a tooltip"
  static let fontNote = "estimate: a tooltip has footnote's size"

  /// `tooltip`.
  public let name = "tooltip"
  /// The text.
  public let slots = [
    Slot(
      name: slot, component: "tooltip", summary: "The help that appears beside the pointer.",
      overflow: "wraps", eras: [.iOS13, .iOS26])
  ]
  /// The width and the length of tooltips.
  public var metrics: [Metric] { [Self.width, Self.length] }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        `UIToolTipInteraction`, SwiftUI's `help`. The text wraps; one longer than the 75 characters
        of the Human Interface Guidelines (Offering help) carries a note. Its width and font are
        estimates.
        """,
      options: """
        `width`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per text: each is a tooltip of its own.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    guard let texts = content.texts[Self.slot] else { return [] }
    var certainty = Certainty()
    let width = content.options.width ?? certainty.use(Self.width)
    certainty.lower(to: .guess, because: Self.fontNote)
    let room = TextRoom(
      slot: Self.slot, width: min(width, traits.windowWidth), maximumLines: 0,
      typeface: .style(.footnote, in: traits), certainty: certainty)
    return texts.enumerated().map { index, text in
      let placement = room.place(text, index: index, in: traits, using: shaper)
      guard placement.text.count > Int(Self.length.value) else { return placement }
      return room.place(text, index: index, in: traits, using: shaper, note: Self.lengthNote)
    }
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short help is one line.", ComponentContent("Add a bookmark", in: slot),
      device: "iPad Pro 11-inch (1st-4th gen)", verdicts: ["fits"]),
    ComponentExample(
      "A sentence wraps.",
      ComponentContent("Adds the page that is open now to the list of bookmarks", in: slot),
      device: "iPad Pro 11-inch (1st-4th gen)", verdicts: ["wraps"]),
    ComponentExample(
      "A word wider than it is broken.",
      ComponentContent("Zugangsberechtigungen", in: slot, options: SlotOptions(width: 80)),
      device: "iPad Pro 11-inch (1st-4th gen)", locale: "de", verdicts: ["breaksWord"]),
  ]
}
