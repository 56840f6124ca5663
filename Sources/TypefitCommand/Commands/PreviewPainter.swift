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
  /// nil: that of the language.
  var direction: LayoutDirection?
  var appearance: Appearance

  func traits(locale: String) -> Traits {
    var traits = place.traits(locale: locale, category: category)
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

  /// The picture of a plan, and what becomes of the text in it.
  /// - Throws: ``RunError`` when the component shows no text in the slot here.
  func picture(_ plan: PreviewPlan, locale: String) throws -> (scene: Scene, verdict: Verdict) {
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
    let scene = PictureRegistry.scene(
      of: component.name, content: content, placements: placements, focus: placement, in: traits,
      appearance: plan.appearance, using: shaper)
    return (scene, placement.verdict)
  }

  /// A contact sheet.
  func sheet(_ sweep: PreviewSweep, locale: String) throws -> Scene {
    var items: [ContactSheet.Item] = []
    func add(_ caption: String, _ plan: PreviewPlan, _ locale: String) throws {
      let picture = try picture(plan, locale: locale)
      items.append(
        ContactSheet.Item(
          caption: caption, detail: verdictText(picture.verdict),
          isHarmful: picture.verdict.isHarmful, scene: picture.scene))
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
      for device in Device.all where device.idiom == plan.place.device.idiom {
        var plan = plan
        plan.place.device = device
        guard plan.place.windowFault == nil else { continue }
        try add(device.name, plan, locale)
      }
    }
    let title = "“\(shorten(singleLine(key), to: 60))” in \(plan.place.slot), \(sweep.rawValue)"
    return ContactSheet(title: title, items: items, appearance: plan.appearance)
      .scene(locale: locale, using: shaper)
  }
}
