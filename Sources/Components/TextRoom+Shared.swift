import DynamicType

/// Rooms that several components have.
extension TextRoom {
  /// Takes over how the app wants a text cut, and how far it may shrink first.
  mutating func follow(_ options: SlotOptions) {
    lineBreakMode = options.lineBreakMode
    minimumScale = options.minimumScale ?? 1
  }

  /// The room of an inline title between two insets: one line that grows as bars do.
  static func inlineTitle(
    _ slot: String, width: Double, inset: Metric, _ certainty: Certainty, in traits: Traits
  ) -> TextRoom {
    var certainty = certainty
    let inset = certainty.use(inset)
    var clamped = traits
    clamped.contentSizeCategory = BarGrowth.category(in: traits)
    return TextRoom(
      slot: slot, width: max(0, width - 2 * inset), maximumLines: 1,
      typeface: .style(.headline, in: clamped), certainty: certainty)
  }

  /// The room of a label that is the app's own, alone or inside a system component.
  ///
  /// - Parameter lines: the most lines unless the options name a limit.
  static func ofApp(
    _ slot: String, width: Double, lines: Int, _ content: ComponentContent, style: TextStyle,
    weight: FontWeight? = nil, certainty: Certainty, in traits: Traits
  ) -> TextRoom {
    let options = content.optionsApply(to: slot) ? content.options : SlotOptions()
    var room = TextRoom(
      slot: slot, width: width, maximumLines: options.lineLimit ?? lines,
      typeface: .resolve(
        content, slot: slot, or: style, weight: weight, takesDefaultSize: true, in: traits),
      certainty: certainty)
    room.maximumHeight = options.height
    room.follow(options)
    return room
  }
}
