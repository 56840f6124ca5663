import Components
import DynamicType
import TextShaping

/// The component that a finding about a text speaks of, as the device shows it on which the fault
/// begins first; it can be laid out again at any text size.
public struct FindingLayout: Sendable, Hashable {
  private let unit: MeasurementUnit
  private let os: OSGeneration
  private let group: Int
  private let run: AuditedRun

  init(_ unit: MeasurementUnit, os: OSGeneration, group: Int, run: AuditedRun) {
    self.unit = unit
    self.os = os
    self.group = group
    self.run = run
  }

  /// The slot of the text, such as `alert.title`.
  public var slot: String { unit.slot }

  /// Position among the texts of the slot, from 0.
  public var index: Int { unit.index }

  /// The component's name, such as `alert`.
  public var component: String {
    ComponentRegistry.component(forSlot: unit.slot)?.name ?? unit.slot
  }

  /// The device's name, with how it is held and its window where they are not the usual ones.
  public var deviceName: String {
    let group = run.grid.groups[group]
    return group.names.first ?? group.representative.name
  }

  /// The fonts that the audit measured with.
  public var fontStack: FontStack { run.fontStack }

  /// The texts of the component and what the app decides about it.
  public var content: ComponentContent { run.grid.content(of: unit, defaultFont: run.defaultFont) }

  /// The traits that the component has at a text size, those of its screen included.
  public func traits(at category: ContentSizeCategory) -> Traits {
    let traits = windowTraits(at: category)
    return run.grid.place(of: unit, in: traits)?.traits ?? traits
  }

  /// Every text of the component at a text size.
  public func placements(
    at category: ContentSizeCategory, using shaper: TextShaper
  ) -> [Placement] {
    let traits = windowTraits(at: category)
    let place = run.grid.place(of: unit, in: traits)
    let placements =
      ComponentRegistry.component(forSlot: unit.slot)?
      .layOut(content, in: place?.traits ?? traits, using: shaper) ?? []
    return placements.map { place?.with($0) ?? $0 }
  }

  /// The text of the finding among those of its component.
  public func own(_ placements: [Placement]) -> Placement? {
    placements.first(where: unit.isPlaced)
  }

  private func windowTraits(at category: ContentSizeCategory) -> Traits {
    run.grid.traits(
      run.grid.groups[group], min(category, unit.maximumCategory ?? category), os,
      locale: unit.locale)
  }

  /// Layouts of one run that show the same.
  public static func == (lhs: FindingLayout, rhs: FindingLayout) -> Bool {
    lhs.run === rhs.run && lhs.group == rhs.group && lhs.os == rhs.os && lhs.unit == rhs.unit
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(unit)
    hasher.combine(group)
    hasher.combine(os)
  }
}

/// What the layouts of one audit share.
final class AuditedRun: Sendable {
  let grid: MeasurementGrid
  let fontStack: FontStack
  let defaultFont: SlotFont?

  init(grid: MeasurementGrid, fontStack: FontStack, defaultFont: SlotFont?) {
    self.grid = grid
    self.fontStack = fontStack
    self.defaultFont = defaultFont
  }
}
