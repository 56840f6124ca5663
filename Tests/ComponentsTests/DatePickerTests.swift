import DynamicType
import Testing

@testable import Components

@Suite struct SystemDateTests {
  /// The texts an iPhone simulator shows (iamcgn/swiftui-web: uikit/datepicker/locales, iOS 26).
  @Test(arguments: [
    ("en", "Sep 11, 2026", "9/11/26", "2:30 PM"),
    ("en-US", "Sep 11, 2026", "9/11/26", "2:30 PM"),
    ("de", "11.09.2026", "11.09.26", "14:30"),
    ("fr", "11 sept. 2026", "11/09/2026", "14:30"),
    ("ja", "2026/09/11", "2026/09/11", "14:30"),
  ])
  func dayAndTime(_ locale: String, _ medium: String, _ short: String, _ time: String) {
    let date = SystemDate(year: 2026, month: 9, day: 11, hour: 14, minute: 30)
    #expect(date.text(.medium, locale: locale) == medium)
    #expect(date.text(.short, locale: locale) == short)
    // The space before the period is a narrow one from CLDR 42 on.
    #expect(
      date.text(.time, locale: locale).replacing("\u{202F}", with: " ") == time)
  }

  @Test(arguments: [("en", "September 2026"), ("de", "September 2026"), ("ja", "2026年9月")])
  func monthAndYear(_ locale: String, _ expected: String) {
    let date = SystemDate(month: 9, day: 30)
    #expect(date.text(.template("yMMMM"), locale: locale) == expected)
  }

  @Test func daysAreThoseOfTheCalendar() {
    for (year, month, day) in [(1970, 1, 1), (2000, 2, 29), (2026, 12, 31), (2024, 3, 1)] {
      let date = SystemDate(year: year, month: month, day: day)
      let isoLike = date.text(.medium, locale: "sv-SE").split(separator: " ").map(String.init)
      #expect(isoLike.first == String(day))
      #expect(isoLike.last == String(year))
    }
  }

  @Test func onlyWholeISODatesAreRead() {
    #expect(SystemDate(isoDay: "2026-09-30") == SystemDate(year: 2026, month: 9, day: 30))
    #expect(SystemDate(isoTime: "22:58") == SystemDate(hour: 22, minute: 58))
    for text in ["", "2026-9-30", "2026-13-01", "2026-00-10", "20２6-09-30", "+026-09-30", "x-y-z"] {
      #expect(SystemDate(isoDay: text) == nil)
    }
    for text in ["", "24:00", "7:30", "12:60", "12:3４"] {
      #expect(SystemDate(isoTime: text) == nil)
    }
  }
}

@Suite struct DatePickerTests {
  private func place(
    _ texts: [String: [String]], _ options: SlotOptions = SlotOptions(),
    _ category: ContentSizeCategory = .large, device: String = "iPhone 15", locale: String = "en"
  ) throws -> [Placement] {
    try Support.place(
      ComponentContent(texts: texts, options: options), in: DatePicker(),
      try Support.traits(device, category, locale: locale))
  }

  /// 98 points for "Sep 11, 2026", 62.5 for the time with digits as wide as a zero
  /// (iamcgn/swiftui-web: Docs/elements/UIKit/DatePicker.md).
  @Test func capsulesAreAsWideAsMeasured() throws {
    let placements = try place([
      "datePicker.compactDate": ["2026-09-11"], "datePicker.compactTime": ["14:30"],
    ])
    #expect(placements.map(\.text).first == "Sep 11, 2026")
    #expect(abs(placements[0].requiredWidth - 98) < 1)
    // The time gets what the date and the gap leave, less the space its digits stretch over.
    let timeRoom = 353 - 24 - 4 - (try width("9/11/26") + 24)
    let stretched = try width("0:00\u{202F}PM") - width("2:30\u{202F}PM")
    #expect(abs(placements[1].availableWidth - (timeRoom - stretched)) < 0.01)
    #expect(abs(try width("0:00\u{202F}PM") - 62.5) < 1)
  }

  private func width(_ text: String) throws -> Double {
    try #require(
      try Support.place(
        ComponentContent(text, in: "label", options: SlotOptions(width: 300)), in: Label(),
        try Support.traits()
      ).first
    ).requiredWidth
  }

  @Test func aNarrowPickerShowsTheNumericDate() throws {
    let options = SlotOptions(width: 100, style: "date")
    let placement = try #require(
      try place(["datePicker.compactDate": ["2026-09-11"]], options).first)
    #expect(placement.text == "9/11/26")
    #expect(placement.verdict == .fits)
    #expect(placement.notes.contains(DatePicker.shortNote))
    let narrower = try #require(
      try place(
        ["datePicker.compactDate": ["2026-09-11"]], SlotOptions(width: 60, style: "date")
      ).first)
    #expect(narrower.verdict.name == "truncates")
  }

  @Test func theLabelHasWhatTheWidestDateLeaves() throws {
    func room(_ options: SlotOptions, locale: String) throws -> Double {
      try #require(
        try place(["datePicker.label": ["Start"]], options, locale: locale).first
      ).availableWidth
    }
    let date = SlotOptions(style: "date")
    let time = SlotOptions(style: "time")
    let german = try room(date, locale: "de")
    let portuguese = try room(date, locale: "pt-BR")
    // 28.09.2026 against 28 de set. de 2026.
    #expect(german > portuguese + 30)
    #expect(try room(time, locale: "de") > (try room(time, locale: "en")) + 15)
    #expect(try room(SlotOptions(), locale: "de") < german - 60)
  }

  @Test func labelStacksAtAccessibilitySizesOnlyWhenItMust() throws {
    let label = ["datePicker.label": ["Reminder for the walk"]]
    let stacked = try #require(
      try place(label, SlotOptions(style: "date"), .accessibilityExtraLarge).first)
    #expect(stacked.verdict == .stacks)
    #expect(stacked.confidence == .guess)
    #expect(stacked.availableWidth == 353)
    let wide = try #require(
      try place(label, SlotOptions(style: "date"), .accessibilityExtraLarge, device: "iPad mini")
        .first)
    #expect(wide.verdict == .fits)
  }

  @Test(arguments: ["en", "de", "ja", "ar", "th", "hi", "fa", "zh-Hant-TW", "nonsense"])
  func everyLocaleHasTexts(_ locale: String) throws {
    let texts = SystemDateTexts.of(locale)
    #expect(texts.days.count == 24)
    #expect(texts.days.allSatisfy { !$0.medium.isEmpty && !$0.short.isEmpty })
    #expect(texts.months.count == 12 && texts.times.count == 2)
    let placements = try place(
      ["datePicker.label": ["Label"], "datePicker.wheel": ["2026-05-01"]], locale: locale)
    #expect(placements.count == 2)
  }
}
