import DynamicType
import Markup
import TextShaping

/// The actions behind a row: `UIContextualAction`, SwiftUI's `swipeActions(edge:)`, and the button
/// that confirms a deletion.
public struct TableRow: Component {
  static let swipeAction = "tableRow.swipeAction"
  static let deleteButton = "tableRow.deleteButton"

  /// `tableRow`.
  public let name = "tableRow"
  /// The actions and the delete button.
  public let slots = [
    Slot(
      name: swipeAction, component: "tableRow",
      summary: "The title of an action that a swipe over a row shows.",
      overflow: "two lines, shrinks, then loses its end"),
    Slot(
      name: deleteButton, component: "tableRow",
      summary: "The title of the button that deletes a row.",
      overflow: "two lines, shrinks, then loses its end"),
  ]
  /// The numbers of the actions.
  public var metrics: [Metric] { TableRowMetrics.all }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        The actions behind a row (`UIContextualAction`, SwiftUI's `swipeActions(edge:)`) and the
        button that confirms a deletion. Until iOS 12 a button is as wide as its title, which has
        one line. Since then an action widens from 74 to 120 points, its title wraps to a second
        line, shrinks a little, and then loses its end. Several actions on one side share the width
        of the row. An action with an image shows its title only in a tall row. iOS 11 and 12 are
        taken to be as iOS 10. Nobody has measured how titles of actions follow the text size, and
        how wide actions of iOS 26 are: findings that rest on it are guesses.
        """,
      options: """
        `count` (actions on the same side, when fewer are given as companions), `image`, `height`
        and `width` of the row, `font`, `lineLimit`, `minimumScale`, `truncation`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per action, then one per delete button; all stand on one side of one row.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let texts = [Self.swipeAction, Self.deleteButton].map { ($0, content.texts[$0] ?? []) }
    if traits.os < .iOS13 { return layOutOld(texts, content, in: traits, using: shaper) }
    let options = content.options
    let count = max(1, options.count ?? 0, texts.reduce(0) { $0 + $1.1.count })
    var certainty = Certainty()
    let row =
      options.width
      ?? traits.containerWidth - traits.safeArea.left - traits.safeArea.right
    var width = certainty.use(TableRowMetrics.mostWidth)
    if row / Double(count) < width {
      width = row / Double(count)
      certainty.lower(to: .guess, because: TableRowMetrics.crowdedNote)
    }
    width -= 2 * certainty.use(TableRowMetrics.padding)
    if traits.os >= .iOS26 {
      certainty.lower(to: .guess, because: TableRowMetrics.new26Note)
    }
    // The title of an action with an image is drawn in a tall row only.
    var ignored = Certainty()
    let height = options.height ?? RowHeight.height(in: traits, &ignored)
    if let image = options.image, image != .none, height < TableRowMetrics.imageHeight.value {
      certainty.lower(to: .guess, because: TableRowMetrics.imageNote)
    }
    return texts.flatMap { slot, texts in
      let action = SwipeAction(slot, content, width: width, certainty, in: traits)
      return texts.enumerated().map { action.place($1, index: $0, in: traits, using: shaper) }
    }
  }

  /// Buttons as wide as their titles, as long as the row has room for all.
  private func layOutOld(
    _ texts: [(String, [MarkupText])], _ content: ComponentContent, in traits: Traits,
    using shaper: TextShaper
  ) -> [Placement] {
    var certainty = Certainty()
    let padding = 2 * certainty.use(TableRowMetrics.oldPadding)
    let size = certainty.use(TableRowMetrics.oldSize)
    let row =
      content.options.width
      ?? traits.containerWidth - traits.safeArea.left - traits.safeArea.right
    var rooms: [(room: TextRoom, shaped: ShapedText, index: Int, width: Double)] = []
    for (slot, texts) in texts {
      let options = content.optionsApply(to: slot) ? content.options : SlotOptions()
      for (index, text) in texts.enumerated() {
        var room = TextRoom(
          slot: slot, width: row - padding, maximumLines: options.lineLimit ?? 1,
          typeface: Typeface(
            options.font ?? SlotFont(size: size), scales: options.scales,
            category: traits.contentSizeCategory, boldText: traits.boldText),
          certainty: certainty)
        room.maximumHeight = content.options.height
        room.follow(options)
        let shaped = shaper.shape(text, locale: traits.locale, in: room.typeface)
        rooms.append((room, shaped, index, room.pixelWidth(shaped, in: traits) + padding))
      }
    }
    let count = max(content.options.count ?? 0, rooms.count)
    let total = rooms.reduce(0) { $0 + $1.width }
    return rooms.map { room, shaped, index, width in
      var room = room
      if count > rooms.count || total > row {
        room.width = row / Double(count) - padding
        room.certainty.lower(to: .guess, because: TableRowMetrics.oldShareNote)
      } else {
        room.width = row - (total - width) - padding
      }
      return room.place(
        shaped, fit: room.fit(shaped, in: traits, using: shaper), index: index, in: traits,
        using: shaper)
    }
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "The usual titles fit.",
      ComponentContent(texts: [swipeAction: ["More", "Flag"], deleteButton: ["Delete"]]),
      verdicts: ["fits", "fits", "fits"]),
    ComponentExample(
      "A title of two words wraps.",
      ComponentContent("Mark as unread", in: swipeAction), verdicts: ["wraps"]),
    ComponentExample(
      "A word a little too wide shrinks.",
      ComponentContent(
        "Herunterladen", in: swipeAction, options: SlotOptions(width: 330, count: 3)),
      locale: "de", verdicts: ["shrinks"]),
    ComponentExample(
      "A long title loses its end.",
      ComponentContent("Remove this download from every device", in: deleteButton),
      verdicts: ["truncates"]),
    ComponentExample(
      "Before iOS 13 a long title makes its button wide.",
      ComponentContent("Remove from this phone", in: deleteButton), os: .iOS7,
      verdicts: ["fits"]),
    ComponentExample(
      "The title does not grow with the text size.",
      ComponentContent("Delete", in: deleteButton),
      category: .accessibilityExtraExtraExtraLarge, verdicts: ["fits"]),
  ]
}

/// The room of one action.
private struct SwipeAction {
  let room: TextRoom
  let isFree: Bool

  init(
    _ slot: String, _ content: ComponentContent, width: Double, _ certainty: Certainty,
    in traits: Traits
  ) {
    let options = content.optionsApply(to: slot) ? content.options : SlotOptions()
    var certainty = certainty
    let size = certainty.use(TableRowMetrics.size)
    if traits.contentSizeCategory != .default {
      certainty.lower(to: .guess, because: TableRowMetrics.scalesNote)
    }
    let lines = options.lineLimit ?? Int(certainty.use(TableRowMetrics.lines))
    let font = options.font ?? SlotFont(size: size, weight: .medium)
    var room = TextRoom(
      slot: slot, width: width, maximumLines: lines,
      typeface: Typeface(
        font, scales: options.scales, category: traits.contentSizeCategory,
        boldText: traits.boldText),
      certainty: certainty)
    room.maximumHeight = content.options.height
    room.follow(options)
    self.room = room
    isFree = options.minimumScale == nil && options.lineLimit == nil
  }

  func place(
    _ text: MarkupText, index: Int, in traits: Traits, using shaper: TextShaper
  ) -> Placement {
    let placement = room.place(text, index: index, in: traits, using: shaper)
    guard isFree, placement.verdict.isHarmful else { return placement }
    // What a second line does not save may be saved by a smaller font on one line.
    var small = room
    small.maximumLines = 1
    small.minimumScale = small.certainty.use(TableRowMetrics.leastScale)
    let shrunk = small.place(text, index: index, in: traits, using: shaper)
    return shrunk.verdict.isHarmful ? placement : shrunk
  }
}
