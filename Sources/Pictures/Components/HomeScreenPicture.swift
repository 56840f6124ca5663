import ColorContrast
import Components
import DynamicType

/// The app's icon with its name among others, and the menu of its quick actions.
///
/// An icon of 60 points with corners of 13.5 (an estimate of the shape; 16 in iOS 26).
struct HomeScreenPicture: ComponentPicture {
  let components = ["homeScreen"]

  private static let icon = 60.0

  private func pitch(_ subject: PictureSubject, _ context: PictureContext) -> Double {
    let usual = WidgetSizes.on(context.traits.device, os: context.os).sizes.columnPitch
    return max(usual, subject.options.width ?? 0)
  }

  private func menuOptions(_ subject: PictureSubject) -> SlotOptions {
    var options = subject.options
    if options.image == nil { options.image = .standard }
    return options
  }

  private func hasMenu(_ subject: PictureSubject) -> Bool {
    subject.placements.contains { $0.slot != "homeScreen.appName" }
  }

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    let icons = 3 * pitch(subject, context) + 24
    guard hasMenu(subject) else { return icons }
    return max(icons, MenuGeometry(menuOptions(subject), in: context.traits).width + 48)
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let menu = hasMenu(subject) ? menu(of: subject, in: context) : nil
    let names = subject.placements("homeScreen.appName")
    let shown = names.isEmpty ? 1 : names.count
    let rowHeight = Self.icon + 34
    let rows = (shown + 2) / 3
    let height = 18 + Double(rows) * rowHeight + (menu.map { $0.height + 20 } ?? 0)
    canvas.ground(height: height, context.wallpaper)
    let pitch = pitch(subject, context)
    let start = (canvas.width - 3 * pitch) / 2
    let first = names.count < 3 ? 1 : 0
    for cell in 0..<(rows * 3) {
      let index = (cell + 3 - first) % 3 + cell / 3 * 3
      let middle = start + (Double(cell % 3) + 0.5) * pitch
      let y = 18 + Double(cell / 3) * rowHeight
      drawIcon(cell, middle: middle, y: y, isApp: index < shown, on: &canvas)
      if index < names.count {
        drawName(names[index], subject, middle: middle, y: y + Self.icon + 4, on: &canvas)
      } else {
        canvas.fill(
          .rounded(Rect(middle - 20, y + Self.icon + 9, 40, 8), radius: 3),
          Color(white: 1, alpha: 0.4))
      }
    }
    if let menu {
      let frame = Rect(
        (canvas.width - menu.geometry.width) / 2, 18 + Double(rows) * rowHeight,
        menu.geometry.width, menu.height)
      menu.draw(in: frame, on: &canvas)
    }
  }

  private func drawIcon(
    _ cell: Int, middle: Double, y: Double, isApp: Bool, on canvas: inout Canvas
  ) {
    let context = canvas.context
    let frame = Rect(middle - Self.icon / 2, y, Self.icon, Self.icon)
    let color = isApp ? context.tint : Color(white: 1, alpha: 0.35)
    canvas.fill(.continuous(frame, radius: context.isNew ? 16 : 13.5), color)
    if isApp { canvas.symbol(1, in: frame.centered(26, 26), .white, weight: 2.6) }
  }

  private func drawName(
    _ name: Placement, _ subject: PictureSubject, middle: Double, y: Double,
    on canvas: inout Canvas
  ) {
    let dot = subject.options.accessory == "badge" ? HomeScreen.dot.value : 0
    // A name whose spaces are squeezed was laid out with all the width it wants; it is drawn in the
    // middle of its place.
    let room = Rect(
      middle - (name.availableWidth - dot) / 2, y, name.availableWidth, name.fit.height)
    let box = canvas.text(name, in: room, .white, .center)
    if dot > 0 {
      canvas.fill(
        .ellipse(Rect(box.x - dot + 1, room.midY - 3, 6, 6)), canvas.context.color("systemBlue"))
    }
  }

  private func menu(of subject: PictureSubject, in context: PictureContext) -> MenuCard {
    let heights = MenuHeights(in: context.traits)
    let titles = subject.placements("homeScreen.quickAction")
    let subtitles = subject.placements("homeScreen.quickActionSubtitle")
    let rows = (0..<max(titles.count, subtitles.count)).map { index -> MenuCard.Row in
      let title = index < titles.count ? titles[index] : nil
      let subtitle = index < subtitles.count ? subtitles[index] : nil
      return MenuCard.Row(
        kind: .item, texts: [title, subtitle].compactMap { $0 },
        height: heights.row(
          title: title?.fit.height ?? context.bodySize * 1.2,
          subtitle: subtitle?.fit.height ?? 0))
    }
    return MenuCard(rows: rows, menuOptions(subject), in: context)
  }
}
