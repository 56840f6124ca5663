import Localization

/// The words of a short English text, for the writing rules.
struct EnglishWording {
  /// The words without the signs around them, a placeholder as one.
  let words: [String]

  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).compactMap { word in
      let trimmed = word.trimmed { !($0.isLetter || $0.isNumber || $0 == "%" || $0 == "@") }
      return trimmed.isEmpty ? nil : String(trimmed)
    }
  }

  /// Words that title-style capitalisation leaves small: articles, coordinating conjunctions and
  /// prepositions of four letters or fewer (Apple Style Guide, "capitalization").
  static let small: Set<String> = [
    "a", "an", "the", "and", "but", "or", "nor", "for", "so", "yet", "as", "at", "by", "down",
    "from", "in", "into", "like", "near", "of", "off", "on", "onto", "over", "past", "per", "to",
    "up", "via", "vs", "with",
  ]

  /// The words that say something.
  var weighty: [String] { words.filter { !Self.small.contains($0.lowercased()) } }

  /// The words that are written small and not in title style.
  var notCapitalized: [String] {
    words.enumerated().compactMap { index, word in
      let isEnd = index == 0 || index == words.count - 1
      guard let first = word.first, first.isLowercase, word.allSatisfy({ !$0.isUppercase }),
        word.allSatisfy({ $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" }),
        isEnd || !Self.small.contains(word)
      else { return nil }
      return word
    }
  }

  /// Words that make a sentence of a title: auxiliaries, and past forms without -ed.
  private static let verbs: Set<String> = [
    "is", "isn't", "are", "aren't", "was", "wasn't", "were", "weren't", "be", "been", "am", "i'm",
    "has", "hasn't", "have", "haven't", "had", "can", "can't", "cannot", "could", "couldn't",
    "will", "won't", "would", "should", "may", "might", "must", "do", "don't", "does", "doesn't",
    "did", "didn't", "it's", "you're", "there's", "that's", "we're", "went", "lost", "found",
    "sent", "left", "made", "took", "got", "ran", "won", "needs", "requires", "exists", "contains",
    "supports", "uses", "means", "appears", "matches", "keeps", "let", "let's",
  ]

  /// Verbs with which an imperative begins.
  private static let imperatives: Set<String> = [
    "add", "allow", "ask", "check", "choose", "close", "connect", "confirm", "contact", "continue",
    "create", "delete", "disable", "download", "edit", "enable", "enter", "export", "fill", "go",
    "import", "install", "keep", "log", "make", "move", "open", "pick", "please", "press",
    "provide",
    "remove", "rename", "reset", "restart", "restore", "retry", "save", "select", "send", "set",
    "share", "sign", "start", "stop", "tap", "try", "turn", "type", "update", "upload", "use",
    "verify", "view", "wait", "welcome", "thank", "thanks", "touch",
  ]

  /// Whether it lacks a verb, as far as a list of words can tell.
  var isFragment: Bool {
    let lower = words.map { $0.lowercased().replacing("’", with: "'") }
    guard let first = lower.first, lower.count <= 5 else { return false }
    return !Self.imperatives.contains(first)
      && lower.allSatisfy { !Self.verbs.contains($0) && !$0.hasSuffix("ed") && !$0.hasPrefix("%") }
  }
}

extension Substring {
  /// Without the characters at both ends that are to go.
  fileprivate func trimmed(_ goes: (Character) -> Bool) -> Substring {
    var rest = drop(while: goes)
    while let last = rest.last, goes(last) { rest.removeLast() }
    return rest
  }
}
