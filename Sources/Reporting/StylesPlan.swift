import Components
import Dispatch
import DynamicType
import Foundation
import TextLayout
import TextShaping

/// The work behind ``StylesReport``: each text is shaped once for a weight, and measured once for
/// each size that any style has at any category.
struct StylesPlan: Sendable {
  /// What a text does at one size.
  struct Outcome: Sendable {
    /// Points, on one line.
    var width: Double
    /// 1, 2, or 3 for more.
    var lines: UInt8
    var breaksWord: Bool
  }

  let width: Double
  let categories: [ContentSizeCategory]
  let fonts: [Typeface]
  /// For each style, the index of the font at each category.
  let fontIndices: [[Int]]

  init(
    width: Double, categories: [ContentSizeCategory], styles: [TextStyle], defaultFont: SlotFont?
  ) {
    self.width = width
    self.categories = categories
    var fonts: [Typeface] = []
    var indices: [Typeface: Int] = [:]
    fontIndices = styles.map { style in
      var slotFont = SlotFont(style: style, weight: style.weight)
      if let defaultFont { slotFont = slotFont.filled(from: defaultFont, takesSize: false) }
      return categories.map { category in
        let font = Typeface(slotFont, category: category)
        if let index = indices[font] { return index }
        indices[font] = fonts.count
        fonts.append(font)
        return fonts.count - 1
      }
    }
    self.fonts = fonts
  }

  /// Measures all texts.
  /// - Returns: for each text, one outcome for each font.
  func measure(
    _ items: [StylesReport.Item], fontStack: FontStack, workerCount: Int
  ) -> [[Outcome]] {
    let workers = max(1, min(workerCount, items.count))
    let share = (items.count + workers - 1) / workers
    let results = Results(count: workers)
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      let range = min(worker * share, items.count)..<min((worker + 1) * share, items.count)
      let shaper = TextShaper(fontStack: fontStack)
      results.set(worker, to: items[range].map { self.outcomes(of: $0, shaper: shaper) })
    }
    return results.joined()
  }

  private func outcomes(of item: StylesReport.Item, shaper: TextShaper) -> [Outcome] {
    fonts.map { font in
      let shaped = shaper.shape(item.text, locale: item.locale, in: font)
      let natural = TextFitter.naturalWidth(
        shaped, pointSize: font.pointSize, tracking: font.tracking)
      let isOneParagraph = !item.text.text.contains(where: \.isNewline)
      if isOneParagraph, natural <= width {
        return Outcome(width: natural, lines: 1, breaksWord: false)
      }
      let fit = TextFitter.fit(
        shaped,
        FitRequest(pointSize: font.pointSize, width: width, tracking: font.tracking),
        shaper: shaper)
      return Outcome(
        width: natural, lines: UInt8(min(3, fit.lineCount)), breaksWord: fit.breaksWord)
    }
  }

  /// Sums up one style.
  func row(
    for style: TextStyle, at index: Int, items: [StylesReport.Item], outcomes: [[Outcome]]
  ) -> StylesReport.Row {
    let indices = fontIndices[index]
    var cells: [StylesReport.Cell] = []
    for (category, font) in zip(categories, indices) {
      var cell = StylesReport.Cell(
        category: category.shortName, pointSize: fonts[font].pointSize)
      for outcome in outcomes.map({ $0[font] }) {
        cell.oneLine += outcome.lines <= 1 ? 1 : 0
        cell.twoLines += outcome.lines <= 2 ? 1 : 0
        cell.brokenWords += outcome.breaksWord ? 1 : 0
        cell.widest = max(cell.widest, outcome.width)
      }
      cells.append(cell)
    }
    let breaks = outcomes.map { outcome in indices.firstIndex { outcome[$0].lines > 1 } }
    var firstBreaks: [String: Int] = [:]
    for case .some(let position) in breaks {
      firstBreaks[categories[position].shortName, default: 0] += 1
    }
    let order = ranking(breaks, indices, outcomes)
    let entries = order.prefix(5).map { entry(items[$0], outcomes[$0], indices) }
    let standard = standardFont(indices)
    let longest = items.indices.max { outcomes[$0][standard].width < outcomes[$1][standard].width }
    return StylesReport.Row(
      style: style.rawValue, weight: style.weight.rawValue, cells: cells,
      longest: longest.map { entry(items[$0], outcomes[$0], indices) },
      firstBreaks: firstBreaks, earliest: entries)
  }

  /// Texts that break, the earliest and then the widest first.
  private func ranking(
    _ breaks: [Int?], _ indices: [Int], _ outcomes: [[Outcome]]
  ) -> [Int] {
    let standard = standardFont(indices)
    return breaks.indices.filter { breaks[$0] != nil }.sorted { left, right in
      let (a, b) = (breaks[left] ?? 0, breaks[right] ?? 0)
      if a != b { return a < b }
      let (widthA, widthB) = (outcomes[left][standard].width, outcomes[right][standard].width)
      return widthA == widthB ? left < right : widthA > widthB
    }
  }

  /// The font at the default size, or at the first one measured.
  private func standardFont(_ indices: [Int]) -> Int {
    indices[categories.firstIndex(of: .default) ?? 0]
  }

  private func entry(
    _ item: StylesReport.Item, _ outcomes: [Outcome], _ indices: [Int]
  ) -> StylesReport.Entry {
    func first(_ isBroken: (Outcome) -> Bool) -> String? {
      indices.firstIndex { isBroken(outcomes[$0]) }.map { categories[$0].shortName }
    }
    return StylesReport.Entry(
      key: item.key, locale: item.locale, text: item.text.text, file: item.file, line: item.line,
      width: outcomes[standardFont(indices)].width, secondLineAt: first { $0.lines > 1 },
      thirdLineAt: first { $0.lines > 2 }, wordBreaksAt: first { $0.breaksWord })
  }
}

/// The shares of the workers, guarded by a lock.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var shares: [[[StylesPlan.Outcome]]]

  init(count: Int) { shares = Array(repeating: [], count: count) }

  func set(_ index: Int, to outcomes: [[StylesPlan.Outcome]]) {
    lock.withLock { shares[index] = outcomes }
  }

  func joined() -> [[StylesPlan.Outcome]] { Array(shares.joined()) }
}
