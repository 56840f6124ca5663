/// The direction in which an interface is laid out.
public enum LayoutDirection: String, CaseIterable, Codable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft

  /// The direction of a locale's script; an unknown locale is left to right.
  ///
  /// Takes BCP 47 tags (`ar-EG`, `uz-Arab-AF`, `en-u-nu-latn`) and ICU names (`ar_EG`,
  /// `he_IL@calendar=hebrew`). A script subtag decides, else the usual script of the language in
  /// the region.
  ///
  /// Source: Unicode CLDR, likelySubtags and scriptMetadata.
  public init(locale: String) {
    self = Self.isRightToLeft(locale: locale) ? .rightToLeft : .leftToRight
  }

  /// Whether the script of this locale runs from right to left; see `init(locale:)`.
  public static func isRightToLeft(locale: String) -> Bool {
    let tag: Substring = locale.lowercased().prefix(while: { $0 != "@" && $0 != "." })
    let parts: [Substring] = tag.split(whereSeparator: { $0 == "-" || $0 == "_" })
    // A singleton starts an extension, whose subtags look like scripts: `ar-u-nu-latn`.
    let subtags = parts.prefix(while: { $0.count > 1 })
    guard let language = subtags.first else { return false }
    let others = subtags.dropFirst()
    if let script = others.first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return scripts.contains(String(script))
    }
    if let region = others.first(where: { $0.count == 2 }) {
      let pair = "\(language)-\(region)"
      if regionsRightToLeft.contains(pair) { return true }
      if regionsLeftToRight.contains(pair) { return false }
    }
    return languages.contains(String(language))
  }

  private static let scripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
  ]

  /// Languages usually written in one of `scripts`.
  private static let languages: Set<String> = [
    "acm", "aeb", "afb", "ajp", "apc", "apd", "ar", "arc", "arq", "ars", "ary", "arz", "azb", "bal",
    "bcc", "bej", "bft", "bgn", "bqi", "brh", "ckb", "dcc", "drw", "dv", "fa", "fia", "gbz", "gjk",
    "gju", "glk", "haz", "he", "hnd", "hno", "iw", "ji", "khw", "ks", "kvx", "kxp", "lad", "lah",
    "lki", "lrc", "luz", "mde", "mid", "mvy", "myz", "mzn", "nqo", "oru", "pnb", "prs", "ps", "rhg",
    "rmt", "sam", "sd", "sdh", "skr", "smp", "swb", "syr", "trw", "ug", "ur", "wbl", "yi", "zdj",
  ]

  /// Languages that are written from right to left in these regions alone.
  private static let regionsRightToLeft: Set<String> = [
    "az-iq", "az-ir", "az-sy", "ha-cm", "ha-sd", "kk-cn", "kk-ir", "ku-iq", "ku-ir", "ku-lb",
    "ky-cn", "ms-cc", "pa-pk", "tg-pk", "tk-ir", "tk-af", "uz-af",
  ]

  /// Languages that are written from left to right in these regions alone.
  private static let regionsLeftToRight: Set<String> = ["sd-in", "ug-kz", "ug-mn"]
}

/// Whether the script of this locale runs from right to left; see `LayoutDirection.init(locale:)`.
public func isRightToLeft(locale: String) -> Bool {
  LayoutDirection.isRightToLeft(locale: locale)
}
