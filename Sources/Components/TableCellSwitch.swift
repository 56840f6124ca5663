import DynamicType
import TextShaping

/// A table cell or list row with a switch at its trailing edge: `UISwitch` as accessory view, or
/// SwiftUI's `Toggle` in a `List`.
public struct TableCellSwitch: Component {
  static let title = "tableCell.switch.title"
  static let detail = "tableCell.switch.detail"

  /// `tableCell.switch`.
  public let name = "tableCell.switch"
  /// The title and the text under it.
  public let slots = [
    Slot(
      name: title, component: "tableCell.switch", summary: "The label of a switch in a row.",
      overflow: "loses its end; list rows wrap"),
    Slot(
      name: detail, component: "tableCell.switch",
      summary: "The smaller text under the label of a switch.",
      overflow: "loses its end; list rows wrap"),
  ]
  /// The numbers of all table cells.
  public var metrics: [Metric] { CellMetrics.all }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        A row with a switch. The text stands beside the switch, which keeps its width at every text
        size; a classic cell shows one line, a list row wraps, and at large sizes a long word may be
        broken. A row of the style `stacked`, which an app has to lay out itself, puts the switch
        under the text at accessibility sizes.
        """,
      options: """
        those of `tableCell.default`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per title, then one per detail.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    AccessoryRow("switch", content, in: traits)
      .layOut(title: Self.title, detail: Self.detail, using: shaper)
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short label fits.", ComponentContent("Notifications", in: title), verdicts: ["fits"]),
    ComponentExample(
      "A classic cell has one line.",
      ComponentContent("Enhanced Tracking Protection is ON for this site", in: title),
      os: .iOS13, verdicts: ["truncates"]),
    ComponentExample(
      "The label of a toggle in a list wraps.",
      ComponentContent(
        "Enhanced Tracking Protection is ON for this site", in: title,
        options: SlotOptions(style: "list")),
      verdicts: ["wraps"]),
    ComponentExample(
      "A long word does not fit beside the switch at the largest size.",
      ComponentContent(
        "Notifications", in: title, options: SlotOptions(style: "list")),
      category: .accessibilityExtraExtraExtraLarge, verdicts: ["breaksWord"]),
    ComponentExample(
      "A row that stacks has room for it.",
      ComponentContent("Sounds", in: title, options: SlotOptions(style: "stacked")),
      category: .accessibilityExtraExtraExtraLarge, verdicts: ["stacks"]),
  ]
}

/// A row with a title, a text under it, and a control at the trailing edge.
struct AccessoryRow {
  static let breaksNote =
    "a word does not fit beside the control; a row that puts the control under the text has room"
  static let stacksNote = "the control stands under the text"

  let content: ComponentContent
  let traits: Traits
  let geometry: CellGeometry
  let isStacked: Bool

  init(_ control: String, _ content: ComponentContent, in traits: Traits) {
    var options = content.options
    isStacked =
      options.style == "stacked" && traits.contentSizeCategory.isAccessibilityCategory
    options.accessory = isStacked ? nil : control
    self.content = content
    self.traits = traits
    geometry = CellGeometry(options, in: traits)
  }

  /// One placement per title, then one per detail.
  func layOut(title: String, detail: String?, using shaper: TextShaper) -> [Placement] {
    let titles = place(title, .body, after: [], using: shaper)
    guard let detail else { return titles }
    let style: TextStyle = traits.os >= .iOS26 ? .subheadline : .caption1
    return titles + place(detail, style, after: titles, using: shaper)
  }

  private func place(
    _ slot: String, _ style: TextStyle, after titles: [Placement], using shaper: TextShaper
  ) -> [Placement] {
    guard let texts = content.texts[slot] else { return [] }
    let room = geometry.room(slot, content, style: style, in: traits)
    return texts.enumerated().map { index, text in
      let room = room.below(index < titles.count ? titles[index].fit.height : 0)
      let shaped = shaper.shape(text, locale: traits.locale, in: room.typeface)
      let fit = room.fit(shaped, in: traits, using: shaper)
      var note = isStacked ? Self.stacksNote : nil
      if fit.breaksWord, !isStacked { note = Self.breaksNote }
      return room.place(
        shaped, fit: fit, index: index, in: traits, using: shaper,
        changes: isStacked ? .stacks : [], note: note)
    }
  }
}
