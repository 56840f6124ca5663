import Components
import DynamicType
import TextLayout
import TextShaping

/// The room a slot gives a single text, learnt by laying out a few sample texts.
///
/// Components change their layout with the text (a value moves below its title, say), but only to
/// give it more room. The narrowest room seen is therefore a safe one: a text that fits it is
/// harmless, and the component need not be asked.
struct RoomProbe {
  /// What the room depends on besides the text.
  struct Key: Hashable {
    let slot: String
    let options: SlotOptions
    let direction: LayoutDirection
  }

  let pointSize: Double
  let font: FontDescriptor
  let width: Double
  let maximumLines: Int
  /// Height in points that is free for text without any doubt.
  let safeHeight: Double

  /// Short, medium and long samples; a layout that depends on length shows its rooms on them.
  private static let samples = [
    "x", "Notifications", "Allow the sounds and banners of this conversation on every device",
  ]

  /// Learns the room; nil when samples do not show a plain room, and every text must be laid out.
  init?(
    component: any Component, slot: String, options: SlotOptions, defaultFont: SlotFont?,
    traits: Traits, shaper: TextShaper
  ) {
    // A fixed height, or siblings that share the room, make it depend on more than width.
    if options.height != nil { return nil }
    // The bounds below are those of untracked text.
    if options.font?.tracking ?? defaultFont?.tracking ?? 0 != 0 { return nil }
    var width = Double.infinity
    var size = 0.0
    var lines: Int?
    var font: FontDescriptor?
    for sample in Self.samples {
      let content = ComponentContent(
        sample, in: slot, options: options, defaultFont: defaultFont)
      let placements = component.layOut(content, in: traits, using: shaper)
      guard placements.count == 1, let placement = placements.first, placement.slot == slot,
        placement.maximumHeight == nil, placement.verdict != .scrolls
      else { return nil }
      if font == nil {
        font = placement.font
      } else if font != placement.font {
        return nil
      }
      if lines == nil {
        lines = placement.maximumLines
      } else if lines != placement.maximumLines {
        return nil
      }
      width = min(width, placement.availableWidth)
      size = max(size, placement.pointSize)
    }
    guard let font, let lines, width.isFinite, size > 0 else { return nil }
    self.font = font
    self.width = width
    pointSize = size
    maximumLines = lines
    // A quarter of the window is free in every component whose texts may have several lines.
    safeHeight = traits.windowHeight / 4
  }

  /// Whether a text is harmless here without laying it out.
  func isHarmless(_ bound: WidthBound) -> Bool {
    guard bound.isComplete else { return false }
    let natural = bound.shaped.advance(pointSize: pointSize)
    if bound.newlines == 0, natural <= width { return true }
    if maximumLines == 1 { return false }
    let factors = bound.shaped.opticalSize.factors(at: pointSize)
    guard bound.piece.width(factors) <= width else { return false }
    // Two lines in a row are together wider than the room, else they would be one.
    let lines = 2 * natural / width + 1 + Double(2 * bound.newlines)
    if maximumLines > 0, lines > Double(maximumLines) { return false }
    return lines * pointSize * 1.5 <= safeHeight
  }
}
