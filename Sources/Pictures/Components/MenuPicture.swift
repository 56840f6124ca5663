import ColorContrast
import Components
import DynamicType

/// A menu: its card above the screen.
///
/// Radii: 13 before iOS 26 (flutter/packages: packages/cupertino_ui/lib/src/menu_anchor.dart), 34 in
/// iOS 26 (an estimate: that of an alert's card).
struct MenuPicture: ComponentPicture {
  let components = ["menu"]

  static let surrounds = 16.0

  func width(_ subject: PictureSubject, in context: PictureContext) -> Double {
    MenuGeometry(subject.options, in: context.traits).width + 2 * Self.surrounds
  }

  func draw(_ subject: PictureSubject, on canvas: inout Canvas) {
    let context = canvas.context
    let card = MenuCard(subject, in: context)
    let frame = Rect(Self.surrounds, Self.surrounds, card.geometry.width, card.height)
    canvas.ground(
      height: card.height + 2 * Self.surrounds, context.color("systemBackground"))
    card.draw(in: frame, on: &canvas)
  }
}

/// The card of a menu: its rows from the top, in the order the model adds their heights up.
struct MenuCard {
  /// One row: its texts and what stands beside them.
  struct Row {
    /// What a row is.
    enum Kind { case header, item, submenu, band, sideBySide }
    var kind: Kind
    var texts: [Placement] = []
    var height: Double
    var isFirst = false
  }

  let geometry: MenuGeometry
  /// Height of the card in points, at most what the screen has room for.
  let height: Double
  private(set) var rows: [Row] = []
  private let context: PictureContext
  private let options: SlotOptions
  private let heights: MenuHeights
  private let scale: Double

  init(_ subject: PictureSubject, in context: PictureContext) {
    let options = subject.options
    let heights = MenuHeights(in: context.traits)
    var rows: [Row] = []
    if let title = subject.shown("menu.title") {
      rows.append(
        Row(kind: .header, texts: [title], height: heights.header(text: title.fit.height)))
    }
    rows += Self.items(of: subject, heights, context)
    for submenu in subject.placements("menu.submenu") {
      rows.append(
        Row(kind: .submenu, texts: [submenu], height: heights.row(title: submenu.fit.height)))
    }
    let given = subject.placements("menu.item").count
    for _ in 0..<max(0, (options.count ?? 0) - given) {
      rows.append(Row(kind: .item, height: heights.row(title: 0)))
    }
    for section in subject.placements("menu.sectionTitle") {
      if !rows.isEmpty { rows.append(Row(kind: .band, height: heights.sectionGap)) }
      rows.append(
        Row(kind: .header, texts: [section], height: heights.header(text: section.fit.height)))
      rows.append(
        Row(kind: .item, height: heights.row(title: context.bodySize * 1.2)))
    }
    if rows.allSatisfy({ $0.kind == .header }) {
      rows += (0..<2).map { _ in
        Row(kind: .item, height: heights.row(title: context.bodySize * 1.2))
      }
    }
    self.init(rows: rows, options, in: context)
  }

  /// A card of given rows.
  init(rows: [Row], _ options: SlotOptions, in context: PictureContext) {
    self.rows = rows
    self.options = options
    self.context = context
    geometry = MenuGeometry(options, in: context.traits)
    heights = MenuHeights(in: context.traits)
    scale = max(1, context.bodyScale)
    let sum = rows.reduce(0) { $0 + $1.height } + 2 * heights.padding
    height = min(sum, heights.available)
  }

  private static func items(
    of subject: PictureSubject, _ heights: MenuHeights, _ context: PictureContext
  ) -> [Row] {
    let items = subject.placements("menu.item")
    let subtitles = subject.placements("menu.subtitle")
    let style = subject.options.style ?? ""
    if ["small", "medium", "palette"].contains(style),
      !context.traits.contentSizeCategory.isAccessibilityCategory, !items.isEmpty
    {
      let most = Int(
        style == "medium" ? MenuMetrics.mediumItems.value : MenuMetrics.smallItems.value)
      let perRow = min(most, max(items.count, subject.options.count ?? most))
      return stride(from: 0, to: items.count, by: perRow).map { start in
        let row = Array(items[start..<min(start + perRow, items.count)])
        let text = row.reduce(0) { max($0, $1.fit.height) }
        return Row(
          kind: .sideBySide, texts: row,
          height: max(heights.row(title: text), style == "medium" ? 44 + text : 44))
      }
    }
    return (0..<max(items.count, subtitles.count)).map { index in
      let title = index < items.count ? items[index] : nil
      let subtitle = index < subtitles.count ? subtitles[index] : nil
      return Row(
        kind: .item, texts: [title, subtitle].compactMap { $0 },
        height: heights.row(
          title: title?.fit.height ?? context.bodySize * 1.2, subtitle: subtitle?.fit.height ?? 0),
        isFirst: index == 0)
    }
  }

  func draw(in frame: Rect, on canvas: inout Canvas) {
    let radius = context.isNew ? 34.0 : 13
    let outline = Outline.continuous(frame, radius: radius)
    canvas.fill(
      outline, context.material(.menu, over: context.color("systemBackground")),
      shadow: Canvas.cardShadow)
    canvas.group(clip: outline) { canvas in
      var y = frame.y + heights.padding
      var previous: Row.Kind?
      for row in rows {
        let rect = Rect(frame.x, y, frame.width, row.height)
        // A row the card cuts through, or one below it, is reached by scrolling.
        if y < frame.maxY {
          if !context.isNew, let previous, previous != .band, row.kind != .band {
            canvas.separator(
              rect.x, rect.maxX, y: y, context.color("separator", elevated: true))
          }
          draw(row, in: rect, on: &canvas)
        }
        previous = row.kind
        y += row.height
      }
      if y + heights.padding > frame.maxY + 0.5 {
        canvas.markScrolling(frame.x, frame.maxX, y: frame.maxY - 1)
      }
    }
  }

  private func draw(_ row: Row, in rect: Rect, on canvas: inout Canvas) {
    switch row.kind {
    case .band: drawBand(rect, on: &canvas)
    case .header:
      guard let text = row.texts.first else { return }
      let room = Rect(
        rect.midX - geometry.headerWidth / 2, rect.y, geometry.headerWidth, rect.height)
      canvas.text(text, in: room, context.color("secondaryLabel", elevated: true))
    case .sideBySide: drawSideBySide(row, in: rect, on: &canvas)
    case .item, .submenu: drawItem(row, in: rect, on: &canvas)
    }
  }

  private func drawBand(_ rect: Rect, on canvas: inout Canvas) {
    if context.isNew {
      let line = Rect(rect.x, rect.y, rect.width, rect.height).inset(28, 0).centered(
        rect.width - 56, 1)
      canvas.fill(.rect(line), context.color("separator", elevated: true))
    } else {
      canvas.fill(.rect(rect), Color(white: 0, alpha: context.isDark ? 0.3 : 0.08))
    }
  }

  private func drawItem(_ row: Row, in rect: Rect, on canvas: inout Canvas) {
    let label = context.color("label", elevated: true)
    drawImage(in: rect, number: row.texts.first?.index ?? 1, on: &canvas)
    if row.isFirst { drawCheck(in: rect, on: &canvas) }
    let isSubmenu = row.kind == .submenu
    var x = rect.x + geometry.itemX
    if isSubmenu {
      let size = Size(7.5 * scale, 12.5 * scale)
      let weight = 1.8 * min(scale, 2)
      if context.isNew {
        let middle = rect.maxX - MenuMetrics.chevronCenter26.value
        canvas.chevron(
          in: Rect(middle, rect.midY, 0, 0).centered(size.width, size.height), label,
          weight: weight)
      } else {
        x = rect.x + geometry.submenuX
        let column = geometry.submenuX
        canvas.chevron(
          in: Rect(rect.x + column / 2, rect.midY, 0, 0).centered(size.width, size.height), label,
          weight: weight)
      }
    }
    guard !row.texts.isEmpty else {
      canvas.unknownLabel(
        x: x, midY: rect.midY, width: min(96, geometry.itemWidth * 0.6), size: context.bodySize,
        elevated: true)
      return
    }
    let gap = context.isNew ? 0 : MenuMetrics.subtitleGap.value
    let sum =
      row.texts.reduce(0) { $0 + $1.fit.height } + Double(row.texts.count - 1) * gap
    var y = rect.midY - sum / 2
    for text in row.texts {
      let isSubtitle = text.slot.hasSuffix("ubtitle")
      canvas.text(
        text, in: Rect(x, y, text.availableWidth, text.fit.height),
        isSubtitle ? context.color("secondaryLabel", elevated: true) : label)
      y += text.fit.height + gap
    }
  }

  private var hasImage: Bool { options.image.map { $0 != .none } ?? false }

  /// The image of an item: before its title in iOS 26, after it before, and there not at
  /// accessibility sizes.
  private func drawImage(in rect: Rect, number: Int, on canvas: inout Canvas) {
    guard hasImage else { return }
    let side = 19 * min(scale, context.isNew ? 1.4 : 1.3)
    let label = context.color("label", elevated: true)
    if context.isNew {
      let x = rect.x + (geometry.itemX + 8) / 2
      canvas.symbol(number, in: Rect(x, rect.midY, 0, 0).centered(side, side), label)
    } else if !geometry.isAccessibilityLayout {
      let column = geometry.width - geometry.itemX - geometry.itemWidth
      canvas.symbol(
        number, in: Rect(rect.maxX - column / 2, rect.midY, 0, 0).centered(side, side), label)
    }
  }

  private func drawCheck(in rect: Rect, on canvas: inout Canvas) {
    guard options.selected == true || options.accessory == "checkmark" else { return }
    let size = Size(13 * min(scale, 1.4), 12 * min(scale, 1.4))
    // Beside images the check mark stands before them.
    let inset26 = MenuMetrics.checkedInset26.value * (hasImage ? 0.36 : 0.6)
    let middle = context.isNew ? inset26 : geometry.itemX / 2
    canvas.checkmark(
      in: Rect(rect.x + middle, rect.midY, 0, 0).centered(size.width, size.height),
      context.color("label", elevated: true), weight: 1.8)
  }

  private func drawSideBySide(_ row: Row, in rect: Rect, on canvas: inout Canvas) {
    let label = context.color("label", elevated: true)
    let count = max(1, row.texts.count)
    let width = rect.width / Double(count)
    let isImageAlone = options.style != "medium" && options.image != ImageOption.none
    for (index, text) in row.texts.enumerated() {
      let cell = Rect(rect.x + Double(index) * width, rect.y, width, rect.height)
      if isImageAlone {
        canvas.symbol(index, in: cell.centered(22, 22), label)
        continue
      }
      let image = options.style == "medium" ? 22.0 : 0
      let sum = image + (image > 0 ? 6 : 0) + text.fit.height
      let top = cell.midY - sum / 2
      if image > 0 {
        canvas.symbol(index, in: Rect(cell.midX - image / 2, top, image, image), label)
      }
      let room = Rect(
        cell.midX - text.availableWidth / 2, top + sum - text.fit.height, text.availableWidth,
        text.fit.height)
      canvas.text(text, in: room, label, .center)
    }
  }
}
