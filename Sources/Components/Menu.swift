import DynamicType
import TextShaping

/// A menu: `UIMenu` from a button or a context menu, SwiftUI's `Menu`.
///
/// - What iOS does when a text does not fit: the menu never widens; a title wraps to a second line
///   and then loses its end; at accessibility sizes the menu is wider and titles wrap without
///   limit.
/// - Options: `image` (an item has an image: the column is kept for all), `selected` or
///   `accessory` `checkmark` (an item is checked), `width`.
public struct Menu: Component {
  static let title = "menu.title"
  static let sectionTitle = "menu.sectionTitle"
  static let item = "menu.item"
  static let subtitle = "menu.subtitle"

  /// `menu`.
  public let name = "menu"
  /// The titles, the items and their subtitles.
  public let slots = [
    Slot(name: title, component: "menu", summary: "The title at the top of a menu."),
    Slot(name: sectionTitle, component: "menu", summary: "The title of a section in a menu."),
    Slot(name: item, component: "menu", summary: "The title of a menu's item."),
    Slot(name: subtitle, component: "menu", summary: "The smaller text under an item's title."),
  ]
  /// The numbers of menus.
  public var metrics: [Metric] { MenuMetrics.all }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per title, section title, item and subtitle, in this order.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let geometry = MenuGeometry(content.options, in: traits)
    let isNew = traits.os >= .iOS26
    let limit = geometry.isAccessibilityLayout ? 0 : Int(MenuMetrics.lines.value)
    var placements: [Placement] = []
    func add(_ slot: String, _ width: Double, _ certainty: Certainty, _ typeface: Typeface) {
      guard let texts = content.texts[slot] else { return }
      var room = TextRoom(
        slot: slot, width: width, maximumLines: limit, typeface: typeface, certainty: certainty)
      if isNew { room.wrapAssumption = MenuMetrics.lines26Note }
      placements += room.place(texts, in: traits, using: shaper)
    }
    if content.texts[Self.title] != nil || content.texts[Self.sectionTitle] != nil {
      var certainty = geometry.certainty
      if !isNew { _ = certainty.use(MenuMetrics.header) }
      let header = Typeface.style(.footnote, weight: isNew ? .medium : .regular, in: traits)
      add(Self.title, geometry.headerWidth, certainty, header)
      add(Self.sectionTitle, geometry.headerWidth, certainty, header)
    }
    add(Self.item, geometry.itemWidth, geometry.certainty, .style(.body, in: traits))
    add(
      Self.subtitle, geometry.itemWidth, geometry.certainty,
      .style(isNew ? .footnote : .subheadline, in: traits))
    return placements
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
  ]
}
