import DynamicType
import Markup
import TextShaping

/// A colour picker: SwiftUI's `ColorPicker` with its well, and the tabs of
/// `UIColorPickerViewController`, which iOS translates.
public struct ColorPicker: Component {
  static let label = "colorPicker.label"
  static let tab = "colorPicker.tab"

  /// Width of a colour well, in points.
  package static let well = Metric(
    "width of a colour well", 28, source: Source.none, confidence: .guess)
  /// Tabs of a colour picker (grid, spectrum, sliders), in points.
  package static let tabs = Metric(
    "tabs of a colour picker (grid, spectrum, sliders)", 3,
    source: "UIColorPickerViewController", confidence: .certain)

  /// `colorPicker`.
  public let name = "colorPicker"
  /// The label and the tabs.
  public let slots = [
    Slot(
      name: label, component: "colorPicker", summary: "The label beside a colour well.",
      overflow: "wraps", eras: [.iOS13, .iOS26]),
    Slot(
      name: tab, component: "colorPicker", summary: "A tab of a colour picker.",
      overflow: "loses its end", eras: [.iOS13, .iOS26]),
  ]
  /// The numbers of colour pickers.
  public var metrics: [Metric] {
    [Self.well, Self.tabs, SegmentedControl.size, SegmentedControl.padding, SegmentedControl.inset]
      + ControlRow.metrics
  }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        SwiftUI's `ColorPicker`, and the tabs of `UIColorPickerViewController`, which iOS
        translates. The label wraps beside the well; the tabs are segments of equal width, whose
        titles lose their end.
        """,
      options: """
        `width`, `style` (`form` for a row of a form), `leadingInset`, `trailingInset`, `lineLimit`,
        `font` (default: body), `scales`, `minimumScale`, `truncation`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per label and tab.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let row = ControlRow(content.options, in: traits)
    var placements: [Placement] = []
    if let labels = content.texts[Self.label] {
      placements += row.label(Self.label, beside: Self.well, content: content, in: traits)
        .place(labels, in: traits, using: shaper)
    }
    if let titles = content.texts[Self.tab], !titles.isEmpty {
      var content = content
      content.options.count = max(titles.count, Int(Self.tabs.value))
      content.options.style = nil
      placements += SegmentedControl.place(
        titles, slot: Self.tab, width: row.width, row.certainty, content, in: traits,
        using: shaper)
    }
    return placements
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short label fits.", ComponentContent("Colour", in: label), verdicts: ["fits"]),
    ComponentExample(
      "A long one wraps beside the well.",
      ComponentContent("Colour of the track on the map in all views", in: label),
      category: .extraExtraLarge, verdicts: ["wraps"]),
    ComponentExample(
      "The tabs share the width.",
      ComponentContent(texts: [tab: ["Raster", "Spektrum", "Regler"]]), locale: "de",
      verdicts: ["fits", "fits", "fits"]),
  ]
}
