/// Where things stand on a bar, for pictures.
extension NavigationBarRow {
  /// A bar button item and where it stands.
  package struct Frame {
    /// Position among the texts of the slot; nil for an item that is only an image.
    package var text: Int?
    /// It shows an image.
    package var isImage: Bool
    /// It stands before the title.
    package var isLeading: Bool
    /// From the leading edge of the bar, in points.
    package var x: Double
    /// Points, with the space around its title.
    package var width: Double
    /// Points around its title together.
    package var insets: Double
  }

  /// The bar button items in their order; where they want more than the bar has, each with its
  /// part of it.
  package var frames: [Frame] {
    let back = hasBack ? backEnd(nil) + gap : leadingMargin
    let gaps = Double(max(0, items.count - 1)) * gap
    let room = barWidth - back - trailingMargin - gaps
    let widths = FairShares.of(items.map(\.width), in: room)
    var frames = items.indices.map { index in
      Frame(
        text: items[index].text, isImage: items[index].isImage,
        isLeading: items[index].isLeading, x: 0, width: widths[index],
        insets: items[index].isImage ? 0 : titleInsets)
    }
    var x = hasBack ? back : leadingMargin
    for index in frames.indices where frames[index].isLeading {
      frames[index].x = x
      x += frames[index].width + gap
    }
    // The outermost image of a group without titles stands at the margin, the rest of its button
    // beyond.
    let trailing = frames.filter { !$0.isLeading }
    let isImages = !trailing.isEmpty && trailing.allSatisfy(\.isImage)
    var maxX = barWidth - trailingMargin + (isNew || !isImages ? 0 : BarMetrics.imageEdge.value)
    for index in frames.indices.reversed() where !frames[index].isLeading {
      maxX -= frames[index].width
      frames[index].x = maxX
      maxX -= gap
    }
    return frames
  }

  /// From the leading edge of the bar to the back button's chevron, in points, or to its circle in
  /// iOS 26; nil without a back button.
  package var backX: Double? {
    guard hasBack else { return nil }
    return isNew ? leadingMargin : leadingInset
  }

  /// From the leading edge of the bar to the end of the back button's title, of a width in points.
  package func backTitleEnd(_ title: Double) -> Double { backEnd(title) }

  /// The middle of a title of a width, in points from the leading edge of the bar: that of the bar
  /// as long as the buttons leave it there.
  ///
  /// - Parameter back: width of the back button's title; nil where it shows none.
  package func titleCenter(_ width: Double, besideBack back: Double?) -> Double {
    let first = leadingEnd(back) + width / 2
    let last = barWidth - trailingEnd - width / 2
    let middle = barWidth / 2
    // Measured on iOS 26: what does not stay in the middle stands at the leading buttons.
    if isNew, middle < first || middle > last { return first }
    return max(first, min(middle, last))
  }
}
