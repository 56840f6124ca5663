import Localization

/// The words of a text that a translator sees: no placeholders, addresses or markup.
struct TranslatableText {
  /// The words in order, as written.
  let words: [Substring]

  init(_ text: String) {
    var bare = ""
    var end = text.startIndex
    for placeholder in FormatPlaceholder.placeholders(in: text) {
      guard placeholder.range.lowerBound >= end else { continue }
      bare += text[end..<placeholder.range.lowerBound] + " "
      end = placeholder.range.upperBound
    }
    bare += text[end...]
    var words: [Substring] = []
    for piece in Self.withoutMarkup(bare).split(whereSeparator: \.isWhitespace) {
      if piece.contains("://") || piece.contains("@") || piece.hasPrefix("www.") { continue }
      if piece.hasPrefix("${") || piece.hasPrefix("{{") || piece.hasPrefix("$(") { continue }
      if Self.isPath(piece) { continue }
      words += piece.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
        .filter { $0.contains(where: \.isLetter) }
    }
    self.words = words
  }

  /// Whether there is something to translate.
  var hasWords: Bool { !words.isEmpty }

  /// A file or a domain: `example.com`, `a/b/c`, `settings.general`.
  private static func isPath(_ piece: Substring) -> Bool {
    let core = piece.drop { $0.isPunctuation }
    guard let dot = core.dropLast().firstIndex(where: { $0 == "." || $0 == "/" || $0 == "_" })
    else { return false }
    let next = core.index(after: dot)
    return core[next].isLetter && core[..<dot].contains(where: \.isLetter)
      && (core[dot] != "/" || core[next...].contains("/") || core.hasPrefix("/"))
  }

  /// The text without tags and without the targets of Markdown links.
  private static func withoutMarkup(_ text: String) -> String {
    guard text.contains("<") || text.contains("](") else { return text }
    var result = ""
    var rest = Substring(text)
    while let index = rest.firstIndex(where: { $0 == "<" || $0 == "]" }) {
      let next = rest.index(after: index)
      let isTag =
        rest[index] == "<" && next < rest.endIndex && (rest[next].isLetter || rest[next] == "/")
      let isLink = rest[index] == "]" && next < rest.endIndex && rest[next] == "("
      let closing: Character = rest[index] == "<" ? ">" : ")"
      guard isTag || isLink, let end = rest[index...].firstIndex(of: closing) else {
        result += rest[...index]
        rest = rest[next...]
        continue
      }
      result += rest[..<index] + " "
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
