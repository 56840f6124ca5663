import DynamicType
import Markup
import TextLayout
import TextShaping

/// A picker: `UIPickerView`, a pop-up button, SwiftUI's `Picker` in the menu or wheel style.
public struct Picker: Component {
  static let label = "picker.label"
  static let value = "picker.value"
  static let row = "picker.row"

  static let valueNote =
    "assumed: the value of a menu picker has one line, cut in the middle as a button's title"
  static let sharingNote =
    "assumed: label and value share the row, the narrower first"

  /// Space at each side of the value of a menu picker, in points.
  package static let inset = Metric(
    "space at each side of the value of a menu picker", 13.5, source: Source.simulatorProfile,
    confidence: .likely)
  /// Arrows after the value of a menu picker with their gap, in points.
  package static let chevrons = Metric(
    "arrows after the value of a menu picker with their gap", 13,
    source: Source.simulatorProfile, confidence: .likely)
  static let rowSize = Metric(
    "size of the chosen row in a wheel of a picker", 23.5, source: openUIKitPicker,
    confidence: .certain)
  /// Space at each side of a row in a wheel, in points.
  package static let rowPadding = Metric(
    "space at each side of a row in a wheel", 9, source: openUIKitPicker, confidence: .certain)
  private static let openUIKitPicker =
    "Vercantez/openuikit: Sources/OpenUIKit/UIPickerView.swift (iOS 26.1, Catalyst)"

  /// `picker`.
  public let name = "picker"
  /// The label, the value, and the rows of a wheel.
  public let slots = [
    Slot(
      name: label, component: "picker", summary: "The label of a picker in a row of a form.",
      overflow: "wraps", eras: [.iOS13, .iOS26]),
    Slot(
      name: value, component: "picker", summary: "The chosen value of a menu picker.",
      overflow: "loses its middle", eras: [.iOS13, .iOS26]),
    Slot(
      name: row, component: "picker", summary: "A row in a wheel of a picker.",
      overflow: "loses its end"),
  ]
  /// The numbers of pickers.
  public var metrics: [Metric] {
    [
      Self.inset, Self.chevrons, Self.rowSize, Self.rowPadding,
      DatePickerMetrics.wheelMargin, DatePickerMetrics.wheelGap,
    ] + ControlRow.metrics
  }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        `UIPickerView`, a pop-up button, SwiftUI's `Picker` in the menu or wheel style. A row of a
        wheel has one line of a fixed size and loses its end. The value of a menu picker has one
        line; that its middle gives way, as in a button, is assumed. The label is drawn in a form
        only, wraps, and shares the row with the value, the narrower first.
        """,
      options: """
        `count` (wheels side by side), `width`, `style` (`form`), `leadingInset`, `trailingInset`,
        `lineLimit`, `font` (default: body), `scales`, `minimumScale`, `truncation`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per label, value and row.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    menu(content, in: traits, using: shaper) + wheel(content, in: traits, using: shaper)
  }

  private func menu(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let labels = content.texts[Self.label] ?? []
    let values = content.texts[Self.value] ?? []
    guard !labels.isEmpty || !values.isEmpty else { return [] }
    let row = ControlRow(content.options, in: traits)
    var certainty = row.certainty
    var width = row.width - certainty.use(Self.chevrons)
    // In a form the value ends at the margin of the row.
    let isForm = !labels.isEmpty || content.options.style == ControlRow.formStyle
    if !isForm { width -= 2 * certainty.use(Self.inset) }
    if !labels.isEmpty { width -= certainty.use(ControlRow.gap) }
    var label = row.labelRoom(Self.label, width: width, certainty, content: content, in: traits)
    var value = row.labelRoom(Self.value, width: width, certainty, content: content, in: traits)
    value.certainty.lower(to: .guess, because: Self.valueNote)
    if !content.optionsApply(to: Self.value) || content.options.lineLimit == nil {
      value.maximumLines = 1
    }
    if !content.optionsApply(to: Self.value) || content.options.truncation == nil {
      value.lineBreakMode = .byTruncatingMiddle
    }
    if !labels.isEmpty, !values.isEmpty {
      let needs = [need(labels, label), need(values, value)]
      let widths = Self.shares(needs, of: width)
      if needs[0] + needs[1] > width {
        label.certainty.lower(to: .guess, because: Self.sharingNote)
        value.certainty.lower(to: .guess, because: Self.sharingNote)
      }
      label.width = widths[0]
      value.width = widths[1]
    }
    func need(_ texts: [MarkupText], _ room: TextRoom) -> Double {
      texts.reduce(0) { widest, text in
        let shaped = shaper.shape(text, locale: traits.locale, in: room.typeface)
        return max(
          widest,
          TextFitter.naturalWidth(
            shaped, pointSize: room.typeface.pointSize, tracking: room.typeface.tracking))
      }
    }
    return label.place(labels, in: traits, using: shaper)
      + value.place(values, in: traits, using: shaper)
  }

  /// What two texts get of a width: the narrower is offered half, the other what is left.
  static func shares(_ needs: [Double], of width: Double) -> [Double] {
    let half = max(0, width) / 2
    let rest = max(0, width) - min(half, needs.min() ?? 0)
    return needs[0] <= needs[1]
      ? [max(half, width - needs[1]), rest] : [rest, max(half, width - needs[0])]
  }

  private func wheel(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    guard let rows = content.texts[Self.row] else { return [] }
    let options = content.options
    var certainty = Certainty()
    let safeArea = traits.safeArea
    let whole = options.width ?? traits.containerWidth - safeArea.left - safeArea.right
    let count = Double(max(1, options.count ?? 1))
    let wheels =
      whole - certainty.use(DatePickerMetrics.wheelMargin)
      - (count - 1) * certainty.use(DatePickerMetrics.wheelGap)
    let width =
      (wheels / count).rounded(.down) - 2 * certainty.use(Self.rowPadding) - options.insets
    var room = TextRoom(
      slot: Self.row, width: max(0, width), maximumLines: 1,
      typeface: .resolve(
        content, slot: Self.row, orSize: certainty.use(Self.rowSize), isSystemDrawn: true,
        in: traits),
      certainty: certainty)
    if content.optionsApply(to: Self.row) { room.take(options) }
    return room.place(rows, in: traits, using: shaper)
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short value fits.", ComponentContent("Kilometres", in: value), verdicts: ["fits"]),
    ComponentExample(
      "The middle of a long one gives way.",
      ComponentContent(
        "Kilometres, metres and centimetres", in: value, options: SlotOptions(width: 240)),
      verdicts: ["truncates"]),
    ComponentExample(
      "In a form the label stands before it.",
      ComponentContent(
        texts: [label: ["Units"], value: ["Metric"]], options: SlotOptions(style: "form")),
      verdicts: ["fits", "fits"]),
    ComponentExample(
      "A long label wraps beside a short value.",
      ComponentContent(
        texts: [label: ["Units of measurement for distances"], value: ["Kilometres"]],
        options: SlotOptions(style: "form")),
      verdicts: ["wraps", "fits"]),
    ComponentExample(
      "A row of a wheel does not follow Dynamic Type.",
      ComponentContent("Kilometres", in: row), category: .accessibilityExtraExtraExtraLarge,
      verdicts: ["fits"]),
    ComponentExample(
      "Wheels side by side share the width.",
      ComponentContent(
        "Every second Wednesday", in: row, options: SlotOptions(count: 3)),
      verdicts: ["truncates"]),
  ]
}
