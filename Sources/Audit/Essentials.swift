import Foundation

/// What a reader cannot do without: the values the app fills in, numbers, units and negations.
struct Essentials {
  /// What kind of thing is essential.
  enum Kind: Int, Comparable {
    case value
    case number
    case unit
    case negation

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }

    /// The words for a report.
    var name: String {
      switch self {
      case .value: "the value"
      case .number: "the number"
      case .unit: "the unit"
      case .negation: "the negation"
      }
    }
  }

  struct Item: Hashable {
    let kind: Kind
    let text: String
  }

  private let values: [String]
  private let locale: String
  private let counts: [Item: Int]

  /// What is essential in a text.
  ///
  /// - Parameters:
  ///   - values: what stands in the text in place of placeholders.
  ///   - locale: its language, for the negations.
  init(of text: String, values: [String], locale: String) {
    self.values = values.filter { !$0.isEmpty }
    self.locale = locale
    counts = Self.count(text, values: self.values, locale: locale)
  }

  /// Nothing in the text is essential.
  var isEmpty: Bool { counts.isEmpty }

  /// What cannot be read whole in the visible part: lost, or cut through.
  ///
  /// A number or unit that is part of a lost value is not named again.
  func lost(in visible: String) -> [Item] {
    let left = Self.count(visible, values: values, locale: locale)
    let lost = counts.filter { $0.value > left[$0.key, default: 0] }.keys
      .sorted { ($0.kind, $0.text) < ($1.kind, $1.text) }
    let lostValues = lost.filter { $0.kind == .value }.map(\.text)
    return lost.filter { item in
      item.kind == .value || !lostValues.contains { $0.contains(item.text) }
    }
  }

  // MARK: Finding them

  private static func count(_ text: String, values: [String], locale: String) -> [Item: Int] {
    var counts: [Item: Int] = [:]
    for value in Set(values) {
      let parts = text.components(separatedBy: value).count - 1
      if parts > 0 { counts[Item(kind: .value, text: value)] = parts }
    }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    for word in NegationWords.found(in: text, words: words, locale: locale) {
      counts[Item(kind: .negation, text: word), default: 0] += 1
    }
    for item in numbers(in: text) { counts[item, default: 0] += 1 }
    return counts
  }

  /// Marks inside a number: grouping and decimal separators, times, fractions.
  private static let separators: Set<Character> = [".", ",", ":", "'", "’", "/", "٫", "٬"]

  /// Numbers and the units after them, and currency signs anywhere.
  private static func numbers(in text: String) -> [Item] {
    var items: [Item] = []
    var index = text.startIndex
    var previous: Character = " "
    while index < text.endIndex {
      let character = text[index]
      if character.isCurrencySymbol { items.append(Item(kind: .unit, text: String(character))) }
      // Digits after a letter are part of a name, as in "MP3".
      guard character.isWholeNumber, !previous.isLetter else {
        // Not the second digit of such a name either.
        if !(character.isWholeNumber && previous.isLetter) { previous = character }
        index = text.index(after: index)
        continue
      }
      let end = endOfNumber(text, from: index)
      items.append(Item(kind: .number, text: String(text[index..<end])))
      if let unit = unit(text[end...]) { items.append(Item(kind: .unit, text: unit)) }
      previous = "0"
      index = end
    }
    return items
  }

  private static func endOfNumber(_ text: String, from start: String.Index) -> String.Index {
    var end = start
    var index = start
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character.isWholeNumber {
        end = next
      } else if !separators.contains(character) || next == text.endIndex
        || !text[next].isWholeNumber
      {
        break
      }
      index = next
    }
    return end
  }

  /// Symbols of units: the SI Brochure of the BIPM, 9th edition, and the English, Russian and
  /// Ukrainian short forms of Unicode CLDR; the choice of those that interfaces use is an estimate.
  private static let units: Set<String> = [
    "km", "m", "cm", "mm", "µm", "mi", "ft", "yd", "in", "kg", "g", "mg", "t", "lb", "lbs", "oz",
    "l", "L", "ml", "mL", "h", "min", "s", "ms", "hr", "hrs", "mins", "secs", "sec", "B", "kB",
    "KB", "MB", "GB", "TB", "Mbit", "Gbit", "Hz", "kHz", "MHz", "GHz", "V", "A", "W", "kW", "Wh",
    "kWh", "kJ", "kcal", "cal", "hPa", "bar", "dB", "bpm", "mph", "px", "pt", "ha", "C", "F", "K",
    "км", "м", "см", "мм", "кг", "г", "мг", "л", "мл", "ч", "мин", "с", "хв", "год", "кБ", "КБ",
    "МБ", "ГБ", "ТБ",
  ]
  private static let signs: Set<Character> = ["%", "٪", "％", "‰", "°", "℃", "℉"]

  /// The unit right after a number, with or without a space.
  private static func unit(_ rest: Substring) -> String? {
    var rest = rest
    if let space = rest.first, " \u{A0}\u{202F}".contains(space) { rest = rest.dropFirst() }
    guard let first = rest.first else { return nil }
    if signs.contains(first) {
      let letter = rest.dropFirst().prefix { $0.isLetter }
      return ["C", "F"].contains(letter) ? "\(first)\(letter)" : String(first)
    }
    let word = rest.prefix { $0.isLetter || $0 == "/" }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return !word.isEmpty && parts.allSatisfy(units.contains) ? String(word) : nil
  }
}
