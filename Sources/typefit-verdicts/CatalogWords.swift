import Localization

/// Pairs of texts out of what a report says of them.
///
/// A report that quotes no text often says what is wrong with it. Each of these phrases stands for
/// the smallest pair of texts of which it is true; "…" in a quoted text is a word left out, and so
/// is every text without a placeholder a name of one:
///
/// | phrase | pair |
/// |---|---|
/// | `specifier of argument 2 is %@` | the source, and it with that specifier |
/// | `arguments 1 and 2 swapped without positions` | an object and a number, and the other way round |
/// | `argument 1 missing` | the arguments up to it, and the same without it |
/// | `extra argument 1` | the arguments before it, and one more |
/// | `%s wanted, %@ given` | the one placeholder, and the other |
struct CatalogWords {
  let source: String
  let translation: String

  /// - Returns: nil where the report gives neither texts nor one of the phrases.
  init?(source: String?, translation: String?) {
    guard let source, let translation else { return nil }
    let placeholders = FormatPlaceholder.placeholders(in: source)
    let words = translation.split(separator: " ").map(String.init)
    if words.starts(with: ["specifier", "of", "argument"]), words.count == 6,
      let number = Int(words[3]), placeholders.indices.contains(number - 1)
    {
      self.source = source
      self.translation = source.replacingCharacters(placeholders[number - 1].range, words[5])
    } else if translation == "arguments 1 and 2 swapped without positions" {
      (self.source, self.translation) = ("%@, %d", "%d, %@")
    } else if words.count == 3, words[0] == "argument", words[2] == "missing",
      let number = Int(words[1]), number > 0
    {
      let all = Self.objects(1...number)
      (self.source, self.translation) = (all.joined(separator: ", "), Self.listed(all.dropLast()))
    } else if words.count == 3, words[0] == "extra", words[1] == "argument",
      let number = Int(words[2]), number > 0
    {
      let all = Self.objects(1...number)
      (self.source, self.translation) = (Self.listed(all.dropLast()), all.joined(separator: ", "))
    } else if words.count == 4, words[1] == "wanted,", words[3] == "given" {
      (self.source, self.translation) = (words[0], words[2])
    } else if source.contains("…") || translation.contains("…") {
      // What follows a bare percent sign decides what it does: a report of a crash can only mean a
      // letter that is read as a pointer. Such a text is one that is formatted.
      self.source = "%@ " + source.replacing("…", with: "s")
      self.translation = "%@ " + translation.replacing("…", with: "s")
    } else {
      (self.source, self.translation) = (source, translation)
    }
  }

  private static func objects(_ numbers: ClosedRange<Int>) -> [String] {
    numbers.map { "%\($0)$@" }
  }

  /// A word where there is no placeholder.
  private static func listed(_ placeholders: ArraySlice<String>) -> String {
    placeholders.isEmpty ? "text" : placeholders.joined(separator: ", ")
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<String.Index>, _ text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
