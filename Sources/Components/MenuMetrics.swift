import DynamicType

/// The numbers of menus.
enum MenuMetrics {
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
    "space between a menu and the side of the screen", 8, source: Source.none,
    confidence: .guess)
  static let lines = Metric(
    "lines of a menu item's title", 2, source: Source.flutterMenu, confidence: .certain)

  static let plainInset26 = Metric(
    "space at each side of a menu item's title, iOS 26", 28, source: Source.openUIKitMenu,
    confidence: .certain)
  static let checkedInset26 = Metric(
    "space before a menu item's title when an item is checked, iOS 26", 40,
    source: Source.openUIKitMenu, confidence: .certain)
  static let imageInset26 = Metric(
    "space before a menu item's title when an item has an image, iOS 26", 60,
    source: Source.openUIKitMenu, confidence: .certain)

  static let sideInset = Metric(
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

  static let lines26Note =
    "assumed: menu titles have as many lines on iOS 26 as before, two, or no limit at "
    + "accessibility sizes"
  static let accessibility26Note =
    "estimate: width of a menu at accessibility sizes on iOS 26, taken from iOS 18"
  static let pad26Note = "estimate: width of a menu on a pad with iOS 26, taken from iOS 18"

  static let all = [
    width, accessibilityWidth, padWidth, padAccessibilityWidth, screenPadding, lines,
    plainInset26, checkedInset26, imageInset26, sideInset, checkColumn, imageColumn, header,
  ]
}

/// The widths of a menu in its traits, in points.
struct MenuGeometry {
  let isAccessibilityLayout: Bool
  /// Width of an item's title.
  let itemWidth: Double
  /// Width of the menu's title and its sections' titles.
  let headerWidth: Double
  /// How sure the widths are.
  let certainty: Certainty

  init(_ options: SlotOptions, in traits: Traits) {
    var certainty = Certainty()
    let isNew = traits.os >= .iOS26
    let isAccessible = traits.contentSizeCategory.isAccessibilityCategory
    isAccessibilityLayout = isAccessible
    let width = options.width ?? Self.menuWidth(isNew, isAccessible, traits, &certainty)

    let isChecked = options.selected == true || options.accessory == "checkmark"
    var hasImage = false
    if let image = options.image, image != .none { hasImage = true }
    if isNew {
      let side = MenuMetrics.plainInset26.value
      var leading = side
      if isChecked { leading = MenuMetrics.checkedInset26.value }
      if hasImage { leading = MenuMetrics.imageInset26.value }
      itemWidth = width - leading - side
      headerWidth = width - 2 * side
    } else {
      // The columns follow the line height of body, with a small correction by its size.
      let category = traits.contentSizeCategory
      let lineHeight = TextStyle.body.leading(for: category)
      let growth = TextStyle.body.pointSize(for: category) - 17
      let side = MenuMetrics.sideInset.value
      var leading = side
      var trailing = side
      if isChecked { leading = lineHeight + MenuMetrics.checkColumn.value - 0.311 * growth }
      if hasImage, !isAccessible {
        trailing = lineHeight + MenuMetrics.imageColumn.value + 0.1 * growth
      }
      itemWidth = width - leading - trailing
      headerWidth = width - 2 * side
    }
    self.certainty = certainty
  }

  private static func menuWidth(
    _ isNew: Bool, _ isAccessible: Bool, _ traits: Traits, _ certainty: inout Certainty
  ) -> Double {
    let isPad = traits.device.idiom == .pad
    if isNew, isPad {
      certainty.lower(to: .guess, because: MenuMetrics.pad26Note)
    } else if isNew, isAccessible {
      certainty.lower(to: .guess, because: MenuMetrics.accessibility26Note)
    }
    let width: Metric
    if isPad {
      width = isAccessible ? MenuMetrics.padAccessibilityWidth : MenuMetrics.padWidth
    } else {
      width = isAccessible ? MenuMetrics.accessibilityWidth : MenuMetrics.width
    }
    let value = certainty.use(width)
    // 370 points do not fit a phone 375 or 320 wide with any space at its sides.
    let most =
      traits.screenWidth - traits.safeArea.left - traits.safeArea.right
      - 2 * MenuMetrics.screenPadding.value
    guard value > most else { return value }
    _ = certainty.use(MenuMetrics.screenPadding)
    return most
  }
}
