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
    "space at each side of an alert's texts, iOS 7–18", 16,
    source: "\(Source.pageSources); podkovyrin/DWAlertController: DWAlertInternalConstants.h "
      + "(constants of UIAlertController, 2019); \(Source.dija); 20 in \(Source.flutterDialog)",
    confidence: .likely)
  static let topPadding = Metric(
    "space above and below an alert's texts, iOS 13–18", 20, source: Source.flutterDialog,
    confidence: .certain)
  static let textGap = Metric(
    "space between an alert's title and message, iOS 7–18", 3,
    source: "\(Source.pageSources); \(Source.dija)", confidence: .likely)
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
  static let sidePadding = Metric(
    "least space at each side of an alert on a narrow screen", 8, source: Source.none,
    confidence: .guess)
  static let leastActionsHeight = Metric(
    "height the buttons of an alert keep when it scrolls, half the card at accessibility sizes",
    67.8, source: Source.flutterDialog, confidence: .certain)
  static let fieldInset = Metric(
    "space at each side of an alert's text field, iOS 13–18", 16, source: Source.none,
    confidence: .guess)
  static let fieldPadding = Metric(
    "space inside an alert's text field at each side, iOS 13–18", 6, source: Source.none,
    confidence: .guess)
  static let fieldHeight = Metric(
    "height of an alert's text field at the default size, iOS 13–18", 30, source: Source.none,
    confidence: .guess)
  static let fieldGap = Metric(
    "space above an alert's text fields, iOS 13–18", 12, source: Source.none, confidence: .guess)
  static let phoneKeyboard = Metric(
    "height of the keyboard of a phone in portrait", 336, source: Source.none,
    confidence: .guess)
  static let phoneLandscapeKeyboard = Metric(
    "height of the keyboard of a phone in landscape", 209, source: Source.none,
    confidence: .guess)
  static let padKeyboard = Metric(
    "height of the keyboard of a pad", 408, source: Source.none, confidence: .guess)

  // iOS 26
  static let width26 = Metric(
    "width of an alert, iOS 26", 320, source: Source.openUIKitAlert, confidence: .certain)
  static let width26Home = Metric(
    "width of an alert of a phone with a Home button, iOS 26", 300,
    source: "\(Source.simulatorPresentation); 299 in \(Source.simulatorProfile)",
    confidence: .certain)
  static let textInset26Home = Metric(
    "space at each side of an alert's texts, phone with a Home button, iOS 26", 28,
    source: "\(Source.simulatorPresentation); 28.5 in \(Source.simulatorProfile)",
    confidence: .certain)
  static let actionPadding26Home = Metric(
    "space around an alert's buttons, phone with a Home button, iOS 26", 14,
    source: "\(Source.simulatorPresentation); 13.5 in \(Source.simulatorProfile)",
    confidence: .certain)
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
  static let singleBottomPadding26 = Metric(
    "space below an alert's only text, iOS 26", 4, source: Source.openUIKitAlert,
    confidence: .certain)
  static let titleLine26 = Metric(
    "height of one line of an alert's title at the default size, iOS 26", 20.333,
    source: Source.openUIKitAlert, confidence: .certain)
  static let fieldGap26 = Metric(
    "space above an alert's text fields, iOS 26", 16.333, source: Source.openUIKitAlert,
    confidence: .certain)
  static let fieldHeight26 = Metric(
    "height of an alert's text field, iOS 26", 48, source: Source.openUIKitAlert,
    confidence: .certain)
  static let fieldBottomPadding26 = Metric(
    "space below an alert's text fields, iOS 26", 4, source: Source.openUIKitAlert,
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

  /// The keyboard that stands under an alert with a text field.
  static func keyboardHeight(in traits: Traits) -> Metric {
    guard traits.device.idiom == .phone else { return padKeyboard }
    return traits.orientation == .portrait ? phoneKeyboard : phoneLandscapeKeyboard
  }

  static let all = [
    width, accessibilityWidth, textInset, topPadding, textGap, buttonPadding, divider,
    buttonHeight, smallestButtonSize, screenPadding, sidePadding, leastActionsHeight, fieldInset,
    fieldPadding, fieldHeight, fieldGap, phoneKeyboard, phoneLandscapeKeyboard, padKeyboard,
    width26, width26Home, textInset26Home, actionPadding26Home, textInset26, topPadding26,
    textGap26, bottomPadding26, singleBottomPadding26,
    titleLine26, actionPadding26, actionGap26, buttonHeight26, buttonInset26, fieldGap26,
    fieldHeight26, fieldBottomPadding26,
  ]
}

extension Source {
  static let simulatorPresentation =
    "iamcgn/swiftui-web: Docs/elements/UIKit/Presentation.md (iOS 26, iPhone SE simulator)"
  static let pageSources = "XCUITest page sources of alerts in public repositories (iOS 12)"
}
