import Foundation

/// Writes the values of the placeholders of one text, in order.
struct ValueWriter {
  private let locale: String
  private let numerals: LocaleNumerals
  private let samples: PlaceholderSamples
  private let values: [String]
  private var categories: [Int: String]
  private var nextPosition = 1

  init(
    locale: String, samples: PlaceholderSamples, values: [String], categories: [Int: String]
  ) {
    self.locale = locale
    numerals = LocaleNumerals.numerals(for: locale)
    self.samples = samples
    self.values = values
    self.categories = categories
  }

  /// The value for a placeholder.
  mutating func write(_ placeholder: FormatPlaceholder, isPercentage: Bool) -> String {
    if placeholder.kind == .percent { return "%" }
    if placeholder.takesWidth { nextPosition += 1 }
    if placeholder.takesPrecision { nextPosition += 1 }
    let position = placeholder.position ?? nextPosition
    if placeholder.position == nil { nextPosition += 1 }
    if position <= values.count, placeholder.kind != .nothing {
      return padded(values[position - 1], placeholder)
    }
    switch placeholder.kind {
    case .percent, .nothing: return ""
    case .text:
      let text = placeholder.precision.map { String(samples.string.prefix($0)) } ?? samples.string
      // A precision cuts C strings only.
      return padded(placeholder.conversion == "@" ? samples.string : text, placeholder)
    case .variable: return numerals.localized(integer(samples.integer))
    case .character: return padded(samples.character, placeholder)
    case .pointer: return "0x16fdff2c8"
    case .unsignedBase: return base(placeholder)
    case .integer:
      return number(integer(at: position, isPercentage: isPercentage), placeholder)
    case .decimal:
      let value = isPercentage ? Double(samples.percentage) : samples.decimal
      return number(decimal(value, placeholder), placeholder)
    }
  }

  // MARK: Numbers

  private mutating func integer(at position: Int, isPercentage: Bool) -> String {
    let wanted = isPercentage ? samples.percentage : samples.integer
    // Position 0 is for the first integer of the text that comes along.
    guard let category = categories[position] ?? categories.removeValue(forKey: 0) else {
      return integer(wanted)
    }
    categories[position] = category
    return integer(PluralRule.number(near: wanted, category: category, locale: locale))
  }

  private func integer(_ value: Int) -> String {
    samples.groupsIntegers ? numerals.grouped(String(value)) : String(value)
  }

  private func base(_ placeholder: FormatPlaceholder) -> String {
    let isOctal = placeholder.conversion.lowercased() == "o"
    let digits = String(
      samples.integer.magnitude, radix: isOctal ? 8 : 16,
      uppercase: placeholder.conversion == "X")
    let prefix = placeholder.flags.contains("#") ? (isOctal ? "0" : "0x") : ""
    return padded(prefix + digits, placeholder)
  }

  private func decimal(_ value: Double, _ placeholder: FormatPlaceholder) -> String {
    let precision = placeholder.precision.map { ".\(min($0, 40))" } ?? ""
    let flags = placeholder.flags.contains("#") ? "#" : ""
    return String(format: "%\(flags)\(precision)\(placeholder.conversion)", value)
  }

  /// Signs, pads and writes a number in the locale's digits.
  private func number(_ text: String, _ placeholder: FormatPlaceholder) -> String {
    var text = text
    if !text.hasPrefix("-") {
      if placeholder.flags.contains("+") {
        text = "+" + text
      } else if placeholder.flags.contains(" ") {
        text = " " + text
      }
    }
    if placeholder.kind == .integer, placeholder.flags.contains("'"), !samples.groupsIntegers {
      text = numerals.grouped(text)
    }
    if placeholder.kind == .integer, let precision = placeholder.precision {
      text = String(repeating: "0", count: max(0, min(precision, 40) - text.count)) + text
    }
    return numerals.localized(padded(text, placeholder))
  }

  private func padded(_ text: String, _ placeholder: FormatPlaceholder) -> String {
    guard let width = placeholder.width, text.count < width else { return text }
    let missing = min(width, 200) - text.count
    guard missing > 0 else { return text }
    if placeholder.flags.contains("-") { return text + String(repeating: " ", count: missing) }
    let isNumber = placeholder.kind == .integer || placeholder.kind == .decimal
    guard placeholder.flags.contains("0"), isNumber else {
      return String(repeating: " ", count: missing) + text
    }
    let sign = text.prefix { "+- ".contains($0) }
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }
}
