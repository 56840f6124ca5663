import Components
import DynamicType
import Markup
import TextShaping

/// One harmful or shrinking placement.
struct FaultRecord: Sendable {
  /// Index of the rule in `FindingRuleRegistry.all`.
  let rule: Int
  let os: Int
  let group: Int
  let category: ContentSizeCategory
  let verdict: Verdict
  let confidence: Confidence
  /// The placement, kept only for the first record of a rule and system: the worst example.
  let example: Placement?
  /// What helps the example beside other texts; nil where it stands alone.
  var advice: String?

  var isTruncated: Bool {
    if case .truncates = verdict { return true }
    return false
  }

  /// The record as another rule reports it.
  func under(rule: Int, example: Placement?) -> FaultRecord {
    FaultRecord(
      rule: rule, os: os, group: group, category: category, verdict: verdict,
      confidence: confidence, example: example)
  }

  var isMissingGlyphs: Bool {
    if case .missingGlyphs = verdict { return true }
    return false
  }
}

/// The traits a run goes through.
struct MeasurementGrid: Sendable {
  let systems: [OSGeneration]
  let groups: [DeviceGroup]
  let categories: [ContentSizeCategory]
  var boldText = false
  /// The screens that strings may be shown in.
  var screens: [Screen] = []

  func traits(
    _ group: DeviceGroup, _ category: ContentSizeCategory, _ system: OSGeneration, locale: String
  ) -> Traits {
    Traits(
      device: group.representative, orientation: group.orientation, window: group.window,
      contentSizeCategory: category, boldText: boldText,
      layoutDirection: LayoutDirection(locale: locale), locale: locale, os: system)
  }

  /// The place of a unit in a screen, with the traits it has there; nil for a place of its own.
  func place(of unit: MeasurementUnit, in traits: Traits) -> ScreenPlace? {
    guard let use = unit.screen, screens.indices.contains(use.screen) else { return nil }
    let places = screens[use.screen].places(in: traits)
    return places.indices.contains(use.place) ? places[use.place] : nil
  }

  /// What a unit's component lays out.
  ///
  /// A screen says itself of which slot its options speak.
  func content(of unit: MeasurementUnit, defaultFont: SlotFont?) -> ComponentContent {
    var slot: String? = unit.slot
    if unit.screen != nil, let device = groups.first?.representative {
      slot = place(of: unit, in: Traits(device: device))?.node.optionsSlot
    }
    return ComponentContent(
      texts: unit.texts, options: unit.options, slot: slot, defaultFont: defaultFont)
  }

  /// Combinations for one text shown on all idioms.
  var count: Int { systems.count * groups.count * categories.count }
}

/// Measures units; one per thread, since it owns a shaper.
final class Measurer {
  private let grid: MeasurementGrid
  private let shaper: TextShaper
  private let defaultFont: SlotFont?
  private let coverage: GlyphCoverage
  private let usesProbes: Bool
  private var probes: [RoomProbe.Key: [RoomProbe?]] = [:]

  init(
    grid: MeasurementGrid, fontStack: FontStack, defaultFont: SlotFont? = nil,
    usesProbes: Bool = true
  ) {
    self.grid = grid
    self.defaultFont = defaultFont
    self.usesProbes = usesProbes
    shaper = TextShaper(fontStack: fontStack)
    coverage = GlyphCoverage(fontStack: fontStack)
  }

  /// The faults of a unit: smallest category first, then the narrowest device.
  func measure(_ unit: MeasurementUnit) -> [FaultRecord] {
    guard let component = ComponentRegistry.component(forSlot: unit.slot) else { return [] }
    var faults: [FaultRecord] = []
    var hasExample = Set<Int>()
    let certainty = unit.certainty
    let mayProbe =
      usesProbes && unit.companions.isEmpty && unit.screen == nil && unit.maximumCategory == nil
      && unit.text.traits.isDisjoint(with: .face)
    let probes = mayProbe ? probes(for: unit, component) : nil
    var bound: (font: FontDescriptor, value: WidthBound)?
    let content = grid.content(of: unit, defaultFont: defaultFont)

    for (systemIndex, system) in grid.systems.enumerated() {
      for (categoryIndex, category) in grid.categories.enumerated() {
        for (groupIndex, group) in grid.groups.enumerated() {
          guard unit.idioms.shows(on: group.representative.idiom) else { continue }
          if let windows = unit.windows {
            let traits = grid.traits(group, category, system, locale: unit.locale)
            guard windows.contains(traits.windowWidth) else { continue }
          }
          let index = probeIndex(systemIndex, categoryIndex, groupIndex)
          if let probe = probes?[index] {
            if bound?.font != probe.font {
              let shaped = shaper.shape(unit.text.text, locale: unit.locale, font: probe.font)
              bound = (probe.font, WidthBound(shaped))
            }
            if let bound, probe.isHarmless(bound.value) { continue }
          }
          var traits = grid.traits(
            group, min(category, unit.maximumCategory ?? category), system, locale: unit.locale)
          let place = grid.place(of: unit, in: traits)
          if let place { traits = place.traits }
          let placements = component.layOut(content, in: traits, using: shaper)
          guard let found = placements.first(where: unit.isPlaced),
            let rule = FindingRuleRegistry.index(for: found.verdict)
          else { continue }
          let placement = place?.with(found) ?? found
          let isFirst = hasExample.insert(rule * grid.systems.count + systemIndex).inserted
          var ways: [String] = []
          if isFirst, placements.count > 1 {
            ways = ComponentAdvisor(
              component: component, content: content, traits: traits, shaper: shaper
            ).ways(toMend: placement)
          }
          faults.append(
            FaultRecord(
              rule: rule, os: systemIndex, group: groupIndex, category: category,
              verdict: placement.verdict, confidence: min(placement.confidence, certainty),
              example: isFirst ? placement : nil,
              advice: ways.isEmpty ? nil : ways.joined(separator: ", or ")))
        }
      }
    }
    guard coverage.undetermined(in: unit.text.text).isEmpty else {
      // The widths say nothing, a box in the text does.
      return faults.filter(\.isMissingGlyphs)
    }
    return faults
  }

  /// The placement of a unit in the traits of one of its records.
  func placement(of unit: MeasurementUnit, as record: FaultRecord) -> Placement? {
    let traits = grid.traits(
      grid.groups[record.group], min(record.category, unit.maximumCategory ?? record.category),
      grid.systems[record.os], locale: unit.locale)
    let place = grid.place(of: unit, in: traits)
    let found = ComponentRegistry.component(forSlot: unit.slot)?
      .layOut(
        grid.content(of: unit, defaultFont: defaultFont), in: place?.traits ?? traits, using: shaper
      )
      .first(where: unit.isPlaced)
    return found.map { place?.with($0) ?? $0 }
  }

  private func probeIndex(_ system: Int, _ category: Int, _ group: Int) -> Int {
    (system * grid.categories.count + category) * grid.groups.count + group
  }

  private func probes(
    for unit: MeasurementUnit, _ component: any Component
  ) -> [RoomProbe?] {
    let direction = LayoutDirection(locale: unit.locale)
    let key = RoomProbe.Key(slot: unit.slot, options: unit.options, direction: direction)
    if let known = probes[key] { return known }
    var learnt: [RoomProbe?] = []
    learnt.reserveCapacity(grid.count)
    for system in grid.systems {
      for category in grid.categories {
        for group in grid.groups {
          let traits = grid.traits(group, category, system, locale: unit.locale)
          learnt.append(
            RoomProbe(
              component: component, slot: unit.slot, options: unit.options,
              defaultFont: defaultFont, traits: traits, shaper: shaper))
        }
      }
    }
    probes[key] = learnt
    return learnt
  }
}
