import Foundation
import Markup

/// Puts sample values where an app puts real ones.
///
/// Which percent signs are placeholders, ``FormatPlaceholder/placeholders(in:)`` says. Widths that
/// an argument gives (`*`) are taken as zero. `${applicationName}`, other `${names}` of App Intents
/// and build settings such as `$(PRODUCT_NAME)` are filled too.
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

  /// What a string of Markdown draws, with every placeholder filled.
  ///
  /// The markup is read before the values are put in, as iOS does: marks in a value are drawn as
  /// they are. A placeholder in a link's destination counts as an argument, but is not drawn.
  /// - Parameters:
  ///   - markdown: The text of the string.
  ///   - string: The string.
  ///   - locale: The language to write numbers in; nil for that of the string.
  ///   - samples: The values.
  public static func fill(
    _ markdown: InlineMarkdown, of string: LocalizedString, locale: String? = nil,
    samples: PlaceholderSamples = PlaceholderSamples()
  ) -> MarkupText {
    markdown.text(
      replacing: replacements(
        in: markdown.source, locale: locale ?? string.locale, samples: samples,
        values: samples.byKey[string.key] ?? [], categories: string.pluralCategories))
  }

  /// The values that take the place of a string's placeholders, in their order; no percent signs.
  /// - Parameters:
  ///   - string: The string.
  ///   - locale: The language to write numbers in; nil for that of the string.
  ///   - samples: The values.
  public static func values(
    of string: LocalizedString, locale: String? = nil,
    samples: PlaceholderSamples = PlaceholderSamples()
  ) -> [String] {
    replacements(
      in: string.text, locale: locale ?? string.locale, samples: samples,
      values: samples.byKey[string.key] ?? [], categories: string.pluralCategories
    ).map(\.text).filter { $0 != "%" }
  }

  private typealias Replacement = (range: Range<String.Index>, text: String)

  private static func fill(
    _ text: String, locale: String, samples: PlaceholderSamples, values: [String],
    categories: [Int: String]
  ) -> String {
    var output = ""
    var end = text.startIndex
    let replacements = replacements(
      in: text, locale: locale, samples: samples, values: values, categories: categories)
    for replacement in replacements {
      output += text[end..<replacement.range.lowerBound]
      output += replacement.text
      end = replacement.range.upperBound
    }
    return output + text[end...]
  }

  private static func replacements(
    in text: String, locale: String, samples: PlaceholderSamples, values: [String],
    categories: [Int: String]
  ) -> [Replacement] {
    var replacements: [Replacement] = []
    var end = text.startIndex
    let placeholders = FormatPlaceholder.placeholders(in: text)
    let locale = locale.isEmpty || locale == "Base" ? "en" : locale
    lazy var writer = ValueWriter(
      locale: locale, samples: samples, values: values, categories: categories)
    for (index, placeholder) in placeholders.enumerated() {
      let next = index + 1 < placeholders.count ? placeholders[index + 1] : nil
      replacements += names(in: text[end..<placeholder.range.lowerBound], samples: samples)
      let value = writer.write(
        placeholder, isPercentage: isPercentage(placeholder, next: next, in: text))
      replacements.append((placeholder.range, value))
      end = placeholder.range.upperBound
    }
    return replacements + names(in: text[end...], samples: samples)
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

  /// The values of `$(NAME)` and `${name}`.
  private static func names(in text: Substring, samples: PlaceholderSamples) -> [Replacement] {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return [] }
    var replacements: [Replacement] = []
    var rest = text
    while let start = rest.firstIndex(of: "$") {
      let inner = rest[start...].dropFirst()
      let closing: Character = inner.first == "(" ? ")" : "}"
      let name = inner.dropFirst().prefix(while: isNameCharacter)
      if let opening = inner.first, opening == "(" || opening == "{", !name.isEmpty,
        inner[name.endIndex...].first == closing,
        let value = value(named: name, opening, samples)
      {
        let end = inner.index(after: name.endIndex)
        replacements.append((start..<end, value))
        rest = rest[end...]
      } else {
        rest = inner
      }
    }
    return replacements
  }

  private static func isNameCharacter(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLetter || character.isNumber || character == "_" || character == ":")
  }

  private static func value(
    named name: Substring, _ opening: Character, _ samples: PlaceholderSamples
  ) -> String? {
    let isSetting = name == name.uppercased()
    if isSetting || name == "applicationName" { return samples.applicationName }
    return opening == "{" ? samples.string : nil
  }
}
