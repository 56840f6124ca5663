import DynamicType
import Markup
import TextLayout
import TextShaping

/// The buttons of an alert in their traits.
struct AlertButtons {
  private let options: SlotOptions
  private let geometry: AlertGeometry
  private let traits: Traits
  private let shaper: TextShaper
  private let typeface: Typeface
  /// Text size over the default one; the space around a title grows with it.
  private let scale: Double

  init(
    _ options: SlotOptions, _ geometry: AlertGeometry, in traits: Traits,
    using shaper: TextShaper
  ) {
    self.options = options
    self.geometry = geometry
    self.traits = traits
    self.shaper = shaper
    let regular: FontWeight = geometry.isNew ? .medium : .regular
    typeface = .style(
      .body, weight: options.selected == true ? .semibold : regular, in: traits,
      minimum: .large)
    scale = typeface.pointSize / TextStyle.body.pointSize(for: .large)
  }

  /// Places the buttons.
  ///
  /// - Returns: the number of rows they take, at least one, and the height of one.
  func place(
    _ buttons: [MarkupText], into placements: inout [Placement]
  ) -> (count: Double, height: Double) {
    let least =
      geometry.isNew ? AlertMetrics.buttonHeight26.value : AlertMetrics.buttonHeight.value
    let count = max(buttons.count, options.count ?? 1)
    guard !buttons.isEmpty else { return (Double(count == 2 ? 1 : count), least) }

    var shaped: [ShapedText] = []
    shaped.reserveCapacity(buttons.count)
    let half = geometry.halfButtonWidth(scale: scale)
    var allFit = true
    for text in buttons {
      let one = shaper.shape(text, locale: traits.locale, in: typeface)
      shaped.append(one)
      if count == 2, allFit {
        allFit = TextFitter.naturalWidth(one, pointSize: typeface.pointSize) <= half + 0.001
      }
    }
    let isSideBySide = count == 2 && allFit
    let isForcedToStack = count == 2 && !allFit
    let room = room(width: isSideBySide ? half : geometry.fullButtonWidth(scale: scale))
    var tallest = 0.0
    for (index, text) in shaped.enumerated() {
      let fit = room.fit(text, in: traits, using: shaper)
      tallest = max(tallest, fit.height)
      var room = room
      var note: String?
      if isForcedToStack { note = geometry.isNew ? Alert.stacksNote26 : Alert.stacksNote }
      if geometry.isNew, fit.scale < 1 || fit.isTruncated || fit.lineCount > 1 {
        room.certainty.lower(to: .guess, because: Alert.overflowNote26)
      }
      if geometry.isNew, isForcedToStack { room.certainty.lower(to: .guess) }
      placements.append(
        room.place(
          text, fit: fit, index: index, in: traits, using: shaper,
          changes: isForcedToStack ? .stacks : [], note: note))
    }
    // A row keeps the space around its title that it has around one line at the default size.
    let space = least - TextStyle.body.pointSize(for: .large) * TextFitter.lineHeight
    return (isSideBySide ? 1 : Double(count), max(least, tallest + space))
  }

  private func room(width: Double) -> TextRoom {
    var certainty = geometry.certainty
    if geometry.isNew { _ = certainty.use(AlertMetrics.buttonInset26) }
    var room = TextRoom(
      slot: Alert.button, width: width,
      maximumLines: geometry.isAccessibilityLayout ? 0 : 1, typeface: typeface,
      certainty: certainty)
    if !geometry.isAccessibilityLayout {
      room.minimumScale = min(1, AlertMetrics.smallestButtonSize.value / typeface.pointSize)
    }
    return room
  }
}
