import DynamicType
import TextLayout
import TextShaping

/// A text field: `UITextField`, SwiftUI's `TextField` and `SecureField`.
public struct TextField: Component {
  static let placeholder = "textField.placeholder"
  static let text = "textField.text"

  /// Space at each side of the text in a text field with a border, in points.
  package static let inset = Metric(
    "space at each side of the text in a text field with a border", 7,
    source: "Vercantez/openuikit: Sources/OpenUIKit/UITextField.swift; "
      + "iamcgn/swiftui-web: Docs/elements/UIKit/UITextField.md; "
      + "flutter/packages: packages/cupertino_ui/lib/src/text_field.dart",
    confidence: .certain)

  /// `textField`.
  public let name = "textField"
  /// The placeholder and the text.
  public let slots = [
    Slot(
      name: placeholder, component: "textField",
      summary: "The text an empty text field shows.",
      overflow: "loses its end"),
    Slot(
      name: text, component: "textField", summary: "The text in a text field.",
      overflow: "loses its end"),
  ]
  /// The numbers of text fields.
  public var metrics: [Metric] { [Self.inset] + ControlRow.margins }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        `UITextField`, SwiftUI's `TextField` and `SecureField`. Placeholder and text have one line
        and lose their end; while it is edited the text scrolls instead. A field along the vertical
        axis of SwiftUI wraps: give its `lineLimit`.
        """,
      options: """
        `style` (`roundedRect`, the default, or `plain`), `width` (of the field), `leadingInset` and
        `trailingInset` (left and right view, clear button), `lineLimit`, `font` (default: body),
        `scales` (`false` for a `UITextField` that does not adjust its font), `minimumScale`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per placeholder and text.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let row = ControlRow(content.options, in: traits)
    var certainty = row.certainty
    let border = content.options.style == "plain" ? 0 : 2 * certainty.use(Self.inset)
    return [Self.placeholder, Self.text].flatMap { slot -> [Placement] in
      guard let texts = content.texts[slot] else { return [] }
      var room = TextRoom(
        slot: slot, width: max(0, row.width - border), maximumLines: 1,
        typeface: .resolve(content, slot: slot, or: .body, takesDefaultSize: true, in: traits),
        certainty: certainty)
      if content.optionsApply(to: slot) { room.take(content.options) }
      return room.place(texts, in: traits, using: shaper)
    }
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short placeholder fits.", ComponentContent("Email address", in: placeholder),
      verdicts: ["fits"]),
    ComponentExample(
      "A long one loses its end.",
      ComponentContent("Enter the name of a city, a hut or a mountain pass", in: placeholder),
      verdicts: ["truncates"]),
    ComponentExample(
      "Left and right views take room.",
      ComponentContent(
        "Search the whole catalogue", in: placeholder,
        options: SlotOptions(width: 240, leadingInset: 36, trailingInset: 28)),
      verdicts: ["truncates"]),
    ComponentExample(
      "Along the vertical axis it wraps.",
      ComponentContent(
        "Enter the name of a city, a hut or a mountain pass", in: placeholder,
        options: SlotOptions(lineLimit: 5)),
      verdicts: ["wraps"]),
    ComponentExample(
      "Placeholder and text have the same room.",
      ComponentContent(texts: [placeholder: ["Name"], text: ["Ada Lovelace"]]),
      verdicts: ["fits", "fits"]),
  ]
}
