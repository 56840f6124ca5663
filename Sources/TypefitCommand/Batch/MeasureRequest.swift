import Components
import DynamicType
import TextLayout

/// What one measurement asks for: a text, and either a bare font and room or a place in a component.
struct MeasureRequest: Sendable {
  var text: String
  var locale = "en"
  var category = ContentSizeCategory.default
  var target = Target.bare(BareRequest())

  enum Target: Sendable {
    case bare(BareRequest)
    case place(PlaceRequest)
  }
}

/// A font and a room, without a component.
struct BareRequest: Sendable {
  /// The text style, or the style that a scaled size grows with.
  var style = TextStyle.body
  /// A fixed size in points; `nil` takes the style's own.
  var size: Double?
  /// Whether a fixed size grows with the category, as `UIFontMetrics` makes it.
  var scalesSize = false
  /// `nil` takes the style's own weight.
  var weight: FontWeight?
  var italic = false
  /// In points; `nil` is unbounded.
  var width: Double?
  /// 0: no limit.
  var maximumLines = 0
  /// 1: never shrinks.
  var minimumScale = 1.0
  var lineBreakMode = LineBreakMode.byTruncatingTail

  /// The weight to draw with.
  var resolvedWeight: FontWeight { weight ?? (size == nil ? style.weight : .regular) }

  /// The size in points at a category, before any shrinking.
  func pointSize(for category: ContentSizeCategory) -> Double {
    guard let size else { return style.pointSize(for: category) }
    return scalesSize ? FontMetrics(style).scaledPointSize(size, for: category) : size
  }

  /// The line pitch in points, `nil` for the font's own, which is what `systemFont(ofSize:)` has.
  func leading(for category: ContentSizeCategory) -> Double? {
    size == nil ? style.leading(for: category) : nil
  }
}

/// A place in a component, and the environment it is shown in.
struct PlaceRequest: Sendable {
  var slot: String
  var device: Device
  var orientation = Orientation.portrait
  var os = OSGeneration.newest
  var boldText = false
  var options = SlotOptions()
  /// Texts shown beside it, by slot name.
  var companions: [String: [String]] = [:]

  func traits(locale: String, category: ContentSizeCategory) -> Traits {
    Traits(
      device: device, orientation: orientation, contentSizeCategory: category, boldText: boldText,
      layoutDirection: LayoutDirection(locale: locale), locale: locale, os: os)
  }
}
