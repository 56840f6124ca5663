import ColorContrast
import Components
import DynamicType

/// A tab bar: at the bottom of a screen, or at the top of an iPad.
///
/// iOS 26: a platter of 62 points, 21 above the bottom of the screen, images of 24 centred at 24 and
/// titles at 45 from its top, the chosen tab on a capsule (Vercantez/openuikit:
/// Sources/OpenUIKit/UITabBar.swift). Before: a bar of 49 points, 32 on a phone in landscape.
struct TabBarPicture: ComponentPicture {
  let components = ["tabBar"]

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    subject.options.width ?? context.traits.containerWidth
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let items = subject.placements("tabBar.item")
    let badges = subject.placements("tabBar.badge")
    let geometry = TabBarGeometry(
      subject.options, texts: subject.content.texts["tabBar.item"]?.count ?? 0,
      in: context.traits)
    var tabs = (0..<max(geometry.count, items.count)).map { index in
      Tab(
        title: index < items.count ? items[index] : nil,
        badge: index < badges.count ? badges[index] : nil, isChosen: index == 0)
    }
    if tabs.isEmpty { tabs = [Tab(isChosen: true)] }
    if geometry.layout == .top {
      drawTop(tabs, geometry, on: &canvas)
    } else if context.isNew {
      drawPlatter(tabs, geometry, subject.options, on: &canvas)
    } else {
      drawBar(tabs, geometry, subject.options, on: &canvas)
    }
  }

  private struct Tab {
    var title: Placement?
    var badge: Placement?
    var isChosen: Bool
  }

  private func inset(_ options: SlotOptions, _ context: PictureContext) -> (
    x: Double, width: Double
  ) {
    if let width = options.width { return (0, width) }
    let safeArea = context.traits.safeArea
    return (safeArea.left, context.traits.containerWidth - safeArea.left - safeArea.right)
  }

  // MARK: - At the bottom

  private func drawBar(
    _ tabs: [Tab], _ geometry: TabBarGeometry, _ options: SlotOptions, on canvas: inout Canvas
  ) {
    let context = canvas.context
    let screen = context.color("systemBackground")
    let top = 16.0
    let height = geometry.layout == .compactInline ? 32.0 : 49
    canvas.ground(height: top + height, screen)
    let bar = Rect(0, top, canvas.width, height)
    canvas.bar(.tabBar, in: bar, over: screen, hairlineAt: top - 1 / context.traits.displayScale)
    let (x, width) = inset(options, context)
    let share = width / Double(tabs.count)
    for (index, tab) in tabs.enumerated() {
      let cell = Rect(x + Double(index) * share, bar.y, share, bar.height)
      let color = tab.isChosen ? context.tint : context.color("systemGray")
      draw(tab, index, in: cell, color, geometry, symbolY: 20, titleY: 41, on: &canvas)
    }
  }

  private func drawPlatter(
    _ tabs: [Tab], _ geometry: TabBarGeometry, _ options: SlotOptions, on canvas: inout Canvas
  ) {
    let context = canvas.context
    let screen = context.color("systemBackground")
    let height = geometry.layout == .stacked ? 62.0 : 44
    let top = 16.0
    canvas.ground(height: top + height + 21, screen)
    let pitch = geometry.itemWidth - TabBarMetrics.overlap26.value
    let ends = TabBarMetrics.platterEnds26.value
    let width = pitch * Double(tabs.count) + ends
    let (barX, barWidth) = inset(options, context)
    let platter = Rect(barX + (barWidth - width) / 2, top, width, height)
    canvas.glass(.rounded(platter, radius: height / 2), over: screen)
    for (index, tab) in tabs.enumerated() {
      let middle = platter.x + ends / 2 + (Double(index) + 0.5) * pitch
      let cell = Rect(middle - geometry.itemWidth / 2, top, geometry.itemWidth, height)
      if tab.isChosen {
        canvas.fill(
          .rounded(cell.inset(0, 4.25), radius: height / 2),
          context.color("label").withAlpha(context.isDark ? 0.14 : 0.075))
      }
      let color = tab.isChosen ? context.tint : context.color("label")
      draw(tab, index, in: cell, color, geometry, symbolY: 24, titleY: 45, on: &canvas)
    }
  }

  private func draw(
    _ tab: Tab, _ index: Int, in cell: Rect, _ color: Color, _ geometry: TabBarGeometry,
    symbolY: Double, titleY: Double, on canvas: inout Canvas
  ) {
    let isStacked = geometry.layout == .stacked
    var symbol = Rect(cell.midX - 11.5, cell.y + symbolY - 11.5, 23, 23)
    if isStacked {
      if let title = tab.title {
        let room = Rect(
          cell.midX - title.availableWidth / 2, cell.y + titleY - title.fit.height / 2,
          title.availableWidth, title.fit.height)
        canvas.text(title, in: room, color, .center)
      } else {
        canvas.unknownText(in: Rect(cell.midX - 16, cell.y + titleY - 3, 32, 6))
      }
    } else {
      // The image, its gap and the title are centred together.
      let image =
        geometry.layout == .inline
        ? TabBarMetrics.inlineImage.value : TabBarMetrics.compactInlineImage.value
      let side = geometry.layout == .inline ? 23.0 : 18
      let text = tab.title?.drawnWidth ?? 36
      let start = cell.midX - (image + text) / 2
      symbol = Rect(start, cell.midY - side / 2, side, side)
      if let title = tab.title {
        let room = Rect(start + image, cell.y, title.availableWidth, cell.height)
        canvas.text(title, in: room, color)
      } else {
        canvas.unknownText(in: Rect(start + image, cell.midY - 4, text, 8))
      }
    }
    canvas.symbol(index, in: symbol, color)
    if let badge = tab.badge {
      draw(badge, midX: symbol.maxX + 1, midY: symbol.y + 4, on: &canvas)
    }
  }

  /// A badge: a red capsule whose text may be as wide as the tab.
  private func draw(_ badge: Placement, midX: Double, midY: Double, on canvas: inout Canvas) {
    let height = canvas.context.isNew ? 20.0 : 18
    let width = max(height, badge.drawnWidth + TabBarMetrics.badgeInsets.value)
    let capsule = Rect(midX - min(width / 2, 10), midY - height / 2, width, height)
    canvas.fill(
      .rounded(capsule, radius: height / 2), canvas.context.color("systemRed"))
    canvas.text(badge, in: capsule.centered(badge.availableWidth, height), .white, .center)
  }

  // MARK: - At the top of an iPad

  private func drawTop(_ tabs: [Tab], _ geometry: TabBarGeometry, on canvas: inout Canvas) {
    let context = canvas.context
    let screen = context.color("systemBackground")
    let top = 14.0
    canvas.ground(height: 44 + 2 * top, screen)
    let inset = TabBarMetrics.topInset.value
    let widths = tabs.map { ($0.title?.drawnWidth ?? 52) + 2 * inset }
    let sum = widths.reduce(0, +)
    let width = min(sum + 8, geometry.itemWidth)
    let platter = Rect((canvas.width - width) / 2, top, width, 44)
    if context.isNew {
      canvas.glass(.rounded(platter, radius: 22), over: screen)
    } else {
      canvas.fill(.rounded(platter, radius: 22), context.color("secondarySystemBackground"))
    }
    canvas.group(clip: .rounded(platter, radius: 22)) { canvas in
      var x = platter.x + 4
      for (index, tab) in tabs.enumerated() {
        let pill = Rect(x, platter.y + 4, widths[index], 36)
        if tab.isChosen {
          canvas.fill(
            .rounded(pill, radius: 18), context.color("label").withAlpha(0.08))
        }
        let color = tab.isChosen ? context.tint : context.color("label")
        if let title = tab.title {
          canvas.text(
            title, in: Rect(pill.x + inset, pill.y, title.availableWidth, pill.height), color)
        } else {
          canvas.unknownText(in: pill.centered(52, 10))
        }
        x = pill.maxX
      }
    }
    for (index, tab) in tabs.enumerated() {
      guard let badge = tab.badge else { continue }
      let end = platter.x + 4 + widths[...index].reduce(0, +)
      draw(badge, midX: end - 8, midY: platter.y + 8, on: &canvas)
    }
  }
}
