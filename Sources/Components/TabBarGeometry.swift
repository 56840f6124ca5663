import DynamicType
import TextShaping

/// How a tab bar is laid out in its traits.
package struct TabBarGeometry {
  /// Where the titles stand.
  package enum Layout {
    /// Under the images: a phone in portrait, or a compact width.
    case stacked
    /// Beside the images in a low bar: a phone in landscape.
    case compactInline
    /// Beside the images in a regular width: an iPad, or a large phone in landscape.
    case inline
    /// Alone in the floating bar at the top of an iPad.
    case top
  }

  static let countNote =
    "assumed: five tabs, the most a phone shows; the option 'count' says how many there are"
  static let landscape26Note =
    "assumed: in landscape the tab bar of iOS 26 has its titles beside the images, in the size "
    + "of iOS 18"

  /// Where the titles stand.
  package let layout: Layout
  /// Tabs that share the width.
  package let count: Int
  /// Width of one tab's button in points; in the bar at the top that of the whole bar.
  package let itemWidth: Double
  /// Width for a tab's title; in the bar at the top that of the whole bar.
  package let titleWidth: Double
  /// Size of the titles in points.
  package let pointSize: Double
  /// Weight of the titles.
  let weight: FontWeight
  let certainty: Certainty

  /// Finds the layout of a bar.
  ///
  /// - Parameter texts: tabs whose titles are known.
  package init(_ options: SlotOptions, texts: Int, in traits: Traits) {
    var certainty = Certainty()
    certainty.check(style: options.style, known: ["top"])
    let isNew = traits.os >= .iOS26
    layout = Self.layout(options, isNew, traits)
    let isPhone = traits.device.idiom == .phone

    var count = max(options.count ?? 0, texts)
    if options.count == nil, texts <= 1 {
      count = Int(TabBarMetrics.mostOnPhone.value)
      if layout != .top { certainty.lower(to: .guess, because: Self.countNote) }
    }
    if isPhone { count = min(count, Int(certainty.use(TabBarMetrics.mostOnPhone))) }
    self.count = count

    let safeArea = traits.safeArea
    let width = options.width ?? traits.containerWidth - safeArea.left - safeArea.right
    switch layout {
    case .top:
      itemWidth = width - 2 * certainty.use(TabBarMetrics.topSide)
      titleWidth = itemWidth
      pointSize = certainty.use(TabBarMetrics.topSize)
      weight = .regular
    case .stacked, .inline, .compactInline:
      var button: Double
      if isNew {
        let ends = certainty.use(TabBarMetrics.platterEnds26)
        let platter = min(
          Double(count) * certainty.use(TabBarMetrics.pitch26) + ends,
          width - 2 * certainty.use(TabBarMetrics.side26))
        button = (platter - ends) / Double(count) + certainty.use(TabBarMetrics.overlap26)
        itemWidth = button
        button -= 2 * certainty.use(TabBarMetrics.inset26)
      } else {
        button = width / Double(count) - certainty.use(TabBarMetrics.itemGap)
        itemWidth = button
      }
      switch layout {
      case .compactInline:
        if isNew { certainty.lower(to: .guess, because: Self.landscape26Note) }
        titleWidth = button - certainty.use(TabBarMetrics.compactInlineImage)
        pointSize = certainty.use(TabBarMetrics.compactInlineSize)
      case .inline:
        titleWidth = button - certainty.use(TabBarMetrics.inlineImage)
        pointSize = certainty.use(TabBarMetrics.inlineSize)
      case .stacked, .top:
        titleWidth = button
        pointSize = certainty.use(TabBarMetrics.size)
      }
      weight = isNew ? .semibold : layout == .stacked ? .medium : .regular
    }
    self.certainty = certainty
  }

  private static func layout(
    _ options: SlotOptions, _ isNew: Bool, _ traits: Traits
  ) -> Layout {
    let isRegular = traits.horizontalSizeClass == .regular
    if traits.device.idiom == .pad {
      guard isRegular else { return .stacked }
      return isNew || options.style == "top" ? .top : .inline
    }
    if traits.verticalSizeClass == .compact { return isRegular ? .inline : .compactInline }
    return .stacked
  }
}
