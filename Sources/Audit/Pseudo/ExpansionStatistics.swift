import Components
import DynamicType
import Localization
import TextShaping

/// Measures how wide translations are beside their source, over many apps.
///
/// A pair is an English text and its translation, both without a variation, each counted once in a
/// language however many apps have it. Left out are texts without a word, equal texts, texts of
/// state `new`, and Markdown or markup; placeholders are taken out of both. The width is that of
/// the text on one line in the system font at 17 points, in regular weight.
public struct ExpansionStatistics: Sendable {
  /// Bands of fewer pairs have no numbers.
  public static let minimumPairs = 30

  private struct Pair: Hashable {
    let source: String
    let translation: String
  }

  private var pairs: [String: Set<Pair>] = [:]

  /// Creates empty statistics.
  public init() {}

  /// Adds the texts of an app.
  public mutating func add(_ result: LocalizationResult) {
    let strings = result.strings(adoptedBy: result.sourceLanguage)
    struct Key: Hashable {
      let folder: String
      let table: String
      let key: String
    }
    func key(_ string: LocalizedString) -> Key {
      let container = LocalizationFile(path: string.place.file, data: .init()).container
      return Key(folder: container, table: string.table, key: string.key)
    }
    var sources: [Key: String] = [:]
    for string in strings where string.variation == nil && string.isSourceLanguage {
      guard string.locale == "en" || string.locale.hasPrefix("en-"), !isLeftOut(string) else {
        continue
      }
      sources[key(string)] = Self.bare(string.text)
    }
    for string in strings where string.variation == nil && !string.isSourceLanguage {
      guard !isLeftOut(string), let source = sources[key(string)] else { continue }
      let translation = Self.bare(string.text)
      guard source != translation, source.contains(where: \.isLetter), !translation.isEmpty else {
        continue
      }
      pairs[string.locale, default: []].insert(Pair(source: source, translation: translation))
    }
  }

  private func isLeftOut(_ string: LocalizedString) -> Bool {
    !string.shouldTranslate || string.state == "new" || string.text.isEmpty
      || string.text.contains("](") || string.text.contains("</") || string.text.contains("${")
  }

  /// The text without placeholders, in one line.
  static func bare(_ text: String) -> String {
    var bare = ""
    var end = text.startIndex
    for placeholder in FormatPlaceholder.placeholders(in: text) {
      bare += text[end..<placeholder.range.lowerBound]
      end = placeholder.range.upperBound
    }
    bare += text[end...]
    return bare.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The numbers of each language with enough pairs, band by band.
  ///
  /// A band with too few pairs takes the numbers of the language's next one below, the first those
  /// of all pairs.
  public func rows(using shaper: TextShaper) -> [String: [Expansion]] {
    var widths: [String: Double] = [:]
    func width(_ text: String, _ locale: String) -> Double {
      let id = "\(locale)\0\(text)"
      if let known = widths[id] { return known }
      let width = shaper.shape(text, locale: locale, font: FontDescriptor())
        .advance(pointSize: 17)
      widths[id] = width
      return width
    }
    var rows: [String: [Expansion]] = [:]
    for (locale, pairs) in pairs where pairs.count >= 10 * Self.minimumPairs {
      var ratios = Expansion.bands.map { _ in [Double]() }
      for pair in pairs {
        let source = width(pair.source, "en")
        guard source > 0 else { continue }
        ratios[Expansion.band(ofLength: pair.source.count)].append(
          width(pair.translation, locale) / source)
      }
      var last = Self.expansion(of: Array(ratios.joined()))
      rows[locale] = ratios.map { band in
        if band.count >= Self.minimumPairs { last = Self.expansion(of: band) }
        return last
      }
      widths = widths.filter { $0.key.hasPrefix("en\0") }
    }
    return rows
  }

  private static func expansion(of ratios: [Double]) -> Expansion {
    let sorted = ratios.sorted()
    func quantile(_ share: Double) -> Double {
      guard !sorted.isEmpty else { return 1 }
      let value = sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
      return (value * 100).rounded() / 100
    }
    return Expansion(median: quantile(0.5), upper: quantile(0.9), pairs: sorted.count)
  }
}
