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

  /// The strings of catalogs and folders.
  /// - Throws: ``RunError`` for a path that cannot be read or has no string with the key.
  init(paths: [String], key: String, markdown: MarkdownOption) throws {
    let result = LocalizationReader.read(paths: paths)
    if let problem = result.problems.first(where: \.isFatal) {
      let place = problem.line.map { "\(problem.file):\($0)" } ?? problem.file
      throw RunError("\(place): \(problem.message)")
    }
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
  /// is. Without a text in the language that of the source stands in, as on a phone.
  func text(_ keyOrText: String, locale: String) -> MarkupText {
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
