import DynamicType
import Markup
import TextLayout
import TextShaping

/// The title and the message of an alert, or of a card that is laid out as one.
struct AlertTexts {
  private struct Item {
    let text: ShapedText
    let fit: Fit
    let room: TextRoom
    let index: Int
    let isTitle: Bool
  }

  private let geometry: AlertGeometry
  private let traits: Traits
  private let shaper: TextShaper
  private let isSingle: Bool
  private let fieldCount: Int
  private let scale: Double
  private var items: [Item] = []

  /// - Parameters:
  ///   - slots: the slots of the titles and of the messages.
  ///   - isSingle: the text is the card's only one.
  ///   - fieldCount: text fields under the texts.
  init(
    titles: [MarkupText], messages: [MarkupText], slots: (title: String, message: String),
    isSingle: Bool, fieldCount: Int, _ geometry: AlertGeometry, in traits: Traits,
    using shaper: TextShaper
  ) {
    self.geometry = geometry
    self.traits = traits
    self.shaper = shaper
    self.isSingle = isSingle
    self.fieldCount = fieldCount
    let category = max(traits.contentSizeCategory, .large)
    scale = TextStyle.body.pointSize(for: category) / TextStyle.body.pointSize(for: .large)
    for (slot, texts) in [(slots.title, titles), (slots.message, messages)] where !texts.isEmpty {
      let isTitle = slot == slots.title
      let room = TextRoom(
        slot: slot, width: geometry.textWidth, maximumLines: 0,
        typeface: typeface(isTitle: isTitle), certainty: geometry.certainty)
      for (index, text) in texts.enumerated() {
        let shaped = shaper.shape(text, locale: traits.locale, in: room.typeface)
        let fit = room.fit(shaped, in: traits, using: shaper)
        items.append(Item(text: shaped, fit: fit, room: room, index: index, isTitle: isTitle))
      }
    }
  }

  /// Height in points of the part above the buttons with the tallest texts.
  var height: Double { height(title: tallest(true), message: tallest(false)) }

  /// One placement per title, then per message. Several titles are several cards: each is judged
  /// with the tallest message, and the other way round.
  func placements(actions: Double, available: Double) -> [Placement] {
    let title = tallest(true)
    let message = tallest(false)
    return items.map { item in
      let height = height(
        title: item.isTitle ? item.fit.height : title,
        message: item.isTitle ? message : item.fit.height)
      let scrolls = geometry.scrolling(content: height, actions: actions, available: available)
        .content
      var room = item.room
      if scrolls {
        if geometry.isNew { room.certainty.lower(to: .guess, because: AlertGeometry.scrollsNote26) }
        if fieldCount > 0 { _ = room.certainty.use(AlertMetrics.keyboardHeight(in: traits)) }
      }
      return room.place(
        item.text, fit: item.fit, index: item.index, in: traits, using: shaper,
        changes: scrolls ? .scrolls : [],
        note: scrolls ? AlertGeometry.tooTallNote(height + actions - available) : nil)
    }
  }

  private func height(title: Double, message: Double) -> Double {
    geometry.contentHeight(
      title: title, message: message, isSingle: isSingle, fields: fieldCount, scale: scale)
  }

  private func tallest(_ isTitle: Bool) -> Double {
    items.reduce(0) { $1.isTitle == isTitle ? max($0, $1.fit.height) : $0 }
  }

  private func typeface(isTitle: Bool) -> Typeface {
    if geometry.isNew, isSingle { return .style(.body, in: traits, minimum: .large) }
    if isTitle { return .style(.headline, weight: .semibold, in: traits, minimum: .large) }
    let style: TextStyle =
      geometry.isPopover ? .body : geometry.isNew ? .subheadline : .footnote
    return .style(style, in: traits, minimum: .large)
  }
}
