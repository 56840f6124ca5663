/// What a fault does to the user of the app; the severity follows from it.
public enum Effect: String, CaseIterable, Comparable, Codable, Sendable {
  /// A matter of taste or of a writing rule.
  case hint
  /// The text is right and looks wrong: a doubled space, a wrong quotation mark.
  case cosmetic
  /// The user reads a wrong or missing text, or one in another language.
  case wrongText
  /// A whole table, or the rest of one, is not shown: the user reads keys.
  case lostTexts
  /// The app stops, or shows what happens to lie in memory.
  case crash

  /// The effect in words, as the end of a sentence.
  public var meaning: String {
    switch self {
    case .hint: "a matter of style"
    case .cosmetic: "the text is right and looks wrong"
    case .wrongText: "the user reads a wrong text, or none"
    case .lostTexts: "texts of a whole table are not shown"
    case .crash: "the app may stop"
    }
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (lhs: Effect, rhs: Effect) -> Bool { lhs.rank < rhs.rank }
}
