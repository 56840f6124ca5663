import DynamicType
import Markup
import TextLayout
import TextShaping

/// The titles in an activity view, also called share sheet: `UIActivityViewController`, SwiftUI's
/// `ShareLink`.
public struct ActivityView: Component {
  static let action = "activityView.action"
  static let app = "activityView.app"

  static let popoverWidth = Metric(
    "width of an activity view on a pad", 375, source: Source.none, confidence: .guess)
  /// Space beside the list of actions of an activity view, in points.
  package static let rowMargin = Metric(
    "space beside the list of actions of an activity view", 16, source: Source.none,
    confidence: .guess)
  /// Space at each side of an action's row in an activity view, in points.
  package static let rowInset = Metric(
    "space at each side of an action's row in an activity view", 16, source: Source.none,
    confidence: .guess)
  /// Image of an action's row in an activity view, with its gap, in points.
  package static let rowImage = Metric(
    "image of an action's row in an activity view, with its gap", 40, source: Source.none,
    confidence: .guess)
  /// Width of the title under an app's icon in an activity view, in points.
  package static let appWidth = Metric(
    "width of the title under an app's icon in an activity view", 76, source: Source.none,
    confidence: .guess)
  static let appLines = Metric(
    "lines of the title under an app's icon in an activity view", 2, source: Source.none,
    confidence: .guess)
  static let smallestScale = Metric(
    "least share of its size a title of an activity view shrinks to", 0.7, source: Source.none,
    confidence: .guess)

  static let shrinkNote =
    "iOS makes a title that is too long smaller before it cuts it (Human Interface Guidelines, "
    + "Activity views); how small is not published"

  /// `activityView`.
  public let name = "activityView"
  /// The titles of actions and of apps.
  public let slots = [
    Slot(
      name: action, component: "activityView",
      summary: "The title of an action in a share sheet (`UIActivity.activityTitle`).",
      overflow: "shrinks, then loses its end"),
    Slot(
      name: app, component: "activityView",
      summary: "The title under an app's icon in a share sheet.",
      overflow: "two lines, shrinks, then loses its end"),
  ]
  /// The numbers of activity views, all of them estimates.
  public var metrics: [Metric] {
    [
      Self.popoverWidth, Self.rowMargin, Self.rowInset, Self.rowImage, Self.appWidth,
      Self.appLines, Self.smallestScale,
    ]
  }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        `UIActivityViewController`, SwiftUI's `ShareLink`. A title too long for its place is first
        made smaller, then it loses its end (Human Interface Guidelines, Activity views). The title
        under an app's icon has two lines.
        """,
      options: """
        `width` of the sheet.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per action and app, in this order.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    var placements: [Placement] = []
    if let texts = content.texts[Self.action] {
      var certainty = Certainty()
      let width = Self.sheetWidth(content.options, in: traits, &certainty)
      let taken =
        2 * (certainty.use(Self.rowMargin) + certainty.use(Self.rowInset))
        + certainty.use(Self.rowImage)
      var room = TextRoom(
        slot: Self.action, width: max(0, width - taken), maximumLines: 1,
        typeface: .style(.body, in: traits), certainty: certainty)
      room.minimumScale = Self.smallestScale.value
      placements += texts.enumerated().map { index, text in
        let placement = room.place(text, index: index, in: traits, using: shaper)
        guard placement.fit.scale < 1 || placement.fit.isTruncated else { return placement }
        var smaller = room
        _ = smaller.certainty.use(Self.smallestScale)
        smaller.certainty.lower(to: .guess, because: Self.shrinkNote)
        return smaller.place(text, index: index, in: traits, using: shaper)
      }
    }
    if let texts = content.texts[Self.app] {
      var certainty = Certainty()
      let room = TextRoom(
        slot: Self.app, width: certainty.use(Self.appWidth),
        maximumLines: Int(certainty.use(Self.appLines)),
        typeface: .style(.caption2, in: traits), certainty: certainty)
      placements += texts.enumerated().map { index, text in
        Self.placeShrinking(text, index: index, in: room, traits, shaper)
      }
    }
    return placements
  }

  /// Places a text of several lines, smaller where that shows more of it: step by step to the
  /// smallest scale, at which the rest is lost.
  private static func placeShrinking(
    _ text: MarkupText, index: Int, in room: TextRoom, _ traits: Traits, _ shaper: TextShaper
  ) -> Placement {
    let whole = room.place(text, index: index, in: traits, using: shaper)
    guard whole.verdict.isHarmful, whole.fit.isTruncated || whole.fit.breaksWord else {
      return whole
    }
    var smaller = room
    _ = smaller.certainty.use(smallestScale)
    smaller.certainty.lower(to: .guess, because: shrinkNote)
    var last = whole
    for step in 1...6 {
      let scale = 1 - Double(step) * (1 - smallestScale.value) / 6
      smaller.typeface.pointSize = room.typeface.pointSize * scale
      smaller.typeface.leading = room.typeface.leading.map { $0 * scale }
      last = smaller.place(text, index: index, in: traits, using: shaper)
      if !last.verdict.isHarmful {
        return last.replacing(
          verdict: .shrinks(scale: scale), pointSize: room.typeface.pointSize)
      }
    }
    return last.replacing(
      verdict: last.verdict, pointSize: room.typeface.pointSize, note: Verdict.shrunkNote)
  }

  /// Width of the sheet in points.
  package static func sheetWidth(_ options: SlotOptions, in traits: Traits) -> Double {
    var certainty = Certainty()
    return sheetWidth(options, in: traits, &certainty)
  }

  private static func sheetWidth(
    _ options: SlotOptions, in traits: Traits, _ certainty: inout Certainty
  ) -> Double {
    let safeArea = traits.windowSafeArea
    let all = traits.windowWidth - safeArea.left - safeArea.right
    if let imposed = options.width { return min(imposed, all) }
    guard traits.horizontalSizeClass == .regular, traits.device.idiom == .pad else { return all }
    return min(all, certainty.use(popoverWidth))
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short action fits.", ComponentContent("Copy Link", in: action), verdicts: ["fits"]),
    ComponentExample(
      "A longer one is made smaller.",
      ComponentContent("Add this article to your reading list", in: action),
      device: "iPhone SE (3rd generation)", category: .extraLarge, verdicts: ["shrinks"]),
    ComponentExample(
      "Then it loses its end.",
      ComponentContent("Add this article to your reading list", in: action),
      category: .accessibilityLarge, verdicts: ["truncates"]),
    ComponentExample(
      "A title under an icon has two lines.",
      ComponentContent("Wikipedia Reader", in: app), verdicts: ["wraps"]),
    ComponentExample(
      "There too a word is made smaller first.",
      ComponentContent("Kinderbetreuung", in: app), category: .extraLarge, locale: "de",
      verdicts: ["shrinks"]),
  ]
}
