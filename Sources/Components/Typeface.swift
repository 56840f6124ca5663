import DynamicType
import TextShaping

/// A font settled for one measurement.
public struct Typeface: Sendable, Hashable {
  /// Size in points.
  public var pointSize: Double
  /// Distance between baselines in points; nil for the font's own.
  public var leading: Double?
  /// The face; its weight has Bold Text in it.
  public var font: FontDescriptor
  /// Weight of strong emphasis: that of the style's emphasized variant (Apple: `Font.bold()`; Human
  /// Interface Guidelines, Typography), bold for a font of the app's own. For a size of the system
  /// font semibold, as `UIFont.boldSystemFont(ofSize:)` has it, is an estimate.
  public var strongWeight = FontWeight.semibold
  /// Points added to every character.
  public var tracking: Double = 0
  /// How sure size and weight are: that of the rule of `UIFontMetrics` where it is used, and a
  /// guess with Bold Text, whose mapping Apple does not publish.
  public var confidence = Confidence.certain

  /// Weight of the font, Bold Text included.
  public var weight: FontWeight { font.weight }
}

extension Typeface {
  /// The font an app sets, as iOS draws it at a text size.
  ///
  /// - A text style has its own size, leading and weight (`UIFont.preferredFont(forTextStyle:)`).
  /// - A size of the system font has its own line height, and stays as it is unless `scales` is
  ///   true (`UIFont.systemFont(ofSize:weight:)`).
  /// - A font of the app's own grows with its style unless `scales` is false
  ///   (`UIFontMetrics.scaledFont(for:)`, SwiftUI's `Font.custom(_:size:relativeTo:)`). Without a
  ///   size it starts from the style's at the default text size.
  ///
  /// Bold Text makes the system font one step heavier, in a style or a size. It leaves fonts of the
  /// app alone: `UIAccessibility.isBoldTextEnabled` is the app's business. (WebKit's
  /// `FontCacheCoreText.cpp` raises the weight of system fonts only; mozilla-mobile/firefox-ios,
  /// pull request 553, says the same of `UIFont.systemFont(ofSize:weight:)`.)
  ///
  /// - Parameters:
  ///   - font: the font.
  ///   - own: the style of the place, which counts where the font names none.
  ///   - ownWeight: the weight of the place; nil for the style's.
  ///   - scales: what the place says of scaling; the font's own word wins.
  ///   - category: the text size.
  ///   - boldText: Bold Text is on.
  public init(
    _ font: SlotFont, or own: TextStyle = .body, weight ownWeight: FontWeight? = nil,
    scales: Bool? = nil, category: ContentSizeCategory, boldText: Bool = false
  ) {
    let scales = font.scales ?? scales
    let style = font.style ?? own
    if let family = font.customFamily {
      let size = font.size ?? style.pointSize(for: .default)
      self.init(
        size, scaledWith: scales ?? true ? FontMetrics(style) : nil, category: category)
      self.font = FontDescriptor(family: family, weight: font.weight ?? .regular)
      strongWeight = .bold
    } else if let size = font.size {
      let metrics = FontMetrics(font.style ?? .body)
      self.init(size, scaledWith: scales ?? false ? metrics : nil, category: category)
      setWeight(font.weight ?? .regular, boldText: boldText)
    } else {
      self = .style(
        style, weight: font.weight ?? (font.style == nil ? ownWeight : nil),
        category: scales ?? true ? category : .default, boldText: boldText)
    }
    self.font.isItalic = font.isItalic ?? false
    self.font.width = font.width ?? .standard
    tracking = font.tracking ?? 0
    self.font.usesLigatures = tracking == 0
  }

  private static func style(
    _ style: TextStyle, weight: FontWeight?, category: ContentSizeCategory, boldText: Bool
  ) -> Typeface {
    var face = Typeface(
      pointSize: style.pointSize(for: category), leading: style.leading(for: category),
      font: FontDescriptor())
    face.strongWeight = style.emphasizedWeight
    face.setWeight(weight ?? style.weight, boldText: boldText)
    return face
  }

  private init(
    _ size: Double, scaledWith metrics: FontMetrics?, category: ContentSizeCategory
  ) {
    pointSize = metrics?.scaledPointSize(size, for: category) ?? size
    font = FontDescriptor()
    confidence = metrics?.confidence ?? .certain
  }

  private mutating func setWeight(_ weight: FontWeight, boldText: Bool) {
    font.weight = weight
    guard boldText else { return }
    font.weight = weight.bolder
    strongWeight = strongWeight.bolder
    confidence = .guess
  }

  /// A text style as iOS draws it in these traits.
  ///
  /// - Parameters:
  ///   - weight: nil for the style's own.
  ///   - minimum: the smallest category the component follows.
  static func style(
    _ style: TextStyle, weight: FontWeight? = nil, in traits: Traits,
    minimum: ContentSizeCategory = .extraSmall
  ) -> Typeface {
    .style(
      style, weight: weight, category: max(traits.contentSizeCategory, minimum),
      boldText: traits.boldText)
  }

  /// The font the app sets for a slot, or else a size of the system font that does not follow
  /// Dynamic Type, as `UIButton.titleLabel` and `UISegmentedControl` have it.
  ///
  /// - Parameter isSystemDrawn: the app's default font does not reach the slot; otherwise its
  ///   family does.
  static func resolve(
    _ content: ComponentContent, slot: String, orSize size: Double,
    weight: FontWeight = .regular, isSystemDrawn: Bool = false, in traits: Traits
  ) -> Typeface {
    let options = content.optionsApply(to: slot) ? content.options : SlotOptions()
    var font = options.font ?? SlotFont()
    if !isSystemDrawn, let base = content.defaultFont {
      font = font.filled(from: base, takesSize: false)
    }
    if font.size == nil, font.style == nil {
      font.size = size
      font.weight = font.weight ?? weight
      font.scales = font.scales ?? options.scales ?? false
    }
    return Typeface(
      font, scales: options.scales, category: traits.contentSizeCategory,
      boldText: traits.boldText)
  }

  /// The font the app sets for a slot, or else a text style.
  ///
  /// - Parameters:
  ///   - style: the component's own style for the slot.
  ///   - weight: the component's own weight; nil for the style's.
  ///   - takesDefaultSize: the slot has no style of its own that would win over the size of the
  ///     app's default font.
  static func resolve(
    _ content: ComponentContent, slot: String, or style: TextStyle, weight: FontWeight? = nil,
    takesDefaultSize: Bool = false, in traits: Traits
  ) -> Typeface {
    let options = content.optionsApply(to: slot) ? content.options : SlotOptions()
    var font = options.font ?? SlotFont()
    if let base = content.defaultFont {
      font = font.filled(from: base, takesSize: takesDefaultSize)
    }
    return Typeface(
      font, or: style, weight: weight, scales: options.scales,
      category: traits.contentSizeCategory, boldText: traits.boldText)
  }
}
