import DynamicType
import TextShaping

/// A label of the app's own: `UILabel`, or a SwiftUI `Text` with a line limit.
public struct Label: Component {
  static let slot = "label"

  /// `label`.
  public let name = "label"
  /// The text.
  public let slots = [
    Slot(
      name: slot, component: "label", summary: "A label of any font, width and line limit.",
      overflow: "loses its end unless it may wrap")
  ]
  /// The margins at the sides of the screen.
  public var metrics: [Metric] {
    SystemMargin.all
  }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        A label of the app's own: `UILabel`, or a SwiftUI `Text` with a line limit. As many lines as
        `lineLimit` allows (1 unless set, UILabel's own default), then an ellipsis; with
        `minimumScale` a single line shrinks first; a word wider than the label is broken between
        its letters; a line taller than `height` is cut.
        """,
      options: """
        `width` (default: the screen between its margins), `height`, `margin` (at each side of the
        screen), `leadingInset`, `trailingInset`, `lineLimit`, `font` (default: body, or the app's `defaultFont`), `scales`,
        `minimumScale`, `truncation`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per text: each is a label of its own.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    guard let texts = content.texts[Self.slot] else { return [] }
    let options = content.options
    var certainty = Certainty()
    let width: Double
    if let imposed = options.width {
      width = imposed
    } else {
      let safeArea = traits.safeArea
      let margin = options.margin ?? traits.systemMargin(&certainty)
      width = traits.containerWidth - safeArea.left - safeArea.right - 2 * margin
    }
    return TextRoom.ofApp(
      Self.slot, width: width - options.insets, lines: 1, content, style: .body,
      certainty: certainty, in: traits
    ).place(texts, in: traits, using: shaper)
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short text fits.", ComponentContent("Hello", in: slot), verdicts: ["fits"]),
    ComponentExample(
      "One line unless the app allows more.",
      ComponentContent(
        "The quick brown fox jumps over the lazy dog and then sleeps", in: slot),
      verdicts: ["truncates"]),
    ComponentExample(
      "With a line limit of 0 the text wraps.",
      ComponentContent(
        "The quick brown fox jumps over the lazy dog and then sleeps", in: slot,
        options: SlotOptions(lineLimit: 0)),
      verdicts: ["wraps"]),
    ComponentExample(
      "A text a little too wide shrinks where the app allows it.",
      ComponentContent(
        "The quick brown fox jumps", in: slot,
        options: SlotOptions(width: 180, minimumScale: 0.5)),
      verdicts: ["shrinks"]),
    ComponentExample(
      "A long word in a narrow label is broken.",
      ComponentContent(
        "Donaudampfschifffahrt", in: slot, options: SlotOptions(width: 90, lineLimit: 0)),
      locale: "de", verdicts: ["breaksWord"]),
    ComponentExample(
      "A badge of fixed size cuts a grown text.",
      ComponentContent(
        "Featured", in: slot,
        options: SlotOptions(
          width: 78, height: 14.5, font: SlotFont(style: .caption1, weight: .semibold))),
      category: .accessibilityExtraExtraExtraLarge, verdicts: ["clips"]),
    ComponentExample(
      "A font with a size does not follow Dynamic Type.",
      ComponentContent(
        "Featured", in: slot, options: SlotOptions(width: 100, font: SlotFont(size: 15))),
      category: .accessibilityExtraExtraExtraLarge, verdicts: ["fits"]),
  ]
}
