import DynamicType

/// The numbers of date pickers.
enum DatePickerMetrics {
  static let document =
    "iamcgn/swiftui-web: Docs/elements/UIKit/DatePicker.md (iOS 26, iPhone simulator)"

  static let capsuleInset = Metric(
    "space at each side of the text in a compact date picker", 12, source: document,
    confidence: .likely)
  static let capsuleGap = Metric(
    "space between date and time of a compact date picker", 4, source: document,
    confidence: .likely)
  static let wheelWidth = Metric(
    "width of the wheels of a date picker", 320,
    source: "\(document); flutter/packages: packages/cupertino_ui/lib/src/date_picker.dart",
    confidence: .certain)
  static let wheelSize = Metric(
    "size of a row in a wheel", 21,
    source: "flutter/packages: packages/cupertino_ui/lib/src/date_picker.dart; 23 in "
      + Source.dija,
    confidence: .likely)
  static let wheelMargin = Metric(
    "space at the sides of the wheels together", 18,
    source: "Vercantez/openuikit: docs/KNOWN_GAPS.md (iOS 26.1)", confidence: .certain)
  static let wheelGap = Metric(
    "space between two wheels", 5,
    source: "Vercantez/openuikit: docs/KNOWN_GAPS.md (iOS 26.1)", confidence: .certain)
  static let wheelPadding = Metric(
    "space around the widest row of a wheel of a date picker", 16, source: Source.none,
    confidence: .guess)
  static let inlineWidth = Metric(
    "width of the calendar of a date picker", 320, source: document, confidence: .certain)
  static let inlineMargin = Metric(
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
