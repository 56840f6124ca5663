import DynamicType
import Markup
import TextLayout
import TextShaping

/// An alert: `UIAlertController` with the style `alert`, or SwiftUI's `alert`.
public struct Alert: Component {
  static let title = "alert.title"
  static let message = "alert.message"
  static let button = "alert.button"
  static let placeholder = "alert.placeholder"

  static let fieldFontNote = "estimate: size of an alert's placeholder before iOS 26, 13"
  static let stacksNote = "the buttons stand one above the other, because a title is too wide"
  static let stacksNote26 =
    "assumed: as before iOS 26, buttons too wide to stand side by side stand one above the other"
  static let overflowNote26 =
    "assumed: as before iOS 26, a button's title shrinks and then loses its end, and wraps at "
    + "accessibility sizes"

  /// `alert`.
  public let name = "alert"
  /// The title, the message, the buttons and the text fields.
  public let slots = [
    Slot(
      name: title, component: "alert", summary: "The title of an alert.",
      overflow: "wraps; the card scrolls when too tall"),
    Slot(
      name: message, component: "alert", summary: "The message under an alert's title.",
      overflow: "wraps; the card scrolls when too tall"),
    Slot(
      name: button, component: "alert", summary: "The title of an alert's button.",
      overflow: "stacks, shrinks, then loses its end"),
    Slot(
      name: placeholder, component: "alert", summary: "The placeholder of an alert's text field.",
      overflow: "loses its end"),
  ]
  /// The numbers of alerts.
  public var metrics: [Metric] { AlertMetrics.all }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        `UIAlertController` with the style `alert`, or SwiftUI's `alert`. Title and message wrap
        without limit. When the card is taller than the screen, in landscape sooner than in
        portrait, the texts scroll, or the buttons do, or both: the buttons keep the height of about
        one and a half of them (half the card at accessibility sizes), the texts take what is left
        as far as they need it, the rest is for the buttons. A text field brings the keyboard, which
        takes room. `scrolls` is a finding: a reader should not need to scroll. Two buttons stand
        side by side while both titles fit at their full size, else one above the other, as three or
        more always do. A title too wide for its row shrinks, to 10 points at the least, and then
        loses its end; at accessibility sizes it wraps instead. A placeholder has one line. No text
        becomes smaller than at the default size.

        Not measured by anyone yet, so assumed to be as before iOS 26: how buttons of iOS 26 stack,
        shrink and wrap, how a card too tall scrolls, and its width at accessibility sizes. Findings
        that rest on it say so.
        """,
      options: """
        `count` (buttons, when fewer are given as companions), `selected` or `style` `preferred`
        (semibold), `style` `cancel` (semibold before iOS 26) and `destructive` (red, as wide as
        any), `width`, `style` `single` (iOS 26: the only text of the alert, drawn 17 pt regular).
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per title, message, button and placeholder, in this order.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let geometry = AlertGeometry(content.options, in: traits)
    let buttons = AlertButtons(
      content.texts[Self.button] ?? [], slot: Self.button, content, geometry, in: traits,
      using: shaper)
    let fields = content.texts[Self.placeholder] ?? []
    let texts = AlertTexts(
      titles: content.texts[Self.title] ?? [], messages: content.texts[Self.message] ?? [],
      slots: (Self.title, Self.message), isSingle: content.options.style == "single",
      fieldCount: fields.count, geometry, in: traits, using: shaper)
    let available = geometry.availableHeight(hasKeyboard: !fields.isEmpty)
    var placements = texts.placements(actions: buttons.height, available: available)
    let parts = geometry.scrolling(
      content: texts.height, actions: buttons.height, available: available)
    placements += buttons.placements(scrolls: parts.actions)
    guard !fields.isEmpty else { return placements }
    placements += fieldRoom(geometry, in: traits).place(
      fields, in: traits, using: shaper, changes: parts.content ? .scrolls : [])
    return placements
  }

  private func fieldRoom(_ geometry: AlertGeometry, in traits: Traits) -> TextRoom {
    var certainty = geometry.certainty
    let typeface: Typeface
    if geometry.isNew {
      typeface = .style(.body, in: traits, minimum: .large)
    } else {
      _ = certainty.use(AlertMetrics.fieldInset)
      _ = certainty.use(AlertMetrics.fieldPadding)
      certainty.lower(to: .guess, because: Self.fieldFontNote)
      typeface = .style(.footnote, in: traits, minimum: .large)
    }
    return TextRoom(
      slot: Self.placeholder, width: geometry.fieldWidth, maximumLines: 1, typeface: typeface,
      certainty: certainty)
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A question and two short buttons.",
      ComponentContent(texts: [
        title: ["Delete note?"], message: ["This cannot be undone."],
        button: ["Cancel", "Delete"],
      ]),
      verdicts: ["fits", "fits", "fits", "fits"]),
    ComponentExample(
      "A long title wraps.",
      ComponentContent(
        "Do you want to keep the changes you made to this document?", in: title),
      verdicts: ["wraps"]),
    ComponentExample(
      "Two long buttons are stacked.",
      ComponentContent(texts: [button: ["Keep Editing", "Discard All Changes"]]), os: .iOS13,
      verdicts: ["stacks", "stacks"]),
    ComponentExample(
      "A button too wide for its row shrinks.",
      ComponentContent("Download again and replace the old file", in: button), os: .iOS13,
      verdicts: ["shrinks"]),
    ComponentExample(
      "Below 10 points it loses its end.",
      ComponentContent(
        "Download all of the files again and replace every one of the older copies", in: button),
      os: .iOS13, verdicts: ["truncates"]),
    ComponentExample(
      "At accessibility sizes a button wraps.",
      ComponentContent("Download again and replace the old file", in: button),
      category: .accessibilityLarge, os: .iOS13, verdicts: ["wraps"]),
    ComponentExample(
      "A word wider than the card is broken.",
      ComponentContent("Zugriffsberechtigungen", in: title),
      category: .accessibilityExtraExtraExtraLarge, os: .iOS13, locale: "de",
      verdicts: ["breaksWord"]),
    ComponentExample(
      "A long message scrolls at the largest size.",
      ComponentContent(
        "Your photos and videos are kept safe on all of your devices. When this phone runs out "
          + "of room, the originals are replaced by smaller ones that look the same here.",
        in: message),
      device: "iPhone SE (3rd generation)", category: .accessibilityExtraExtraExtraLarge,
      verdicts: ["scrolls"]),
    ComponentExample(
      "A placeholder has one line.",
      ComponentContent(
        texts: [
          title: ["New playlist"], button: ["Cancel", "Save"],
          placeholder: ["Name of the playlist that everyone sees"],
        ]),
      verdicts: ["fits", "fits", "fits", "truncates"]),
  ]
}
