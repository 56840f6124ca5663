import DynamicType
import Markup
import TextLayout
import TextShaping

/// A segmented control: `UISegmentedControl`, SwiftUI's `Picker` in the segmented style.
public struct SegmentedControl: Component {
  static let segment = "segmentedControl.segment"

  static let size = Metric(
    "size of a segment's title", 13,
    source: "Vercantez/openuikit: Sources/OpenUIKit/UISegmentedControl.swift (iOS 26.1); "
      + "flutter/packages: packages/cupertino_ui/lib/src/sliding_segmented_control.dart",
    confidence: .certain)
  /// Space around a segment's title that makes the control's own width, in points.
  package static let padding = Metric(
    "space around a segment's title that makes the control's own width", 20,
    source: Source.simulatorControls, confidence: .certain)
  /// Space around a segment's title where there is no more room, in points.
  package static let inset = Metric(
    "space around a segment's title where there is no more room", 8,
    source: "inferred in Vercantez/openuikit: Sources/OpenUIKit/UISegmentedControl.swift",
    confidence: .guess)
  static let proportionalNote =
    "assumed: segments share the width in proportion to their titles with their padding"

  /// `segmentedControl`.
  public let name = "segmentedControl"
  /// The title of a segment.
  public let slots = [
    Slot(
      name: segment, component: "segmentedControl",
      summary: "The title of a segment of a segmented control.",
      overflow: "loses its end")
  ]
  /// The numbers of segmented controls.
  public var metrics: [Metric] { [Self.size, Self.padding, Self.inset] + ControlRow.margins }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        `UISegmentedControl`, or SwiftUI's `Picker` in the segmented style. A title has one line in
        a font that does not follow Dynamic Type and loses its end. It is measured in the weight it
        has while selected, since each segment is selected at some time.
        """,
      options: """
        `width` (of the control), `count` (segments), `style` (`equal`, the default, `proportional`
        for `apportionsSegmentWidthsByContent`, or `swiftUI` for a `Picker`, whose titles are
        heavier on iOS 26), `selected` (`false`: never selected), `font`, `scales`, `minimumScale`,
        `leadingInset`, `trailingInset`. How proportional segments share what is left over is
        assumed.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per segment.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    guard let titles = content.texts[Self.segment], !titles.isEmpty else { return [] }
    let row = ControlRow(content.options, in: traits)
    return Self.place(
      titles, slot: Self.segment, width: row.width, row.certainty, content, in: traits,
      using: shaper)
  }

  /// Places the titles of a control of this width.
  static func place(
    _ titles: [MarkupText], slot: String, width: Double, _ certainty: Certainty,
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let options = content.options
    let typeface = Typeface.resolve(
      content, slot: slot, orSize: size.value, weight: weight(options, traits.os),
      isSystemDrawn: true, in: traits)
    let shaped = titles.map { shaper.shape($0, locale: traits.locale, in: typeface) }
    let naturals = shaped.map {
      TextFitter.naturalWidth($0, pointSize: typeface.pointSize, tracking: typeface.tracking)
    }
    let count = max(titles.count, options.count ?? 1)
    let isProportional = options.style == "proportional"
    let widths = segmentWidths(naturals, count: count, of: width, isProportional)
    return shaped.indices.map { index in
      var certainty = certainty
      if isProportional { certainty.lower(to: .guess, because: proportionalNote) }
      // The space around a title matters only where the title nearly fills its segment.
      let natural = naturals[index]
      if natural > widths[index] - padding.value, natural <= widths[index] {
        _ = certainty.use(inset)
      }
      var room = TextRoom(
        slot: slot, width: max(0, widths[index] - inset.value), maximumLines: 1,
        typeface: typeface, certainty: certainty)
      if content.optionsApply(to: slot) { room.minimumScale = options.minimumScale ?? 1 }
      let fit = room.fit(shaped[index], in: traits, using: shaper)
      return room.place(shaped[index], fit: fit, index: index, in: traits, using: shaper)
    }
  }

  /// Widths in points of the segments: the boundaries of equal ones lie on whole points.
  package static func segmentWidths(
    _ naturals: [Double], count: Int, of width: Double, _ isProportional: Bool
  ) -> [Double] {
    let share = width / Double(count)
    guard isProportional else {
      return naturals.indices.map { index in
        let end = index == count - 1 ? width : (Double(index + 1) * share).rounded(.down)
        return end - (Double(index) * share).rounded(.down)
      }
    }
    // Segments that are not given are as wide as the mean of the others.
    let needs = naturals.map { $0 + padding.value }
    let total = needs.reduce(0, +) * Double(count) / Double(max(1, naturals.count))
    return needs.map { width * $0 / total }
  }

  /// UIKit's weights of iOS 26 are those of `UISegmentedControl` in the sources of `size`, SwiftUI's
  /// those of `Source.simulatorProfile`.
  private static func weight(_ options: SlotOptions, _ os: OSGeneration) -> FontWeight {
    let isSelected = options.selected != false
    if os < .iOS13 { return .regular }
    if os >= .iOS26, options.style != "swiftUI" { return isSelected ? .medium : .regular }
    return isSelected ? .semibold : .medium
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "Short titles fit.", ComponentContent(texts: [segment: ["Day", "Week", "Month"]]),
      verdicts: ["fits", "fits", "fits"]),
    ComponentExample(
      "A title wider than its share loses its end.",
      ComponentContent(texts: [segment: ["Benachrichtigungen", "Mehr", "Alle", "Neu"]]),
      locale: "de", verdicts: ["truncates", "fits", "fits", "fits"]),
    ComponentExample(
      "In proportion to their titles the segments have room for all.",
      ComponentContent(
        texts: [segment: ["Benachrichtigungen", "Mehr", "Alle", "Neu"]],
        options: SlotOptions(style: "proportional")),
      locale: "de", verdicts: ["fits", "fits", "fits", "fits"]),
    ComponentExample(
      "Titles do not follow Dynamic Type.",
      ComponentContent(texts: [segment: ["Day", "Week", "Month"]]),
      category: .accessibilityExtraExtraExtraLarge, verdicts: ["fits", "fits", "fits"]),
  ]
}
