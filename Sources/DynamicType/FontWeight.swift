/// The nine weights of the system font, from lightest to heaviest.
///
/// The names and their order are those of `UIFont.Weight`.
public enum FontWeight: String, CaseIterable, Codable, Sendable, Comparable {
  /// The lightest weight, `UIFont.Weight.ultraLight`.
  case ultraLight
  /// `UIFont.Weight.thin`.
  case thin
  /// `UIFont.Weight.light`.
  case light
  /// The weight of running text, `UIFont.Weight.regular`.
  case regular
  /// `UIFont.Weight.medium`.
  case medium
  /// The weight of headlines, `UIFont.Weight.semibold`.
  case semibold
  /// `UIFont.Weight.bold`.
  case bold
  /// `UIFont.Weight.heavy`.
  case heavy
  /// The heaviest weight, `UIFont.Weight.black`.
  case black

  /// The weight with this name, or `nil` if there is none.
  ///
  /// Case, spaces, hyphens and a leading type name do not matter: `semibold`, `Semi-Bold`,
  /// `.semibold` and `UIFont.Weight.semibold` are the same.
  public init?(name: String) {
    let key = NameKey.member(name)
    guard let weight = Self.allCases.first(where: { $0.rawValue.lowercased() == key }) else {
      return nil
    }
    self = weight
  }

  /// The next heavier weight, which is what the accessibility setting Bold Text is taken to show;
  /// `black` stays `black`.
  ///
  /// Apple does not publish the mapping of Bold Text, so one step is an estimate
  /// (`Confidence.guess`). Two public observations say more: `regular` was seen to become
  /// `semibold` (material-components/material-components-ios, issue 2905), and the three lightest
  /// weights to go up by one step but all others by two (codeandtheory/YMatterType, pull request
  /// 67). It is for the system font alone: a font of the app stays as it is unless the app asks
  /// `UIAccessibility.isBoldTextEnabled` itself.
  public var bolder: FontWeight {
    switch self {
    case .ultraLight: .thin
    case .thin: .light
    case .light: .regular
    case .regular: .medium
    case .medium: .semibold
    case .semibold: .bold
    case .bold: .heavy
    case .heavy, .black: .black
    }
  }

  private var rank: Int {
    switch self {
    case .ultraLight: 0
    case .thin: 1
    case .light: 2
    case .regular: 3
    case .medium: 4
    case .semibold: 5
    case .bold: 6
    case .heavy: 7
    case .black: 8
    }
  }

  /// Whether the left side is lighter than the right side.
  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rank < right.rank }
}
