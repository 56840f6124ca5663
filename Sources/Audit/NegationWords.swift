import Foundation

/// Words that turn a sentence into its opposite, by language.
///
/// What counts as one has the feature `Polarity=Neg` or `PronType=Neg` in Universal Dependencies, or
/// means "without" or "except". English, German, French, Spanish, Portuguese and Swedish were compared
/// with the statistics of UD_English-EWT, UD_German-GSD, UD_French-GSD, UD_Spanish-AnCora,
/// UD_Portuguese-Bosque and UD_Swedish-Talbanken (UniversalDependencies/docs: treebanks). The other
/// lists are an estimate: the commonest words only, and no endings that negate inside a word, as
/// Finnish and Turkish verbs have them.
enum NegationWords {
  /// Words of languages that set spaces, in lower case.
  private static let words: [String: Set<String>] = [
    "en": [
      "no", "not", "never", "none", "nothing", "without", "cannot", "neither", "nor", "unless",
      "except",
    ],
    "de": [
      "nicht", "kein", "keine", "keinen", "keinem", "keiner", "keines", "keinerlei", "keineswegs",
      "nie", "niemals", "nichts", "ohne", "außer",
    ],
    "fr": ["ne", "pas", "jamais", "guère", "rien", "aucun", "aucune", "sans", "non", "sauf"],
    "es": ["no", "nunca", "ni", "nada", "ningún", "ninguna", "ninguno", "sin", "excepto"],
    "it": ["non", "mai", "niente", "nessun", "nessuna", "nessuno", "senza", "tranne"],
    "pt": ["não", "nunca", "nada", "nenhum", "nenhuma", "sem", "exceto"],
    "ca": ["no", "mai", "res", "cap", "sense"],
    "nl": ["niet", "geen", "nooit", "niets", "zonder", "behalve"],
    "sv": ["inte", "ej", "icke", "varken", "aldrig", "ingen", "inget", "inga", "utan"],
    "da": ["ikke", "aldrig", "ingen", "intet", "uden"],
    "nb": ["ikke", "aldri", "ingen", "uten"],
    "no": ["ikke", "aldri", "ingen", "uten"],
    "fi": ["ei", "en", "et", "eivät", "emme", "ette", "älä", "ilman"],
    "pl": ["nie", "nigdy", "nic", "żaden", "żadna", "żadne", "bez"],
    "cs": ["ne", "není", "nikdy", "nic", "žádný", "žádná", "žádné", "bez"],
    "sk": ["nie", "nikdy", "nič", "žiadny", "žiadna", "žiadne", "bez"],
    "hr": ["ne", "nije", "nikad", "ništa", "bez"],
    "ro": ["nu", "niciodată", "nimic", "niciun", "nicio", "fără"],
    "hu": ["nem", "ne", "soha", "semmi", "nincs", "nélkül"],
    "tr": ["değil", "yok", "hiç", "asla", "hayır"],
    "ru": ["не", "нет", "никогда", "ничего", "без", "кроме"],
    "uk": ["не", "немає", "ні", "ніколи", "нічого", "без", "крім"],
    "bg": ["не", "няма", "никога", "нищо", "без"],
    "el": ["δεν", "μην", "μη", "όχι", "ποτέ", "τίποτα", "χωρίς"],
    "he": ["לא", "אין", "בלי", "ללא"],
    "ar": ["لا", "لم", "لن", "ليس", "غير", "بدون", "دون"],
    "fa": ["نه", "هیچ", "بدون", "نیست"],
    "hi": ["नहीं", "न", "मत", "बिना"],
    "id": ["tidak", "bukan", "jangan", "tanpa"],
    "ms": ["tidak", "bukan", "jangan", "tanpa"],
    "vi": ["không", "chưa", "đừng"],
    "ko": ["안", "못"],
  ]

  /// Pieces of languages that set none, found anywhere in the text.
  private static let pieces: [String: [String]] = [
    "zh": ["不", "没", "沒", "未", "无法", "無法", "勿"],
    "ja": ["ない", "ません", "なし"],
    "ko": ["않", "없"],
    "th": ["ไม่", "อย่า"],
  ]

  /// The negations in a text, each as often as it stands there.
  static func found(in text: String, words found: [Substring], locale: String) -> [String] {
    let language = String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased()
    var result: [String] = []
    if let known = words[language] {
      result += found.lazy.map { $0.lowercased().replacingOccurrences(of: "’", with: "'") }
        .filter { known.contains($0) || (language == "en" && $0.hasSuffix("n't")) }
    }
    for piece in pieces[language] ?? [] {
      var rest = text[...]
      while let range = rest.range(of: piece) {
        result.append(piece)
        rest = rest[range.upperBound...]
      }
    }
    return result
  }
}
