import DynamicType
import Markup
import TextLayout
import TextShaping

/// A search bar: `UISearchBar`, `UISearchController`, SwiftUI's `searchable`.
///
///
/// Give the cancel button as a companion to measure the placeholder while one types.
public struct SearchBar: Component {
  static let placeholder = "searchBar.placeholder"
  static let cancel = "searchBar.cancel"
  static let scope = "searchBar.scope"
  static let token = "searchBar.token"

  static let growthNote = "assumed: the text of a search field grows as body text does"
  static let tokenNote = "tokens exist from iOS 13 on; measured as they are there"
  static let cancel26Note =
    "a symbol stands for the cancel button on iOS 26; VoiceOver reads this title"

  /// `searchBar`.
  public let name = "searchBar"
  /// The texts in and under the field.
  public let slots = [
    Slot(
      name: placeholder, component: "searchBar",
      summary: "The text in an empty search field.",
      overflow: "loses its end"),
    Slot(
      name: cancel, component: "searchBar", summary: "The button beside a search field.",
      overflow: "takes the field's room"),
    Slot(
      name: scope, component: "searchBar", summary: "The title of a scope under a search bar.",
      overflow: "loses its end"),
    Slot(
      name: token, component: "searchBar", summary: "A token in a search field.",
      overflow: "loses its end", eras: [.iOS13, .iOS26]),
  ]
  /// The numbers of search bars.
  public var metrics: [Metric] {
    SearchBarMetrics.all + [SystemMargin.narrow26, SystemMargin.wide26]
  }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        `UISearchBar`, `UISearchTextField`, or SwiftUI's `searchable`.

        The placeholder has one line and loses its end. A cancel button takes its width from the
        field while one types; on iOS 26 a symbol stands for it, and on a phone the field of a
        search controller floats at the bottom. Scopes have equal widths. That the field grows as
        body text does is an assumption.
        """,
      options: """
        `width` (of the bar), `style` `bar` (a search bar outside a navigation bar), `drawer` (a
        field under the navigation bar on iOS 26) or `custom` (a field of the app's own, with no
        insets but those given), `leadingInset` and `trailingInset` (from the field's edges to its
        text), `image` (a bookmark or microphone in the field), `count` (scopes), `font`, `scales`,
        `minimumScale`, `truncation`. Give the cancel button as a companion to measure the
        placeholder beside it.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per text, in the order of the slots.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let layout = SearchBarLayout(content, in: traits, using: shaper)
    return slots.flatMap { slot in
      content.texts[slot.name].map { layout.placements($0, in: slot.name) } ?? []
    }
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short placeholder fits.", ComponentContent("Search", in: placeholder),
      verdicts: ["fits"]),
    ComponentExample(
      "A long one loses its end.",
      ComponentContent("Podcasts suchen oder RSS-URL hinzufügen", in: placeholder),
      locale: "de", verdicts: ["truncates"]),
    ComponentExample(
      "A cancel button takes room from the field.",
      ComponentContent(texts: [
        placeholder: ["Search in messages and contacts"], cancel: ["Abbrechen"],
      ]),
      os: .iOS13, verdicts: ["truncates", "fits"]),
    ComponentExample(
      "The same without it.",
      ComponentContent("Search in messages and contacts", in: placeholder), os: .iOS13,
      verdicts: ["fits"]),
    ComponentExample(
      "Three scopes share the width.",
      ComponentContent(texts: [
        scope: ["All", "Recently played", "Everything in the cloud library"]
      ]),
      os: .iOS13, verdicts: ["fits", "fits", "truncates"]),
    ComponentExample(
      "A field of the app's own, with a symbol before the text.",
      ComponentContent(
        "Podcasts suchen oder RSS-URL hinzufügen", in: placeholder,
        options: SlotOptions(
          width: 361, font: SlotFont(size: 15), leadingInset: 36, trailingInset: 26,
          style: "custom")),
      os: .iOS13, locale: "de", verdicts: ["truncates"]),
  ]
}
