import Foundation

/// Puts sample values where an app puts real ones.
///
/// Which percent signs are placeholders, ``FormatPlaceholder/placeholders(in:)`` says. Widths that
/// an argument gives (`*`) are taken as zero. `${applicationName}`, other `${names}` of App Intents
/// and build settings such as `$(PRODUCT_NAME)` are filled too; Markdown is left alone.
public enum PlaceholderFiller {
  /// The text with every placeholder filled.
  /// - Parameters:
  ///   - text: The text as the catalog holds it.
  ///   - locale: Its language: numbers are written in its digits, with its separators.
  ///   - samples: The values.
  public static func fill(
    _ text: String, locale: String, samples: PlaceholderSamples = PlaceholderSamples()
  ) -> String {
    fill(text, locale: locale, samples: samples, values: [], categories: [:])
  }

  /// The text of a string with every placeholder filled.
  ///
  /// Unlike with a bare text, numbers suit the plural category ("1 file", "2480 files"), and
  /// values for the string's key are used.
  /// - Parameters:
  ///   - string: The string.
  ///   - locale: The language to write numbers in; nil for that of the string.
  ///   - samples: The values.
  public static func fill(
    _ string: LocalizedString, locale: String? = nil,
    samples: PlaceholderSamples = PlaceholderSamples()
  ) -> String {
    fill(
      string.text, locale: locale ?? string.locale, samples: samples,
      values: samples.byKey[string.key] ?? [], categories: string.pluralCategories)
  }

  private static func fill(
    _ text: String, locale: String, samples: PlaceholderSamples, values: [String],
    categories: [Int: String]
  ) -> String {
    var output = ""
    var end = text.startIndex
    let placeholders = FormatPlaceholder.placeholders(in: text)
    if !placeholders.isEmpty {
      let locale = locale.isEmpty || locale == "Base" ? "en" : locale
      var writer = ValueWriter(
        locale: locale, samples: samples, values: values, categories: categories)
      for (index, placeholder) in placeholders.enumerated() {
        let next = index + 1 < placeholders.count ? placeholders[index + 1] : nil
        output += text[end..<placeholder.range.lowerBound]
        output += writer.write(
          placeholder, isPercentage: isPercentage(placeholder, next: next, in: text))
        end = placeholder.range.upperBound
      }
    }
    output += text[end...]
    return output.utf8.contains(UInt8(ascii: "$")) ? fillNames(output, samples: samples) : output
  }

  /// Whether a percent sign follows, with or without a space, that begins no placeholder.
  private static func isPercentage(
    _ placeholder: FormatPlaceholder, next: FormatPlaceholder?, in text: String
  ) -> Bool {
    var rest = text[placeholder.range.upperBound...]
    if let space = rest.first, " \u{A0}\u{202F}".contains(space) { rest = rest.dropFirst() }
    guard let sign = rest.first, "%٪％".contains(sign) else { return false }
    return next?.range.lowerBound != rest.startIndex || next?.kind == .percent
  }

  /// Replaces `$(NAME)` and `${name}`.
  private static func fillNames(_ text: String, samples: PlaceholderSamples) -> String {
    var output = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      output += rest[..<start]
      rest = rest[start...]
      let inner = rest.dropFirst()
      let closing: Character = inner.first == "(" ? ")" : "}"
      if let opening = inner.first, opening == "(" || opening == "{",
        let close = inner.firstIndex(of: closing),
        let value = value(named: inner[..<close].dropFirst(), opening, samples)
      {
        output += value
        rest = rest[close...].dropFirst()
      } else {
        output += "$"
        rest = inner
      }
    }
    return output + rest
  }

  private static func value(
    named name: Substring, _ opening: Character, _ samples: PlaceholderSamples
  ) -> String? {
    guard !name.isEmpty,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") })
    else { return nil }
    let isSetting = name == name.uppercased()
    if isSetting || name == "applicationName" { return samples.applicationName }
    return opening == "{" ? samples.string : nil
  }
}
