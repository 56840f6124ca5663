/// A phone or a class of iPads: the size of its screen and what the system keeps free of it.
///
/// Sources: sizes and size classes from Apple Human Interface Guidelines, Layout,
/// September 2025; safe areas from `pointfreeco/swift-snapshot-testing: View.swift` and, for the
/// phones since iPhone 14 Pro, from snapshot-test configurations derived from pull request 1046 of
/// that repository. Where they disagree, the data files tell which value was taken.
public struct Device: Sendable {
  /// The name for people, such as `iPhone 15 Pro` or `iPhone SE (2nd/3rd gen)`.
  public var name: String
  /// Phone or iPad.
  public var idiom: Idiom
  /// The width of the screen in portrait, in points.
  public var width: Double
  /// The height of the screen in portrait, in points.
  public var height: Double
  /// Pixels per point, 2 or 3.
  public var scale: Double
  /// The safe area's insets in portrait, without bars, in points.
  public var safeAreaPortrait: Insets
  /// The safe area's insets in landscape, without bars, in points.
  public var safeAreaLandscape: Insets
  /// The horizontal size class of a full-screen app in portrait.
  public var horizontalSizeClassPortrait: SizeClass
  /// The vertical size class of a full-screen app in portrait.
  public var verticalSizeClassPortrait: SizeClass
  /// The horizontal size class of a full-screen app in landscape.
  public var horizontalSizeClassLandscape: SizeClass
  /// The vertical size class of a full-screen app in landscape.
  public var verticalSizeClassLandscape: SizeClass
  /// The system's minimum margin at each side of a screen's content in portrait, in points.
  ///
  /// 16 on phones up to 402 pt wide, 20 on wider ones and on iPad. The width at which it switches
  /// is inferred (`Confidence.likely`); the two values are from useyourloaf.com.
  public var horizontalMarginPortrait: Double
  /// How sure size and portrait safe area are.
  public var confidence: Confidence

  /// Makes a device that is not in `all`, such as a phone with Display Zoom; all lengths in points.
  public init(
    name: String, idiom: Idiom, width: Double, height: Double, scale: Double,
    safeAreaPortrait: Insets, safeAreaLandscape: Insets,
    horizontalSizeClassPortrait: SizeClass, verticalSizeClassPortrait: SizeClass = .regular,
    horizontalSizeClassLandscape: SizeClass, verticalSizeClassLandscape: SizeClass,
    horizontalMarginPortrait: Double, confidence: Confidence
  ) {
    self.name = name
    self.idiom = idiom
    self.width = width
    self.height = height
    self.scale = scale
    self.safeAreaPortrait = safeAreaPortrait
    self.safeAreaLandscape = safeAreaLandscape
    self.horizontalSizeClassPortrait = horizontalSizeClassPortrait
    self.verticalSizeClassPortrait = verticalSizeClassPortrait
    self.horizontalSizeClassLandscape = horizontalSizeClassLandscape
    self.verticalSizeClassLandscape = verticalSizeClassLandscape
    self.horizontalMarginPortrait = horizontalMarginPortrait
    self.confidence = confidence
  }

  /// The width of the screen when held so, in points.
  public func screenWidth(_ orientation: Orientation) -> Double {
    orientation == .portrait ? width : height
  }

  /// The height of the screen when held so, in points.
  public func screenHeight(_ orientation: Orientation) -> Double {
    orientation == .portrait ? height : width
  }

  /// The safe area's insets when held so, in points.
  public func safeArea(_ orientation: Orientation) -> Insets {
    orientation == .portrait ? safeAreaPortrait : safeAreaLandscape
  }

  /// The horizontal size class of a full-screen app when held so.
  public func horizontalSizeClass(_ orientation: Orientation) -> SizeClass {
    orientation == .portrait ? horizontalSizeClassPortrait : horizontalSizeClassLandscape
  }

  /// The vertical size class of a full-screen app when held so.
  public func verticalSizeClass(_ orientation: Orientation) -> SizeClass {
    orientation == .portrait ? verticalSizeClassPortrait : verticalSizeClassLandscape
  }
}

extension Device {
  /// All phones from oldest to newest screen, then all classes of iPads from oldest to newest.
  public static let all: [Device] = phones + tablets

  /// The phones an audit uses unless told otherwise, narrowest first.
  ///
  /// All get iOS 26. Their portrait widths are 375, 390, 393, 402 and 430 points; the other widths
  /// (414, 420, 428 and 440) leave more room, margins subtracted, than the 402 pt of iPhone 17.
  public static let auditDefaults: [Device] = [
    "iPhone SE (3rd gen)", "iPhone 14", "iPhone 15", "iPhone 17", "iPhone 16 Plus",
  ].compactMap(named)
}

extension Device: Hashable {
  /// Hashes what tells devices apart, not all members: devices are part of many dictionary keys.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(width)
    hasher.combine(height)
  }
}
