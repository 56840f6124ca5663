/// One text that an app can show: a key in a language, in one of its variations.
public struct LocalizedString: Sendable, Hashable, Codable {
  /// The key the app asks for.
  public var key: String
  /// The language, as an identifier with hyphens (`pt-BR`).
  ///
  /// `Base` for a file in `Base.lproj` whose development language is not known, and empty for a
  /// file that lies in no language folder.
  public var locale: String
  /// The table: the file's name without its extension, `Localizable` in most apps.
  public var table: String
  /// Which variation this is, such as `plural.one`, `device.ipad.plural.other`,
  /// `substitution.count.one` or `phrase.2`; nil for a text without variations.
  ///
  /// A text with several substitutions names one after the other:
  /// `substitution.files.one.substitution.folders.other`.
  public var variation: String?
  /// The text, placeholders not filled.
  ///
  /// A substitution `%#@name@` is already replaced by the form that ``variation`` names, and the
  /// `%arg` in it by its format specifier.
  public var text: String
  /// What the developer wrote for the translators.
  public var comment: String?
  /// The state of the translation, as it was written: `new`, `translated`, `needs_review`, `stale`
  /// or any other word; nil in formats without states.
  public var state: String?
  /// False when the catalog says that the key is not to be translated.
  public var shouldTranslate: Bool
  /// True for the language the app is developed in.
  public var isSourceLanguage: Bool
  /// True when ``text`` does not stand in the file in this form: the key that stands in for a
  /// missing source text, or a text put together from substitutions.
  public var isDerived: Bool
  /// The device name of the variation (`iphone`, `ipad`, `mac` …); nil when it is for every device.
  public var device: String?
  /// The plural categories behind the text: argument position, counted from 1, to `one`, `few` …
  ///
  /// Position 0 stands for the first integer placeholder of the text, whichever that is.
  public var pluralCategories: [Int: String]
  /// Where the text is written.
  public var place: SourcePlace

  /// Creates a string.
  public init(
    key: String, locale: String, table: String, variation: String? = nil, text: String,
    comment: String? = nil, state: String? = nil, shouldTranslate: Bool = true,
    isSourceLanguage: Bool = false, isDerived: Bool = false, device: String? = nil,
    pluralCategories: [Int: String] = [:], place: SourcePlace
  ) {
    self.key = key
    self.locale = locale
    self.table = table
    self.variation = variation
    self.text = text
    self.comment = comment
    self.state = state
    self.shouldTranslate = shouldTranslate
    self.isSourceLanguage = isSourceLanguage
    self.isDerived = isDerived
    self.device = device
    self.pluralCategories = pluralCategories
    self.place = place
  }
}
