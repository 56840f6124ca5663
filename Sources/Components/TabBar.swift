import DynamicType
import Markup
import TextLayout
import TextShaping

/// A tab bar: `UITabBar`, SwiftUI's `TabView`.
public struct TabBar: Component {
  static let item = "tabBar.item"
  static let badge = "tabBar.badge"

  static let scrollNote = "the tabs of this bar do not fit side by side"
  static let badgeNote = "estimate: a badge may be as wide as its tab"

  /// `tabBar`.
  public let name = "tabBar"
  /// The tabs and their badges.
  public let slots = [
    Slot(
      name: item, component: "tabBar", summary: "The title of a tab.",
      overflow: "loses its end"),
    Slot(
      name: badge, component: "tabBar", summary: "The text in the badge of a tab.",
      overflow: "loses its end"),
  ]
  /// The numbers of tab bars.
  public var metrics: [Metric] { TabBarMetrics.all }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        `UITabBar`, or SwiftUI's `TabView`. The bar does not grow to the accessibility sizes: its
        texts are drawn in one size at every text size. A long press shows what they stand for in
        the large content viewer; findings say where it has no title to show.

        Tabs have equal widths; a title has one line and loses its end. On a phone in landscape and
        in a regular width the title stands beside the image. In the bar at the top of an iPad
        (`"style": "top"`, always on iPadOS 26) a tab is as wide as its title, and tabs beyond the
        edge are reached by scrolling. Without `count` and with one title, five tabs are assumed.
        """,
      options: """
        `count`, `width` (of the bar), `style`, `leadingInset` and `trailingInset` (what a tab bar
        of the app's own keeps free beside a title), `font`, `lineLimit`, `minimumScale`,
        `truncation`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per tab, then one per badge.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let items = content.texts[Self.item] ?? []
    let badges = content.texts[Self.badge] ?? []
    let geometry = TabBarGeometry(content.options, texts: items.count, in: traits)
    var placements =
      geometry.layout == .top
      ? topPlacements(items, geometry, content, traits, shaper)
      : itemPlacements(items, geometry, content, traits, shaper)
    if !badges.isEmpty {
      placements += badgeRoom(geometry, content, traits).place(badges, in: traits, using: shaper)
    }
    return placements
  }

  private func room(
    _ text: String, _ geometry: TabBarGeometry, _ content: ComponentContent, _ traits: Traits
  ) -> TextRoom {
    let options = content.optionsApply(to: Self.item) ? content.options : SlotOptions()
    var certainty = geometry.certainty
    let growth = BarGrowth.note(isControl: true, title: text, isCustomView: false, in: traits)
    if let growth { certainty.lower(to: .certain, because: growth) }
    let face = Typeface.fixedBar(
      content, slot: Self.item, size: geometry.pointSize, weight: geometry.weight, in: traits)
    var room = TextRoom(
      slot: Self.item, width: geometry.titleWidth - options.insets,
      maximumLines: options.lineLimit ?? 1,
      typeface: face, certainty: certainty)
    room.follow(options)
    return room
  }

  private func itemPlacements(
    _ items: [MarkupText], _ geometry: TabBarGeometry, _ content: ComponentContent,
    _ traits: Traits, _ shaper: TextShaper
  ) -> [Placement] {
    items.enumerated().map { index, text in
      room(text.text, geometry, content, traits).place(
        text, index: index, in: traits, using: shaper)
    }
  }

  /// The bar at the top: tabs as wide as their titles, one after the other.
  private func topPlacements(
    _ items: [MarkupText], _ geometry: TabBarGeometry, _ content: ComponentContent,
    _ traits: Traits, _ shaper: TextShaper
  ) -> [Placement] {
    var placements: [Placement] = []
    var end = 0.0
    for (index, text) in items.enumerated() {
      var room = room(text.text, geometry, content, traits)
      let insets = 2 * room.certainty.use(TabBarMetrics.topInset)
      let shaped = shaper.shape(text, locale: traits.locale, in: room.typeface)
      let width = TextFitter.naturalWidth(
        shaped, pointSize: room.typeface.pointSize, tracking: room.typeface.tracking)
      let start = end
      end += width + insets
      let scrolls = end > geometry.titleWidth + 0.001
      // A tab that is scrolled to is whole, whatever its width.
      let whole = TextRoom(
        slot: room.slot, width: max(width, geometry.titleWidth), maximumLines: 1,
        typeface: room.typeface, certainty: room.certainty)
      let fit = whole.fit(shaped, in: traits, using: shaper)
      room.width = geometry.titleWidth - start - insets
      placements.append(
        room.place(
          shaped, fit: fit, index: index, in: traits, using: shaper,
          changes: scrolls ? .scrolls : [], note: scrolls ? Self.scrollNote : nil))
    }
    return placements
  }

  private func badgeRoom(
    _ geometry: TabBarGeometry, _ content: ComponentContent, _ traits: Traits
  ) -> TextRoom {
    var certainty = geometry.certainty
    let insets = certainty.use(TabBarMetrics.badgeInsets)
    certainty.lower(to: .guess, because: Self.badgeNote)
    let face = Typeface.fixedBar(
      content, slot: Self.badge, size: certainty.use(TabBarMetrics.badgeSize), weight: .regular,
      in: traits)
    return TextRoom(
      slot: Self.badge, width: geometry.itemWidth - insets, maximumLines: 1, typeface: face,
      certainty: certainty)
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "Five short titles fit on a phone.",
      ComponentContent(texts: [item: ["Home", "Search", "Library", "Inbox", "Profile"]]),
      device: "iPhone SE (3rd gen)", os: .iOS13,
      verdicts: ["fits", "fits", "fits", "fits", "fits"]),
    ComponentExample(
      "A fifth of 320 points is too little for two words.",
      ComponentContent("TV Programmes", in: item, options: SlotOptions(count: 5)),
      device: "iPhone SE (1st gen)", os: .iOS13, locale: "en-GB", verdicts: ["truncates"]),
    ComponentExample(
      "On iOS 26 tabs stand in a platter, closer together.",
      ComponentContent("Benachrichtigungen", in: item, options: SlotOptions(count: 5)),
      locale: "de", verdicts: ["truncates"]),
    ComponentExample(
      "Two tabs leave a long title its room.",
      ComponentContent("Benachrichtigungen", in: item, options: SlotOptions(count: 2)),
      os: .iOS13, locale: "de", verdicts: ["fits"]),
    ComponentExample(
      "Titles never grow.",
      ComponentContent(texts: [item: ["Home", "Search", "Library"]]),
      category: .accessibilityExtraExtraExtraLarge, verdicts: ["fits", "fits", "fits"]),
    ComponentExample(
      "Tabs at the top of an iPad scroll.",
      ComponentContent(texts: [
        item: [
          "Everything at a glance", "Recently added recordings", "Recommended for you today",
          "Shared with me and my family", "Downloads on this device",
        ]
      ]),
      device: "iPad mini", verdicts: ["fits", "fits", "fits", "scrolls", "scrolls"]),
    ComponentExample(
      "A number fits in its badge.", ComponentContent("99+", in: badge), verdicts: ["fits"]),
  ]
}
