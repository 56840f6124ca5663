import Localization

extension TextUnit {
  /// The source language's text, where it is one: a key such as `settings.title` that stands in for
  /// a missing source text says nothing about spaces and punctuation.
  var proseSource: String? {
    guard let text = sourceText, !text.isEmpty else { return nil }
    return text == entry.key && Self.isIdentifier(text) ? nil : text
  }

  /// Whether a text looks like a name that programmers give: no space, and a full stop, an
  /// underscore, a hyphen, a digit or a capital inside.
  static func isIdentifier(_ text: String) -> Bool {
    var previous: UInt8 = 0
    var isJoined = false
    for byte in text.utf8 {
      guard byte > 0x20, byte < 0x7F else { return false }
      let isCapital = (0x41...0x5A).contains(byte)
      let isLetter = isCapital || (0x61...0x7A).contains(byte)
      if isCapital, (0x61...0x7A).contains(previous) { isJoined = true }
      let wasWord = previous > 0x20 && previous != UInt8(ascii: ".")
      if isLetter || (0x30...0x39).contains(byte), [0x2E, 0x5F, 0x2D].contains(previous) {
        isJoined = true
      }
      if (0x30...0x39).contains(byte), wasWord { isJoined = true }
      previous = byte
    }
    return isJoined
  }

  /// Whether the language is written without spaces between words.
  var isWrittenWithoutSpaces: Bool {
    ["ja", "zh", "yue", "th", "lo", "km", "my", "bo", "dz"].contains(language)
  }

  /// The text with another character in place of every placeholder.
  func text(placeholdersAs filler: Character) -> String {
    guard !placeholders.isEmpty else { return text }
    var result = ""
    var end = text.startIndex
    for placeholder in placeholders {
      result += text[end..<placeholder.range.lowerBound]
      result.append(filler)
      end = placeholder.range.upperBound
    }
    return result + text[end...]
  }
}
