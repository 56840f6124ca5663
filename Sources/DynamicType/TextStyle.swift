/// The eleven text styles of iOS whose sizes follow the content size category.
///
/// Source of sizes, leading and weights: Apple Human Interface Guidelines, Typography,
/// December 2025 (iOS, iPadOS Dynamic Type sizes); the point sizes agree with the ones measured
/// in `Vercantez/openuikit: dynamic_type.json`.
public enum TextStyle: String, CaseIterable, Codable, Sendable {
  /// The title of a screen before it scrolls, 34 pt at the default size.
  case largeTitle
  /// 28 pt at the default size; SwiftUI calls it `title`.
  case title1
  /// 22 pt at the default size.
  case title2
  /// 20 pt at the default size.
  case title3
  /// 17 pt semibold at the default size.
  case headline
  /// Running text, 17 pt at the default size.
  case body
  /// 16 pt at the default size.
  case callout
  /// 15 pt at the default size.
  case subheadline
  /// 13 pt at the default size.
  case footnote
  /// 12 pt at the default size; SwiftUI calls it `caption`.
  case caption1
  /// 11 pt at the default size.
  case caption2

  /// The style with this name, or `nil` if there is none.
  ///
  /// Takes UIKit's member name, SwiftUI's (`title`, `caption`), and the raw value that storyboards
  /// hold (`UICTFontTextStyleSubhead`). Case, spaces, hyphens and a leading type name
  /// (`Font.title`, `UIFont.TextStyle.body`, `.body`) do not matter.
  public init?(name: String) {
    let key = NameKey.member(name)
    let match = Self.allCases.first { style in
      style.rawValue.lowercased() == key || style.swiftUIName.lowercased() == key
        || style.uiKitName.lowercased() == key
    }
    guard let match else { return nil }
    self = match
  }

  /// The member of `Font.TextStyle` in SwiftUI, such as `title` for `title1`.
  public var swiftUIName: String {
    switch self {
    case .title1: "title"
    case .caption1: "caption"
    default: rawValue
    }
  }

  /// The raw value of `UIFont.TextStyle`, such as `UICTFontTextStyleBody`.
  ///
  /// Storyboards and archives hold this name.
  public var uiKitName: String {
    let suffix =
      switch self {
      case .largeTitle: "Title0"
      case .subheadline: "Subhead"
      default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
      }
    return "UICTFontTextStyle" + suffix
  }

  /// The weight of the style: semibold for `headline`, regular for all others.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The weight of the emphasized variant: bold down to `title2`, semibold below.
  public var emphasizedWeight: FontWeight {
    switch self {
    case .largeTitle, .title1, .title2: .bold
    default: .semibold
    }
  }

  /// The size of the system font in this style, in points, 11 to 60.
  ///
  /// This is what `UIFont.preferredFont(forTextStyle:)` has. A custom font scaled by
  /// `UIFontMetrics` has another size: see `FontMetrics`.
  public func pointSize(for category: ContentSizeCategory) -> Double {
    Self.pointSizes[index(for: category)]
  }

  /// The designed distance between the baselines of two lines in this style, in points, 13 to 70.
  ///
  /// It depends on the point size alone, but for `subheadline` at XXXL: 28 at 21 pt, where all
  /// other styles have 26. The guidelines print it so.
  public func leading(for category: ContentSizeCategory) -> Double {
    Self.leadings[index(for: category)]
  }

  private func index(for category: ContentSizeCategory) -> Int {
    row * Self.categoryCount + category.rawValue
  }

  private var row: Int {
    switch self {
    case .largeTitle: 0
    case .title1: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .body: 5
    case .callout: 6
    case .subheadline: 7
    case .footnote: 8
    case .caption1: 9
    case .caption2: 10
    }
  }
}
