/// How sure typefit is of a number or of a decision, from least to most.
///
/// A report never hides it: a finding is as sure as its least sure ingredient, which is why the
/// cases compare.
public enum Confidence: String, Comparable, Codable, Sendable, CaseIterable {
  /// An estimate without a public source.
  case guess
  /// Inferred or fitted from public measurements.
  case likely
  /// Documented by Apple or measured on a real system by a public source.
  case certain

  private var rank: Int {
    switch self {
    case .guess: 0
    case .likely: 1
    case .certain: 2
    }
  }

  /// Whether the left side is less sure than the right side.
  public static func < (left: Confidence, right: Confidence) -> Bool { left.rank < right.rank }
}
