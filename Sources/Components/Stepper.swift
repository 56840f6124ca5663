import DynamicType
import TextShaping

/// A stepper with its label: SwiftUI's `Stepper`, or a label beside a `UIStepper`.
public struct Stepper: Component {
  static let label = "stepper.label"

  static let control = Metric(
    "width of a stepper", 94,
    source: "Vercantez/openuikit: docs/KNOWN_GAPS.md; \(Source.simulatorControls)",
    confidence: .certain)

  /// `stepper`.
  public let name = "stepper"
  /// The label.
  public let slots = [
    Slot(
      name: label, component: "stepper", summary: "The label of a stepper.",
      overflow: "wraps")
  ]
  /// The numbers of steppers.
  public var metrics: [Metric] { [Self.control] + ControlRow.metrics }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        SwiftUI's `Stepper`, or a label beside a `UIStepper`. The label wraps; the buttons keep
        their size at every text size.
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
    guard let labels = content.texts[Self.label] else { return [] }
    return ControlRow(content.options, in: traits)
      .label(Self.label, beside: Self.control, content: content, in: traits)
      .place(labels, in: traits, using: shaper)
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short label fits.", ComponentContent("Guests: 2", in: label), verdicts: ["fits"]),
    ComponentExample(
      "A long one wraps beside the buttons.",
      ComponentContent("Number of guests in the mountain hut", in: label),
      category: .extraExtraLarge,
      verdicts: ["wraps"]),
    ComponentExample(
      "In a form it has less room.",
      ComponentContent(
        "Number of guests per mountain hut", in: label, options: SlotOptions(style: "form")),
      verdicts: ["wraps"]),
  ]
}
