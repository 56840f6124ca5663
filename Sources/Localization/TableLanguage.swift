/// The language of a table whose file holds one: that of the folder around it.
struct TableLanguage {
  /// The language; `Base` for the development language where that is not known, and empty for a
  /// file outside of all language folders.
  let locale: String
  /// Whether it is the language the app is developed in.
  let isSource: Bool

  /// Tells the language from the path.
  init(of file: LocalizationFile) {
    let folder = LanguageFolder.language(ofFile: file.path)
    let language = folder == "Base" ? file.developmentLanguage ?? "Base" : folder
    let development = file.developmentLanguage ?? "en"
    locale = language ?? file.developmentLanguage ?? ""
    // A file outside of all language folders is shown to everyone, as the source language is.
    isSource = language == nil || language == "Base" || language == development
  }
}
