import DynamicType

/// The numbers of alerts.
enum AlertMetrics {
  // iOS 13–18
  static let width = Metric(
    "width of an alert, iOS 13–18", 270,
    source: "\(Source.flutterDialog); view hierarchy dumps", confidence: .certain)
  static let accessibilityWidth = Metric(
    "width of an alert at accessibility sizes, iOS 13–18", 310, source: Source.flutterDialog,
    confidence: .certain)
  static let textInset = Metric(
    "space at each side of an alert's texts, iOS 13–18", 20,
    source: "\(Source.flutterDialog); 16 in \(Source.dija)", confidence: .likely)
  static let topPadding = Metric(
    "space above and below an alert's texts, iOS 13–18", 20, source: Source.flutterDialog,
    confidence: .certain)
  static let textGap = Metric(
    "space between an alert's title and message, iOS 13–18", 4, source: Source.flutterDialog,
    confidence: .likely)
  static let buttonPadding = Metric(
    "space at each side of an alert button's title, times the text scale, iOS 13–18", 8,
    source: Source.flutterDialog, confidence: .certain)
  static let divider = Metric(
    "line between two alert buttons, iOS 13–18", 0.3, source: Source.flutterDialog,
    confidence: .certain)
  static let buttonHeight = Metric(
    "least height of an alert button, iOS 13–18", 45, source: Source.flutterDialog,
    confidence: .certain)
  static let smallestButtonSize = Metric(
    "smallest size an alert button's title shrinks to", 10, source: Source.flutterDialog,
    confidence: .certain)
  static let screenPadding = Metric(
    "space above and below an alert", 24, source: Source.flutterDialog, confidence: .certain)

  // iOS 26
  static let width26 = Metric(
    "width of an alert, iOS 26", 320, source: Source.openUIKitAlert, confidence: .certain)
  static let textInset26 = Metric(
    "space at each side of an alert's texts, iOS 26", 30, source: Source.openUIKitAlert,
    confidence: .certain)
  static let topPadding26 = Metric(
    "space above an alert's texts, iOS 26", 22, source: Source.openUIKitAlert,
    confidence: .certain)
  static let textGap26 = Metric(
    "space between an alert's title and message, iOS 26", 7.667,
    source: Source.openUIKitAlert, confidence: .certain)
  static let bottomPadding26 = Metric(
    "space below an alert's texts, iOS 26", 4.333, source: Source.openUIKitAlert,
    confidence: .certain)
  static let actionPadding26 = Metric(
    "space around an alert's buttons, iOS 26", 16, source: Source.openUIKitAlert,
    confidence: .certain)
  static let actionGap26 = Metric(
    "space between an alert's buttons, iOS 26", 8, source: Source.openUIKitAlert,
    confidence: .certain)
  static let buttonHeight26 = Metric(
    "height of an alert button, iOS 26", 48, source: Source.openUIKitAlert,
    confidence: .certain)
  static let buttonInset26 = Metric(
    "space at each side of an alert button's title, iOS 26", 12, source: Source.none,
    confidence: .guess)

  static let all = [
    width, accessibilityWidth, textInset, topPadding, textGap, buttonPadding, divider,
    buttonHeight, smallestButtonSize, screenPadding, width26, textInset26, topPadding26,
    textGap26, bottomPadding26, actionPadding26, actionGap26, buttonHeight26, buttonInset26,
  ]
}

/// The lengths of an alert in its traits, in points.
struct AlertGeometry {
  static let accessibilityNote =
    "estimate: width of an alert at accessibility sizes on iOS 26, taken as at the others"

  let isNew: Bool
  let isAccessibilityLayout: Bool
  /// Width of the card.
  let width: Double
  /// Width of the texts.
  let textWidth: Double
  /// How sure the widths are.
  let certainty: Certainty

  init(_ options: SlotOptions, in traits: Traits) {
    var certainty = Certainty()
    isNew = traits.os >= .iOS26
    isAccessibilityLayout = traits.contentSizeCategory.isAccessibilityCategory
    var width: Double
    if let imposed = options.width {
      width = imposed
    } else if isNew {
      width = certainty.use(AlertMetrics.width26)
      if isAccessibilityLayout {
        certainty.lower(to: .guess, because: Self.accessibilityNote)
      }
    } else {
      width = certainty.use(
        isAccessibilityLayout ? AlertMetrics.accessibilityWidth : AlertMetrics.width)
    }
    width = min(width, traits.screenWidth)
    self.width = width
    textWidth =
      width - 2 * certainty.use(isNew ? AlertMetrics.textInset26 : AlertMetrics.textInset)
    self.certainty = certainty
  }

  /// Width of a button's title when the buttons are side by side, two in a row.
  func halfButtonWidth(scale: Double) -> Double {
    isNew
      ? (width - 2 * AlertMetrics.actionPadding26.value - AlertMetrics.actionGap26.value) / 2
        - 2 * AlertMetrics.buttonInset26.value
      : (width - AlertMetrics.divider.value) / 2 - 2 * AlertMetrics.buttonPadding.value * scale
  }

  /// Width of a button's title when it has a row of its own.
  func fullButtonWidth(scale: Double) -> Double {
    isNew
      ? width - 2 * AlertMetrics.actionPadding26.value - 2 * AlertMetrics.buttonInset26.value
      : width - 2 * AlertMetrics.buttonPadding.value * scale
  }

  /// Height of the card around texts of a height and rows of buttons.
  func cardHeight(title: Double, message: Double, buttonRows: Double, rowHeight: Double) -> Double {
    let gap = title > 0 && message > 0 ? 1.0 : 0.0
    if isNew {
      return AlertMetrics.topPadding26.value + title + gap * AlertMetrics.textGap26.value
        + message + AlertMetrics.bottomPadding26.value
        + 2 * AlertMetrics.actionPadding26.value + buttonRows * rowHeight
        + max(0, buttonRows - 1) * AlertMetrics.actionGap26.value
    }
    return 2 * AlertMetrics.topPadding.value + title + gap * AlertMetrics.textGap.value + message
      + buttonRows * rowHeight
  }

  /// The tallest card the screen has room for.
  func availableHeight(in traits: Traits) -> Double {
    traits.device.screenHeight(traits.orientation) - traits.safeArea.top - traits.safeArea.bottom
      - 2 * AlertMetrics.screenPadding.value
  }
}
