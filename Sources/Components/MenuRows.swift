import DynamicType
import Markup
import TextLayout
import TextShaping

/// The texts of a menu, measured row by row, to see which of them lie beyond the screen.
struct MenuRows {
  private struct Item {
    let text: ShapedText
    let fit: Fit
    let room: TextRoom
    let index: Int
  }

  private let traits: Traits
  private let shaper: TextShaper
  private var items: [String: [Item]] = [:]
  /// Rows of siblings the texts do not name.
  private let missing: Int
  private var itemsPerRow = 1

  init(count: Int?, itemCount: Int, in traits: Traits, using shaper: TextShaper) {
    self.traits = traits
    self.shaper = shaper
    missing = max(0, (count ?? 0) - itemCount)
  }

  /// Measures the texts of a slot; a room of infinite width is as wide as its text.
  ///
  /// - Parameter perRow: how many items stand side by side.
  mutating func add(_ texts: [MarkupText], in room: TextRoom, perRow: Int = 1) {
    if room.slot == Menu.item { itemsPerRow = max(1, perRow) }
    items[room.slot] = texts.enumerated().map { index, text in
      let shaped = shaper.shape(text, locale: traits.locale, in: room.typeface)
      var room = room
      if room.width == .infinity {
        room.width = TextFitter.naturalWidth(shaped, pointSize: room.typeface.pointSize)
      }
      let fit = room.fit(shaped, in: traits, using: shaper)
      return Item(text: shaped, fit: fit, room: room, index: index)
    }
  }

  /// One placement per text, slot by slot. A text scrolls when its row ends below the screen's room
  /// for the menu.
  ///
  /// - Parameter order: the slots in the order of the placements.
  func placements(order: [String]) -> [Placement] {
    let bottoms = self.bottoms()
    let available = MenuHeights(in: traits).available
    var placements: [Placement] = []
    for slot in order {
      for item in items[slot] ?? [] {
        let scrolls = (bottoms[slot]?[item.index] ?? 0) > available + 0.001
        var room = item.room
        if scrolls {
          _ = room.certainty.use(MenuMetrics.screenPadding)
          if traits.os >= .iOS26, traits.contentSizeCategory != .large {
            room.certainty.lower(to: .guess, because: MenuMetrics.scrollsNote26)
          }
        }
        placements.append(
          room.place(
            item.text, fit: item.fit, index: item.index, in: traits, using: shaper,
            changes: scrolls ? .scrolls : []))
      }
    }
    return placements
  }

  /// Where the row of each text ends, in points from the top of the menu.
  private func bottoms() -> [String: [Double]] {
    let heights = MenuHeights(in: traits)
    var bottoms: [String: [Double]] = [:]
    var y = 0.0
    for item in items[Menu.title] ?? [] {
      // Several titles are several menus.
      let end = heights.header(text: item.fit.height)
      bottoms[Menu.title, default: []].append(end)
      y = max(y, end)
    }
    y += heights.padding
    let subtitles = items[Menu.subtitle] ?? []
    let titles = items[Menu.item] ?? []
    let rows = max(titles.count, subtitles.count)
    for index in 0..<rows {
      let subtitle = index < subtitles.count ? subtitles[index].fit.height : 0
      // A subtitle alone stands under a title of one line.
      let line = TextStyle.body.pointSize(for: traits.contentSizeCategory) * TextFitter.lineHeight
      if index % itemsPerRow == 0 {
        y += heights.row(
          title: index < titles.count ? titles[index].fit.height : line, subtitle: subtitle)
      }
      if index < titles.count { bottoms[Menu.item, default: []].append(y) }
      if index < subtitles.count { bottoms[Menu.subtitle, default: []].append(y) }
    }
    for item in items[Menu.submenu] ?? [] {
      y += heights.row(title: item.fit.height)
      bottoms[Menu.submenu, default: []].append(y)
    }
    y += Double(missing) * heights.row(title: 0)
    for item in items[Menu.sectionTitle] ?? [] {
      y += heights.sectionGap + heights.header(text: item.fit.height)
      bottoms[Menu.sectionTitle, default: []].append(y)
    }
    return bottoms
  }
}
