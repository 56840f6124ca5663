import DynamicType

/// The widths of a menu in its traits, in points.
package struct MenuGeometry {
  /// The menu is laid out for accessibility sizes.
  package let isAccessibilityLayout: Bool
  /// Width of an item's title.
  package let itemWidth: Double
  /// Width of a submenu's title, beside its chevron.
  package let submenuWidth: Double
  /// Width of the whole menu.
  package let width: Double
  /// Width of the menu's title and its sections' titles.
  package let headerWidth: Double
  /// From the menu's leading edge to an item's title.
  package let itemX: Double
  /// From the menu's leading edge to a submenu's title.
  package let submenuX: Double
  /// How sure the widths are.
  let certainty: Certainty

  /// Finds the widths of a menu.
  package init(_ options: SlotOptions, in traits: Traits) {
    var certainty = Certainty()
    let isNew = traits.os >= .iOS26
    let isAccessible = traits.contentSizeCategory.isAccessibilityCategory
    isAccessibilityLayout = isAccessible
    if traits.os < .iOS13 { certainty.lower(to: .guess, because: MenuMetrics.oldNote) }
    let width = options.width ?? Self.menuWidth(isNew, isAccessible, traits, &certainty)

    let isChecked = options.selected == true || options.accessory == "checkmark"
    var hasImage = false
    if let image = options.image, image != .none { hasImage = true }
    if isNew {
      let side = MenuMetrics.plainInset26.value
      var leading = side
      if isChecked { leading = MenuMetrics.checkedInset26.value }
      if hasImage { leading = MenuMetrics.imageInset26.value }
      itemX = leading
      submenuX = leading
      itemWidth = max(0, width - leading - side)
      headerWidth = max(0, width - 2 * side)
      let chevron =
        MenuMetrics.chevronCenter26.value + MenuMetrics.chevronWidth26.value / 2
        + MenuMetrics.chevronGap26.value
      submenuWidth = max(0, width - leading - chevron)
    } else {
      // The columns follow the line height of body, with a small correction by its size.
      let category = traits.contentSizeCategory
      let lineHeight = TextStyle.body.leading(for: category)
      let growth = TextStyle.body.pointSize(for: category) - 17
      let side = MenuMetrics.sideInset.value
      let column = lineHeight + MenuMetrics.checkColumn.value - 0.311 * growth
      let leading = isChecked ? column : side
      var trailing = side
      if hasImage, !isAccessible {
        trailing = lineHeight + MenuMetrics.imageColumn.value + 0.1 * growth
      }
      itemX = leading
      submenuX = column
      itemWidth = max(0, width - leading - trailing)
      submenuWidth = max(0, width - column - trailing)
      headerWidth = max(0, width - 2 * side)
    }
    self.width = width
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
      traits.windowWidth - traits.windowSafeArea.left - traits.windowSafeArea.right
      - 2 * MenuMetrics.screenPadding.value
    guard value > most else { return value }
    _ = certainty.use(MenuMetrics.screenPadding)
    return most
  }
}
