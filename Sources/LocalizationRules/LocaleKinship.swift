/// How two languages of an app stand to each other.
///
/// Foundation looks for the user's language, then for a more general one of the same script
/// (Apple, "How iOS determines the language for your app"); regional parents are those of CLDR's
/// supplemental data (`parentLocales`): Spanish of Latin America, British English, Portuguese of
/// Portugal.
struct LocaleKinship: Hashable {
  /// The language in lower case, old codes replaced.
  let language: String
  /// The script, that which the region implies where it is not written; empty for the usual one.
  let script: String
  /// The region in upper case; empty for none.
  let region: String

  init(_ locale: String) {
    let parts = locale.split { $0 == "-" || $0 == "_" }
    var language = parts.first?.lowercased() ?? ""
    language = Self.oldCodes[language] ?? language
    var script = ""
    var region = ""
    for part in parts.dropFirst() {
      if part.count == 4, part.allSatisfy(\.isLetter) {
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if part.count == 2 || part.count == 3 {
        region = part.uppercased()
      }
    }
    if language == "zh", script.isEmpty {
      script = Self.traditionalRegions.contains(region) ? "Hant" : "Hans"
    }
    if language == "sr", script == "Cyrl" { script = "" }
    self.language = language
    self.script = script
    self.region = region
  }

  private static let oldCodes = ["no": "nb", "iw": "he", "in": "id", "ji": "yi"]
  private static let traditionalRegions: Set<String> = ["TW", "HK", "MO"]

  /// Whether texts in one are right in the other, unless they say otherwise.
  func sharesLanguage(with other: LocaleKinship) -> Bool {
    language == other.language && script == other.script
  }

  /// Whether the phone takes its texts for a language without a text of its own.
  func standsIn(for other: LocaleKinship) -> Bool {
    guard sharesLanguage(with: other), region != other.region else { return false }
    switch (language, region) {
    case (_, ""): return true
    case ("es", "419"): return other.region != "ES"
    case ("en", "GB"): return other.region != "US"
    case ("pt", "PT"): return other.region != "BR"
    default: return false
    }
  }
}
