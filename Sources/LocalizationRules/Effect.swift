/// What a fault does to the user of the app; the severity follows from it.
public enum Effect: String, CaseIterable, Comparable, Codable, Sendable {
  /// A matter of taste or of a writing rule.
  case hint
  /// The text is right and looks wrong: a doubled space, a wrong quotation mark.
  case cosmetic
  /// The user reads a wrong or missing text, or one in another language.
  case wrongText
  /// The app stops, or shows what happens to lie in memory.
  case crash

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (lhs: Effect, rhs: Effect) -> Bool { lhs.rank < rhs.rank }
}
