import Components
import DynamicType

/// What the app imposes on a place, as far as a report states it. Lengths are in points.
///
/// | member of `limits` | meaning |
/// |---|---|
/// | `font` | a text style, or words with `… pt`, a weight and `fixed`: `system 15 pt, fixed` |
/// | `lines` | the most lines, 0 for no limit |
/// | `width` | a number; `fixed` for a width nobody wrote down, `unbounded` where nothing limits it |
/// | `height` | a number; `fixed` for a height nobody wrote down |
/// | `frame_w`, `frame_h` | the same, numbers |
/// | `box_inset`, `inset` | distance of the place from each side of the screen |
/// | `text_leading`, `title_leading`, `text_trailing` | room taken before and after the text |
/// | `items`, `segments` | how many share the room |
/// | `min_scale` | how far the font may shrink |
/// | `mode` | `middle truncation` |
/// | `sibling` | a text beside it |
/// | `argument` | words that end in `such as …`, the value of a placeholder |
/// | `note` | the app's own sizes in words, without a number |
/// | `column` | the place stands in a column whose width nobody wrote down |
///
/// `fixed width` and `fixed height` in the report's own words say the same as `fixed`, `fill
/// proportionally` that views side by side share their room so.
struct CaseLimits: Sendable {
  var font: SlotFont?
  var lines: Int?
  var width: Double?
  var height: Double?
  var inset: Double?
  var leading: Double?
  var trailing: Double?
  var count: Int?
  var minimumScale: Double?
  var isMiddleTruncated = false
  var sibling: String?
  var argument: String?
  /// There is a width of the app's own, and the report does not state it.
  var isWidthFixed = false
  /// Nothing keeps a text from becoming wider than the screen.
  var isWidthUnbounded = false
  /// There is a height of the app's own, and the report does not state it.
  var isHeightFixed = false
  /// Views side by side share their room as `UIStackView.Distribution.fillProportionally`.
  var isProportional = false
  /// There is a room of the app's own, and the report does not state it.
  var hasUnknownRoom = false

  /// The limits with what the report says of the place and of what happened there.
  func completed(by component: String, _ outcome: String) -> CaseLimits {
    var limits = self
    let words = "\(component). \(outcome)".lowercased()
    if width == nil, words.contains("fixed width") { limits.isWidthFixed = true }
    if height == nil, words.contains("fixed height") { limits.isHeightFixed = true }
    limits.isProportional = words.contains("fill proportionally")
    return limits
  }

  /// The font in a report's words; nil when they name none.
  static func font(_ words: String) -> SlotFont? {
    let parts = words.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }
      .map(String.init)
    var font = SlotFont()
    for (index, part) in parts.enumerated() {
      if let size = Double(part), font.size == nil, parts.dropFirst(index + 1).first == "pt" {
        font.size = size
      } else if part == "fixed" {
        font.scales = false
      } else if part != "system", let weight = FontWeight(name: part), font.weight == nil {
        font.weight = weight
      } else if let style = TextStyle(name: part), font.style == nil {
        font.style = style
      }
    }
    return font == SlotFont() ? nil : font
  }
}
