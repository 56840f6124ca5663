/// Texts made safe for GitHub's Markdown, in tables too.
enum MarkdownText {
  /// A text as code: nothing in it is markup, a link, a mention or an issue's number.
  static func code(_ text: String) -> String {
    let line = singleLine(text)
    return line.isEmpty ? "" : "<code>\(entities(bidiIsolated(line)))</code>"
  }

  /// A text that reads as it is written.
  static func plain(_ text: String) -> String {
    // Two colons around a word are an emoji on GitHub.
    entities(bidiIsolated(singleLine(text))).replacing(/:([A-Za-z0-9_+-]+):/) {
      "&#58;\($0.output.1)&#58;"
    }
  }

  /// Every character that could be markup as a reference by its number (CommonMark 0.31, 6.2).
  private static func entities(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&", "<", ">", "|", "*", "_", "`", "[", "]", "\\", "~", "@", "#", "!", "$":
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Pieces of Markdown up to a number of characters.
struct MarkdownBudget {
  private(set) var used = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Whether a piece fits, with room kept for what has to follow; it counts if it does.
  mutating func takes(_ piece: String, keeping reserve: Int = 0) -> Bool {
    // UTF-16 code units: never fewer than the characters that GitHub counts.
    let size = piece.utf16.count
    guard used + size + reserve <= limit else { return false }
    used += size
    return true
  }
}
