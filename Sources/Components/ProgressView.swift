import DynamicType
import TextShaping

/// A progress view with its label: SwiftUI's `ProgressView`, or labels above and below a
/// `UIProgressView`.
public struct ProgressView: Component {
  static let label = "progressView.label"
  static let value = "progressView.value"
  static let styleNote = "assumed: the labels of a progress view have the body style"

  /// `progressView`.
  public let name = "progressView"
  /// The label and the value.
  public let slots = [
    Slot(
      name: label, component: "progressView", summary: "The label of a progress view.",
      overflow: "wraps"),
    Slot(
      name: value, component: "progressView",
      summary: "The text below a progress view that says how far it is.",
      overflow: "wraps"),
  ]
  /// The numbers of progress views.
  public var metrics: [Metric] { ControlRow.margins }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        SwiftUI's `ProgressView`, or labels above and below a `UIProgressView`. A label wraps above
        or below the bar, in its full width; that it has the body style is assumed. A page control
        shows no text.
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

  /// One placement per label and value.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let row = ControlRow(content.options, in: traits)
    var certainty = row.certainty
    certainty.lower(to: .guess, because: Self.styleNote)
    return [Self.label, Self.value].flatMap { slot -> [Placement] in
      guard let texts = content.texts[slot] else { return [] }
      return row.labelRoom(slot, width: nil, certainty, content: content, in: traits)
        .place(texts, in: traits, using: shaper)
    }
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short label fits.", ComponentContent("Downloading…", in: label), verdicts: ["fits"]),
    ComponentExample(
      "A long one wraps.",
      ComponentContent("Downloading the maps of all regions you have chosen", in: label),
      verdicts: ["wraps"]),
    ComponentExample(
      "Label and value stand one above the other.",
      ComponentContent(texts: [label: ["Downloading…"], value: ["3 of 12 maps"]]),
      verdicts: ["fits", "fits"]),
  ]
}
