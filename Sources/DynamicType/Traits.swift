/// The environment in which a text is measured, as UIKit's trait collection.
public struct Traits: Sendable, Hashable {
  /// The device.
  public var device: Device
  /// How the device is held.
  public var orientation: Orientation
  /// The part of the screen that the app's window takes; one that the device does not offer counts as
  /// the whole screen (`Device.windowBounds`).
  public var window: WindowSize
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
  /// The view of the container that a component is laid out in, such as a column of a split view; nil
  /// for the whole window.
  public var container: ContainerBounds?
  private var horizontalOverride: SizeClass?
  private var verticalOverride: SizeClass?

  /// Makes the traits of an app.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: How it is held.
  ///   - window: The part of the screen that the app's window takes.
  ///   - contentSizeCategory: The chosen text size.
  ///   - boldText: Whether Bold Text is on.
  ///   - layoutDirection: The direction of the layout; `nil` takes the one of the locale.
  ///   - locale: A BCP 47 tag or an ICU name.
  ///   - os: The generation of iOS.
  public init(
    device: Device, orientation: Orientation = .portrait, window: WindowSize = .fullScreen,
    contentSizeCategory: ContentSizeCategory = .default, boldText: Bool = false,
    layoutDirection: LayoutDirection? = nil, locale: String = "en", os: OSGeneration = .newest
  ) {
    self.device = device
    self.orientation = orientation
    self.window = window
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

  /// The app's window: its size, and how sure that is.
  public var windowBounds: WindowBounds {
    device.windowBounds(window, orientation, os: os)
      ?? WindowBounds(width: screenWidth, height: screenHeight)
  }

  /// The width of the app's window, in points.
  public var windowWidth: Double { window == .fullScreen ? screenWidth : windowBounds.width }

  /// The height of the app's window, in points.
  public var windowHeight: Double { window == .fullScreen ? screenHeight : windowBounds.height }

  /// The safe area's insets of the window, without bars, in points: those of the screen, whichever
  /// part of it the window takes, which for a window that is not at its edges is an assumption.
  public var windowSafeArea: Insets { device.safeArea(orientation) }

  /// The width of the container a component is in, in points; the window's without one.
  public var containerWidth: Double { container?.width ?? windowWidth }

  /// The height of the container a component is in, in points; the window's without one.
  public var containerHeight: Double { container?.height ?? windowHeight }

  /// The safe area's insets in the container, in points; the window's without one.
  public var safeArea: Insets { container?.safeArea ?? windowSafeArea }

  /// The system's minimum margin at each side of the content before iOS 26, in points.
  ///
  /// `UIViewController.systemMinimumLayoutMargins` is 16 in little width and 20 in more. On an iPad,
  /// and in a part of a phone's window, it follows the container: 16 below 414 points, the width from
  /// which phones have 20, else 20 (`Confidence.likely`).
  public var horizontalMargin: Double {
    guard device.idiom == .pad || containerWidth < windowWidth else {
      return device.horizontalMarginPortrait
    }
    return containerWidth < 414 ? 16 : 20
  }

  /// The horizontal size class: the overridden one, else the window's.
  public var horizontalSizeClass: SizeClass {
    if let horizontalOverride { return horizontalOverride }
    guard window != .fullScreen, device.idiom == .pad else {
      return device.horizontalSizeClass(orientation)
    }
    return device.horizontalSizeClass(windowWidth: windowWidth)
  }

  /// The vertical size class: the overridden one, else the device's; a window of an iPad has always
  /// regular height.
  public var verticalSizeClass: SizeClass {
    verticalOverride ?? device.verticalSizeClass(orientation)
  }

  /// The traits of a child that changes some of them and inherits the others.
  ///
  /// As in UIKit each trait is inherited for itself: overriding the locale leaves the layout
  /// direction as it is, and an overridden size class outlives a change of orientation. The limits of
  /// the text size act on what the child inherits or overrides.
  public func overridden(by overrides: TraitOverrides) -> Traits {
    var traits = self
    traits.device = overrides.device ?? device
    traits.orientation = overrides.orientation ?? orientation
    traits.window = overrides.window ?? window
    traits.contentSizeCategory = overrides.limited(
      overrides.contentSizeCategory ?? contentSizeCategory)
    traits.boldText = overrides.boldText ?? boldText
    traits.layoutDirection = overrides.layoutDirection ?? layoutDirection
    traits.locale = overrides.locale ?? locale
    traits.os = overrides.os ?? os
    traits.horizontalOverride = overrides.horizontalSizeClass ?? horizontalOverride
    traits.verticalOverride = overrides.verticalSizeClass ?? verticalOverride
    return traits
  }
}

/// The view of a container view controller, in which its content is laid out.
public struct ContainerBounds: Sendable, Hashable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double
  /// What bars and the screen's edges keep free of it, in points.
  public var safeArea: Insets

  /// Makes bounds, all lengths in points.
  public init(width: Double, height: Double, safeArea: Insets) {
    self.width = width
    self.height = height
    self.safeArea = safeArea
  }
}
