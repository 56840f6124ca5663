import DynamicType

/// The numbers of search bars.
package enum SearchBarMetrics {
  static let barMargin = Metric(
    "space beside the field of a search bar outside a navigation bar", 8,
    source: "\(Source.openUIKitSearchBar); view hierarchy dumps in public posts (iOS 8–10)",
    confidence: .certain)
  static let leading26 = Metric(
    "from the field's edge to its text, iOS 26", 39.5,
    source: "\(Source.openUIKitSearchBar); \(Source.simulatorBars)",
    confidence: .certain)
  static let trailing26 = Metric(
    "from the text to the field's edge, iOS 26", 14, source: Source.openUIKitSearchBar,
    confidence: .certain)
  static let leading = Metric(
    "from the field's edge to its text, iOS 11–18", 31.5, source: Source.flutterSearchField,
    confidence: .likely)
  static let trailing = Metric(
    "from the text to the field's edge, iOS 11–18", 5.5, source: Source.flutterSearchField,
    confidence: .likely)
  /// Symbol in a search field at the default size, in points.
  package static let icon = Metric(
    "symbol in a search field at the default size", 20, source: Source.flutterSearchField,
    confidence: .likely)
  static let trailingIcon = Metric(
    "bookmark or microphone in a search field with its gap", 26, source: Source.none,
    confidence: .guess)
  /// Space between field and cancel button, in points.
  package static let cancelGap = Metric(
    "space between field and cancel button", 8, source: Source.dija, confidence: .likely)
  /// Cancel button with its symbol, iOS 26, in points.
  package static let cancel26 = Metric(
    "cancel button with its symbol, iOS 26", 44, source: Source.simulatorBars,
    confidence: .certain)
  /// Space between field and cancel button, iOS 26, in points.
  package static let cancelGap26 = Metric(
    "space between field and cancel button, iOS 26", 11, source: Source.simulatorBars,
    confidence: .certain)
  static let floatingSide26 = Metric(
    "space beside a search field that floats at the bottom of a phone, iOS 26", 33,
    source: "\(Source.simulatorBars): 28 and 5", confidence: .likely)
  static let floatingLeading26 = Metric(
    "from the edge of a field that floats at the bottom to its text, iOS 26", 41.5,
    source: Source.simulatorBars, confidence: .certain)
  static let scopeSize26 = Metric(
    "size of a scope's title, iOS 26", 15, source: Source.simulatorBars, confidence: .certain)

  static let tokenSize = Metric(
    "size of a token's text", 15, source: Source.dija, confidence: .guess)
  /// Width of a token beyond its text, in points.
  package static let tokenInsets = Metric(
    "width of a token beyond its text", 16, source: Source.none, confidence: .guess)

  static let all = [
    BarMetrics.margin, barMargin, leading26, trailing26, leading, trailing, icon, trailingIcon,
    cancelGap, cancel26, cancelGap26, floatingSide26, floatingLeading26, scopeSize26, tokenSize,
    tokenInsets, SegmentedControl.size, SegmentedControl.inset,
  ]
}

extension Source {
  static let openUIKitSearchBar =
    "Vercantez/openuikit: Sources/OpenUIKit/UISearchBar.swift (iOS 26.1, Catalyst)"
  static let flutterSearchField =
    "flutter/packages: packages/cupertino_ui/lib/src/search_field.dart"
}
