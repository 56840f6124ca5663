import CICU
import Foundation

/// The scripts and quotation marks of languages, from CLDR's data in ICU, each looked up once.
enum LocaleData {
  /// The scripts a language is written in, as numbers of their ISO 15924 tags; empty where ICU does
  /// not know the language.
  static func scripts(of locale: String) -> [UInt32] { known.entry(for: locale).scripts }

  /// The outer and inner quotation marks of a language; nil where ICU has none.
  static func quotationMarks(of locale: String) -> QuotationMarks? {
    known.entry(for: locale).marks
  }

  /// Marks around a quotation, and around one inside it.
  struct QuotationMarks: Equatable {
    let outer: (start: Unicode.Scalar, end: Unicode.Scalar)
    let inner: (start: Unicode.Scalar, end: Unicode.Scalar)

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.outer == rhs.outer && lhs.inner == rhs.inner
    }
  }

  private struct Entry {
    let scripts: [UInt32]
    let marks: QuotationMarks?

    init(locale: String) {
      var tags = [UInt32](repeating: 0, count: 8)
      let count = icu_locale_scripts(locale, &tags, 8)
      scripts = Array(tags.prefix(Int(count)))
      var marks = [UInt32](repeating: 0, count: 4)
      let found = icu_quotation_marks(locale, &marks)
      let scalars = marks.compactMap(Unicode.Scalar.init)
      self.marks =
        found && scalars.count == 4
        ? QuotationMarks(outer: (scalars[0], scalars[1]), inner: (scalars[2], scalars[3])) : nil
    }
  }

  private static let known = Cache()

  private final class Cache: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [String: Entry] = [:]

    func entry(for locale: String) -> Entry {
      lock.lock()
      defer { lock.unlock() }
      if let entry = entries[locale] { return entry }
      let entry = Entry(locale: locale)
      entries[locale] = entry
      return entry
    }
  }
}
