import ColorContrast
import Components
import DynamicType
import Pictures
import Reporting
import TextShaping

/// Where a preview's text stands, and how it is drawn.
struct PreviewPlan {
  var place: PlaceRequest
  var category: ContentSizeCategory
  /// The largest text size the app lets the place have.
  var mostCategory = ContentSizeCategory.accessibilityExtraExtraExtraLarge
  /// nil: that of the language.
  var direction: LayoutDirection?
  var appearance: Appearance

  func traits(locale: String) -> Traits {
    var traits = place.traits(locale: locale, category: min(category, mostCategory))
    if let direction { traits.layoutDirection = direction }
    return traits
  }
}

/// Lays a text out and draws it, once or in a sweep.
struct PreviewPainter {
  let key: String
  let texts: PreviewTexts
  let plan: PreviewPlan
  let shaper: TextShaper
  /// Whether the pictures carry a strip of words for their marks.
  let explainsMarks: Bool

  /// A picture, and what becomes of its texts.
  struct Picture {
    var scene: Scene
    /// What becomes of the text asked for, and of the worst of the others where that is worse.
    var verdicts: String
    var isHarmful: Bool
  }

  /// The picture of a plan, and what becomes of the texts in it.
  /// - Throws: ``RunError`` when the component shows no text in the slot here.
  func picture(_ plan: PreviewPlan, locale: String) throws -> Picture {
    let place = plan.place
    guard let component = ComponentRegistry.component(forSlot: place.slot) else {
      throw RunError(unknownSlot(place.slot))
    }
    var shown = place.companions.mapValues { $0.map { texts.text($0, locale: locale) } }
    shown[place.slot, default: []].insert(texts.text(key, locale: locale), at: 0)
    let content = ComponentContent(texts: shown, options: place.options, slot: place.slot)
    let traits = plan.traits(locale: locale)
    let placements = component.layOut(content, in: traits, using: shaper)
    guard let placement = placements.first(where: { $0.slot == place.slot && $0.index == 0 }) else {
      throw RunError("The component '\(component.name)' shows no text in '\(place.slot)'.")
    }
    var scene = PictureRegistry.scene(
      of: component.name, content: content, placements: placements, focus: placement, in: traits,
      appearance: plan.appearance, using: shaper)
    if explainsMarks {
      scene = scene.withLegend(of: placements, appearance: plan.appearance, using: shaper)
    }
    var verdicts = verdictText(placement.verdict)
    if let worst = placements.max(by: { $0.verdict.harm < $1.verdict.harm }),
      worst.verdict.isHarmful, worst.verdict.harm > placement.verdict.harm
    {
      verdicts += ", \(worst.slot.drop { $0 != "." }) \(verdictText(worst.verdict))"
    }
    return Picture(
      scene: scene, verdicts: verdicts,
      isHarmful: placements.contains { $0.verdict.isHarmful })
  }

  /// A contact sheet.
  func sheet(_ sweep: PreviewSweep, locale: String) throws -> Scene {
    var items: [ContactSheet.Item] = []
    func add(_ caption: String, _ plan: PreviewPlan, _ locale: String) throws {
      let picture = try picture(plan, locale: locale)
      items.append(
        ContactSheet.Item(
          caption: caption, detail: Self.isolated(picture.verdicts), isHarmful: picture.isHarmful,
          scene: picture.scene))
    }
    switch sweep {
    case .categories:
      for category in ContentSizeCategory.allCases {
        var plan = plan
        plan.category = category
        try add(category.shortName, plan, locale)
      }
    case .locales:
      for locale in texts.locales(of: key) { try add(locale, plan, locale) }
    case .devices:
      for alike in Self.devices(like: plan.place.device, os: plan.place.os) {
        var plan = plan
        plan.place.device = alike[alike.count - 1]
        guard plan.place.windowFault == nil else { continue }
        let others = alike.count > 1 ? " and \(counted(alike.count - 1, "other"))" : ""
        try add(plan.place.device.name + others, plan, locale)
      }
    }
    let title = "“\(shorten(singleLine(key), to: 60))” in \(plan.place.slot), \(sweep.rawValue)"
    return ContactSheet(title: title, items: items, appearance: plan.appearance)
      .scene(locale: locale, using: shaper)
  }

  /// What stands in quotes keeps its direction to itself.
  private static func isolated(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "“": result += "“\u{2068}"
      case "”": result += "\u{2069}”"
      default: result.append(character)
      }
    }
  }

  /// The devices of a kind, those together whose screens do not differ; without those a system does
  /// not run on, as far as their width tells: iOS 26 needs an iPhone 11 or SE of the second
  /// generation (Apple Support, "iPhone models compatible with iOS 26"), which is 375 wide.
  private static func devices(like device: Device, os: OSGeneration) -> [[Device]] {
    var groups: [[Device]] = []
    for other in Device.all where other.idiom == device.idiom && (os < .iOS26 || other.width >= 375)
    {
      let index = groups.firstIndex { group in
        var twin = group[0]
        twin.name = other.name
        twin.confidence = other.confidence
        return twin == other
      }
      if let index { groups[index].append(other) } else { groups.append([other]) }
    }
    return groups
  }
}
