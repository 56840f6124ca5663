import Components
import DynamicType
import TextLayout

/// What one measurement asks for: a text, and either a bare font and room or a place in a component.
struct MeasureRequest: Sendable {
  var text: String
  /// Whether the text and its companions are Markdown; nil leaves it to the place's options.
  var markdown: MarkdownOption?
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
  /// The font; without a style or a size that of body.
  var font = SlotFont()
  var boldText = false
  /// In points; `nil` is unbounded.
  var width: Double?
  /// 0: no limit.
  var maximumLines = 0
  /// 1: never shrinks.
  var minimumScale = 1.0
  var lineBreakMode = LineBreakMode.byTruncatingTail

  /// The font as it is drawn at a text size, before any shrinking.
  func typeface(for category: ContentSizeCategory) -> Typeface {
    Typeface(font, category: category, boldText: boldText)
  }

  /// Whether the font is the same at every text size.
  var isFixed: Bool {
    ContentSizeCategory.allCases.allSatisfy { typeface(for: $0) == typeface(for: .default) }
  }
}

/// A place in a component, and the environment it is shown in.
struct PlaceRequest: Sendable {
  var slot: String
  var device: Device
  var orientation = Orientation.portrait
  var window = WindowSize.fullScreen
  var os = OSGeneration.newest
  var boldText = false
  var options = SlotOptions()
  /// Texts shown beside it, by slot name.
  var companions: [String: [String]] = [:]

  func traits(locale: String, category: ContentSizeCategory) -> Traits {
    Traits(
      device: device, orientation: orientation, window: window, contentSizeCategory: category,
      boldText: boldText, layoutDirection: LayoutDirection(locale: locale), locale: locale, os: os)
  }

  /// What is wrong with the window; nil where the device offers it.
  var windowFault: String? {
    WindowOption.fault(window, of: device, orientation, os: os)
  }
}
