import DynamicType

/// The numbers of date pickers.
package enum DatePickerMetrics {
  static let document =
    "iamcgn/swiftui-web: Docs/elements/UIKit/DatePicker.md (iOS 26, iPhone simulator)"

  /// Space at each side of the text in a compact date picker, in points.
  package static let capsuleInset = Metric(
    "space at each side of the text in a compact date picker", 12, source: document,
    confidence: .likely)
  /// Space between date and time of a compact date picker, in points.
  package static let capsuleGap = Metric(
    "space between date and time of a compact date picker", 4, source: document,
    confidence: .likely)
  /// Width of the wheels of a date picker, in points.
  package static let wheelWidth = Metric(
    "width of the wheels of a date picker", 320,
    source: "\(document); flutter/packages: packages/cupertino_ui/lib/src/date_picker.dart",
    confidence: .certain)
  static let wheelSize = Metric(
    "size of a row in a wheel", 21,
    source: "flutter/packages: packages/cupertino_ui/lib/src/date_picker.dart; 23 in "
      + Source.dija,
    confidence: .likely)
  /// Space at the sides of the wheels together, in points.
  package static let wheelMargin = Metric(
    "space at the sides of the wheels together", 18,
    source: "Vercantez/openuikit: docs/KNOWN_GAPS.md (iOS 26.1)", confidence: .certain)
  /// Space between two wheels, in points.
  package static let wheelGap = Metric(
    "space between two wheels", 5,
    source: "Vercantez/openuikit: docs/KNOWN_GAPS.md (iOS 26.1)", confidence: .certain)
  static let wheelPadding = Metric(
    "space around the widest row of a wheel of a date picker", 16, source: Source.none,
    confidence: .guess)
  /// Width of the calendar of a date picker, in points.
  package static let inlineWidth = Metric(
    "width of the calendar of a date picker", 320, source: document, confidence: .certain)
  /// Space before the month in the calendar of a date picker, in points.
  package static let inlineMargin = Metric(
    "space before the month in the calendar of a date picker", 16, source: document,
    confidence: .likely)
  static let inlineButtons = Metric(
    "room after the month for the arrows of the calendar of a date picker", 110,
    source: Source.none, confidence: .guess)

  static let all = [
    capsuleInset, capsuleGap, wheelWidth, wheelSize, wheelMargin, wheelGap, wheelPadding,
    inlineWidth, inlineMargin, inlineButtons,
  ]
}
