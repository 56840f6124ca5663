/// The environment in which a text is measured, as UIKit's trait collection.
public struct Traits: Sendable, Hashable {
  /// The device.
  public var device: Device
  /// How the device is held.
  public var orientation: Orientation
  /// The chosen text size.
  public var contentSizeCategory: ContentSizeCategory
  /// Whether the accessibility setting Bold Text is on.
  public var boldText: Bool
  /// The direction of the layout.
  public var layoutDirection: LayoutDirection
  /// The locale of the interface, such as `de` or `pt-BR`.
  public var locale: String
  /// The generation of iOS.
  public var os: OSGeneration
  private var horizontalOverride: SizeClass?
  private var verticalOverride: SizeClass?

  /// Makes the traits of a full-screen app.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: How it is held.
  ///   - contentSizeCategory: The chosen text size.
  ///   - boldText: Whether Bold Text is on.
  ///   - layoutDirection: The direction of the layout; `nil` takes the one of the locale.
  ///   - locale: A BCP 47 tag or an ICU name.
  ///   - os: The generation of iOS.
  public init(
    device: Device, orientation: Orientation = .portrait,
    contentSizeCategory: ContentSizeCategory = .default, boldText: Bool = false,
    layoutDirection: LayoutDirection? = nil, locale: String = "en", os: OSGeneration = .newest
  ) {
    self.device = device
    self.orientation = orientation
    self.contentSizeCategory = contentSizeCategory
    self.boldText = boldText
    self.layoutDirection = layoutDirection ?? LayoutDirection(locale: locale)
    self.locale = locale
    self.os = os
  }

  /// Pixels per point of the device.
  public var displayScale: Double { device.scale }

  /// The width of the screen as it is held, in points.
  public var screenWidth: Double { device.screenWidth(orientation) }

  /// The height of the screen as it is held, in points.
  public var screenHeight: Double { device.screenHeight(orientation) }

  /// The safe area's insets as the device is held, without bars, in points.
  public var safeArea: Insets { device.safeArea(orientation) }

  /// The horizontal size class: the overridden one, else the device's.
  public var horizontalSizeClass: SizeClass {
    horizontalOverride ?? device.horizontalSizeClass(orientation)
  }

  /// The vertical size class: the overridden one, else the device's.
  public var verticalSizeClass: SizeClass {
    verticalOverride ?? device.verticalSizeClass(orientation)
  }

  /// The traits of a child that changes some of them and inherits the others.
  ///
  /// As in UIKit each trait is inherited for itself: overriding the locale leaves the layout
  /// direction as it is, and an overridden size class outlives a change of orientation.
  public func overridden(by overrides: TraitOverrides) -> Traits {
    var traits = self
    traits.device = overrides.device ?? device
    traits.orientation = overrides.orientation ?? orientation
    traits.contentSizeCategory = overrides.contentSizeCategory ?? contentSizeCategory
    traits.boldText = overrides.boldText ?? boldText
    traits.layoutDirection = overrides.layoutDirection ?? layoutDirection
    traits.locale = overrides.locale ?? locale
    traits.os = overrides.os ?? os
    traits.horizontalOverride = overrides.horizontalSizeClass ?? horizontalOverride
    traits.verticalOverride = overrides.verticalSizeClass ?? verticalOverride
    return traits
  }
}
