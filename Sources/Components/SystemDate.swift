import CICU
import Foundation

/// A day or a time of day as iOS writes it in a locale, from ICU and its CLDR data.
///
/// iOS carries its own ICU: a release may write a month or a space otherwise than the library here.
struct SystemDate: Sendable, Hashable {
  var year = 2026
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0

  /// A day and month of a year as the system writes them.
  enum Style: Sendable {
    /// `DateFormatter.Style.medium`: `Sep 30, 2026`.
    case medium
    /// `DateFormatter.Style.short`: `9/30/26`.
    case short
    /// `DateFormatter.Style.short` for the time: `10:58 PM`.
    case time
    /// The fields of a template, as in `DateFormatter.setLocalizedDateFormatFromTemplate(_:)`.
    case template(String)
  }

  init(year: Int = 2026, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// Reads `2026-09-30`; nil for anything else.
  init?(isoDay text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.count) == [4, 2, 2],
      let numbers = Self.numbers(parts), (1...12).contains(numbers[1]),
      (1...31).contains(numbers[2])
    else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// Reads `22:58`; nil for anything else.
  init?(isoTime text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.map(\.count) == [2, 2], let numbers = Self.numbers(parts),
      (0...23).contains(numbers[0]), (0...59).contains(numbers[1])
    else { return nil }
    self.init(hour: numbers[0], minute: numbers[1])
  }

  private static func numbers(_ parts: [Substring]) -> [Int]? {
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    return numbers.count == parts.count ? numbers : nil
  }

  /// The text in a locale; empty when ICU knows no format.
  ///
  /// - Parameter locale: a BCP 47 tag or an ICU name.
  func text(_ style: Style, locale: String) -> String {
    var buffer = [UInt16](repeating: 0, count: 128)
    let capacity = Int32(buffer.count)
    let length: Int32 =
      switch style {
      case .medium:
        icu_format_date(
          locale, Int32(ICU_DATE_MEDIUM.rawValue), Int32(ICU_DATE_NONE.rawValue), milliseconds,
          &buffer, capacity)
      case .short:
        icu_format_date(
          locale, Int32(ICU_DATE_SHORT.rawValue), Int32(ICU_DATE_NONE.rawValue), milliseconds,
          &buffer, capacity)
      case .time:
        icu_format_date(
          locale, Int32(ICU_DATE_NONE.rawValue), Int32(ICU_DATE_SHORT.rawValue), milliseconds,
          &buffer, capacity)
      case .template(let fields):
        icu_format_date_template(locale, fields, milliseconds, &buffer, capacity)
      }
    return String(decoding: buffer.prefix(Int(max(0, length))), as: UTF16.self)
  }

  /// Milliseconds since 1970 in UTC.
  private var milliseconds: Double {
    // Days of the Gregorian calendar, counted from 1 March so that the leap day comes last.
    let shifted = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    let days =
      365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + (153 * months + 2) / 5 + day
      - 719_469
    return Double((days * 24 + hour) * 60 + minute) * 60_000
  }
}

/// The texts among which the widest of a locale is found.
struct SystemDateTexts: Sendable {
  /// A late day of each month, written with `medium`, and the same days with `short`.
  var days: [(medium: String, short: String)] = []
  /// A late time in the morning and in the evening.
  var times: [String] = []
  /// The names of the months as a wheel shows them.
  var months: [String] = []

  init(locale: String) {
    for month in 1...12 {
      for day in [20, 28] {
        let date = SystemDate(month: month, day: day)
        days.append((date.text(.medium, locale: locale), date.text(.short, locale: locale)))
      }
      months.append(SystemDate(month: month).text(.template("LLLL"), locale: locale))
    }
    times = [10, 22].map { SystemDate(hour: $0, minute: 58).text(.time, locale: locale) }
  }

  private final class Cache: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String: SystemDateTexts] = [:]

    func find(_ locale: String) -> SystemDateTexts {
      lock.withLock {
        if let found = texts[locale] { return found }
        let made = SystemDateTexts(locale: locale)
        texts[locale] = made
        return made
      }
    }
  }

  private static let cache = Cache()

  /// The texts of a locale, made once.
  static func of(_ locale: String) -> SystemDateTexts { cache.find(locale) }
}
