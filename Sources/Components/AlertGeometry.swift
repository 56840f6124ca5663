import DynamicType

/// The lengths of an alert in its traits, in points.
package struct AlertGeometry {
  static let accessibilityNote =
    "estimate: width of an alert at accessibility sizes on iOS 26, taken as at the others"
  static let oldNote =
    "assumed: before iOS 13 alerts and action sheets grew with the text size as they do since"
  static let narrowNote =
    "assumed: an alert of iOS 26 is no wider than the screen without the space at its sides"
  static let popoverNote =
    "assumed: an action sheet in a popover of iOS 26 has the spaces of an alert"
  static let scrollsNote26 =
    "assumed: as before iOS 26, title and message scroll apart from the buttons"

  /// Says by how much a card is too tall; `excess` is in points.
  static func tooTallNote(_ excess: Double) -> String {
    "\(Int(excess.rounded(.up))) points taller than the screen has room for"
  }

  /// The card is that of iOS 26.
  package let isNew: Bool
  /// The buttons wrap and the card is laid out for accessibility sizes.
  package let isAccessibilityLayout: Bool
  /// The card is an action sheet of iOS 26 that points at what it came from, without a cancel
  /// button; its other buttons are stacked.
  package let isPopover: Bool
  /// Width of the card.
  package let width: Double
  /// Width of the texts.
  package let textWidth: Double
  /// How sure the widths are.
  let certainty: Certainty
  /// Space around the buttons, 0 before iOS 26.
  package let actionPadding: Double
  private let traits: Traits

  /// - Parameter isPopover: the card is an action sheet in a popover; it means nothing before
  ///   iOS 26.
  package init(_ options: SlotOptions, in traits: Traits, isPopover: Bool = false) {
    var certainty = Certainty()
    self.traits = traits
    isNew = traits.os >= .iOS26
    self.isPopover = isPopover && isNew
    isAccessibilityLayout = traits.contentSizeCategory.isAccessibilityCategory
    // Phones without rounded corners of the screen have smaller glass.
    let hasHomeButton = isNew && BarMetrics.hasHomeButton(traits)
    var width: Double
    if let imposed = options.width {
      width = imposed
    } else if isNew {
      let metric = hasHomeButton ? AlertMetrics.width26Home : AlertMetrics.width26
      width = certainty.use(self.isPopover ? ActionSheetMetrics.popoverWidth26 : metric)
      if isAccessibilityLayout {
        certainty.lower(to: .guess, because: Self.accessibilityNote)
      }
    } else {
      width = certainty.use(
        isAccessibilityLayout ? AlertMetrics.accessibilityWidth : AlertMetrics.width)
    }
    if traits.os < .iOS13, traits.contentSizeCategory > .large {
      certainty.lower(to: .guess, because: Self.oldNote)
    }
    let most = traits.windowWidth - 2 * AlertMetrics.sidePadding.value
    if options.width == nil, width > most {
      width = most
      certainty.lower(to: .guess, because: Self.narrowNote)
    }
    self.width = min(width, traits.windowWidth)
    let inset = hasHomeButton ? AlertMetrics.textInset26Home : AlertMetrics.textInset26
    textWidth = max(0, self.width - 2 * certainty.use(isNew ? inset : AlertMetrics.textInset))
    if self.isPopover { certainty.lower(to: .likely, because: Self.popoverNote) }
    let padding =
      hasHomeButton ? AlertMetrics.actionPadding26Home : AlertMetrics.actionPadding26
    actionPadding = isNew ? certainty.use(padding) : 0
    self.certainty = certainty
  }

  /// Width of a text field's text.
  package var fieldWidth: Double {
    isNew
      ? textWidth
      : max(0, width - 2 * (AlertMetrics.fieldInset.value + AlertMetrics.fieldPadding.value))
  }

  /// Width of a button's title when the buttons are side by side, two in a row.
  package func halfButtonWidth(scale: Double) -> Double {
    isNew
      ? (width - 2 * actionPadding - AlertMetrics.actionGap26.value) / 2
        - 2 * AlertMetrics.buttonInset26.value
      : (width - AlertMetrics.divider.value) / 2 - 2 * AlertMetrics.buttonPadding.value * scale
  }

  /// Width of a button's title when it has a row of its own.
  package func fullButtonWidth(scale: Double) -> Double {
    isNew
      ? width - 2 * actionPadding - 2 * AlertMetrics.buttonInset26.value
      : width - 2 * AlertMetrics.buttonPadding.value * scale
  }

  /// Height of a button around a title of a height.
  package func buttonHeight(text: Double, scale: Double) -> Double {
    guard isNew else {
      return max(
        AlertMetrics.buttonHeight.value, text + 2 * AlertMetrics.buttonPadding.value * scale)
    }
    // The space around one line at the default size, kept at the others.
    let least = AlertMetrics.buttonHeight26.value
    return max(least, text + least - AlertMetrics.titleLine26.value)
  }

  /// Height of the buttons' part of the card.
  package func actionsHeight(rows: [Double]) -> Double {
    guard !rows.isEmpty else { return 0 }
    let gaps = Double(rows.count - 1)
    let sum = rows.reduce(0, +)
    return isNew
      ? sum + gaps * AlertMetrics.actionGap26.value + 2 * actionPadding
      : sum + gaps * AlertMetrics.divider.value
  }

  /// Height of the part above the buttons.
  ///
  /// - Parameters:
  ///   - title: height of the title, 0 for none.
  ///   - message: height of the message, 0 for none.
  ///   - isSingle: one of the two is the alert's only text.
  ///   - fields: number of text fields.
  ///   - scale: text size over the default one.
  package func contentHeight(
    title: Double, message: Double, isSingle: Bool = false, fields: Int = 0, scale: Double = 1
  ) -> Double {
    guard title + message > 0 || fields > 0 else { return 0 }
    let gap = title > 0 && message > 0 ? 1.0 : 0.0
    let gaps = Double(max(0, fields - 1))
    if isNew {
      var height = AlertMetrics.topPadding26.value + title
      height += gap * AlertMetrics.textGap26.value + message
      guard fields > 0 else {
        return height
          + (isSingle
            ? AlertMetrics.singleBottomPadding26.value : AlertMetrics.bottomPadding26.value)
      }
      if title + message > 0 { height += AlertMetrics.fieldGap26.value }
      height += Double(fields) * AlertMetrics.fieldHeight26.value
      height += gaps * AlertMetrics.actionGap26.value
      return height + AlertMetrics.fieldBottomPadding26.value
    }
    let grown = topPadding(hasBoth: gap > 0, scale: scale)
    var height = 2 * grown + title + gap * AlertMetrics.textGap.value + message
    if fields > 0 {
      height += Double(fields) * AlertMetrics.fieldHeight.value * max(1, scale)
      height += AlertMetrics.fieldGap.value
    }
    return height
  }

  /// The tallest card the screen has room for; less with a keyboard on it.
  package func availableHeight(hasKeyboard: Bool) -> Double {
    if isPopover {
      let safeArea = traits.safeArea
      return max(
        0,
        traits.windowHeight - safeArea.top - safeArea.bottom
          - 2 * ActionSheetMetrics.popoverMargin.value - Popover.arrow.value)
    }
    let all = traits.windowHeight - traits.windowSafeArea.top - 2 * AlertMetrics.screenPadding.value
    guard hasKeyboard else { return max(0, all - traits.windowSafeArea.bottom) }
    return max(0, all - AlertMetrics.keyboardHeight(in: traits).value)
  }

  /// Space above the texts.
  ///
  /// - Parameter hasBoth: there is a title and a message.
  package func topPadding(hasBoth: Bool, scale: Double) -> Double {
    if isNew { return AlertMetrics.topPadding26.value }
    // The outer padding grows with the text where there is both a title and a message.
    return AlertMetrics.topPadding.value * (hasBoth ? max(1, scale) : 1)
  }

  /// Space between title and message.
  package var textGap: Double {
    isNew ? AlertMetrics.textGap26.value : AlertMetrics.textGap.value
  }

  /// Height of a text field.
  package func fieldFrameHeight(scale: Double) -> Double {
    isNew ? AlertMetrics.fieldHeight26.value : AlertMetrics.fieldHeight.value * max(1, scale)
  }

  /// Which part of a card taller than its room scrolls.
  ///
  /// The buttons get the height of one or two of them, at accessibility sizes half the card; the
  /// texts take what is left as far as they need it; the rest is for the buttons
  /// (flutter/packages: packages/cupertino_ui/lib/src/dialog.dart, measured on iOS 17).
  package func scrolling(
    content: Double, actions: Double, available: Double
  ) -> (content: Bool, actions: Bool) {
    let shown = shownHeights(content: content, actions: actions, available: available)
    return (content > shown.content + 0.001, actions > shown.actions + 0.001)
  }

  /// The heights of the texts' part and of the buttons' part that are seen at once, each at most its
  /// own.
  package func shownHeights(
    content: Double, actions: Double, available: Double
  ) -> (content: Double, actions: Double) {
    guard content + actions > available + 0.001 else { return (content, actions) }
    let floor =
      isAccessibilityLayout ? available / 2 : AlertMetrics.leastActionsHeight.value
    let shown = min(content, max(0, available - min(actions, floor)))
    return (shown, min(actions, available - shown))
  }
}
