import Audit
import Components
import Foundation
import Localization
import Markup

/// Where the texts of a preview come from: the command line, or the strings of an app by their keys.
struct PreviewTexts {
  private let strings: [String: [LocalizedString]]
  private let markdown: MarkdownOption
  private let samples = PlaceholderSamples()
  private let isRead: Bool

  /// Texts as they are given.
  init(markdown: MarkdownOption) {
    strings = [:]
    self.markdown = markdown
    isRead = false
  }

  /// The strings of an app.
  /// - Throws: ``RunError`` when none has the key.
  init(_ result: LocalizationResult, key: String, markdown: MarkdownOption, paths: [String]) throws
  {
    strings = Dictionary(grouping: result.strings(adoptedBy: result.sourceLanguage), by: \.key)
    self.markdown = markdown
    isRead = true
    guard strings[key] != nil else {
      let hint = nearest(to: key, in: Array(strings.keys)).map { " Did you mean '\($0)'?" } ?? ""
      throw RunError(
        "\(paths.joined(separator: ", ")): no string has the key '\(key)'.\(hint)")
    }
  }

  /// The languages a key has a text in, the language of the source first.
  func locales(of key: String) -> [String] {
    var locales: [String] = []
    let candidates = strings[key] ?? []
    let ordered =
      candidates.filter(\.isSourceLanguage)
      + candidates.filter { !$0.isSourceLanguage }
      .sorted { $0.locale < $1.locale }
    for string in ordered where !locales.contains(string.locale) { locales.append(string.locale) }
    return locales
  }

  /// The text of a key in a language, sample values in its placeholders; what is no key stays as it
  /// is. Without a text in the language that of the source stands in, as on a phone. Usages write
  /// a key as `key:NAME`.
  func text(_ keyOrText: String, locale: String) -> MarkupText {
    let keyOrText =
      isRead && keyOrText.hasPrefix("key:") ? String(keyOrText.dropFirst(4)) : keyOrText
    guard isRead, let candidates = strings[keyOrText], !candidates.isEmpty else {
      return markdown.drawn(keyOrText)
    }
    let wanted = [locale, String(locale.prefix { $0 != "-" && $0 != "_" })]
    let string =
      wanted.lazy.compactMap { name in candidates.first { $0.locale == name } }.first
      ?? candidates.first(where: \.isSourceLanguage) ?? candidates[0]
    return DrawnText(string, as: markdown, samples: samples).text
  }
}
