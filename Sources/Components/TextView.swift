import DynamicType
import TextLayout
import TextShaping

/// A text view: `UITextView`, SwiftUI's `TextEditor`.
public struct TextView: Component {
  static let text = "textView.text"

  /// Space at each side of the lines of a text view.
  package static let padding = Metric(
    "space at each side of the lines of a text view", 5,
    source: "NSTextContainer.lineFragmentPadding; "
      + "iamcgn/swiftui-web: Docs/elements/UIKit/TextView.md (iOS 26, iPhone simulator)",
    confidence: .certain)
  /// Space above and below the text of a text view, in points.
  package static let inset = Metric(
    "space above and below the text of a text view", 8,
    source: "UITextView.textContainerInset; "
      + "iamcgn/swiftui-web: Docs/elements/UIKit/TextView.md (iOS 26, iPhone simulator)",
    confidence: .certain)

  /// `textView`.
  public let name = "textView"
  /// The text.
  public let slots = [
    Slot(
      name: text, component: "textView", summary: "The text in a text view.",
      overflow: "wraps; scrolls in a fixed height")
  ]
  /// The numbers of text views.
  public var metrics: [Metric] { [Self.padding, Self.inset] + ControlRow.margins }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        `UITextView`, SwiftUI's `TextEditor`. The text wraps without limit, and scrolls in a fixed
        `height`; a text view that does not scroll (`style` `static`) shows only the lines its
        `height` holds. Lines break without the rules of labels: Korean breaks between the syllables
        of a word, and no word moves down to keep the last one company.
        """,
      options: """
        `width`, `height`, `style` (`static`), `leadingInset`, `trailingInset`, `lineLimit`, `font`
        (default: body), `scales`, `truncation`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per text: each is a text view of its own.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    guard let texts = content.texts[Self.text] else { return [] }
    let options = content.options
    let row = ControlRow(options, in: traits)
    var certainty = row.certainty
    var room = TextRoom(
      slot: Self.text, width: max(0, row.width - 2 * certainty.use(Self.padding)),
      maximumLines: 0,
      typeface: .resolve(
        content, slot: Self.text, or: .body, takesDefaultSize: true, in: traits),
      certainty: certainty)
    room.lineBreakStrategy = []
    // NSTextContainer.lineBreakMode: what has no line is not drawn, without an ellipsis.
    room.lineBreakMode = .byWordWrapping
    room.take(options)
    let height = options.height.map { max(0, $0 - 2 * Self.inset.value) }
    let scrolls = options.style != "static"
    room.maximumHeight = scrolls ? nil : height
    return texts.enumerated().map { index, text in
      let shaped = shaper.shape(text, locale: traits.locale, in: room.typeface)
      let fit = room.fit(shaped, in: traits, using: shaper)
      let isTaller = scrolls && height.map { fit.height > $0 } ?? false
      return room.place(
        shaped, fit: fit, index: index, in: traits, using: shaper,
        changes: isTaller ? .scrolls : [])
    }
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short text fits.", ComponentContent("Notes", in: text), verdicts: ["fits"]),
    ComponentExample(
      "A longer one wraps.",
      ComponentContent("Write down what you would like to remember of this walk.", in: text),
      verdicts: ["wraps"]),
    ComponentExample(
      "In a fixed height it scrolls.",
      ComponentContent(
        "Write down what you would like to remember of this walk.", in: text,
        options: SlotOptions(width: 200, height: 50)),
      verdicts: ["scrolls"]),
    ComponentExample(
      "Without scrolling the lines beyond the height are cut.",
      ComponentContent(
        "Write down what you would like to remember of this walk.", in: text,
        options: SlotOptions(width: 200, height: 50, style: "static")),
      verdicts: ["clips"]),
  ]
}
