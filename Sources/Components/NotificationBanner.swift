import DynamicType
import TextShaping

/// A notification: the banner, the entry on the Lock Screen and in Notification Center
/// (`UNNotificationContent`), and its actions (`UNNotificationAction`).
public struct NotificationBanner: Component {
  static let title = "notification.title"
  static let body = "notification.body"
  static let action = "notification.action"

  /// Space beside a notification, in points.
  package static let sideMargin = Metric(
    "space beside a notification", 8, source: Source.none, confidence: .guess)
  /// Greatest width of a notification, in points.
  package static let widestWidth = Metric(
    "greatest width of a notification", 420, source: Source.none, confidence: .guess)
  /// Space inside a notification at each side, in points.
  package static let inset = Metric(
    "space inside a notification at each side", 14, source: Source.none, confidence: .guess)
  /// The app's icon beside a notification's texts, with its gap, in points.
  package static let icon = Metric(
    "the app's icon beside a notification's texts, with its gap", 48, source: Source.none,
    confidence: .guess)
  /// The time beside a notification's title, with its gap, in points.
  package static let time = Metric(
    "the time beside a notification's title, with its gap", 40, source: Source.none,
    confidence: .guess)
  /// A picture beside a notification's texts, with its gap, in points.
  package static let picture = Metric(
    "a picture beside a notification's texts, with its gap", 48, source: Source.none,
    confidence: .guess)
  /// Space at each side of a notification, iOS 7–12, in points.
  package static let oldInset = Metric(
    "space at each side of a notification, iOS 7–12", 15, source: Source.oldBanner,
    confidence: .likely)
  /// The app's icon beside a notification's texts, with its gap, iOS 7–12, in points.
  package static let oldIcon = Metric(
    "the app's icon beside a notification's texts, with its gap, iOS 7–12", 31,
    source: Source.oldBanner, confidence: .likely)
  /// The time after a notification's title, with its gap, iOS 7–12, in points.
  package static let oldTime = Metric(
    "the time after a notification's title, with its gap, iOS 7–12", 33,
    source: "\(Source.oldBanner), for the English word", confidence: .likely)
  static let oldSize = Metric(
    "size of a notification's texts, iOS 7–12", 13, source: Source.oldBanner,
    confidence: .likely)
  static let bannerLines = Metric(
    "lines of a notification's body in a banner", 2, source: Source.notificationLines,
    confidence: .likely)
  static let listLines = Metric(
    "lines of a notification's body on the Lock Screen and in Notification Center", 4,
    source: Source.notificationLines, confidence: .likely)

  /// `notification`.
  public let name = "notification"
  /// The title, the body and the actions.
  public let slots = [
    Slot(
      name: title, component: "notification", summary: "The title of a notification.",
      overflow: "loses its end"),
    Slot(
      name: body, component: "notification", summary: "The body of a notification.",
      overflow: "two or four lines, then loses its end"),
    Slot(
      name: action, component: "notification",
      summary: "The title of an action of an opened notification.",
      overflow: "two lines, then loses its end"),
  ]
  /// The numbers of notifications.
  public var metrics: [Metric] {
    [
      Self.sideMargin, Self.widestWidth, Self.inset, Self.icon, Self.time, Self.picture,
      Self.oldInset, Self.oldIcon, Self.oldTime, Self.oldSize,
      Self.bannerLines, Self.listLines,
    ]
  }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        The banner, the entry on the Lock Screen and in Notification Center, and its actions. The
        title has one line. The body has four, two in a banner, until the notification is opened.
        **The layout of notifications since iOS 10 is not public: the lengths are estimates,
        confidence `guess`.** Those of iOS 7 to 12 are of a re-implementation of iOS 7 and 8.
        """,
      options: """
        `style` `banner` or `list` (default), `image` (a picture beside the texts), `width`,
        `lineLimit` of the body.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per title, body and action, in this order.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let options = content.options
    var certainty = Certainty()
    let width = textWidth(options, in: traits, &certainty)
    var placements: [Placement] = []
    func add(_ slot: String, _ room: TextRoom) {
      guard let texts = content.texts[slot] else { return }
      placements += room.place(texts, in: traits, using: shaper)
    }
    var titleCertainty = certainty
    let isOld = traits.os < .iOS13
    let time = titleCertainty.use(isOld ? Self.oldTime : Self.time)
    add(
      Self.title,
      TextRoom(
        slot: Self.title, width: max(0, width - time), maximumLines: 1,
        typeface: Self.typeface(.semibold, in: traits),
        certainty: titleCertainty))
    var bodyCertainty = certainty
    let lines = bodyCertainty.use(options.style == "banner" ? Self.bannerLines : Self.listLines)
    let limit = content.optionsApply(to: Self.body) ? options.lineLimit : nil
    add(
      Self.body,
      TextRoom(
        slot: Self.body, width: width, maximumLines: limit ?? Int(lines),
        typeface: Self.typeface(.regular, in: traits), certainty: bodyCertainty))
    // The actions stand in a menu under the opened notification.
    let menu = MenuGeometry(SlotOptions(image: options.image), in: traits)
    var actionCertainty = menu.certainty
    actionCertainty.lower(to: .likely)
    add(
      Self.action,
      TextRoom(
        slot: Self.action, width: menu.itemWidth,
        maximumLines: menu.isAccessibilityLayout ? 0 : Int(MenuMetrics.lines.value),
        typeface: .style(.body, in: traits), certainty: actionCertainty))
    return placements
  }

  /// A text style since iOS 13, before that a size that did not grow.
  private static func typeface(_ weight: FontWeight, in traits: Traits) -> Typeface {
    guard traits.os < .iOS13 else {
      return .style(.subheadline, weight: weight, in: traits)
    }
    return Typeface(
      SlotFont(size: oldSize.value, weight: weight), category: .large, boldText: traits.boldText)
  }

  private func textWidth(
    _ options: SlotOptions, in traits: Traits, _ certainty: inout Certainty
  ) -> Double {
    let safeArea = traits.safeArea
    if traits.os < .iOS13 {
      let screen = traits.screenWidth - safeArea.left - safeArea.right
      let taken = 2 * certainty.use(Self.oldInset) + certainty.use(Self.oldIcon)
      return max(0, min(options.width ?? screen, screen) - taken)
    }
    let all =
      traits.screenWidth - safeArea.left - safeArea.right - 2 * certainty.use(Self.sideMargin)
    var width = min(options.width ?? all, all)
    if options.width == nil, width > Self.widestWidth.value {
      width = certainty.use(Self.widestWidth)
    }
    width -= 2 * certainty.use(Self.inset) + certainty.use(Self.icon)
    width -= options.imageWidth(Self.picture, gap: Self.sideMargin.value, &certainty)
    return max(0, width)
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A title and a line.",
      ComponentContent(texts: [
        title: ["New message"], body: ["Are you coming tonight?"], action: ["Reply"],
      ]), verdicts: ["fits", "fits", "fits"]),
    ComponentExample(
      "A long title loses its end.",
      ComponentContent("One-time password for github.com copied", in: title),
      device: "iPhone SE (1st generation)", os: .iOS13, verdicts: ["truncates"]),
    ComponentExample(
      "Before iOS 13 the texts were smaller.",
      ComponentContent("One-time password copied", in: title),
      device: "iPhone SE (1st generation)", category: .accessibilityLarge, os: .iOS7,
      verdicts: ["fits"]),
    ComponentExample(
      "The body wraps.",
      ComponentContent(
        "Your parcel is on its way and will be delivered tomorrow between ten and noon.",
        in: body), verdicts: ["wraps"]),
    ComponentExample(
      "A banner has two lines of it.",
      ComponentContent(
        "Your parcel is on its way and will be delivered tomorrow between ten and noon. Please "
          + "leave it with the neighbours if you are not at home.",
        in: body, options: SlotOptions(style: "banner")), verdicts: ["truncates"]),
  ]
}

extension Source {
  static let oldBanner =
    "LeoNatan/LNNotificationsUI: LNNotificationBannerView.m (after iOS 7 and 8)"
  static let notificationLines =
    "experiments reported on Stack Overflow (question 6307748, iOS 7 and later)"
}
