import DynamicType
import Markup
import TextLayout
import TextShaping

/// An alert: `UIAlertController` with the style `alert`, or SwiftUI's `alert`.
///
/// - What iOS does when a text does not fit: title and message wrap without limit, and scroll when
///   the card is taller than the screen. Two buttons stand side by side while both titles fit at
///   their full size, else one above the other, as three or more always do. A title too wide for
///   its row shrinks, to 10 points at the least, and then loses its end; at accessibility sizes it
///   wraps instead. No text becomes smaller than at the default size.
/// - Options: `count` (buttons, when fewer are given), `selected` (the buttons are preferred or
///   cancelling ones, drawn semibold), `width`, `style` `single` (iOS 26: the title or message is
///   the only text, drawn 17 points regular).
public struct Alert: Component {
  static let title = "alert.title"
  static let message = "alert.message"
  static let button = "alert.button"

  static let stacksNote = "the buttons stand one above the other, because a title is too wide"
  static let stacksNote26 =
    "assumed: as before iOS 26, buttons too wide to stand side by side stand one above the other"
  static let overflowNote26 =
    "assumed: as before iOS 26, a button's title shrinks and then loses its end, and wraps at "
    + "accessibility sizes"

  /// `alert`.
  public let name = "alert"
  /// The title, the message and the buttons.
  public let slots = [
    Slot(name: title, component: "alert", summary: "The title of an alert."),
    Slot(name: message, component: "alert", summary: "The message under an alert's title."),
    Slot(name: button, component: "alert", summary: "The title of an alert's button."),
  ]
  /// The numbers of alerts.
  public var metrics: [Metric] { AlertMetrics.all }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per title, message and button, in this order.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let geometry = AlertGeometry(content.options, in: traits)
    let titles = content.texts[Self.title] ?? []
    let messages = content.texts[Self.message] ?? []
    let buttons = content.texts[Self.button] ?? []

    var buttonPlacements: [Placement] = []
    let rows = AlertButtons(content.options, geometry, in: traits, using: shaper)
      .place(buttons, into: &buttonPlacements)
    guard !titles.isEmpty || !messages.isEmpty else { return buttonPlacements }

    let titleRoom = textRoom(Self.title, content, geometry, in: traits)
    let messageRoom = textRoom(Self.message, content, geometry, in: traits)
    var texts: [(text: ShapedText, fit: Fit)] = []
    texts.reserveCapacity(titles.count + messages.count)
    for text in titles { texts.append(fit(text, in: titleRoom, traits, shaper)) }
    for text in messages { texts.append(fit(text, in: messageRoom, traits, shaper)) }

    // Several titles are several alerts: each is judged with the tallest message.
    let available = geometry.availableHeight(in: traits)
    var tallestTitle = 0.0
    var tallestMessage = 0.0
    for index in texts.indices {
      if index < titles.count {
        tallestTitle = max(tallestTitle, texts[index].fit.height)
      } else {
        tallestMessage = max(tallestMessage, texts[index].fit.height)
      }
    }
    var placements: [Placement] = []
    placements.reserveCapacity(texts.count + buttonPlacements.count)
    for index in texts.indices {
      let isTitle = index < titles.count
      let height = texts[index].fit.height
      let card = geometry.cardHeight(
        title: isTitle ? height : tallestTitle, message: isTitle ? tallestMessage : height,
        buttonRows: rows.count, rowHeight: rows.height)
      placements.append(
        (isTitle ? titleRoom : messageRoom).place(
          texts[index].text, fit: texts[index].fit,
          index: isTitle ? index : index - titles.count, in: traits, using: shaper,
          changes: card > available ? .scrolls : []))
    }
    placements.append(contentsOf: buttonPlacements)
    return placements
  }

  private func textRoom(
    _ slot: String, _ content: ComponentContent, _ geometry: AlertGeometry, in traits: Traits
  ) -> TextRoom {
    let isTitle = slot == Self.title
    let typeface: Typeface
    if geometry.isNew, content.options.style == "single" {
      typeface = .style(.body, in: traits, minimum: .large)
    } else if isTitle {
      typeface = .style(.headline, weight: .semibold, in: traits, minimum: .large)
    } else {
      typeface = .style(
        geometry.isNew ? .subheadline : .footnote, in: traits, minimum: .large)
    }
    return TextRoom(
      slot: slot, width: geometry.textWidth, maximumLines: 0, typeface: typeface,
      certainty: geometry.certainty)
  }

  private func fit(
    _ text: MarkupText, in room: TextRoom, _ traits: Traits, _ shaper: TextShaper
  ) -> (text: ShapedText, fit: Fit) {
    let shaped = shaper.shape(text, locale: traits.locale, in: room.typeface)
    return (shaped, room.fit(shaped, in: traits, using: shaper))
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
  ]
}
