import DynamicType

/// A font an app sets itself: of the system or of its own, in a text style or a size.
public struct SlotFont: Sendable, Hashable {
  /// The family of the app's own font; nil, or `system`, for the system font.
  public var family: String?
  /// The text style. The system font takes its size, leading and weight from it; a font with a
  /// size follows its growth (`UIFontMetrics`) where it scales at all.
  public var style: TextStyle?
  /// The size in points, greater than 0, at the default text size.
  public var size: Double?
  /// The weight; nil for the style's own, or regular.
  public var weight: FontWeight?
  /// The italic; nil for upright.
  public var isItalic: Bool?
  /// The width, where the font has several; nil for the standard one.
  public var width: FontWidth?
  /// Space in points added to every character, negative to take some away
  /// (`NSAttributedString.Key.tracking`); it does not follow Dynamic Type.
  public var tracking: Double?
  /// Whether the size follows Dynamic Type; nil: a text style and a font of the app's own do, a
  /// size of the system font does not, as `UIFont.systemFont(ofSize:)` does not.
  public var scales: Bool?

  /// The name that stands for the system font where another is the app's default.
  public static let systemFamily = "system"

  /// Creates a font; a size wins over a style.
  public init(
    family: String? = nil, style: TextStyle? = nil, size: Double? = nil,
    weight: FontWeight? = nil, isItalic: Bool? = nil, width: FontWidth? = nil,
    tracking: Double? = nil, scales: Bool? = nil
  ) {
    self.family = family
    self.style = style
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.tracking = tracking
    self.scales = scales
  }

  /// The family of the app's own font, if it is one.
  public var customFamily: String? { family == Self.systemFamily ? nil : family }

  /// This font with what it leaves open taken from another.
  ///
  /// Family, slope, width and tracking are taken each for itself; size, style and weight only
  /// together and only where this font says nothing of them, since half a style is none.
  ///
  /// - Parameter takesSize: whether size, style and weight are taken at all.
  public func filled(from other: SlotFont, takesSize: Bool) -> SlotFont {
    var font = self
    font.family = family ?? other.family
    font.isItalic = isItalic ?? other.isItalic
    font.width = width ?? other.width
    font.tracking = tracking ?? other.tracking
    font.scales = scales ?? other.scales
    if takesSize, size == nil, style == nil, weight == nil {
      font.size = other.size
      font.style = other.style
      font.weight = other.weight
    }
    return font
  }
}

extension SlotFont: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case family, style, size, weight
    case isItalic = "italic"
    case width, tracking, scales
  }

  /// The members of the JSON object.
  public static let memberNames = CodingKeys.allCases.map(\.rawValue)

  /// Decodes `{"style": "body"}` or `{"family": "Brand Sans", "size": 15, "weight": "semibold"}`.
  ///
  /// - Throws: `DecodingError` that names an unknown member or value.
  public init(from decoder: any Decoder) throws {
    try refuseUnknownMembers(decoder, of: "member of font", allowed: Self.memberNames)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    family = try container.decodeIfPresent(String.self, forKey: .family)
    size = try container.length(.size)
    style = try container.named(
      .style, "text style", allowed: TextStyle.allCases.map(\.rawValue), TextStyle.init(name:))
    weight = try container.named(
      .weight, "weight", allowed: FontWeight.allCases.map(\.rawValue), FontWeight.init(name:))
    isItalic = try container.decodeIfPresent(Bool.self, forKey: .isItalic)
    width = try container.named(
      .width, "width", allowed: FontWidth.allCases.map(\.rawValue), FontWidth.init(name:))
    tracking = try container.decodeIfPresent(Double.self, forKey: .tracking)
    if let tracking, !(-100...100).contains(tracking) {
      throw container.refuse(.tracking, "tracking is \(tracking); expected -100 to 100 points")
    }
    scales = try container.decodeIfPresent(Bool.self, forKey: .scales)
  }

  /// Encodes the members that are set.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(family, forKey: .family)
    try container.encodeIfPresent(style?.rawValue, forKey: .style)
    try container.encodeIfPresent(size, forKey: .size)
    try container.encodeIfPresent(weight?.rawValue, forKey: .weight)
    try container.encodeIfPresent(isItalic, forKey: .isItalic)
    try container.encodeIfPresent(width?.rawValue, forKey: .width)
    try container.encodeIfPresent(tracking, forKey: .tracking)
    try container.encodeIfPresent(scales, forKey: .scales)
  }
}
