import DynamicType

/// The numbers of buttons.
package enum ButtonMetrics {
  static let looks =
    "iamcgn/swiftui-web: Packages/UIKitWeb/Sources/UIKitWebCore/Controls/UIButton.swift"
    + " (iOS 26, iPhone simulator)"
  static let configurationCopy =
    "the button configurations of sereivoanyong, Button.BCConfiguration.swift (iOS 15)"

  static let systemSize = Metric(
    "size of a system button's title", 15, source: "\(Source.openUIKitButton); \(looks)",
    confidence: .certain)
  static let customSize = Metric(
    "size of a custom button's title", 18, source: "\(looks); view hierarchy dumps",
    confidence: .certain)
  static let inset = Metric(
    "space at each side of a configured button's title", 12,
    source: "\(looks); the same in \(configurationCopy)", confidence: .certain)
  static let smallInset = Metric(
    "space at each side of a mini or small configured button's title", 10,
    source: "\(looks); the same in \(configurationCopy)", confidence: .certain)
  static let largeInset = Metric(
    "space at each side of a large configured button's title", 20,
    source: "\(looks); the same in \(configurationCopy)", confidence: .certain)
  /// Space between a configured button's title and subtitle, in points.
  package static let subtitleGap = Metric(
    "space between a configured button's title and subtitle", 2, source: looks,
    confidence: .certain)
  static let symbol = Metric(
    "symbol in a configured button at the default size", 28, source: looks,
    confidence: .likely)
  static let systemSymbol = Metric(
    "symbol in a system button with the space around it", 27, source: looks,
    confidence: .likely)
  /// Space between buttons side by side, in points.
  package static let gap = Metric(
    "space between buttons side by side", 8, source: "standard spacing of Auto Layout",
    confidence: .likely)
  static let glassInset = Metric(
    "space at each side of a glass button's title, iOS 26", 12, source: Source.none,
    confidence: .guess)

  static let all = [
    systemSize, customSize, inset, smallInset, largeInset, subtitleGap, symbol, systemSymbol,
    gap, glassInset,
  ]
}
