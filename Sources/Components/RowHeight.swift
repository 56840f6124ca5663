import DynamicType

/// How tall a row of a table is when the app leaves the height to the system.
///
/// iOS 26 as measured on an iPhone SE at L, XXXL and AX2; before, the row of 44 points that grows
/// with body, and the margins of a list row.
package enum RowHeight {
  static let lineHeight = Metric(
    "height of a line of San Francisco over its size", 2444.0 / 2048,
    source: "Vercantez/openuikit: Sources/OpenUIKit/UILabel.swift", confidence: .certain)
  static let least = Metric(
    "least height of a row, which grows with body", 44,
    source:
      "flutter/packages: packages/cupertino_ui/lib/src/list_tile.dart; \(Source.openUIKitCell)",
    confidence: .certain)
  static let classic26 = Metric(
    "height of a classic row beyond its label, iOS 26", 31.5,
    source: "\(Source.openUIKitCell): rows of 52 and 59 at L and XXXL", confidence: .certain)
  static let subtitle26 = Metric(
    "height of a plain row with a subtitle beyond its labels, iOS 26", 23.5,
    source: "\(Source.openUIKitCell): 62", confidence: .certain)
  static let subtitleLarge26 = Metric(
    "height of a plain row with a subtitle beyond its labels at XXXL", 30,
    source: "\(Source.openUIKitCell): 83",
    confidence: .certain)
  static let subtitleAccessibility26 = Metric(
    "height of a plain row with a subtitle beyond its labels at AX2", 41.5,
    source: "\(Source.openUIKitCell): 117",
    confidence: .certain)
  static let list26 = Metric(
    "least height of a list row, iOS 26", 53, source: Source.openUIKitTable, confidence: .certain)
  static let listMargins26 = Metric(
    "height of a list row with a subtitle beyond its labels, iOS 26", 31,
    source: "\(Source.openUIKitTable): 69.5", confidence: .certain)
  static let listMargins = Metric(
    "margins above and below the texts of a list row, iOS 14–18", 22,
    source: Source.listConfiguration, confidence: .certain)
  static let listGap = Metric(
    "gap between the texts of a list row, iOS 14–18", 3, source: Source.listConfiguration,
    confidence: .certain)

  static let all = [
    lineHeight, least, classic26, subtitle26, subtitleLarge26, subtitleAccessibility26, list26,
    listMargins26, listMargins, listGap,
  ]

  /// Height in points of a row.
  ///
  /// - Parameters:
  ///   - titleLines: lines of the title, in body.
  ///   - detailLines: lines of the text under it, 0 for none.
  ///   - isList: the row has a list content configuration.
  ///   - certainty: takes what is not measured.
  static func height(
    titleLines: Int = 1, detailLines: Int = 0, isList: Bool = false, in traits: Traits,
    _ certainty: inout Certainty
  ) -> Double {
    let isNew = traits.os >= .iOS26
    let category = traits.contentSizeCategory
    let title = label(.body, titleLines, in: traits)
    let detail = label(isNew ? .subheadline : .caption1, detailLines, in: traits)
    let grown = FontMetrics(.body).scaledValue(
      certainty.use(least), for: category, displayScale: traits.displayScale)
    if isNew, !isList {
      guard detailLines > 0 else {
        if titleLines > 1 { certainty.lower(to: .likely) }
        return max(grown, title + certainty.use(classic26))
      }
      return title + detail
        + CellMetrics.grown(
          (subtitle26, subtitleLarge26, subtitleAccessibility26), in: category, &certainty)
    }
    if category != .default || titleLines > 1 { certainty.lower(to: .guess) }
    if isNew {
      let least = certainty.use(list26) * grown / RowHeight.least.value
      return max(least, title + detail + certainty.use(listMargins26))
    }
    certainty.lower(to: .likely)
    let gap = detailLines > 0 ? certainty.use(listGap) : 0
    return max(grown, title + gap + detail + certainty.use(listMargins))
  }

  /// Height in points of a row around texts of these heights, for pictures.
  ///
  /// - Parameters:
  ///   - titleLines: lines of the title, in body.
  ///   - detailLines: lines of the text under it, 0 for none.
  ///   - isList: the row has a list content configuration.
  package static func height(
    titleLines: Int, detailLines: Int, isList: Bool, in traits: Traits
  ) -> Double {
    var certainty = Certainty()
    return height(
      titleLines: titleLines, detailLines: detailLines, isList: isList, in: traits, &certainty)
  }

  /// Height in points of a label of so many lines, rounded up to pixels.
  private static func label(_ style: TextStyle, _ lines: Int, in traits: Traits) -> Double {
    let line = style.pointSize(for: traits.contentSizeCategory) * lineHeight.value
    let scale = traits.displayScale
    return (line * Double(lines) * scale - 1e-6).rounded(.up) / scale
  }
}
