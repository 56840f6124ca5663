import DynamicType

/// A font settled for one measurement.
struct Typeface {
  /// Size in points.
  var pointSize: Double
  /// Distance between baselines in points; nil for the font's own.
  var leading: Double?
  /// Weight, Bold Text included.
  var weight: FontWeight

  /// A text style as iOS draws it in these traits.
  ///
  /// - Parameters:
  ///   - weight: nil for the style's own.
  ///   - minimum: the smallest category the component follows.
  static func style(
    _ style: TextStyle, weight: FontWeight? = nil, in traits: Traits,
    minimum: ContentSizeCategory = .extraSmall
  ) -> Typeface {
    let category = max(traits.contentSizeCategory, minimum)
    let base = weight ?? style.weight
    return Typeface(
      pointSize: style.pointSize(for: category), leading: style.leading(for: category),
      weight: traits.boldText ? base.bolder : base)
  }

  /// The font the app sets, or else a text style.
  static func resolve(
    _ options: SlotOptions, applies: Bool, or style: TextStyle, weight: FontWeight? = nil,
    in traits: Traits
  ) -> Typeface {
    guard applies, options.font != nil || options.scales != nil else {
      return .style(style, weight: weight, in: traits)
    }
    let font = options.font
    if let size = font?.size {
      let base = font?.weight ?? .regular
      let scaled =
        options.scales == true
        ? FontMetrics(font?.style ?? .body).scaledPointSize(
          size, for: traits.contentSizeCategory)
        : size
      return Typeface(
        pointSize: scaled, leading: nil, weight: traits.boldText ? base.bolder : base)
    }
    var fixed = traits
    if options.scales == false { fixed.contentSizeCategory = .large }
    return .style(
      font?.style ?? style, weight: font?.weight ?? (font?.style == nil ? weight : nil),
      in: fixed)
  }
}
