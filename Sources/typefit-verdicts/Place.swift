import Components
import DynamicType
import TextLayout
import TextShaping

/// The place of an item in the terms of the component models.
struct Place {
  let slot: String
  /// What the report says of the app's own sizes there: nothing once the app has changed them.
  let limits: CaseLimits
  /// The room is the system's, or the report states the app's own.
  let isRoomStated: Bool
  private let base: SlotOptions
  private let companions: [String: [String]]
  /// Texts that a place of fixed width was made for.
  private let madeFor: [String]

  init(_ surface: Surface, _ item: ReportedCase.Item, _ reported: ReportedCase) {
    let words = reported.component.lowercased()
    let limits = item.isAfterFix ? CaseLimits() : reported.limits
    self.limits = limits
    slot = surface.slot
    // Reports of a fixed width without a number say that it was made for the English text.
    let isMadeForEnglish =
      !item.isAfterFix && limits.width == nil
      && (surface.name == "button.fixed_width" || limits.isWidthFixed)
    madeFor = isMadeForEnglish ? reported.englishTexts : []
    let isSizedBySystem =
      surface.isSizedBySystem && !limits.isWidthFixed && !reported.isDrawnByApp
    isRoomStated =
      !limits.hasUnknownRoom
      && (isSizedBySystem || limits.width != nil || limits.height != nil || limits.inset != nil
        || limits.isWidthUnbounded || limits.isHeightFixed || !madeFor.isEmpty)
    var options = surface.options
    options.font = limits.font
    if let lines = limits.lines { options.lineLimit = lines }
    options.height = limits.height
    options.leadingInset = limits.leading
    options.trailingInset = limits.trailing
    options.count = limits.count ?? options.count
    options.minimumScale = limits.minimumScale
    if limits.isProportional { options.distribution = "fillProportionally" }
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

  /// A text in place of one that the report does not quote; nil where the wording matters.
  ///
  /// A height made for one line at the default text size is too low for the ascenders and
  /// descenders of one at a larger size, whatever the line says.
  func anyText(for item: ReportedCase.Item) -> String? {
    guard limits.isHeightFixed, base.lineLimit == 1, let category = item.contentSizeCategory,
      category > .default
    else { return nil }
    return "Ag"
  }

  /// Lays the text out as the models do; nil when the component shows none.
  func lay(_ text: String, in traits: Traits, using shaper: TextShaper) -> Placement? {
    guard let component = ComponentRegistry.component(forSlot: slot) else { return nil }
    var options = base
    options.width = limits.width ?? limits.inset.map { traits.screenWidth - 2 * $0 }
    if limits.isWidthUnbounded {
      // The intrinsic width of a label is that of one line; what passes the screen's edge is lost.
      options.width = traits.screenWidth
      options.lineLimit = 1
    }
    if let sibling = limits.sibling,
      let width = naturalWidth(sibling, base, component, traits, shaper)
    {
      options.trailingInset = (options.trailingInset ?? 0) + Self.siblingGap + width
    }
    if limits.isHeightFixed, traits.contentSizeCategory > .default {
      // A text that its height cuts at larger sizes has grown: it follows Dynamic Type.
      options.scales = true
      options.height = heightMadeFor(text, options, component, traits, shaper)
    }
    if options.width == nil, let width = widthMadeFor(component, traits, shaper) {
      options.width = width
    }
    let placements = placements(text, companions, options, component, traits, shaper)
    guard let own = own(placements) else { return nil }
    // A report about a row or a pair is about all of its texts.
    return own.verdict.isHarmful ? own : placements.first { $0.verdict.isHarmful } ?? own
  }

  /// Points between two views side by side: the standard spacing of Auto Layout.
  private static let siblingGap = 8.0

  /// Width of the widest text that the place was made for, up to the pixel.
  private func widthMadeFor(
    _ component: any Component, _ traits: Traits, _ shaper: TextShaper
  ) -> Double? {
    let widths = madeFor.compactMap { naturalWidth($0, base, component, traits, shaper) }
    return widths.max().map { ($0 * traits.displayScale).rounded(.up) / traits.displayScale }
  }

  /// Height of the text at the default text size.
  private func heightMadeFor(
    _ text: String, _ options: SlotOptions, _ component: any Component, _ traits: Traits,
    _ shaper: TextShaper
  ) -> Double? {
    var traits = traits
    traits.contentSizeCategory = .default
    return own(placements(text, companions, options, component, traits, shaper))?.fit.height
  }

  private func naturalWidth(
    _ text: String, _ options: SlotOptions, _ component: any Component, _ traits: Traits,
    _ shaper: TextShaper
  ) -> Double? {
    own(placements(text, [:], options, component, traits, shaper))?.fit.naturalWidth
  }

  private func own(_ placements: [Placement]) -> Placement? {
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
