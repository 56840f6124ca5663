import DynamicType
import Markup
import TextShaping

/// A table cell or list row with a text field: the field alone, or after a title.
///
///
/// The nth placeholder stands in the row of the nth title.
public struct TableCellTextField: Component {
  static let title = "tableCell.textField.title"
  static let placeholder = "tableCell.textField.placeholder"

  /// Gap between title and field.
  static let gap = Metric(
    "gap between title and text field in a row", 8, source: Source.none, confidence: .guess)

  static let titleFirstNote = "assumed: the title takes its width before the field"
  static let stacksNote = "assumed: at accessibility sizes the field stands under the title"

  /// `tableCell.textField`.
  public let name = "tableCell.textField"
  /// The title and the placeholder.
  public let slots = [
    Slot(
      name: title, component: "tableCell.textField",
      summary: "The title before a text field in a row.",
      overflow: "takes the field's room"),
    Slot(
      name: placeholder, component: "tableCell.textField",
      summary: "The placeholder of a text field in a row.",
      overflow: "loses its end"),
  ]
  /// The numbers of all table cells and the gap.
  public var metrics: [Metric] { CellMetrics.all + [Self.gap] }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        A row with a text field, and a title before it. The placeholder has one line in what the
        title leaves and loses its end; at accessibility sizes the field stands under the title.
        Text that is being written scrolls, so the slot is the placeholder's.
        """,
      options: """
        those of `tableCell.default`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per title, then one per placeholder.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let geometry = CellGeometry(content.options, in: traits)
    let titles = content.texts[Self.title] ?? []
    let placeholders = content.texts[Self.placeholder] ?? []
    let titleRoom = geometry.room(Self.title, content, style: .body, in: traits)
    var fieldRoom = geometry.room(Self.placeholder, content, style: .body, in: traits)
    fieldRoom.maximumLines = 1
    fieldRoom.wrapAssumption = nil
    let isStacked = geometry.isAccessibilityLayout
    var widths: [Double] = []
    let titlePlacements = titles.enumerated().map { index, text in
      let shaped = shaper.shape(text, locale: traits.locale, in: titleRoom.typeface)
      let fit = titleRoom.fit(shaped, in: traits, using: shaper)
      widths.append(min(titleRoom.pixelWidth(shaped, in: traits), geometry.textWidth))
      let stacks = isStacked && index < placeholders.count
      return titleRoom.place(
        shaped, fit: fit, index: index, in: traits, using: shaper,
        changes: stacks ? .stacks : [], note: stacks ? Self.stacksNote : nil)
    }
    let fieldPlacements = placeholders.enumerated().map { index, text in
      var room = fieldRoom
      guard index < titles.count else {
        return room.place(text, index: index, in: traits, using: shaper)
      }
      if isStacked {
        return room.below(titlePlacements[index].fit.height).place(
          text, index: index, in: traits, using: shaper, changes: .stacks, note: Self.stacksNote)
      }
      room.certainty.lower(to: .guess, because: Self.titleFirstNote)
      room.width -= widths[index] + room.certainty.use(Self.gap)
      return room.place(text, index: index, in: traits, using: shaper)
    }
    return titlePlacements + fieldPlacements
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A placeholder alone has the row.",
      ComponentContent("name@example.com", in: placeholder), verdicts: ["fits"]),
    ComponentExample(
      "A placeholder has one line, in a list too.",
      ComponentContent(
        "The name under which other people will find you here", in: placeholder,
        options: SlotOptions(style: "list")),
      verdicts: ["truncates"]),
    ComponentExample(
      "The title leaves the field too little.",
      ComponentContent(texts: [
        title: ["Benutzername oder E-Mail"], placeholder: ["name@beispiel.de"],
      ]),
      device: "iPhone SE (3rd generation)", locale: "de", verdicts: ["fits", "truncates"]),
    ComponentExample(
      "At accessibility sizes the field stands under the title.",
      ComponentContent(texts: [title: ["Name"], placeholder: ["Required"]]),
      category: .accessibilityLarge, verdicts: ["stacks", "stacks"]),
  ]
}
