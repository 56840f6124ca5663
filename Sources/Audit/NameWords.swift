/// Splits identifiers and prose into lower-case words.
enum NameWords {
  /// The words of a key: `deleteAlert.button_title` → delete, alert, button, title.
  ///
  /// Splits at everything that is neither letter nor digit, between lower and upper case, and
  /// before the last capital of a run of capitals (`URLTitle` → url, title).
  static func split(_ text: String) -> [String] {
    let characters = Array(text)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        finish(&word, &words)
        continue
      }
      if character.isUppercase, index > 0 {
        let afterLower = characters[index - 1].isLowercase || characters[index - 1].isNumber
        let beforeLower = index + 1 < characters.count && characters[index + 1].isLowercase
        if afterLower || (beforeLower && characters[index - 1].isUppercase) {
          finish(&word, &words)
        }
      }
      word.append(contentsOf: character.lowercased())
    }
    finish(&word, &words)
    joinSubtitle(&words)
    return words
  }

  /// `SubTitle` and `sub_title` are one word.
  private static func joinSubtitle(_ words: inout [String]) {
    for index in words.indices.dropLast().reversed()
    where words[index] == "sub" && words[index + 1] == "title" {
      words.replaceSubrange(index...(index + 1), with: ["subtitle"])
    }
  }

  private static func finish(_ word: inout String, _ words: inout [String]) {
    if !word.isEmpty { words.append(word) }
    word = ""
  }

  /// Whether a key is an identifier rather than the English text itself.
  ///
  /// Many apps use the text as key; its words then say what is shown, not where.
  static func isIdentifier(_ key: String) -> Bool {
    if key.contains(where: \.isWhitespace) { return false }
    if key.contains(where: { ".-_:/".contains($0) }) {
      return key.contains(where: \.isLetter)
    }
    return key.dropFirst().contains(where: \.isUppercase)
      && key.contains(where: \.isLowercase)
  }
}
