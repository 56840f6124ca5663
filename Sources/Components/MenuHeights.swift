import DynamicType
import TextLayout

/// The heights of a menu's rows in its traits, in points, and the room the screen has for them.
package struct MenuHeights {
  private let isNew: Bool
  private let category: ContentSizeCategory
  private let traits: Traits

  /// Finds the heights of a menu.
  package init(in traits: Traits) {
    isNew = traits.os >= .iOS26
    category = traits.contentSizeCategory
    self.traits = traits
  }

  /// Height of an item's row.
  ///
  /// - Parameters:
  ///   - title: height of its title.
  ///   - subtitle: height of its subtitle, 0 for none.
  package func row(title: Double, subtitle: Double = 0) -> Double {
    if isNew {
      return subtitle > 0
        ? title + subtitle + MenuMetrics.subtitleRowPadding26.value
        : title + MenuMetrics.rowPadding26.value
    }
    let line = TextStyle.body.leading(for: category)
    let least =
      rounded(line * MenuMetrics.rowTopFactor.value)
      + rounded(line * MenuMetrics.rowBottomFactor.value)
    let texts = subtitle > 0 ? title + MenuMetrics.subtitleGap.value + subtitle : title
    return max(least, texts + max(0, least - line))
  }

  /// Height of the menu's title or of a section's.
  package func header(text: Double) -> Double {
    text + (isNew ? MenuMetrics.headerPadding26.value : MenuMetrics.headerPadding.value)
  }

  /// Space before a section.
  package var sectionGap: Double {
    isNew ? MenuMetrics.sectionGap26.value : MenuMetrics.sectionGap.value
  }

  /// Space above the first row and below the last.
  package var padding: Double { isNew ? MenuMetrics.platterPadding26.value : 0 }

  /// Height the screen has for a menu.
  package var available: Double {
    let safeArea = traits.windowSafeArea
    return max(
      0,
      traits.windowHeight - safeArea.top - safeArea.bottom - 2 * MenuMetrics.screenPadding.value)
  }

  private func rounded(_ points: Double) -> Double {
    (points * traits.displayScale).rounded() / traits.displayScale
  }
}
