/// The twelve text sizes a person can choose in the Settings of iOS, from smallest to largest.
///
/// Source of the names: the public UIKit and SwiftUI interfaces, and Apple Human Interface
/// Guidelines, Typography, December 2025.
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Sendable {
  /// XS, the smallest size.
  case extraSmall
  /// S.
  case small
  /// M.
  case medium
  /// L, the size of a new device.
  case large
  /// XL.
  case extraLarge
  /// XXL.
  case extraExtraLarge
  /// XXXL, the largest size without the accessibility sizes.
  case extraExtraExtraLarge
  /// AX1, the first accessibility size.
  case accessibilityMedium
  /// AX2.
  case accessibilityLarge
  /// AX3.
  case accessibilityExtraLarge
  /// AX4.
  case accessibilityExtraExtraLarge
  /// AX5, the largest size.
  case accessibilityExtraExtraExtraLarge

  /// The category of a new device, `large`.
  public static let `default` = ContentSizeCategory.large

  /// The short name: `XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5`.
  public var shortName: String {
    switch self {
    case .extraSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "XXXL"
    case .accessibilityMedium: "AX1"
    case .accessibilityLarge: "AX2"
    case .accessibilityExtraLarge: "AX3"
    case .accessibilityExtraExtraLarge: "AX4"
    case .accessibilityExtraExtraExtraLarge: "AX5"
    }
  }

  /// The raw value of `UIContentSizeCategory`, such as `UICTContentSizeCategoryAccessibilityM`.
  public var uiKitName: String {
    let suffix =
      switch self {
      case .accessibilityMedium: "AccessibilityM"
      case .accessibilityLarge: "AccessibilityL"
      case .accessibilityExtraLarge: "AccessibilityXL"
      case .accessibilityExtraExtraLarge: "AccessibilityXXL"
      case .accessibilityExtraExtraExtraLarge: "AccessibilityXXXL"
      default: shortName
      }
    return "UICTContentSizeCategory" + suffix
  }

  /// The member of `DynamicTypeSize` in SwiftUI, such as `xSmall` or `accessibility1`.
  public var swiftUIName: String {
    switch self {
    case .extraSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "xLarge"
    case .extraExtraLarge: "xxLarge"
    case .extraExtraExtraLarge: "xxxLarge"
    case .accessibilityMedium: "accessibility1"
    case .accessibilityLarge: "accessibility2"
    case .accessibilityExtraLarge: "accessibility3"
    case .accessibilityExtraExtraLarge: "accessibility4"
    case .accessibilityExtraExtraExtraLarge: "accessibility5"
    }
  }

  /// Whether this is one of the five accessibility sizes, at which many components change layout.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The category with this name, or `nil` if there is none.
  ///
  /// Takes the short name, UIKit's raw value and member name (`accessibilityMedium`), and
  /// SwiftUI's member name. Case, spaces, hyphens and a leading type name
  /// (`UIContentSizeCategory.large`, `.large`) do not matter.
  public init?(name: String) {
    guard let category = Self.byKey[NameKey.member(name)] else { return nil }
    self = category
  }

  private static let byKey: [String: ContentSizeCategory] = {
    var table: [String: ContentSizeCategory] = [:]
    for category in allCases {
      let names = [
        category.shortName, category.uiKitName, category.swiftUIName, String(describing: category),
      ]
      for name in names { table[name.lowercased()] = category }
    }
    return table
  }()

  /// Whether the left side is the smaller text size.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ContentSizeCategory: Codable {
  /// Reads any name that `init(name:)` takes; any other string is a `DecodingError` that lists
  /// the short names.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let category = ContentSizeCategory(name: name) else {
      let known = Self.allCases.map(\.shortName).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "unknown text size \"\(name)\"; known: \(known)")
    }
    self = category
  }

  /// Writes the short name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(shortName)
  }
}
