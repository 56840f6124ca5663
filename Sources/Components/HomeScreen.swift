import DynamicType
import Markup
import TextLayout
import TextShaping

/// The app's name and its quick actions on the Home Screen (`CFBundleDisplayName`,
/// `UIApplicationShortcutItem`).
public struct HomeScreen: Component {
  static let appName = "homeScreen.appName"
  static let quickAction = "homeScreen.quickAction"
  static let subtitle = "homeScreen.quickActionSubtitle"

  static let size = Metric(
    "size of an app's name on the Home Screen", 12, source: Source.none, confidence: .guess)
  /// Dot before the name of a new app or a test build, with its gap, in points.
  package static let dot = Metric(
    "dot before the name of a new app or a test build, with its gap", 10,
    source: "mozilla-lockwise/lockwise-ios issue 382 (about)", confidence: .likely)
  static let pitchShare = Metric(
    "share of the distance between two icons that a name's place has", 1,
    source: "names reported whole, squeezed and cut: mozilla-lockwise/lockwise-ios issue 382, "
      + "eduvpn/apple issue 301, 00-Evan/shattered-pixel-dungeon issue 782", confidence: .likely)

  static let pitchNote =
    "the place of a name is as wide as the distance between two icons, which follows from the "
    + "sizes of widgets"
  static let squeezedNote = "the spaces in the name are squeezed"
  static let landscapeNote =
    "estimate: a name has the same place in landscape as in portrait"

  /// `homeScreen`.
  public let name = "homeScreen"
  /// The name and the quick actions.
  public let slots = [
    Slot(
      name: appName, component: "homeScreen", summary: "The app's name under its icon.",
      overflow: "squeezes spaces, then loses its end"),
    Slot(
      name: quickAction, component: "homeScreen",
      summary: "The title of a quick action in the menu of the app's icon.",
      overflow: "two lines, then loses its end"),
    Slot(
      name: subtitle, component: "homeScreen",
      summary: "The smaller text under a quick action's title.",
      overflow: "loses its end"),
  ]
  /// The numbers of the Home Screen; quick actions have those of menus.
  public var metrics: [Metric] { [Self.size, Self.dot, Self.pitchShare] }
  /// What the documentation says of it.
  public var guide: ComponentGuide {
    ComponentGuide(
      about: """
        The app's name (`CFBundleDisplayName`) and its quick actions. The spaces of a name are
        squeezed first (verdict `tightens`); then it loses its end, without its spaces. Its place is
        as wide as the distance between two icons, which follows from the sizes of widgets: (medium
        − small) / 2; names reported whole, squeezed and cut on four phones agree. It does not grow
        with the text size. A quick action's title may have two lines, or one where it has a
        subtitle (documentation of `localizedTitle` and `localizedSubtitle`); its room is that of a
        menu's item.
        """,
      options: """
        `width` of the name's place, `accessory` `badge` (the dot before the name of a new app or a
        test build), `image` `false` (a quick action without an image).
        """)
  }
  /// Worked examples.
  public var examples: [ComponentExample] { Self.examples }

  /// Creates the model.
  public init() {}

  /// One placement per name, quick action and subtitle, in this order.
  public func layOut(
    _ content: ComponentContent, in traits: Traits, using shaper: TextShaper
  ) -> [Placement] {
    var placements: [Placement] = []
    if let names = content.texts[Self.appName] {
      let room = nameRoom(content.options, in: traits)
      placements += names.enumerated().map { index, text in
        place(text, index: index, in: room, traits, shaper)
      }
    }
    guard content.texts[Self.quickAction] != nil || content.texts[Self.subtitle] != nil else {
      return placements
    }
    var options = content.options
    if options.image == nil { options.image = .standard }
    let geometry = MenuGeometry(options, in: traits)
    let hasSubtitle = content.texts[Self.subtitle] != nil
    for slot in [Self.quickAction, Self.subtitle] {
      guard let texts = content.texts[slot] else { continue }
      let isTitle = slot == Self.quickAction
      let lines = hasSubtitle || !isTitle ? 1 : Int(MenuMetrics.lines.value)
      var certainty = geometry.certainty
      certainty.lower(to: .likely)
      let style: TextStyle = isTitle ? .body : traits.os >= .iOS26 ? .footnote : .subheadline
      var room = TextRoom(
        slot: slot, width: geometry.itemWidth,
        maximumLines: geometry.isAccessibilityLayout ? 0 : lines,
        typeface: .style(style, in: traits), certainty: certainty)
      if geometry.isAccessibilityLayout { room.wrapAssumption = MenuMetrics.lines26Note }
      placements += room.place(texts, in: traits, using: shaper)
    }
    return placements
  }

  private func nameRoom(_ options: SlotOptions, in traits: Traits) -> TextRoom {
    var certainty = Certainty()
    _ = certainty.use(Self.size)
    certainty.lower(to: .likely, because: Self.pitchNote)
    let pitch = WidgetSizes.on(traits.device, os: traits.os).sizes.columnPitch
    var width = options.width ?? (pitch * certainty.use(Self.pitchShare))
    if options.accessory == "badge" { width -= certainty.use(Self.dot) }
    if traits.device.idiom == .phone, traits.orientation == .landscape, options.width == nil {
      certainty.lower(to: .guess, because: Self.landscapeNote)
    }
    let typeface = Typeface(
      SlotFont(size: Self.size.value), category: .large, boldText: traits.boldText)
    return TextRoom(
      slot: Self.appName, width: max(0, width), maximumLines: 1, typeface: typeface,
      certainty: certainty)
  }

  /// Places a name: whole, with squeezed spaces, or cut without them.
  private func place(
    _ text: MarkupText, index: Int, in room: TextRoom, _ traits: Traits, _ shaper: TextShaper
  ) -> Placement {
    let shaped = shaper.shape(text, locale: traits.locale, in: room.typeface)
    let whole = room.place(
      shaped, fit: room.fit(shaped, in: traits, using: shaper), index: index, in: traits,
      using: shaper)
    let bare = shaped.text.filter { !$0.isWhitespace }
    guard case .truncates = whole.verdict, bare.count < shaped.text.count, !bare.isEmpty else {
      return whole
    }
    let squeezed = room.place(MarkupText(bare), index: index, in: traits, using: shaper)
    let need = min(whole.requiredWidth, squeezed.requiredWidth)
    if case .fits = squeezed.verdict {
      // Laid out with all of the width it would have, to show all of its text.
      var natural = room
      natural.width = whole.requiredWidth
      return natural.place(text, index: index, in: traits, using: shaper).replacing(
        verdict: .tightens, availableWidth: room.width, note: Self.squeezedNote)
    }
    return squeezed.replacing(
      verdict: squeezed.verdict, text: shaped.text, requiredWidth: need,
      note: Self.squeezedNote)
  }

  /// Worked examples.
  public static let examples = [
    ComponentExample(
      "A short name fits.", ComponentContent("Wanderkarte", in: appName), verdicts: ["fits"]),
    ComponentExample(
      "Spaces are squeezed first.", ComponentContent("Firefox Lockbox", in: appName),
      device: "iPhone 7", os: .iOS13, verdicts: ["tightens"]),
    ComponentExample(
      "A name too long without them is cut.",
      ComponentContent("Shattered Pixel Dungeon", in: appName), os: .iOS13,
      verdicts: ["truncates"]),
    ComponentExample(
      "The dot of a new app takes room.",
      ComponentContent("Firefox Lockbox", in: appName, options: SlotOptions(accessory: "badge")),
      device: "iPhone X", os: .iOS13, verdicts: ["truncates"]),
    ComponentExample(
      "A narrow phone has less room.", ComponentContent("Let's Connect!", in: appName),
      device: "iPhone SE (1st generation)", os: .iOS13, verdicts: ["truncates"]),
    ComponentExample(
      "A quick action may have two lines.",
      ComponentContent("Search in all of my notes", in: quickAction), verdicts: ["wraps"]),
    ComponentExample(
      "With a subtitle it has one.",
      ComponentContent(texts: [
        quickAction: ["Search in all of my notes"], subtitle: ["On this phone"],
      ]), verdicts: ["truncates", "fits"]),
  ]
}
