/// A text made as long as a translation of it is likely to be.
public enum ExpectedText {
  /// Makes each word longer by its own letters, or shorter; spaces, placeholders and markup stay.
  ///
  /// - Parameter factor: the length of a translation for each unit of the source's, more than 0.
  public static func text(for source: String, factor: Double) -> String {
    var owed = 0.0
    return PseudoText(source).mapProse { prose in
      var result = ""
      var word: [Character] = []
      func finish() {
        guard !word.isEmpty else { return }
        let wanted = Double(word.count) * factor + owed
        let count = max(1, Int(wanted.rounded()))
        owed = wanted - Double(count)
        let letters = word.map { Character($0.lowercased()) }
        result += word.prefix(count)
        for index in 0..<max(0, count - word.count) {
          result.append(letters[index % letters.count])
        }
        word = []
      }
      for character in prose {
        if character.isLetter {
          word.append(character)
        } else {
          finish()
          result.append(character)
        }
      }
      finish()
      return result
    }
  }
}
