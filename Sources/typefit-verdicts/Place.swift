import Components
import DynamicType
import TextLayout
import TextShaping

/// The place of an item in the terms of the component models.
struct Place {
  let slot: String
  private let limits: CaseLimits
  private let base: SlotOptions
  private let companions: [String: [String]]
  /// Texts that a place of fixed size was made for.
  private let madeFor: [String]
  private let locale: String

  init(
    _ surface: Surface, _ item: ReportedCase.Item, _ reported: ReportedCase,
    isMadeForEnglish: Bool
  ) {
    let words = reported.component.lowercased()
    limits = reported.limits
    locale = item.locale
    slot =
      surface.slot == "tableCell.value1.title" && words.contains("stepper")
      ? "tableCell.stepper.title" : surface.slot
    madeFor = isMadeForEnglish ? reported.englishTexts : []
    var options = surface.options
    options.font = limits.font
    if let lines = limits.lines { options.lineLimit = lines }
    options.height = limits.height
    options.leadingInset = limits.leading
    options.trailingInset = limits.trailing
    options.count = limits.count ?? options.count
    options.minimumScale = limits.minimumScale
    if limits.isMiddleTruncated { options.truncation = "middle" }
    if item.hasDot { options.accessory = "badge" }
    if slot == "button.title" {
      options.style = ["filled", "tinted", "gray"].first(where: words.contains)
    }
    // A system search bar has distances of its own.
    if slot == "searchBar.placeholder", limits.leading != nil { options.style = "custom" }
    var companions: [String: [String]] = [:]
    if let value = item.value { companions["tableCell.value1.detail"] = [value] }
    if !item.siblings.isEmpty {
      companions[slot] = item.siblings
      options.count = item.siblings.count + 1
    }
    base = options
    self.companions = companions
  }

  /// Lays the text out as the models do; nil when the component shows none.
  func lay(_ text: String, in traits: Traits, using shaper: TextShaper) -> Placement? {
    guard let component = ComponentRegistry.component(forSlot: slot) else { return nil }
    var options = base
    options.width = limits.width ?? limits.inset.map { traits.screenWidth - 2 * $0 }
    if options.width == nil, let width = widthMadeFor(component, traits, shaper) {
      options.width = width
    }
    let placements = placements(text, companions, options, component, traits, shaper)
    guard let own = Self.own(placements, slot) else { return nil }
    // A report about a row or a pair is about all of its texts.
    return own.verdict.isHarmful ? own : placements.first { $0.verdict.isHarmful } ?? own
  }

  /// Width of the widest text that the place was made for, up to the pixel.
  private func widthMadeFor(
    _ component: any Component, _ traits: Traits, _ shaper: TextShaper
  ) -> Double? {
    let widths = madeFor.compactMap {
      Self.own(placements($0, [:], base, component, traits, shaper), slot)?.fit.naturalWidth
    }
    return widths.max().map { ($0 * traits.displayScale).rounded(.up) / traits.displayScale }
  }

  private static func own(_ placements: [Placement], _ slot: String) -> Placement? {
    placements.first { $0.slot == slot && $0.index == 0 }
  }

  private func placements(
    _ text: String, _ companions: [String: [String]], _ options: SlotOptions,
    _ component: any Component, _ traits: Traits, _ shaper: TextShaper
  ) -> [Placement] {
    var texts = companions
    texts[slot, default: []].insert(text, at: 0)
    return component.layOut(
      ComponentContent(texts: texts, options: options, slot: slot), in: traits, using: shaper)
  }
}
