/// The traits that a child of an interface changes, as `UITraitOverrides`; `nil` inherits.
public struct TraitOverrides: Sendable, Hashable {
  /// The device, or `nil` to inherit it.
  public var device: Device?
  /// The orientation, or `nil` to inherit it.
  public var orientation: Orientation?
  /// The text size, or `nil` to inherit it.
  public var contentSizeCategory: ContentSizeCategory?
  /// Whether Bold Text is on, or `nil` to inherit it.
  public var boldText: Bool?
  /// The layout direction, or `nil` to inherit it.
  public var layoutDirection: LayoutDirection?
  /// The locale, or `nil` to inherit it.
  public var locale: String?
  /// The generation of iOS, or `nil` to inherit it.
  public var os: OSGeneration?
  /// The horizontal size class, or `nil` to inherit it.
  public var horizontalSizeClass: SizeClass?
  /// The vertical size class, or `nil` to inherit it.
  public var verticalSizeClass: SizeClass?

  /// Makes overrides; a trait that is left out is inherited.
  public init(
    device: Device? = nil, orientation: Orientation? = nil,
    contentSizeCategory: ContentSizeCategory? = nil, boldText: Bool? = nil,
    layoutDirection: LayoutDirection? = nil, locale: String? = nil, os: OSGeneration? = nil,
    horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.contentSizeCategory = contentSizeCategory
    self.boldText = boldText
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.os = os
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }
}
