import Foundation
import Localization

/// A small catalog that shows what a report is about.
struct CatalogModel {
  /// What was read of it.
  let result: LocalizationResult

  /// The language all models are developed in.
  static let sourceLanguage = "en"

  /// A source and its translation, as quoted or described.
  init?(pairOf item: CatalogCase.Item) {
    guard let words = CatalogWords(source: item.source, translation: item.translation) else {
      return nil
    }
    self.init([
      Self.entry(words.source),
      Self.entry(words.translation, Self.language(item)),
    ])
  }

  /// A text that some languages lack, with another that they have, and two languages that have
  /// both.
  init?(missing item: CatalogCase.Item) {
    guard let source = item.source, !item.locales.isEmpty else { return nil }
    var entries = [Self.entry(source), Self.entry("Another text", key: "another")]
    for locale in ["es", "ja"] where !item.locales.contains(locale) {
      entries.append(Self.entry("\(source) (\(locale))", locale))
      entries.append(Self.entry("Another text (\(locale))", locale, key: "another"))
    }
    for locale in item.locales {
      entries.append(Self.entry("Another text (\(locale))", locale, key: "another"))
    }
    self.init(entries)
  }

  /// What is right: a pair, a source alone, or the plural form of a number in a whole set of forms.
  init?(fine item: CatalogCase.Item) {
    guard let source = item.source else { return nil }
    guard let translation = item.translation else {
      self.init([Self.entry(source)])
      return
    }
    guard let number = item.argument else {
      self.init(pairOf: item)
      return
    }
    let locale = Self.language(item)
    let own = PluralRule.of(locale).category(of: number)
    // Of the other forms the report says nothing; they show the number in any case.
    self.init([
      Self.plural(of: source.numberAsPlaceholder(number), Self.sourceLanguage) { _ in
        source.numberAsPlaceholder(number)
      },
      Self.plural(of: source, locale) { category in
        category == own ? translation.numberAsPlaceholder(number) : "%lld"
      },
    ])
  }

  /// A text with plural forms in nine languages.
  static var pluralVariations: CatalogModel {
    CatalogModel(
      ["en", "de", "es", "fr", "it", "ja", "pl", "ru", "pt-BR", "zh-Hans"].map { locale in
        plural(of: "files", locale) { "%lld \($0.rawValue) (\(locale))" }
      })
  }

  /// A text with a variable whose argument and specifier Arabic leaves out.
  static var bareSubstitution: CatalogModel {
    let forms = PluralRule.of("ar").allCategories.sorted().map {
      "\"\($0.rawValue)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%arg \($0.rawValue)\"}}"
    }
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"key":{"localizations":{
      "en":{"stringUnit":{"state":"translated","value":"Seen by %#@people@"},"substitutions":{
      "people":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%arg one"}},
      "other":{"stringUnit":{"state":"translated","value":"%arg other"}}}}}}},
      "ar":{"stringUnit":{"state":"translated","value":"%#@people@"},"substitutions":{
      "people":{"variations":{"plural":{\(forms.joined(separator: ","))}}}}}}}}}
      """
    return CatalogModel(
      LocalizationReader.read(
        LocalizationFile(path: "Localizable.xcstrings", data: Data(catalog.utf8))))
  }

  private init(_ entries: [LocalizationEntry]) {
    var result = LocalizationResult()
    result.entries = entries
    self.init(result)
  }

  private init(_ result: LocalizationResult) { self.result = result }

  /// The first language, or one for "several" and for the source's own.
  private static func language(_ item: CatalogCase.Item) -> String {
    let locale = item.locales.first ?? ""
    if locale == sourceLanguage { return "en-GB" }
    return locale.isEmpty || locale.contains(" ") || locale.count > 7 || locale == "several"
      ? "de" : locale
  }

  private static func entry(
    _ text: String, _ locale: String = sourceLanguage, key: String = "key"
  ) -> LocalizationEntry {
    entry(LocalizationValue(text, line: 1), locale, key: key)
  }

  private static func entry(
    _ value: LocalizationValue, _ locale: String, key: String
  ) -> LocalizationEntry {
    LocalizationEntry(
      key: key, locale: locale, table: "Localizable", value: value,
      isSourceLanguage: locale == sourceLanguage,
      place: SourcePlace(file: "\(locale).lproj/Localizable.strings", line: 1))
  }

  private static func plural(
    of key: String, _ locale: String, _ text: (PluralCategory) -> String
  ) -> LocalizationEntry {
    let cases = PluralRule.of(locale).allCategories.sorted().map {
      LocalizationVariation.Case(
        name: $0.rawValue, value: LocalizationValue(text($0), line: 1))
    }
    return entry(
      LocalizationValue(variations: [LocalizationVariation(kind: "plural", cases: cases)]), locale,
      key: "key")
  }
}

extension String {
  /// The number of the text as the placeholder it came from.
  fileprivate func numberAsPlaceholder(_ number: Int) -> String {
    replacing("\(number)", with: "%lld")
  }
}
