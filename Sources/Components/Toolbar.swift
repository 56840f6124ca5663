import DynamicType
import Markup
import TextLayout
import TextShaping

/// A toolbar at the bottom of the screen: `UIToolbar`, SwiftUI's `ToolbarItem(placement: .bottomBar)`.
public struct Toolbar: Component {
  static let button = "toolbar.button"

  /// Least width of a toolbar's item, iOS 26, in points.
  package static let least26 = Metric(
    "least width of a toolbar's item, iOS 26", 48,
    source: "Vercantez/openuikit: Sources/OpenUIKit/UIToolbar.swift (iOS 26.1); "
      + Source.simulatorBars,
    confidence: .certain)
  static let side26 = Metric(
    "space beside the items of a navigation controller's toolbar, iOS 26", 28,
    source: Source.simulatorBars, confidence: .likely)
  static let aloneNote = "measured without other items in the toolbar"

  /// `toolbar`.
  public let name = "toolbar"
  /// The buttons.
  public let slots = [
    Slot(
      name: button, component: "toolbar", summary: "The title of an item in a toolbar.",
      overflow: "tightens, then loses its middle")
  ]
  /// The numbers of toolbars.
  public var metrics: [Metric] { BarMetrics.all + [Self.least26, Self.side26] }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        `UIToolbar`, or SwiftUI's bottom bar. The bar does not grow to the accessibility sizes: its
        texts are drawn in the sizes of L to XXL. A long press shows what they stand for in the
        large content viewer; findings say where it has no title to show.

        Items share the width between the margins, each at its full width while there is room for
        all; none wraps. Where they do not fit, letters move closer and then the middle of the
        longest titles gives way, which is an assumption.
        """,
      options: """
        `width` (of the bar), `count` (items; those without a text are images), `image`, `selected`,
        `style` `bar` (a toolbar outside a navigation controller), `font`, `truncation`,
        `minimumScale`.
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per button.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    let options = content.options
    let isNew = traits.os >= .iOS26
    let category = BarGrowth.category(in: traits)
    var certainty = Certainty()
    certainty.check(style: options.style, known: ["bar"])
    if isNew, category != .large {
      certainty.lower(to: .likely, because: BarMetrics.growthNote26)
    }
    let isDone = options.selected == true
    let face = Typeface.bar(
      content, slot: Self.button, style: .body,
      weight: isDone ? .semibold : isNew ? .medium : .regular, category: category, in: traits)

    let texts = (content.texts[Self.button] ?? []).map {
      shaper.shape($0, locale: traits.locale, in: face)
    }
    let titleWidths = texts.map { face.labelWidth(of: $0, in: traits) }
    let inset = isNew ? 2 * certainty.use(BarMetrics.inset26(in: traits)) : 0
    let image = certainty.use(isNew ? Self.least26 : BarMetrics.imageItem)
    let isImage = options.image.map { $0 != .none } ?? false
    let count = max(texts.count, options.count ?? texts.count)
    let wanted = (0..<count).map { index in
      guard index < texts.count, !isImage else { return image }
      return isNew ? max(image, titleWidths[index] + inset) : titleWidths[index]
    }
    let length = Self.length(options, in: traits, &certainty)
    let gap = certainty.use(isNew ? BarMetrics.itemGap26 : BarMetrics.itemGap)
    let room = length - Double(max(0, count - 1)) * gap
    if count <= 1 { certainty.lower(to: .likely, because: Self.aloneNote) }

    return texts.enumerated().map { index, text in
      var certainty = certainty
      let available = FairShares.most(for: index, wanted, in: room) - inset
      let overflows = !isImage && titleWidths[index] > available + 0.001
      if overflows { certainty.lower(to: .guess) }
      let growth = BarGrowth.note(
        isControl: true, title: text.text, isCustomView: false, in: traits)
      if let growth { certainty.lower(to: .certain, because: growth) }
      var textRoom = TextRoom(
        slot: Self.button, width: isImage ? max(available, titleWidths[index]) : available,
        maximumLines: 1, typeface: face, certainty: certainty)
      textRoom.allowsTightening = true
      textRoom.minimumScale = options.minimumScale ?? 1
      textRoom.lineBreakMode =
        options.truncation == nil ? .byTruncatingMiddle : options.lineBreakMode
      let note = isImage ? BarMetrics.imageNote : overflows ? BarMetrics.overflowNote : nil
      return textRoom.place(
        text, fit: textRoom.fit(text, in: traits, using: shaper), index: index, in: traits,
        using: shaper, note: note)
    }
  }

  /// Space in points beside the items of the bar.
  package static func margin(_ options: SlotOptions, in traits: Traits) -> Double {
    var certainty = Certainty()
    return margin(options, in: traits, &certainty)
  }

  private static func margin(
    _ options: SlotOptions, in traits: Traits, _ certainty: inout Certainty
  ) -> Double {
    guard traits.os < .iOS26 else {
      return certainty.use(options.style == "bar" ? BarMetrics.side26 : Self.side26)
    }
    certainty.lower(to: BarMetrics.margin.confidence)
    return traits.horizontalMargin
  }

  /// Width in points between the margins of the bar.
  private static func length(
    _ options: SlotOptions, in traits: Traits, _ certainty: inout Certainty
  ) -> Double {
    let margin = margin(options, in: traits, &certainty)
    if let width = options.width { return width - 2 * margin }
    return traits.containerWidth - traits.safeArea.left - traits.safeArea.right - 2 * margin
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "Three short items fit side by side.",
      ComponentContent(texts: [button: ["Share", "Move", "Delete"]]),
      verdicts: ["fits", "fits", "fits"]),
    ComponentExample(
      "Where three long ones do not fit, the longest loses its middle.",
      ComponentContent(texts: [
        button: ["Zur Wiedergabeliste hinzufügen", "Teilen", "Löschen"]
      ]),
      device: "iPhone 8", os: .iOS13, locale: "de", verdicts: ["truncates", "fits", "fits"]),
    ComponentExample(
      "A little too wide, and letters move closer.",
      ComponentContent(
        "Add to the playlist", in: button, options: SlotOptions(width: 164)),
      os: .iOS13, verdicts: ["tightens"]),
    ComponentExample(
      "Images beside a title take their room.",
      ComponentContent(
        "Mark all messages as read", in: button, options: SlotOptions(count: 5)),
      os: .iOS13, verdicts: ["truncates"]),
    ComponentExample(
      "Titles stop growing at XXL.",
      ComponentContent(texts: [button: ["Share", "Move", "Delete"]]),
      category: .accessibilityExtraExtraExtraLarge, os: .iOS13,
      verdicts: ["fits", "fits", "fits"]),
  ]
}
