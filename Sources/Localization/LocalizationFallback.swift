import Foundation

/// Which of an app's languages iOS shows to a reader.
///
/// The order is that of Apple's Technical Q&A QA1828: the language itself, a more generic one, and
/// at last the one the app is developed in. Which languages count as more generic beyond dropping
/// the region – `zh-TW` reads `zh-Hant`, `es-MX` reads `es-419`, `en-AU` reads `en-GB` – are the
/// parent locales and likely subtags of CLDR, by which iOS matches; its table of distances is not
/// public, so these are likely, not certain.
public enum LocalizationFallback {
  /// The language that is shown.
  ///
  /// - Parameters:
  ///   - language: what the reader asks for, such as `de-AT`.
  ///   - available: the app's languages.
  ///   - developmentLanguage: what is shown when none of them suits.
  /// - Returns: nil when none suits and the development language is not among them.
  public static func locale(
    for language: String, among available: [String], developmentLanguage: String? = nil
  ) -> String? {
    var known: [String: String] = [:]
    for locale in available {
      let key = LanguageFolder.identifier(locale).lowercased()
      if known[key] == nil { known[key] = locale }
    }
    for candidate in candidates(for: language) {
      if let locale = known[candidate.lowercased()] { return locale }
    }
    // `zh-TW` and `zh-Hant` are two names of one language.
    let full = maximal(language)
    if let locale = available.first(where: { maximal($0) == full }) { return locale }
    return developmentLanguage.flatMap { known[LanguageFolder.identifier($0).lowercased()] }
  }

  /// The language itself, and those more and more generic.
  static func candidates(for language: String) -> [String] {
    let identifier = LanguageFolder.identifier(language)
    let parts = Locale.Language(identifier: maximal(language))
    guard let code = parts.languageCode?.identifier else { return [identifier] }
    let script = parts.script?.identifier
    let region = parts.region?.identifier
    var candidates = [identifier]
    if let region { candidates.append("\(code)-\(region)") }
    if let script, let region { candidates.append("\(code)-\(script)-\(region)") }
    candidates += parents(code: code, script: script, region: region)
    if let script { candidates.append("\(code)-\(script)") }
    // The bare code stands for its likely script only: `zh` is simplified Chinese.
    let plain = Locale.Language(identifier: maximal(code)).script?.identifier
    if script == nil || script == plain { candidates.append(code) }
    return candidates
  }

  /// The regions that CLDR puts between a region and its language (supplementalData.xml,
  /// `parentLocales`), as far as Xcode offers them as languages.
  private static func parents(code: String, script: String?, region: String?) -> [String] {
    switch (code, script, region) {
    case ("en", _, let region?) where region != "US" && region != "001": ["en-001", "en-GB"]
    case ("es", _, let region?) where region != "ES" && region != "419": ["es-419"]
    case ("pt", _, let region?) where region != "BR" && region != "PT": ["pt-PT"]
    case ("zh", "Hant", "MO"): ["zh-Hant-HK", "zh-HK"]
    case ("nb", _, _), ("nn", _, _): ["no"]
    case ("no", _, _): ["nb"]
    default: []
    }
  }

  private static func maximal(_ language: String) -> String {
    Locale.Language(identifier: LanguageFolder.identifier(language)).maximalIdentifier
  }
}

extension LocalizationResult {
  /// The entry whose text is shown for a key; nil where the key itself is shown.
  ///
  /// One language is chosen for the app. A table that does not exist in it is taken from the
  /// development language; a key that is missing in its table is not (swift-corelibs-foundation,
  /// CFBundle_Strings.c).
  ///
  /// - Parameters:
  ///   - key: what the app asks for.
  ///   - table: the table's name.
  ///   - container: the folder that holds the table; nil for any.
  ///   - language: what the reader asks for, such as `de-AT`.
  public func shownEntry(
    for key: String, table: String, container: String? = nil, language: String
  ) -> LocalizationEntry? {
    let entries = entries(adoptedBy: nil)
    let own = entries.filter { entry in
      entry.table == table && (container == nil || entry.container == container)
        && !entry.isOverridden
    }
    let development = sourceLanguage ?? "en"
    let locales = Set(entries.lazy.map(\.locale)).sorted()
    guard
      let chosen = LocalizationFallback.locale(
        for: language, among: locales, developmentLanguage: development)
    else { return nil }
    let hasTable = own.contains { $0.locale == chosen }
    return own.first { $0.key == key && $0.locale == (hasTable ? chosen : development) }
  }
}
