import Localization

/// What a run measures beside the languages of an app, as `--pseudo` names it.
public enum PseudoChoice: Sendable, Hashable {
  /// A pseudo-language.
  case language(PseudoLanguage)
  /// Texts as wide as translations into a language usually are.
  case expected(String)

  /// The language that `expected` alone stands for: of those with the widest translations the one
  /// that most apps have.
  static let defaultExpected = "de"

  /// Reads a name: `accented`, `expected`, `expected-fr`.
  public init?(name: String) {
    if let language = PseudoLanguage(rawValue: name) {
      self = .language(language)
      return
    }
    let parts = name.split(separator: "-", maxSplits: 1)
    guard parts.first == "expected" else { return nil }
    let locale = parts.count > 1 ? String(parts[1]) : Self.defaultExpected
    guard Expansion.expected(in: locale, length: 1) != nil else { return nil }
    self = .expected(locale)
  }

  /// The names that are understood.
  public static var names: [String] {
    PseudoLanguage.allCases.map(\.rawValue) + ["expected"]
      + ExpansionTable.rows.keys.sorted().map { "expected-\($0)" }
  }

  /// The language of its texts in reports.
  public func locale(for sourceLanguage: String) -> String {
    switch self {
    case .language(let language): language.locale(for: sourceLanguage)
    case .expected(let locale): "\(locale)-XE"
    }
  }

  /// The text for one of the source language; nil where nothing is known of its length.
  func text(for source: String) -> String? {
    switch self {
    case .language(let language): language.text(for: source)
    case .expected(let locale):
      Self.expansion(in: locale, of: source).map {
        ExpectedText.text(for: source, factor: $0.median)
      }
    }
  }

  private static func expansion(in locale: String, of source: String) -> Expansion? {
    Expansion.expected(in: locale, length: ExpansionStatistics.bare(source).count)
  }

  /// What a finding says about the origin of its text.
  ///
  /// - Parameters:
  ///   - source: the text it was made of.
  ///   - room: the width there is, in points.
  ///   - need: the width it needs, in points.
  ///   - isOneLine: whether the place has one line, so that widths can be compared.
  func note(source: String, room: Double, need: Double, isOneLine: Bool) -> String {
    switch self {
    case .language(let language): return "made for the \(language.title)"
    case .expected(let locale):
      guard let expansion = Self.expansion(in: locale, of: source) else { return "" }
      let usual = Self.percent(expansion.median - 1)
      let band = Expansion.bandName(
        Expansion.band(ofLength: ExpansionStatistics.bare(source).count))
      let basis =
        "the median of \(expansion.pairs) translations into \(locale) of texts of \(band)"
      guard isOneLine, need > 0 else {
        return "the source text, made wider by \(usual): \(basis)"
      }
      let slack = room * expansion.median / need - 1
      return slack >= 0
        ? "the source text leaves \(Self.percent(slack)) room; \(locale) usually needs \(usual):"
          + " \(basis)"
        : "the source text is too wide itself; \(locale) usually needs \(usual) more: \(basis)"
    }
  }

  private static func percent(_ share: Double) -> String {
    "\(Int((share * 100).rounded())) %"
  }
}

/// What a text of a pseudo-language was made of.
struct PseudoOrigin: Sendable {
  let choice: PseudoChoice
  /// The text of the source language.
  let source: String
}

extension LocalizationResult {
  /// Adds the texts of pseudo-languages, beside those of the source language.
  ///
  /// Entries are not added: the rules about files have nothing to say about them.
  mutating func add(_ choices: [PseudoChoice], sourceLanguage: String) {
    guard !choices.isEmpty else { return }
    let sources = strings(adoptedBy: sourceLanguage).filter {
      ($0.isSourceLanguage || $0.locale == sourceLanguage) && $0.shouldTranslate
    }
    for choice in choices {
      let locale = choice.locale(for: sourceLanguage)
      strings += sources.compactMap { source in
        // A key that is a mere name stands in for a text that is missing.
        let isName =
          source.isDerived && source.text == source.key
          && NameWords.isIdentifier(source.key)
        guard !isName, let text = choice.text(for: source.text)
        else { return nil }
        var string = source
        string.locale = locale
        string.isSourceLanguage = false
        string.text = text
        return string
      }
    }
  }
}
