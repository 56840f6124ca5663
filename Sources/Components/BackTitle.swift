/// The word iOS puts in place of a back button's title that has no room.
///
/// UIKit takes it from its own translations, in the language of the interface
/// (`UINavigationItem.BackButtonDisplayMode.generic`: "a generic title, such as Back").
package enum BackTitle {
  /// The word of a language; the English one where UIKit's is not known here.
  ///
  /// - Parameter locale: a BCP 47 tag or an ICU name.
  package static func generic(locale: String) -> String {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" || $0 == "@" }
    guard let language = parts.first else { return english }
    if language == "zh" { return "返回" }
    return words[String(language)] ?? english
  }

  private static let english = "Back"

  private static let words: [String: String] = [
    "ar": "رجوع", "ca": "Enrere", "cs": "Zpět", "da": "Tilbage", "de": "Zurück", "el": "Πίσω",
    "en": english, "es": "Atrás", "fi": "Takaisin", "fr": "Retour", "he": "חזרה", "hi": "वापस",
    "hr": "Natrag", "hu": "Vissza", "id": "Kembali", "it": "Indietro", "iw": "חזרה",
    "ja": "戻る", "ko": "뒤로", "ms": "Kembali", "nb": "Tilbake", "nl": "Terug", "no": "Tilbake",
    "pl": "Wstecz", "pt": "Voltar", "ro": "Înapoi", "ru": "Назад", "sk": "Späť",
    "sv": "Tillbaka", "th": "กลับ", "tr": "Geri", "uk": "Назад", "vi": "Quay lại",
  ]
}
