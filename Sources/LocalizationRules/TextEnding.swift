/// The mark a text ends with, in whichever form its script has it.
enum TextEnding: Equatable {
  case none
  case fullStop
  case question
  case exclamation
  case colon
  case ellipsis

  /// The ending in words, with an article.
  var name: String {
    switch self {
    case .none: "no mark"
    case .fullStop: "a full stop"
    case .question: "a question mark"
    case .exclamation: "an exclamation mark"
    case .colon: "a colon"
    case .ellipsis: "an ellipsis"
    }
  }

  /// The ending of a text in a language, behind closing quotation marks and brackets.
  init(of text: String, language: String) {
    let scalars = text.unicodeScalars
    var end = scalars.endIndex
    while end > scalars.startIndex {
      let before = scalars.index(before: end)
      guard Self.isPassedOver(scalars[before]) else { break }
      end = before
    }
    guard end > scalars.startIndex else {
      self = .none
      return
    }
    let last = scalars.index(before: end)
    let previous = scalars[..<last].last { $0 != " " } ?? " "
    self = Self.kind(of: scalars[last], language: language)
    if self == .fullStop, Self.kind(of: previous, language: language) == .fullStop {
      self = .ellipsis
    }
  }

  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", ")", "]", "}", "»", "«", "›", "‹", "”", "“", "’", "‘", "„": true
    case "）", "】", "］", "」", "』", "》", "〉", "*", "_", "`": true
    case "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}"..."\u{2069}", "\u{FEFF}",
      "\u{FE0F}":
      true
    default: scalar.properties.isWhitespace
    }
  }

  private static func kind(of scalar: Unicode.Scalar, language: String) -> TextEnding {
    switch scalar {
    case ".", "。", "．", "｡", "।", "॥", "۔", "։", "።", "။", "។", "᠃", "᱾": .fullStop
    // Armenian typists write the colon for the full stop of their script.
    case ":" where language == "hy": .fullStop
    case "?", "？", "؟", "\u{37E}", "⁇", "፧", "՞": .question
    case ";" where language == "el": .question
    case "!", "！", "՜", "‼": .exclamation
    case ":", "：", "∶", "៖", "፦", "︓": .colon
    case "…", "⋯", "‥", "･": .ellipsis
    default: .none
    }
  }
}
