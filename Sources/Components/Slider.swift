import DynamicType
import Markup
import TextLayout
import TextShaping

/// A slider: SwiftUI's `Slider` with the labels at its ends, or labels beside a `UISlider`.
public struct Slider: Component {
  static let label = "slider.label"
  static let minimum = "slider.minimum"
  static let maximum = "slider.maximum"

  static let sharingNote =
    "assumed: the labels of a slider have the body style, and an equal share of the row at most"
  static let hiddenNote = "iOS does not draw the label of a slider; VoiceOver reads it"

  /// `slider`.
  public let name = "slider"
  /// The label, and those at the ends.
  public let slots = [
    Slot(
      name: label, component: "slider", summary: "The label of a slider, read by VoiceOver.",
      overflow: "wraps (VoiceOver reads it)"),
    Slot(
      name: minimum, component: "slider",
      summary: "The label at the end of a slider where its value is least.",
      overflow: "wraps"),
    Slot(
      name: maximum, component: "slider",
      summary: "The label at the end of a slider where its value is greatest.",
      overflow: "wraps"),
  ]
  /// The numbers of sliders.
  public var metrics: [Metric] { ControlRow.metrics }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        SwiftUI's `Slider`, or labels beside a `UISlider`. The labels at the ends and the track
        share the row as the views of an `HStack` do, the narrowest first, and wrap; that they have
        the body style is assumed. The label of the slider itself is not drawn on iOS, VoiceOver
        reads it: it has the whole row.
        """,
      options: """
        `width`, `style` (`form` for a row of a form), `leadingInset`, `trailingInset`, `lineLimit`,
        `height`, `font` (default: body), `scales`, `minimumScale`, `truncation`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per label.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let row = ControlRow(content.options, in: traits)
    var placements: [Placement] = []
    if let labels = content.texts[Self.label] {
      placements += row.labelRoom(Self.label, content: content, in: traits)
        .place(labels, in: traits, using: shaper, note: Self.hiddenNote)
    }
    var certainty = row.certainty
    certainty.lower(to: .guess, because: Self.sharingNote)
    let gap = certainty.use(ControlRow.gap)
    let ends = [Self.minimum, Self.maximum].filter { content.texts[$0] != nil }
    let needs = ends.map { slot -> Double in
      let typeface = row.labelRoom(slot, content: content, in: traits).typeface
      return (content.texts[slot] ?? []).reduce(0) { widest, text in
        let shaped = shaper.shape(text, locale: traits.locale, in: typeface)
        return max(
          widest,
          TextFitter.naturalWidth(
            shaped, pointSize: typeface.pointSize, tracking: typeface.tracking))
      }
    }
    let widths = Self.shares(needs, of: row.width - Double(ends.count) * gap)
    for (index, slot) in ends.enumerated() {
      placements += row.labelRoom(
        slot, width: widths[index], certainty, content: content, in: traits
      ).place(content.texts[slot] ?? [], in: traits, using: shaper)
    }
    return placements
  }

  /// What texts get that share a width with one view that takes all that is left: each is offered
  /// an equal part of what the ones before it left, the narrowest first.
  static func shares(_ needs: [Double], of width: Double) -> [Double] {
    var widths = needs
    var rest = max(0, width)
    var count = Double(needs.count + 1)
    for index in needs.indices.sorted(by: { needs[$0] < needs[$1] }) {
      // What is offered is the room, whether the text fills it or not.
      widths[index] = rest / count
      rest -= min(needs[index], rest / count)
      count -= 1
    }
    return widths
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "Short labels fit at the ends.",
      ComponentContent(texts: [minimum: ["Slow"], maximum: ["Fast"]]),
      verdicts: ["fits", "fits"]),
    ComponentExample(
      "A long one wraps beside the track.",
      ComponentContent(texts: [minimum: ["Less"], maximum: ["As much as there is on this side"]]),
      verdicts: ["fits", "wraps"]),
    ComponentExample(
      "The slider's own label is not drawn.", ComponentContent("Volume", in: label),
      verdicts: ["fits"]),
  ]
}
