/// A public bug report about localisation files, with what a checking tool should say.
///
/// It stands in the same file as ``ReportedCase``, with the kind `d`. Its members `id`, `outcome` and
/// `expected` count, and of each item:
///
/// | member | meaning |
/// |---|---|
/// | `surface` | required: `catalog`; items of other surfaces are not asked |
/// | `source` | the source's text, its key, or words about it, see ``CatalogWords`` |
/// | `translation` | the translation, or words about it |
/// | `locale` | the language, a list with commas, or `several` |
/// | `argument` | the number that is shown, where the texts hold one |
/// | `expect` | required: one of ``Expectation``, or another word that is not asked |
/// | `basis` | how it is known |
struct CatalogCase: Sendable {
  /// What a tool should say of an item.
  enum Expectation: String, Sendable {
    /// A fault that may stop the app.
    case crash = "format_crash"
    /// A fault that does not stop the app.
    case warning = "format_warning"
    /// Plural forms are missing.
    case pluralMissing = "plural_missing"
    /// The wrong form is shown, although the files hold the right one.
    case pluralUnreachable = "plural_unreachable"
    /// A language lacks the text.
    case missingTranslation = "missing_translation"
    /// Another tool reported what is right.
    case falseAlarm = "tool_false_positive"
    /// Another tool could not read what is right.
    case parseError = "tool_parse_error"
    /// Nothing is wrong.
    case fine = "ok"
  }

  /// A pair of texts.
  struct Item: Sendable {
    var surface: String
    var source: String?
    var translation: String?
    var locales: [String]
    var argument: Int?
    var expectedWord: String

    var expectation: Expectation? { Expectation(rawValue: expectedWord) }
  }

  var id: String
  /// What was seen, in words.
  var outcome: String
  var items: [Item]
}
