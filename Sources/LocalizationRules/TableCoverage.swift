import Localization

/// Which texts of a table each language has, and which it should have.
struct TableCoverage {
  let table: StringTable
  /// The language the app is developed in.
  let source: LocaleKinship
  /// Keys that every language should have.
  let expected: [KeyGroup]

  private let texts: [Set<String>]
  private let needsRegions: Bool

  /// - Parameter needsRegions: whether a region needs every text, though its language has them.
  init(_ table: StringTable, sourceLanguage: String, needsRegions: Bool = false) {
    self.table = table
    self.needsRegions = needsRegions
    source = LocaleKinship(sourceLanguage)
    let hasSource = table.keys.contains { $0.source != nil }
    let languages = table.locales.count
    expected = table.keys.filter { group in
      guard !Self.isName(group.key, in: table.name) else { return false }
      let object = OrphanObjectRule.object(of: group.key)
      if let object, let interface = table.interface, !interface.objects.contains(object) {
        return false
      }
      if let source = group.source {
        return source.shouldTranslate && source.extractionState != "stale"
          && Self.isWorthTranslating(source.shownText, isInterface: object != nil)
      }
      // Storyboards keep their texts themselves: what most translations have is in them.
      let entries = group.entries.filter(\.hasText)
      return !hasSource && entries.count * 2 > languages && languages > 1
        && entries.contains { TranslatableText($0.shownText).hasWords }
    }
    texts = expected.map { group in Set(group.entries.filter(\.hasText).map(\.locale)) }
  }

  /// Keys of `Info.plist` that hold names and numbers; where a language lacks them, those of the
  /// property list itself are shown.
  private static let names: Set<String> = [
    "CFBundleName", "CFBundleDisplayName", "CFBundleSpokenName", "CFBundleShortVersionString",
    "CFBundleGetInfoString", "NSHumanReadableCopyright", "INAlternativeAppName",
  ]

  /// Words that Interface Builder puts in.
  private static let samples: Set<String> = [
    "label", "button", "title", "subtitle", "detail", "text", "item", "prompt", "switch",
  ]

  /// Whether a text has a word that is neither "OK" nor a unit nor a sample of Interface Builder.
  private static func isWorthTranslating(_ text: String, isInterface: Bool) -> Bool {
    let words = TranslatableText(text).words
    // "Title Label" and filler text are drafts.
    if isInterface, words.last?.lowercased() == "label" || text.hasPrefix("Lorem ipsum") {
      return false
    }
    return words.contains { word in
      if word.count == 1, word.allSatisfy(\.isASCII) { return false }
      if word.first?.isNumber == true { return false }
      let word = word.lowercased()
      return word != "ok" && !(isInterface && samples.contains(word))
    }
  }

  private static func isName(_ key: String, in table: String) -> Bool {
    table == "InfoPlist" && names.contains(key)
  }

  /// Languages of the table that have to be translated into.
  var languages: [String] { table.locales.filter(needsTranslation) }

  /// Whether a language is another one than that of the source.
  func needsTranslation(_ locale: String) -> Bool {
    needsRegions
      ? locale != table.keys.lazy.compactMap(\.source).first?.locale
      : !LocaleKinship(locale).sharesLanguage(with: source)
  }

  /// Expected keys without a text in a language or in one that stands in for it.
  func missing(in locale: String) -> [KeyGroup] {
    let own = LocaleKinship(locale)
    let others = needsRegions ? [] : table.locales.filter { LocaleKinship($0).standsIn(for: own) }
    let accepted = [locale] + others
    return zip(expected, texts).filter { _, has in accepted.allSatisfy { !has.contains($0) } }
      .map(\.0)
  }

  /// Expected keys that no language but the source's has a text for.
  var untouched: [KeyGroup] {
    zip(expected, texts).filter { _, has in !has.contains(where: needsTranslation) }.map(\.0)
  }
}
