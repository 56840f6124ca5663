import DynamicType
import TextLayout
import TextShaping

/// The numbers that navigation bars and toolbars share.
package enum BarMetrics {
  static let margin = Metric(
    "system margin at the sides of a bar (20 on phones 414 wide and wider, and on iPad)", 16,
    source: "UIViewController.systemMinimumLayoutMargins; \(Source.barDump)",
    confidence: .likely)
  /// Least space between two bar button items, iOS 11–18, in points.
  package static let itemGap = Metric(
    "least space between two bar button items, iOS 11–18", 11,
    source: "\(Source.barDump); \(Source.barLayout): 8 and 3", confidence: .certain)
  /// Bar button item with an image of 24, iOS 11–18, in points.
  package static let imageItem = Metric(
    "bar button item with an image of 24, iOS 11–18", 43, source: Source.barDump,
    confidence: .certain)
  static let imageEdge = Metric(
    "how far a bar button item with an image reaches into the margin, iOS 11–18", 8,
    source: Source.barDump, confidence: .certain)
  /// Space beside the first and last bar button, iOS 26, in points.
  package static let side26 = Metric(
    "space beside the first and last bar button, iOS 26", 16,
    source: Source.openUIKitBarButton, confidence: .certain)
  /// Space between two bar buttons, iOS 26, in points.
  package static let itemGap26 = Metric(
    "space between two bar buttons, iOS 26", 12, source: Source.openUIKitBarButton,
    confidence: .certain)
  static let inset26 = Metric(
    "space at each side of a bar button's title, iOS 26", 16,
    source: Source.openUIKitBarButton, confidence: .certain)
  static let itemGap26Home = Metric(
    "space between two bar buttons on a phone with a home button, iOS 26", 8,
    source: Source.simulatorNavigation, confidence: .certain)
  static let inset26Home = Metric(
    "space at each side of a bar button's title on a phone with a home button, iOS 26", 12,
    source: Source.simulatorNavigation, confidence: .certain)

  static let all = [
    margin, itemGap, imageItem, imageEdge, side26, itemGap26, inset26, itemGap26Home,
    inset26Home,
  ]

  /// A phone with a home button, whose bars are a little narrower on iOS 26.
  static func hasHomeButton(_ traits: Traits) -> Bool {
    traits.device.idiom == .phone && traits.device.safeAreaPortrait.bottom == 0
  }

  /// The space at each side of a bar button's title on iOS 26.
  package static func inset26(in traits: Traits) -> Metric {
    hasHomeButton(traits) ? inset26Home : inset26
  }

  static let overflowNote =
    "assumed: bar button items that do not fit beside each other lose the middle of their titles, "
    + "the longest first"
  static let imageNote =
    "an image stands for the title, which VoiceOver and the large content viewer use"
  static let growthNote26 = "assumed: bars grow on iOS 26 as measured on iOS 17.5, up to XXL"
}

extension Certainty {
  /// Notes a style that the component does not know; it is laid out without one.
  mutating func check(style: String?, known: [String]) {
    guard let style, !known.contains(style) else { return }
    lower(
      to: .guess,
      because: "the style “\(style)” is not known, measured without one; known are "
        + known.joined(separator: ", "))
  }
}

extension Source {
  static let simulatorNavigation =
    "iamcgn/swiftui-web: Docs/elements/UIKit/Navigation.md (iOS 26, iPhone SE simulator)"
  static let simulatorBars =
    "iamcgn/swiftui-web: Docs/elements/UIKit/Bars.md (iOS 26, iPhone SE simulator)"
  static let barLayout = "fanyuecheng.github.io: UINavigationBar layout (iOS 15 simulator)"
  static let barDump =
    "view hierarchy dumps of navigation bars in public posts (iOS 7–14)"
  static let openUIKitBarButton =
    "Vercantez/openuikit: Sources/OpenUIKit/UIBarButtonItem.swift (iOS 26.1)"
  static let openUIKitNavigationBar =
    "Vercantez/openuikit: Sources/OpenUIKit/UINavigationBar.swift (iOS 26.1)"
  static let flutterNavigationBar =
    "flutter/packages: packages/cupertino_ui/lib/src/nav_bar.dart (iOS 17.5)"
}

/// What bars do with Dynamic Type: their texts follow it only so far, and a long press shows them
/// large (WWDC 2019, session 261).
enum BarGrowth {
  /// The category bar titles and bar buttons are drawn in: L to XXL, 17 to 21 points
  /// (flutter/packages, nav_bar.dart: a scale of 1 to 1.235, measured on iOS 17.5); L alone before
  /// iOS 13 (kickstarter/ios-oss#605: a title that does not resize is "more native").
  static func category(in traits: Traits) -> ContentSizeCategory {
    if traits.os < .iOS13 { return .large }
    return min(max(traits.contentSizeCategory, .large), .extraExtraLarge)
  }

  /// What happens to a text that stays small at the accessibility sizes; nil below them.
  ///
  /// - Parameters:
  ///   - isControl: it can be pressed, so that the large content viewer may show it.
  ///   - title: the text; empty for an item that has only an image.
  ///   - isCustomView: the item is a view of the app's own, which has no title unless the app
  ///     sets `largeContentTitle`.
  static func note(
    isControl: Bool, title: String, isCustomView: Bool, in traits: Traits
  ) -> String? {
    guard traits.contentSizeCategory.isAccessibilityCategory else { return nil }
    if !isControl { return "does not grow at the accessibility sizes" }
    if isCustomView {
      return "does not grow at the accessibility sizes, and the large content viewer has no title "
        + "for a view of the app's own unless it sets largeContentTitle"
    }
    if title.isEmpty {
      return "does not grow at the accessibility sizes, and without a title the large content "
        + "viewer shows the image alone"
    }
    return "does not grow at the accessibility sizes; a long press shows it in the large content "
      + "viewer"
  }
}

extension Typeface {
  /// Width in points that a label of one line asks for in this font: its text's, rounded up to the
  /// pixel grid.
  func labelWidth(of text: ShapedText, in traits: Traits) -> Double {
    let width = TextFitter.naturalWidth(text, pointSize: pointSize, tracking: tracking)
    return (width * traits.displayScale - 1e-6).rounded(.up) / traits.displayScale
  }

  /// The font of a text in a bar: the app's where it sets one (`titleTextAttributes`), else the
  /// system's. The app's default font has no say, since the system draws bars by itself.
  ///
  /// - Parameters:
  ///   - style: the text style, at most drawn in the size it has at `category`.
  ///   - weight: nil for the style's.
  ///   - category: the largest or smallest category the bar follows, already applied.
  static func bar(
    _ content: ComponentContent, slot: String, style: TextStyle, weight: FontWeight? = nil,
    category: ContentSizeCategory, in traits: Traits
  ) -> Typeface {
    let options = content.optionsApply(to: slot) ? content.options : SlotOptions()
    if let font = options.font {
      return Typeface(
        font, or: style, weight: weight, scales: options.scales,
        category: traits.contentSizeCategory, boldText: traits.boldText)
    }
    return Typeface(
      SlotFont(), or: style, weight: weight, scales: options.scales, category: category,
      boldText: traits.boldText)
  }

  /// The font of a text in a bar that never grows, unless the app sets another.
  ///
  /// - Parameter size: in points.
  static func fixedBar(
    _ content: ComponentContent, slot: String, size: Double, weight: FontWeight,
    in traits: Traits
  ) -> Typeface {
    let options = content.optionsApply(to: slot) ? content.options : SlotOptions()
    return Typeface(
      options.font ?? SlotFont(size: size, weight: weight), scales: options.scales,
      category: traits.contentSizeCategory, boldText: traits.boldText)
  }
}

/// Sharing one length among things that want different parts of it.
enum FairShares {
  /// The part each gets: what it wants as long as that leaves the others as much, and else an
  /// equal part of what is left (max-min fairness). More to share never makes a part smaller.
  ///
  /// - Parameters:
  ///   - wanted: the lengths wanted, 0 or more; infinity for as much as possible.
  ///   - length: the length to share; negative counts as none.
  static func of(_ wanted: [Double], in length: Double) -> [Double] {
    var parts = [Double](repeating: 0, count: wanted.count)
    var left = max(0, length)
    var open = wanted.count
    for index in wanted.indices.sorted(by: { wanted[$0] < wanted[$1] }) {
      let part = min(wanted[index], left / Double(open))
      parts[index] = part
      left -= part
      open -= 1
    }
    return parts
  }

  /// The most the item at an index could have, while the others want what they want.
  static func most(for index: Int, _ wanted: [Double], in length: Double) -> Double {
    var wanted = wanted
    wanted[index] = .infinity
    return of(wanted, in: length)[index]
  }
}
