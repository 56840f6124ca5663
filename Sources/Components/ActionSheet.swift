import DynamicType
import Markup
import TextLayout
import TextShaping

/// An action sheet: `UIAlertController` with the style `actionSheet`, or SwiftUI's
/// `confirmationDialog`.
public struct ActionSheet: Component {
  static let title = "actionSheet.title"
  static let message = "actionSheet.message"
  static let button = "actionSheet.button"

  static let overflowNote =
    "assumed: a button's title shrinks and then loses its end as in an alert, and wraps at "
    + "accessibility sizes"

  /// `actionSheet`.
  public let name = "actionSheet"
  /// The title, the message and the buttons.
  public let slots = [
    Slot(
      name: title, component: "actionSheet", summary: "The title of an action sheet.",
      overflow: "wraps; the sheet scrolls when too tall"),
    Slot(
      name: message, component: "actionSheet",
      summary: "The message under an action sheet's title.",
      overflow: "wraps; the sheet scrolls when too tall"),
    Slot(
      name: button, component: "actionSheet", summary: "The title of an action sheet's button.",
      overflow: "shrinks, then loses its end"),
  ]
  /// The numbers of action sheets.
  public var metrics: [Metric] { ActionSheetMetrics.all }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        `UIAlertController` with the style `actionSheet`, SwiftUI's `confirmationDialog`. Title and
        message wrap. A button's title has a size of its own at each text size (21, 21, 21, 21, 23,
        24, 24, 28, 33, 40, 47, 53 points from XS to AX5) and one line: it shrinks and then loses
        its end, as a maintainer of a re-implementation states of UIAlertController
        (sberrevoets/SDCAlertView issue 159); at accessibility sizes it wraps. A sheet taller than
        the screen scrolls, but for its cancel button, which is always in reach. A pad shows it as a
        popover without a cancel button, unless its width is compact; the width of that popover is an
        estimate.

        On iOS 26 a phone lays it out as an alert where nothing says what it came from (measured).
        SwiftUI's `confirmationDialog`, and one with a source view (tidev/titanium-sdk#14258), is a
        narrow popover that points at it, without a cancel button (measured): `"style": "popover"`.

        The last of two or more buttons is taken to be the cancelling one, which is semibold before
        iOS 26.
        """,
      options: """
        `count`, `selected` or `style` `preferred` or `cancel` (semibold), `destructive`, `width`,
        `style` `single` and `popover` (iOS 26), `lineLimit` and `minimumScale` (a row the app draws itself: it
        does not shrink unless told to), `image` (such a row's image).
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per title, message and button, in this order.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let geometry = ActionSheetGeometry(content.options, in: traits)
    if traits.os >= .iOS26, !geometry.isPopover {
      return card(content, in: traits, using: shaper)
    }
    return sheet(content, geometry, in: traits, using: shaper)
  }

  /// The card of iOS 26, which is an alert's.
  private func card(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let geometry = AlertGeometry(
      content.options, in: traits, isPopover: content.options.style == "popover")
    let buttons = AlertButtons(
      content.texts[Self.button] ?? [], slot: Self.button, content, geometry, in: traits,
      using: shaper)
    let texts = AlertTexts(
      titles: content.texts[Self.title] ?? [], messages: content.texts[Self.message] ?? [],
      slots: (Self.title, Self.message), isSingle: content.options.style == "single",
      fieldCount: 0, geometry, in: traits, using: shaper)
    let available = geometry.availableHeight(hasKeyboard: false)
    let parts = geometry.scrolling(
      content: texts.height, actions: buttons.height, available: available)
    return texts.placements(actions: buttons.height, available: available)
      + buttons.placements(scrolls: parts.actions)
  }

  private func sheet(
    _ content: ComponentContent, _ geometry: ActionSheetGeometry, in traits: Traits,
    using shaper: TextShaper
  ) -> [Placement] {
    let buttons = ActionSheetButtons(content, geometry, in: traits, using: shaper)
    let titles = content.texts[Self.title] ?? []
    let messages = content.texts[Self.message] ?? []
    var items: [(text: ShapedText, fit: Fit, room: TextRoom, index: Int)] = []
    for (slot, texts) in [(Self.title, titles), (Self.message, messages)] where !texts.isEmpty {
      // The title is bold over a message; a message is bold without a title.
      let isBold = slot == Self.title ? !messages.isEmpty : titles.isEmpty
      let room = TextRoom(
        slot: slot, width: geometry.textWidth, maximumLines: 0,
        typeface: .style(
          .footnote, weight: isBold ? .semibold : .regular, in: traits, minimum: .large),
        certainty: geometry.certainty)
      for (index, text) in texts.enumerated() {
        let shaped = shaper.shape(text, locale: traits.locale, in: room.typeface)
        items.append((shaped, room.fit(shaped, in: traits, using: shaper), room, index))
      }
    }
    func tallest(_ slot: String) -> Double {
      items.reduce(0) { $1.room.slot == slot ? max($0, $1.fit.height) : $0 }
    }
    let title = tallest(Self.title)
    let message = tallest(Self.message)
    let placements = items.map { item in
      let isTitle = item.room.slot == Self.title
      let height = geometry.contentHeight(
        title: isTitle ? item.fit.height : title, message: isTitle ? message : item.fit.height)
      let parts = geometry.scrolling(
        content: height, actions: buttons.height, cancel: buttons.cancelHeight)
      return item.room.place(
        item.text, fit: item.fit, index: item.index, in: traits, using: shaper,
        changes: parts.content ? .scrolls : [],
        note: parts.content
          ? AlertGeometry.tooTallNote(
            geometry.excess(content: height, actions: buttons.height, cancel: buttons.cancelHeight))
          : nil)
    }
    let parts = geometry.scrolling(
      content: geometry.contentHeight(title: title, message: message), actions: buttons.height,
      cancel: buttons.cancelHeight)
    return placements + buttons.placements(scrolls: parts.actions)
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A question and its answers.",
      ComponentContent(texts: [
        title: ["Delete this draft?"], button: ["Delete Draft", "Save Draft", "Cancel"],
      ]), os: .iOS13, verdicts: ["fits", "fits", "fits", "fits"]),
    ComponentExample(
      "A long message wraps.",
      ComponentContent(
        "The people you share this album with can add photos to it and invite others.",
        in: message), os: .iOS13, verdicts: ["wraps"]),
    ComponentExample(
      "A long button shrinks.",
      ComponentContent("Download subtitles from OpenSubtitles.org", in: button), os: .iOS13,
      verdicts: ["shrinks"]),
    ComponentExample(
      "A row the app draws itself loses its end.",
      ComponentContent(
        "Download subtitles from OpenSubtitles.org", in: button,
        options: SlotOptions(lineLimit: 1)),
      device: "iPhone SE (3rd generation)", os: .iOS13, verdicts: ["truncates"]),
    ComponentExample(
      "At accessibility sizes a button wraps.",
      ComponentContent("Download subtitles from the internet", in: button),
      category: .accessibilityMedium, os: .iOS13, verdicts: ["wraps"]),
    ComponentExample(
      "Many buttons scroll, the cancelling one stays.",
      ComponentContent(texts: [
        button: [
          "Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto",
          "Eris", "Haumea", "Cancel",
        ]
      ]), device: "iPhone SE (3rd generation)", os: .iOS13,
      verdicts: Array(repeating: "scrolls", count: 11) + ["fits"]),
    ComponentExample(
      "On iOS 26 it is an alert.",
      ComponentContent(texts: [
        title: ["Photo"], message: ["Choose a source for the photo."],
        button: ["Take Photo", "Choose Existing", "Delete", "Cancel"],
      ]), verdicts: ["fits", "fits", "fits", "fits", "fits", "fits"]),
    ComponentExample(
      "SwiftUI's confirmation dialog of iOS 26 is a narrow popover.",
      ComponentContent(
        texts: [
          title: ["Delete all photos?"], message: ["This cannot be undone."],
          button: ["Delete All of Them Right Now", "Cancel"],
        ], options: SlotOptions(style: "popover")),
      verdicts: ["fits", "wraps", "shrinks", "fits"]),
    ComponentExample(
      "On a pad it is narrower.",
      ComponentContent("Move all of the selected photos here", in: button),
      device: "iPad Pro 11-inch (1st-4th gen)", os: .iOS13, verdicts: ["shrinks"]),
  ]
}
