import Foundation

/// How a language writes digits and separators.
struct LocaleNumerals: Sendable {
  /// The digits from zero to nine.
  var digits: [String]
  /// Before the fraction.
  var decimalSeparator: String
  /// Between groups of digits.
  var groupingSeparator: String
  /// The length of the groups before the last one: 2 in India, 3 elsewhere.
  var secondaryGroup: Int

  /// The numerals of a locale.
  ///
  /// Foundation knows them: Persian has its own digits, Arabic in Egypt too, but not in Morocco. A
  /// language without a region is taken with its most likely one.
  static func numerals(for locale: String) -> LocaleNumerals {
    cache.numerals(for: locale)
  }

  /// Writes a number as `printf` writes it, always in ASCII, with a comma between groups, in these
  /// numerals.
  func localized(_ number: String) -> String {
    var output = ""
    for character in number {
      if let value = character.wholeNumberValue, value < digits.count {
        output += digits[value]
      } else if character == "." {
        output += decimalSeparator
      } else if character == "," {
        output += groupingSeparator
      } else {
        output.append(character)
      }
    }
    return output
  }

  /// Puts commas between the groups of a whole number.
  func grouped(_ number: String) -> String {
    let sign = number.hasPrefix("-") ? "-" : ""
    var rest = Array(number.dropFirst(sign.count))
    var groups: [String] = []
    var size = 3
    while rest.count > size {
      groups.insert(String(rest.suffix(size)), at: 0)
      rest.removeLast(size)
      size = secondaryGroup
    }
    groups.insert(String(rest), at: 0)
    return sign + groups.joined(separator: ",")
  }

  private static let cache = Cache()

  fileprivate init(locale identifier: String) {
    // A catalog in Arabic without a region is mostly shown in Egypt, where digits are Arabic.
    let language = Locale.Language(identifier: identifier)
    let isComplete = language.region != nil
    let locale = Locale(identifier: isComplete ? identifier : language.maximalIdentifier)
    digits = (0...9).map { $0.formatted(.number.locale(locale)) }
    decimalSeparator = locale.decimalSeparator ?? "."
    groupingSeparator = locale.groupingSeparator ?? ","
    // Seven digits show how the groups before the last one are made.
    let groups = 1_234_567.formatted(.number.locale(locale)).split(separator: groupingSeparator)
    secondaryGroup = groups.count == 3 ? groups[1].count : 3
  }

  /// Foundation takes far longer to find them than a text to fill.
  private final class Cache: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [String: LocaleNumerals] = [:]

    func numerals(for locale: String) -> LocaleNumerals {
      lock.lock()
      defer { lock.unlock() }
      if let numerals = known[locale] { return numerals }
      let numerals = LocaleNumerals(locale: locale)
      known[locale] = numerals
      return numerals
    }
  }
}
