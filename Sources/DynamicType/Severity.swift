/// How much a finding matters, from information to error.
public enum Severity: String, CaseIterable, Comparable, Codable, Sendable {
  /// Worth knowing; nothing is claimed to be wrong.
  case info
  /// Only readers with accessibility text sizes are hit, and the text can still be reached.
  case note
  /// Readers with a larger standard text size are hit, or the finding rests on a guess.
  case warning
  /// Everybody is hit, at the default text size or a smaller one.
  case error

  private var rank: Int {
    switch self {
    case .info: 0
    case .note: 1
    case .warning: 2
    case .error: 3
    }
  }

  public static func < (lhs: Severity, rhs: Severity) -> Bool {
    lhs.rank < rhs.rank
  }
}
