/// The traits that a child of an interface changes, as `UITraitOverrides`; `nil` inherits.
public struct TraitOverrides: Sendable, Hashable {
  /// The device, or `nil` to inherit it.
  public var device: Device?
  /// The orientation, or `nil` to inherit it.
  public var orientation: Orientation?
  /// The part of the screen that the app's window takes, or `nil` to inherit it.
  public var window: WindowSize?
  /// The text size, or `nil` to inherit it.
  public var contentSizeCategory: ContentSizeCategory?
  /// The least text size, as `UIView.minimumContentSizeCategory`; `nil` sets no limit.
  public var minimumContentSizeCategory: ContentSizeCategory?
  /// The greatest text size, as `UIView.maximumContentSizeCategory`; `nil` sets no limit.
  public var maximumContentSizeCategory: ContentSizeCategory?
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
    device: Device? = nil, orientation: Orientation? = nil, window: WindowSize? = nil,
    contentSizeCategory: ContentSizeCategory? = nil,
    minimumContentSizeCategory: ContentSizeCategory? = nil,
    maximumContentSizeCategory: ContentSizeCategory? = nil, boldText: Bool? = nil,
    layoutDirection: LayoutDirection? = nil, locale: String? = nil, os: OSGeneration? = nil,
    horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.window = window
    self.contentSizeCategory = contentSizeCategory
    self.minimumContentSizeCategory = minimumContentSizeCategory
    self.maximumContentSizeCategory = maximumContentSizeCategory
    self.boldText = boldText
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.os = os
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  /// A text size within the limits. Of limits that exclude each other the greatest size wins
  /// (useyourloaf.com: Restricting Dynamic Type Sizes).
  func limited(_ category: ContentSizeCategory) -> ContentSizeCategory {
    let raised = minimumContentSizeCategory.map { max(category, $0) } ?? category
    return maximumContentSizeCategory.map { min(raised, $0) } ?? raised
  }
}
