import DynamicType

/// The numbers of action sheets. On iOS 26 a phone shows one as an alert: see `AlertMetrics`.
package enum ActionSheetMetrics {
  /// Space beside and below an action sheet, iOS 13–18, in points.
  package static let edgePadding = Metric(
    "space beside and below an action sheet, iOS 13–18", 8, source: Source.flutterDialog,
    confidence: .certain)
  static let textInset = Metric(
    "space at each side of an action sheet's texts, iOS 13–18", 16,
    source: Source.flutterDialog, confidence: .certain)
  /// Space above and below an action sheet's texts, iOS 13–18, in points.
  package static let textPadding = Metric(
    "space above and below an action sheet's texts, iOS 13–18", 13.5,
    source: Source.flutterDialog, confidence: .certain)
  /// Space between an action sheet's title and message, iOS 13–18, in points.
  package static let textGap = Metric(
    "space between an action sheet's title and message, iOS 13–18", 4,
    source: Source.flutterDialog, confidence: .certain)
  static let buttonInset = Metric(
    "space at each side of an action sheet button's title, iOS 13–18", 10,
    source: Source.flutterDialog, confidence: .certain)
  static let buttonHeight = Metric(
    "least height of an action sheet's button, iOS 13–18", 57.17,
    source: Source.flutterDialog, confidence: .certain)
  static let buttonPaddingBase = Metric(
    "space above and below an action sheet button's title, without its share of the size", 1.8,
    source: Source.flutterDialog, confidence: .certain)
  static let buttonPaddingFactor = Metric(
    "share of the size in the space above and below an action sheet button's title", 0.4,
    source: Source.flutterDialog, confidence: .certain)
  /// Space above an action sheet's cancel button, iOS 13–18, in points.
  package static let cancelGap = Metric(
    "space above an action sheet's cancel button, iOS 13–18", 8, source: Source.flutterDialog,
    confidence: .certain)
  static let leastActionsHeight = Metric(
    "height the buttons of an action sheet keep when it scrolls, iOS 13–18", 84,
    source: Source.flutterDialog, confidence: .certain)
  static let leastTopPadding = Metric(
    "least space above an action sheet in portrait, iOS 13–18", 20,
    source: Source.flutterDialog, confidence: .certain)
  static let tallTopPadding = Metric(
    "space above an action sheet on a phone with a safe area of 59, iOS 13–18", 54,
    source: Source.flutterDialog, confidence: .certain)
  /// Image in a row of an action sheet the app draws itself, with its gap, in points.
  package static let rowImage = Metric(
    "image in a row of an action sheet the app draws itself, with its gap", 34, source: Source.none,
    confidence: .guess)
  static let popoverWidth = Metric(
    "width of an action sheet on a pad", 320,
    source: "\(Source.dija); the usual width of a popover", confidence: .guess)
  static let popoverWidth26 = Metric(
    "width of an action sheet that points at what it came from, iOS 26", 238,
    source: Source.simulatorProfile, confidence: .likely)
  static let popoverMargin = Metric(
    "space between a popover and the edge of the screen", 10,
    source: "nicolaschengdev/WYPopoverController: popoverLayoutMargins (a re-implementation)",
    confidence: .likely)

  /// Size of a button's title at each text size, in points (flutter/packages: dialog.dart, measured
  /// at each of them).
  static let buttonSizes: [ContentSizeCategory: Double] = [
    .extraSmall: 21, .small: 21, .medium: 21, .large: 21, .extraLarge: 23,
    .extraExtraLarge: 24, .extraExtraExtraLarge: 24, .accessibilityMedium: 28,
    .accessibilityLarge: 33, .accessibilityExtraLarge: 40, .accessibilityExtraExtraLarge: 47,
    .accessibilityExtraExtraExtraLarge: 53,
  ]

  static let all = [
    edgePadding, textInset, textPadding, textGap, buttonInset, buttonHeight, buttonPaddingBase,
    buttonPaddingFactor, cancelGap, leastActionsHeight, leastTopPadding, tallTopPadding,
    rowImage, popoverWidth, popoverWidth26, popoverMargin,
  ]
}

/// The lengths of an action sheet of iOS 13–18, and of one in a popover, in points.
package struct ActionSheetGeometry {
  static let popoverNote26 =
    "assumed: an action sheet of iOS 26 in a popover is laid out as before, with the sizes of an "
    + "alert"

  /// It is a popover: on a pad, unless its width is compact. It has no cancel button.
  package let isPopover: Bool
  /// Width of the sheet.
  package let width: Double
  /// How sure the width is.
  let certainty: Certainty
  private let traits: Traits

  /// Finds the lengths of a sheet.
  package init(_ options: SlotOptions, in traits: Traits) {
    self.traits = traits
    var certainty = Certainty()
    isPopover = traits.device.idiom == .pad && traits.horizontalSizeClass == .regular
    if let imposed = options.width {
      width = min(imposed, traits.windowWidth)
    } else if isPopover {
      width = certainty.use(ActionSheetMetrics.popoverWidth)
    } else {
      // In landscape as wide as in portrait.
      width =
        min(traits.windowWidth, traits.windowHeight)
        - 2 * certainty.use(ActionSheetMetrics.edgePadding)
    }
    if traits.os < .iOS13, traits.contentSizeCategory > .large {
      certainty.lower(to: .guess, because: AlertGeometry.oldNote)
    }
    if isPopover, traits.os >= .iOS26 {
      certainty.lower(to: .guess, because: Self.popoverNote26)
    }
    self.certainty = certainty
  }

  /// Width of the title and the message.
  package var textWidth: Double { max(0, width - 2 * ActionSheetMetrics.textInset.value) }

  /// Width of a button's title.
  package var buttonWidth: Double { max(0, width - 2 * ActionSheetMetrics.buttonInset.value) }

  /// Height of a button around a title of a height and a size.
  package func buttonHeight(text: Double, pointSize: Double) -> Double {
    let padding =
      ActionSheetMetrics.buttonPaddingBase.value
      + ActionSheetMetrics.buttonPaddingFactor.value * pointSize
    return max(ActionSheetMetrics.buttonHeight.value, text + 2 * padding)
  }

  /// Height of title and message with the space around them.
  package func contentHeight(title: Double, message: Double) -> Double {
    guard title + message > 0 else { return 0 }
    let gap = title > 0 && message > 0 ? ActionSheetMetrics.textGap.value : 0
    return 2 * ActionSheetMetrics.textPadding.value + title + gap + message
  }

  /// Height the sheet may have, its cancel button included.
  var availableHeight: Double {
    let safeArea = traits.windowSafeArea
    if isPopover {
      return max(
        0,
        traits.windowHeight - safeArea.top - safeArea.bottom
          - 2 * ActionSheetMetrics.popoverMargin.value)
    }
    let edge = ActionSheetMetrics.edgePadding.value
    let top =
      traits.orientation == .portrait
      ? max(topPadding(safeArea.top), ActionSheetMetrics.leastTopPadding.value)
      : safeArea.top + edge
    return max(0, traits.windowHeight - top - max(safeArea.bottom, edge))
  }

  /// The safe area's own height up to 47 points, and from there a share that falls to 54 of 59.
  private func topPadding(_ safeArea: Double) -> Double {
    let low = 47.0
    let high = 59.0
    let share = min(1, max(0, (safeArea - low) / (high - low)))
    let ratio = 1 + share * (ActionSheetMetrics.tallTopPadding.value / high - 1)
    return (ratio * safeArea).rounded()
  }

  /// Height in points the sheet has too much, negative when it fits.
  func excess(content: Double, actions: Double, cancel: Double) -> Double {
    content + actions - mainHeight(cancel: cancel)
  }

  /// Height for all but the cancel button.
  private func mainHeight(cancel: Double) -> Double {
    let gap = cancel > 0 ? ActionSheetMetrics.cancelGap.value : 0
    return max(0, availableHeight - cancel - gap)
  }

  /// The heights of the texts' part and of the buttons' part that are seen at once, each at most its
  /// own.
  package func shownHeights(
    content: Double, actions: Double, cancel: Double
  ) -> (content: Double, actions: Double) {
    let available = mainHeight(cancel: cancel)
    guard content + actions > available + 0.001 else { return (content, actions) }
    let floor = min(actions, ActionSheetMetrics.leastActionsHeight.value)
    let shown = min(content, max(0, available - floor))
    return (shown, min(actions, max(0, available - shown)))
  }

  /// Which part of a sheet taller than its room scrolls; the cancel button never does.
  func scrolling(
    content: Double, actions: Double, cancel: Double
  ) -> (content: Bool, actions: Bool) {
    let shown = shownHeights(content: content, actions: actions, cancel: cancel)
    return (content > shown.content + 0.001, actions > shown.actions + 0.001)
  }
}
