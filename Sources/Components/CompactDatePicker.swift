import DynamicType
import Markup
import TextLayout
import TextShaping

/// The row of a compact date picker: a label, and a date and a time that keep their size.
struct CompactDatePicker {
  private let content: ComponentContent
  private let traits: Traits
  private let shaper: TextShaper
  private let row: ControlRow
  /// The face of date and time.
  private let typeface: Typeface
  private var certainty: Certainty
  /// Space around the text of a capsule.
  private let padding: Double
  private let gap: Double
  private let dates: [(medium: String, short: String)]
  private let times: [String]

  init(_ content: ComponentContent, in traits: Traits, using shaper: TextShaper) {
    self.content = content
    self.traits = traits
    self.shaper = shaper
    row = ControlRow(content.options, in: traits)
    var certainty = row.certainty
    padding = 2 * certainty.use(DatePickerMetrics.capsuleInset)
    gap = certainty.use(DatePickerMetrics.capsuleGap)
    if traits.os < .iOS13 {
      certainty.lower(to: .guess, because: DatePicker.wheelsOnlyNote)
    }
    self.certainty = certainty
    typeface = .style(.body, in: traits)
    let style = content.options.style
    let locale = traits.locale
    if let texts = content.texts[DatePicker.date] {
      dates = texts.map { text in
        guard let date = SystemDate(isoDay: text.text) else { return (text.text, text.text) }
        return (date.text(.medium, locale: locale), date.text(.short, locale: locale))
      }
    } else {
      dates = style == "time" ? [] : SystemDateTexts.of(locale).days
    }
    if let texts = content.texts[DatePicker.time] {
      times = texts.map { text in
        SystemDate(isoTime: text.text)?.text(.time, locale: locale) ?? text.text
      }
    } else {
      times = style == "date" ? [] : SystemDateTexts.of(locale).times
    }
  }

  func place() -> [Placement] {
    let mediumDate = widest(dates.map(\.medium))
    let shortDate = widest(dates.map(\.short))
    let time = times.map(tabularWidth).max() ?? 0
    let timePart = capsule(time, of: times)
    let labels = content.texts[DatePicker.label] ?? []
    let labelGap = ControlRow.gap.value

    // The label keeps its widest word, the date becomes shorter before that.
    var room = row.labelRoom(DatePicker.label, certainty, content: content, in: traits)
    let shaped = labels.map { shaper.shape($0, locale: traits.locale, in: room.typeface) }
    let naturals = shaped.map {
      TextFitter.naturalWidth(
        $0, pointSize: room.typeface.pointSize, tracking: room.typeface.tracking)
    }
    let words = shaped.map {
      TextFitter.fit(
        $0, FitRequest(pointSize: room.typeface.pointSize, width: nil), shaper: shaper
      ).widestWordWidth
    }
    let natural = naturals.max() ?? 0
    let word = words.max() ?? 0
    let long = capsule(mediumDate, of: dates) + timePart + separator
    let short = capsule(shortDate, of: dates) + timePart + separator
    let besideLong = row.width - long - labelGap
    let isStacked =
      natural > max(0, besideLong) && traits.contentSizeCategory.isAccessibilityCategory
    let isShort = !isStacked && word > besideLong
    var placements: [Placement] = []
    var rest = row.width
    if !labels.isEmpty, !isStacked { rest -= labelGap + word }
    if isStacked {
      room.certainty.lower(to: .guess, because: DatePicker.stacksNote)
    } else {
      room.width = max(0, isShort ? row.width - short - labelGap : besideLong)
      room.wrapAssumption = DatePicker.labelNote
    }
    for (index, text) in shaped.enumerated() {
      let fit = room.fit(text, in: traits, using: shaper)
      placements.append(
        room.place(
          text, fit: fit, index: index, in: traits, using: shaper,
          changes: isStacked ? .stacks : [], note: isShort ? DatePicker.shortNote : nil))
    }
    if content.texts[DatePicker.date] != nil {
      placements += place(dates: rest - timePart - separator)
    }
    if content.texts[DatePicker.time] != nil {
      placements += place(times: rest - capsule(shortDate, of: dates) - separator)
    }
    return placements
  }

  /// Width of a capsule around a text this wide; 0 when there is no such capsule.
  private func capsule<Element>(_ width: Double, of texts: [Element]) -> Double {
    texts.isEmpty ? 0 : width + padding
  }

  private var separator: Double { dates.isEmpty || times.isEmpty ? 0 : gap }

  private func natural(_ text: String) -> Double {
    TextFitter.naturalWidth(
      shaper.shape(text, locale: traits.locale, font: typeface.font),
      pointSize: typeface.pointSize)
  }

  private func widest(_ texts: [String]) -> Double { texts.map(natural).max() ?? 0 }

  /// The time has digits of equal width, each as wide as a zero.
  private func tabularWidth(_ text: String) -> Double {
    natural(String(text.map { $0.isWholeNumber && $0.isASCII ? "0" : $0 }))
  }

  private func room(_ slot: String, width: Double) -> TextRoom {
    var certainty = certainty
    if traits.contentSizeCategory > .large {
      certainty.lower(to: .likely, because: DatePicker.scaleNote)
    }
    return TextRoom(
      slot: slot, width: max(0, width - padding), maximumLines: 1, typeface: typeface,
      certainty: certainty)
  }

  private func place(dates width: Double) -> [Placement] {
    let room = room(DatePicker.date, width: width)
    return dates.enumerated().map { index, date in
      let isShort = date.short != date.medium && natural(date.medium) > room.width
      return room.place(
        MarkupText(isShort ? date.short : date.medium), index: index, in: traits, using: shaper,
        note: isShort ? DatePicker.shortNote : nil)
    }
  }

  private func place(times width: Double) -> [Placement] {
    times.enumerated().map { index, time in
      var room = room(DatePicker.time, width: width)
      room.width = max(0, room.width - max(0, tabularWidth(time) - natural(time)))
      return room.place(MarkupText(time), index: index, in: traits, using: shaper)
    }
  }
}

/// The wheels of a date picker: month, day and year.
struct WheelDatePicker {
  private let traits: Traits
  private let shaper: TextShaper
  private let typeface: Typeface
  private let width: Double
  private let certainty: Certainty

  init(_ options: SlotOptions, in traits: Traits, using shaper: TextShaper) {
    self.traits = traits
    self.shaper = shaper
    var certainty = Certainty()
    typeface = Typeface(
      SlotFont(size: certainty.use(DatePickerMetrics.wheelSize)),
      category: traits.contentSizeCategory, boldText: traits.boldText)
    let locale = traits.locale
    let face = typeface
    let others = ["d", "y"].map { fields -> Double in
      let text = SystemDate(month: 12, day: 30).text(.template(fields), locale: locale)
      return TextFitter.naturalWidth(
        shaper.shape(text, locale: locale, font: face.font), pointSize: face.pointSize)
    }
    let padding = certainty.use(DatePickerMetrics.wheelPadding)
    width =
      (options.width ?? certainty.use(DatePickerMetrics.wheelWidth))
      - certainty.use(DatePickerMetrics.wheelMargin)
      - 2 * certainty.use(DatePickerMetrics.wheelGap)
      - others.reduce(0) { $0 + $1 + padding } - padding
    self.certainty = certainty
  }

  func place(_ texts: [MarkupText]) -> [Placement] {
    let room = TextRoom(
      slot: DatePicker.wheel, width: max(0, width), maximumLines: 1, typeface: typeface,
      certainty: certainty)
    let rows = texts.map { text in
      SystemDate(isoDay: text.text).map {
        MarkupText($0.text(.template("LLLL"), locale: traits.locale))
      } ?? text
    }
    return room.place(rows, in: traits, using: shaper)
  }
}
