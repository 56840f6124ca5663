import DynamicType
import Markup
import TextLayout
import TextShaping

/// A menu: `UIMenu` from a button or a context menu, SwiftUI's `Menu`.
public struct Menu: Component {
  static let title = "menu.title"
  static let sectionTitle = "menu.sectionTitle"
  static let item = "menu.item"
  static let subtitle = "menu.subtitle"
  static let submenu = "menu.submenu"

  /// `menu`.
  public let name = "menu"
  /// The titles, the items with their subtitles, and the submenus.
  public let slots = [
    Slot(
      name: title, component: "menu", summary: "The title at the top of a menu.",
      overflow: "two lines, then loses its end", eras: [.iOS13, .iOS26]),
    Slot(
      name: sectionTitle, component: "menu", summary: "The title of a section in a menu.",
      overflow: "two lines, then loses its end", eras: [.iOS13, .iOS26]),
    Slot(
      name: item, component: "menu", summary: "The title of a menu's item.",
      overflow: "two lines, then loses its end", eras: [.iOS13, .iOS26]),
    Slot(
      name: subtitle, component: "menu", summary: "The smaller text under an item's title.",
      overflow: "two lines, then loses its end", eras: [.iOS13, .iOS26]),
    Slot(
      name: submenu, component: "menu", summary: "The title of an item that opens a submenu.",
      overflow: "two lines, then loses its end", eras: [.iOS13, .iOS26]),
  ]
  /// The numbers of menus.
  public var metrics: [Metric] { MenuMetrics.all }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        `UIMenu` from a button or as a context menu, SwiftUI's `Menu`. The menu never widens; a
        title wraps to a second line and then loses its end; at accessibility sizes the menu is
        wider and titles wrap without limit. Rows that end below the screen's room for the menu are
        reached by scrolling. A small item and one of a palette show their image alone; medium items
        have one line under the image, up to three side by side.

        Assumed for iOS 26, where it was not measured: as many lines as before, and the
        accessibility width of iOS 18.
        """,
      options: """
        `image` (one item has an image: its column is kept for all), `selected` or `accessory`
        `checkmark` (one item is checked), `width`, `count` (items, when fewer are given), `style`
        `small`, `medium` or `palette`, `lineLimit` (a menu the app draws itself).
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per title, section title, item, subtitle and submenu, in this order.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let geometry = MenuGeometry(content.options, in: traits)
    let isNew = traits.os >= .iOS26
    let order = [Self.title, Self.sectionTitle, Self.item, Self.subtitle, Self.submenu]
    var rows = MenuRows(
      count: content.options.count, itemCount: content.texts[Self.item]?.count ?? 0, in: traits,
      using: shaper)
    for slot in order {
      guard let texts = content.texts[slot] else { continue }
      if slot == Self.item,
        let (room, perRow) = sideBySide(texts, content.options, geometry, in: traits)
      {
        rows.add(texts, in: room, perRow: perRow)
        continue
      }
      var certainty = geometry.certainty
      var width = geometry.itemWidth
      var typeface: Typeface
      switch slot {
      case Self.title, Self.sectionTitle:
        if !isNew { _ = certainty.use(MenuMetrics.header) }
        width = geometry.headerWidth
        typeface = .style(.footnote, weight: isNew ? .medium : .regular, in: traits)
      case Self.subtitle:
        typeface = .style(isNew ? .footnote : .subheadline, in: traits)
      case Self.submenu:
        if isNew {
          _ = certainty.use(MenuMetrics.chevronGap26)
        } else {
          certainty.lower(to: .guess, because: MenuMetrics.submenuNote)
        }
        width = geometry.submenuWidth
        typeface = .style(.body, in: traits)
      default:
        typeface = .style(.body, in: traits)
      }
      var room = TextRoom(
        slot: slot, width: width,
        maximumLines: geometry.isAccessibilityLayout ? 0 : Int(MenuMetrics.lines.value),
        typeface: typeface, certainty: certainty)
      if isNew { room.wrapAssumption = MenuMetrics.lines26Note }
      if content.optionsApply(to: slot), let limit = content.options.lineLimit {
        room.maximumLines = limit
        room.wrapAssumption = nil
      }
      rows.add(texts, in: room)
    }
    return rows.placements(order: order)
  }

  /// The room of an item that stands beside its siblings, and how many stand in a row; nil where
  /// each has a row of its own.
  private func sideBySide(
    _ texts: [MarkupText], _ options: SlotOptions, _ geometry: MenuGeometry, in traits: Traits
  ) -> (room: TextRoom, perRow: Int)? {
    guard !geometry.isAccessibilityLayout, let style = options.style,
      ["small", "medium", "palette"].contains(style)
    else { return nil }
    var certainty = geometry.certainty
    let hasImage = options.image != ImageOption.none
    let most = style == "medium" ? MenuMetrics.mediumItems.value : MenuMetrics.smallItems.value
    let count = min(most, Double(max(texts.count, options.count ?? Int(most))))
    if style != "medium", hasImage {
      certainty.lower(to: .certain, because: MenuMetrics.imageOnlyNote)
      let room = TextRoom(
        slot: Self.item, width: .infinity, maximumLines: 1, typeface: .style(.body, in: traits),
        certainty: certainty)
      return (room, Int(count))
    }
    let inset = certainty.use(MenuMetrics.mediumInset)
    certainty.lower(to: .guess, because: MenuMetrics.mediumNote)
    let room = TextRoom(
      slot: Self.item, width: max(0, geometry.width / count - 2 * inset), maximumLines: 1,
      typeface: .style(.footnote, in: traits), certainty: certainty)
    return (room, Int(count))
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "Short items fit.", ComponentContent(texts: [item: ["Copy", "Share…"]]),
      verdicts: ["fits", "fits"]),
    ComponentExample(
      "A longer title wraps to a second line.",
      ComponentContent("Mark all messages as read", in: item), verdicts: ["wraps"]),
    ComponentExample(
      "A third line is not shown.",
      ComponentContent(
        "Remove this download from every device that has been signed in", in: item),
      verdicts: ["truncates"]),
    ComponentExample(
      "At accessibility sizes all lines are shown.",
      ComponentContent(
        "Remove this download from every device that has been signed in", in: item),
      category: .accessibilityMedium, os: .iOS13, verdicts: ["wraps"]),
    ComponentExample(
      "An image takes room.",
      ComponentContent("Save to my photos", in: item, options: SlotOptions(image: .standard)),
      category: .extraExtraExtraLarge, verdicts: ["wraps"]),
    ComponentExample(
      "The subtitle has its own size.",
      ComponentContent(texts: [item: ["Sort by"], subtitle: ["Date added, newest first"]]),
      verdicts: ["fits", "fits"]),
    ComponentExample(
      "A submenu has its chevron.", ComponentContent("Move to another notebook", in: submenu),
      verdicts: ["wraps"]),
    ComponentExample(
      "Medium items share a row.",
      ComponentContent(
        texts: [item: ["Copy", "Favourite", "Send a copy"]],
        options: SlotOptions(style: "medium")),
      verdicts: ["fits", "fits", "truncates"]),
    ComponentExample(
      "A palette shows images alone.",
      ComponentContent(
        "Add to the reading list", in: item, options: SlotOptions(style: "palette")),
      verdicts: ["fits"]),
    ComponentExample(
      "A long menu scrolls.",
      ComponentContent(texts: [item: (1...20).map { "Chapter \($0)" }]),
      verdicts: Array(repeating: "fits", count: 17) + Array(repeating: "scrolls", count: 3)),
  ]
}
