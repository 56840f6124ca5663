import DynamicType

/// The numbers of menus.
package enum MenuMetrics {
  static let width = Metric(
    "width of a menu on a phone", 250, source: "\(Source.openUIKitMenu); \(Source.flutterMenu)",
    confidence: .certain)
  static let accessibilityWidth = Metric(
    "width of a menu on a phone at accessibility sizes, iOS 18", 370,
    source: Source.flutterMenu, confidence: .certain)
  static let padWidth = Metric(
    "width of a menu on a pad, iOS 18", 262, source: Source.flutterMenu, confidence: .certain)
  static let padAccessibilityWidth = Metric(
    "width of a menu on a pad at accessibility sizes, iOS 18", 343, source: Source.flutterMenu,
    confidence: .certain)
  static let screenPadding = Metric(
    "space between a menu and the edge of the screen", 8, source: Source.none,
    confidence: .guess)
  static let lines = Metric(
    "lines of a menu item's title", 2, source: Source.flutterMenu, confidence: .certain)

  /// Space at each side of a menu item's title, iOS 26, in points.
  package static let plainInset26 = Metric(
    "space at each side of a menu item's title, iOS 26", 28, source: Source.openUIKitMenu,
    confidence: .certain)
  /// Space before a menu item's title when an item is checked, iOS 26, in points.
  package static let checkedInset26 = Metric(
    "space before a menu item's title when an item is checked, iOS 26", 40,
    source: Source.openUIKitMenu, confidence: .certain)
  /// Space before a menu item's title when an item has an image, iOS 26, in points.
  package static let imageInset26 = Metric(
    "space before a menu item's title when an item has an image, iOS 26", 60,
    source: Source.openUIKitMenu, confidence: .certain)

  /// Space at a side of a menu without check mark or image, iOS 13–18, in points.
  package static let sideInset = Metric(
    "space at a side of a menu without check mark or image, iOS 13–18", 16,
    source: Source.flutterMenu, confidence: .certain)
  static let checkColumn = Metric(
    "column for the check mark beyond the line height of body, iOS 13–18", 10,
    source: Source.flutterMenu, confidence: .certain)
  static let imageColumn = Metric(
    "column for the image beyond the line height of body, iOS 13–18", 22,
    source: Source.flutterMenu, confidence: .certain)
  static let header = Metric(
    "size of a menu's title at the default size, iOS 13–18", 13, source: Source.none,
    confidence: .guess)

  /// Middle of a submenu's chevron from the side of a menu, iOS 26, in points.
  package static let chevronCenter26 = Metric(
    "middle of a submenu's chevron from the side of a menu, iOS 26", 31,
    source: Source.openUIKitMenu, confidence: .certain)
  /// Width of a submenu's chevron, iOS 26, in points.
  package static let chevronWidth26 = Metric(
    "width of a submenu's chevron, iOS 26", 9.333, source: Source.openUIKitMenu,
    confidence: .certain)
  static let chevronGap26 = Metric(
    "space between a submenu's title and its chevron, iOS 26", 8, source: Source.none,
    confidence: .guess)
  static let rowPadding26 = Metric(
    "space above and below a menu item's texts together, iOS 26", 21.667,
    source: Source.openUIKitMenu, confidence: .certain)
  static let subtitleRowPadding26 = Metric(
    "space around a menu item's title and subtitle together, iOS 26", 22,
    source: Source.openUIKitMenu, confidence: .certain)
  static let platterPadding26 = Metric(
    "space above and below a menu's items, iOS 26", 10, source: Source.openUIKitMenu,
    confidence: .certain)
  /// Space above and below a menu's title together, iOS 26, in points.
  package static let headerPadding26 = Metric(
    "space above and below a menu's title together, iOS 26", 24.667,
    source: Source.openUIKitMenu, confidence: .certain)
  static let sectionGap26 = Metric(
    "space between two sections of a menu, iOS 26", 21, source: Source.openUIKitMenu,
    confidence: .certain)
  static let rowTopFactor = Metric(
    "line heights of body from the top of a menu item to its first baseline, iOS 13–18",
    1.273, source: Source.flutterMenu, confidence: .certain)
  static let rowBottomFactor = Metric(
    "line heights of body from the last baseline of a menu item to its bottom, iOS 13–18", 0.71,
    source: Source.flutterMenu, confidence: .certain)
  /// Space between a menu item's title and subtitle, iOS 13–18, in points.
  package static let subtitleGap = Metric(
    "space between a menu item's title and subtitle, iOS 13–18", 1, source: Source.flutterMenu,
    confidence: .certain)
  static let sectionGap = Metric(
    "divider between two sections of a menu, iOS 13–18", 8, source: Source.flutterMenu,
    confidence: .certain)
  /// Space above and below a menu's title together, iOS 13–18, in points.
  package static let headerPadding = Metric(
    "space above and below a menu's title together, iOS 13–18", 20, source: Source.none,
    confidence: .guess)
  /// Most items in a row of medium ones, in points.
  package static let mediumItems = Metric(
    "most items in a row of medium ones", 3, source: Source.elementSize, confidence: .certain)
  /// Most items in a row of small ones, in points.
  package static let smallItems = Metric(
    "most items in a row of small ones", 4, source: Source.elementSize, confidence: .certain)
  static let mediumInset = Metric(
    "space at each side of a medium menu item's title", 6, source: Source.none,
    confidence: .guess)

  static let lines26Note =
    "assumed: menu titles have as many lines on iOS 26 as before, two, or no limit at "
    + "accessibility sizes"
  static let accessibility26Note =
    "estimate: width of a menu at accessibility sizes on iOS 26, taken from iOS 18"
  static let pad26Note = "estimate: width of a menu on a pad with iOS 26, taken from iOS 18"

  static let oldNote =
    "there was no UIMenu before iOS 13: taken as on iOS 13–18"
  static let submenuNote =
    "assumed: before iOS 26 a submenu's chevron stands in the column of the check mark"
  static let mediumNote =
    "estimate: a medium menu item's title has footnote's size and one line"
  static let imageOnlyNote =
    "the title is not drawn beside the image: it is what VoiceOver reads"
  static let scrollsNote26 =
    "estimate: height of a menu, for which only phones at the default size were measured"

  static let all = [
    width, accessibilityWidth, padWidth, padAccessibilityWidth, screenPadding, lines,
    plainInset26, checkedInset26, imageInset26, chevronCenter26, chevronWidth26, chevronGap26,
    rowPadding26, subtitleRowPadding26, platterPadding26, headerPadding26, sectionGap26,
    sideInset, checkColumn, imageColumn, header, rowTopFactor, rowBottomFactor, subtitleGap,
    sectionGap, headerPadding, mediumItems, smallItems, mediumInset,
  ]
}

extension Source {
  static let elementSize = "UIMenu.preferredElementSize (Apple documentation, with its pictures)"
}
