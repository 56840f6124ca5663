import DynamicType
import Markup
import TextLayout
import TextShaping

/// A date picker: `UIDatePicker`, SwiftUI's `DatePicker`.
///
/// The date and the time are written by iOS, in the language of the interface: they are formatted
/// with ICU and measured. A text such as `2026-09-30` or `22:58` in their slots stands for the day or
/// the time it names; any other is measured as it is. Where none is given, the label stands beside
/// the widest date and time of its language.
public struct DatePicker: Component {
  static let label = "datePicker.label"
  static let date = "datePicker.compactDate"
  static let time = "datePicker.compactTime"
  static let wheel = "datePicker.wheel"
  static let month = "datePicker.monthTitle"

  static let labelNote =
    "assumed: the label wraps beside the date, which keeps the form with the month's name"
  static let stacksNote =
    "assumed: at accessibility sizes the label stands above the date"
  static let scaleNote =
    "the date follows Dynamic Type (mikaelacaron/Basic-Car-Maintenance#129)"
  static let wheelsOnlyNote =
    "date pickers are compact from iOS 14 on; measured as they are there"
  static let shortNote = "the date is shown in its numeric form"

  /// `datePicker`.
  public let name = "datePicker"
  /// The label, date and time, and what wheels and calendar show.
  public let slots = [
    Slot(
      name: label, component: "datePicker", summary: "The label of a date picker.",
      overflow: "wraps"),
    Slot(
      name: date, component: "datePicker", summary: "The date that a compact date picker shows.",
      overflow: "becomes numeric, then loses its end", eras: [.iOS13, .iOS26]),
    Slot(
      name: time, component: "datePicker", summary: "The time that a compact date picker shows.",
      overflow: "loses its end", eras: [.iOS13, .iOS26]),
    Slot(
      name: wheel, component: "datePicker",
      summary: "A month in the wheels of a date picker.",
      overflow: "loses its end"),
    Slot(
      name: month, component: "datePicker",
      summary: "The month above the calendar of a date picker.",
      overflow: "loses its end"),
  ]
  /// The numbers of date pickers.
  public var metrics: [Metric] { DatePickerMetrics.all + ControlRow.metrics }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        `UIDatePicker`, SwiftUI's `DatePicker`. The date and the time are written by iOS in the
        language of the interface: they are formatted with ICU and measured. `2026-09-30` or `22:58`
        as the text of their slots stands for the day or the time it names; any other text is
        measured as it is. Where none is given, the label stands beside the widest date and time of
        its language.

        The label wraps; the date takes its numeric form where the one with the month's name is too
        wide (react-native-datetimepicker/datetimepicker#675); then it loses its end. Wheels have a
        fixed font. Assumed: the label wraps before the date becomes shorter, and at accessibility
        sizes a label too wide for one line stands above the date.
        """,
      options: """
        `style` (`dateAndTime`, the default, `date`, `time`), `width`, `leadingInset`,
        `trailingInset`, `lineLimit`, `font` (of the label, default: body), `scales`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per text.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let compact = [Self.label, Self.date, Self.time].contains { content.texts[$0] != nil }
    var placements =
      compact ? CompactDatePicker(content, in: traits, using: shaper).place() : []
    if let texts = content.texts[Self.wheel] {
      placements += WheelDatePicker(content.options, in: traits, using: shaper).place(texts)
    }
    if let texts = content.texts[Self.month] {
      placements += place(months: texts, content, in: traits, using: shaper)
    }
    return placements
  }

  private func place(
    months: [MarkupText], _ content: ComponentContent, in traits: Traits,
    using shaper: TextShaper
  ) -> [Placement] {
    var certainty = Certainty()
    let width =
      (content.options.width ?? certainty.use(DatePickerMetrics.inlineWidth))
      - certainty.use(DatePickerMetrics.inlineMargin)
      - certainty.use(DatePickerMetrics.inlineButtons)
    let room = TextRoom(
      slot: Self.month, width: max(0, width), maximumLines: 1,
      typeface: .style(.headline, in: traits),
      certainty: certainty)
    let texts = months.map { text in
      SystemDate(isoDay: text.text).map {
        MarkupText($0.text(.template("yMMMM"), locale: traits.locale))
      } ?? text
    }
    return room.place(texts, in: traits, using: shaper)
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short label stands beside date and time.", ComponentContent("Starts", in: label),
      verdicts: ["fits"]),
    ComponentExample(
      "A longer label wraps beside the widest date of its language.",
      ComponentContent("Reminder for the next walk", in: label), verdicts: ["wraps"]),
    ComponentExample(
      "A date alone leaves more room.",
      ComponentContent("Reminder for the walk", in: label, options: SlotOptions(style: "date")),
      verdicts: ["fits"]),
    ComponentExample(
      "The date of a language is measured as it is written there.",
      ComponentContent(texts: [date: ["2026-09-30"], time: ["22:58"]]), locale: "pt-BR",
      verdicts: ["fits", "fits"]),
    ComponentExample(
      "At accessibility sizes the label stands above.",
      ComponentContent("Reminder", in: label), category: .accessibilityLarge,
      verdicts: ["stacks"]),
    ComponentExample(
      "The month in a wheel has a fixed size.",
      ComponentContent("2026-09-30", in: wheel),
      category: .accessibilityExtraExtraExtraLarge, verdicts: ["fits"]),
    ComponentExample(
      "The month above the calendar.", ComponentContent("2026-09-30", in: month),
      locale: "de", verdicts: ["fits"]),
  ]
}
