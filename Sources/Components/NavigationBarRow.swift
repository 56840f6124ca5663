import DynamicType
import Markup
import TextLayout
import TextShaping

/// The row of a navigation bar: the back button, the other buttons and the room left for the title.
package struct NavigationBarRow {
  /// One bar button item that takes width.
  struct Item {
    /// Position among the texts of the slot; nil for an item that is only an image.
    var text: Int?
    /// Width in points it wants, its insets included.
    var width: Double
    var isLeading: Bool
    var isImage: Bool
  }

  /// Which title the back button shows.
  enum BackTitleShown {
    case full, generic, none
  }

  let isNew: Bool
  let backLead: Metric
  let barWidth: Double
  /// From the edge of the bar to its first item.
  let leadingMargin: Double
  let trailingMargin: Double
  let leadingInset: Double
  private let trailingInset: Double
  let gap: Double
  /// Points around a button's title.
  let titleInsets: Double
  let hasBack: Bool
  private(set) var items: [Item]
  private let imageWidth: Double
  private(set) var certainty: Certainty

  /// - Parameters:
  ///   - buttonWidths: widths of the buttons' titles in points.
  ///   - hasBack: there is a back button, with or without a title.
  init(
    _ content: ComponentContent, buttonWidths: [Double], hasBack: Bool, in traits: Traits
  ) {
    var certainty = Certainty()
    certainty.check(style: content.options.style, known: NavigationBar.styleNames)
    isNew = traits.os >= .iOS26
    backLead =
      traits.os < .iOS13 ? NavigationBarMetrics.backLeadBefore : NavigationBarMetrics.backLead
    self.hasBack = hasBack
    let safeArea = traits.safeArea
    var inset = (leading: safeArea.left, trailing: safeArea.right)
    var width = traits.containerWidth
    if let imposed = NavigationBar.barWidth(content) {
      width = imposed
      inset = (0, 0)
    }
    barWidth = width
    leadingInset = inset.leading
    trailingInset = inset.trailing
    let margin =
      isNew ? certainty.use(BarMetrics.side26) : traits.horizontalMargin
    if !isNew { certainty.lower(to: BarMetrics.margin.confidence) }
    leadingMargin = inset.leading + margin
    trailingMargin = inset.trailing + margin
    let gap26 =
      BarMetrics.hasHomeButton(traits) ? BarMetrics.itemGap26Home : BarMetrics.itemGap26
    gap = certainty.use(isNew ? gap26 : BarMetrics.itemGap)
    titleInsets = isNew ? 2 * certainty.use(BarMetrics.inset26(in: traits)) : 0

    imageWidth = certainty.use(isNew ? NavigationBarMetrics.back26 : BarMetrics.imageItem)
    let isImage = NavigationBar.isImage(content)
    let texts = buttonWidths.count
    let count = max(texts, content.options.count ?? texts)
    let style = content.options.style
    var items: [Item] = []
    for index in 0..<count {
      var item = Item(text: nil, width: imageWidth, isLeading: false, isImage: true)
      if index < texts {
        item.text = index
        if !isImage {
          item.isImage = false
          item.width = NavigationBar.itemWidth(buttonWidths[index], in: traits)
        }
      }
      // One button stands at the trailing edge; of two or more the first stands at the leading one,
      // as Cancel does beside Done, where no back button takes the place.
      item.isLeading =
        style == "leading" || (style != "trailing" && index == 0 && count > 1 && !hasBack)
      items.append(item)
    }
    self.items = items
    self.certainty = certainty
  }

  /// Width in points of the back button's place, its margin included.
  ///
  /// - Parameter title: width of the title; nil for none.
  func backEnd(_ title: Double?) -> Double {
    guard hasBack else { return 0 }
    if isNew { return leadingMargin + NavigationBarMetrics.back26.value }
    guard let title else { return leadingInset + NavigationBarMetrics.chevron.value }
    return leadingInset + backLead.value + title
  }

  private func groupWidth(leading: Bool) -> Double {
    var width = 0.0
    var count = 0
    var hasTitle = false
    for item in items where item.isLeading == leading {
      width += item.width
      count += 1
      if !item.isImage { hasTitle = true }
    }
    guard count > 0 else { return 0 }
    // The outermost image stands at the margin, the rest of its button beyond.
    if !isNew, !hasTitle { width -= BarMetrics.imageEdge.value }
    return width + Double(count - 1) * gap
  }

  /// From the leading edge of the bar to the title's room.
  func leadingEnd(_ back: Double?) -> Double {
    let titleGap =
      isNew ? NavigationBarMetrics.titleGap26.value : NavigationBarMetrics.titleGap.value
    let group = groupWidth(leading: true)
    if hasBack {
      let end = backEnd(back)
      return (group > 0 ? end + gap + group : end) + titleGap
    }
    if group > 0 { return leadingMargin + group + titleGap }
    return emptySide(leadingMargin)
  }

  /// From the title's room to the trailing edge of the bar.
  var trailingEnd: Double {
    let group = groupWidth(leading: false)
    guard group > 0 else { return emptySide(trailingMargin) }
    let titleGap =
      isNew ? NavigationBarMetrics.titleGap26.value : NavigationBarMetrics.titleGap.value
    return trailingMargin + group + titleGap
  }

  private func emptySide(_ margin: Double) -> Double {
    isNew ? margin : margin - NavigationBarMetrics.emptySide.value
  }

  /// The most room a title gets: the back button drops its own title for it.
  var titleWidth: Double { barWidth - leadingEnd(nil) - trailingEnd }

  /// The most room a title would get if the buttons showed images.
  var titleWidthBesideImages: Double {
    var row = self
    for index in row.items.indices {
      row.items[index].isImage = true
      row.items[index].width = min(imageWidth, row.items[index].width)
    }
    return row.titleWidth
  }

  /// The room for the back button's title while the bar's title is shown whole.
  func backWidth(besideTitle title: Double) -> Double {
    barWidth - leadingEnd(0) - trailingEnd - title
  }

  /// What the back button shows.
  ///
  /// - Parameters:
  ///   - title: width of its own title.
  ///   - generic: width of the generic one.
  ///   - bar: width of the bar's title.
  func backTitleShown(title: Double, generic: Double, besideTitle bar: Double) -> BackTitleShown {
    let room = backWidth(besideTitle: bar) + 0.001
    if title <= room { return .full }
    return generic < title && generic <= room ? .generic : .none
  }

  /// The room for the title of each button, in the order of the texts, with nothing left for the
  /// bar's title.
  func buttonWidths() -> [Double] {
    let back = hasBack ? backEnd(nil) + gap : leadingMargin
    let gaps = Double(max(0, items.count - 1)) * gap
    let room = barWidth - back - trailingMargin - gaps
    let wanted = items.map(\.width)
    return items.indices.compactMap { index in
      guard items[index].text != nil else { return nil }
      return FairShares.most(for: index, wanted, in: room) - titleInsets
    }
  }
}
