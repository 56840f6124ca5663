import DynamicType

/// The numbers of tab bars.
package enum TabBarMetrics {
  /// Space between two tabs' buttons, iOS 7–18, in points.
  package static let itemGap = Metric(
    "space between two tabs' buttons, iOS 7–18", 4,
    source: "view hierarchy dumps of tab bars in public posts (iOS 8–18)", confidence: .certain)
  static let size = Metric(
    "size of a tab's title under its image", 10,
    source: "Human Interface Guidelines, Typography; \(Source.openUIKitTabBar)",
    confidence: .certain)
  static let compactInlineSize = Metric(
    "size of a tab's title beside its image on a phone in landscape, iOS 11–18", 12,
    source: "react-navigation: BottomTabItem, modelled on UIKit", confidence: .guess)
  static let inlineSize = Metric(
    "size of a tab's title beside its image in a regular width, iOS 11–17", 13,
    source: "react-navigation: BottomTabItem; callstack/react-native-bottom-tabs: TabBarFontSize",
    confidence: .likely)
  /// Image beside a tab's title with its gap on a phone in landscape, in points.
  package static let compactInlineImage = Metric(
    "image beside a tab's title with its gap on a phone in landscape", 26, source: Source.none,
    confidence: .guess)
  /// Image beside a tab's title with its gap in a regular width, in points.
  package static let inlineImage = Metric(
    "image beside a tab's title with its gap in a regular width", 36, source: Source.none,
    confidence: .guess)

  /// From tab to tab, iOS 26, in points.
  package static let pitch26 = Metric(
    "from tab to tab, iOS 26", 86, source: Source.openUIKitTabBar, confidence: .certain)
  /// Width of a tab bar's platter beyond its tabs, iOS 26, in points.
  package static let platterEnds26 = Metric(
    "width of a tab bar's platter beyond its tabs, iOS 26", 16, source: Source.openUIKitTabBar,
    confidence: .certain)
  static let side26 = Metric(
    "least space beside a tab bar's platter, iOS 26", 21,
    source: "view hierarchy dumps in public repositories (iOS 26 and 27, platters of 4 and 5 "
      + "tabs 360 wide on a screen of 402)", confidence: .certain)
  /// Width of a tab's button beyond the distance from tab to tab, iOS 26, in points.
  package static let overlap26 = Metric(
    "width of a tab's button beyond the distance from tab to tab, iOS 26", 8,
    source: "view hierarchy dumps in public repositories (iOS 26: buttons of 94 and 77)",
    confidence: .certain)
  static let inset26 = Metric(
    "space at each side of a tab's title in its button, iOS 26", 4, source: Source.none,
    confidence: .guess)

  static let topSize = Metric(
    "size of a tab's title in the bar at the top of an iPad, iPadOS 18 and later", 17,
    source: "\(Source.openUIKitTabBar), iPadOS 26", confidence: .likely)
  /// Space at each side of a tab's title in the bar at the top of an iPad, in points.
  package static let topInset = Metric(
    "space at each side of a tab's title in the bar at the top of an iPad", 16,
    source: "\(Source.openUIKitTabBar), iPadOS 26", confidence: .likely)
  /// Least space beside the bar at the top of an iPad, in points.
  package static let topSide = Metric(
    "least space beside the bar at the top of an iPad", 20, source: Source.none,
    confidence: .guess)

  static let mostOnPhone = Metric(
    "most tabs a phone shows (a number; the last of more is More)", 5,
    source: "Human Interface Guidelines, Tab bars", confidence: .certain)

  static let badgeSize = Metric(
    "size of a badge's text", 13, source: Source.openUIKitTabBar, confidence: .certain)
  /// Width of a badge beyond its text, in points.
  package static let badgeInsets = Metric(
    "width of a badge beyond its text", 8,
    source: "view hierarchy dump in a public post (iOS 10: a badge of two digits, 24 wide)",
    confidence: .likely)

  static let all = [
    itemGap, size, compactInlineSize, inlineSize, compactInlineImage, inlineImage, pitch26,
    platterEnds26, side26, overlap26, inset26, topSize, topInset, topSide, mostOnPhone, badgeSize,
    badgeInsets,
  ]
}

extension Source {
  static let openUIKitTabBar =
    "Vercantez/openuikit: Sources/OpenUIKit/UITabBar.swift (iOS 26.1)"
}
