import Components
import DynamicType

/// What the cut of a text means to its reader, beyond that it is cut.
struct TextLoss {
  /// The rule with what it has to say.
  let rule: any FindingRule
  /// The truncated records it is about, smallest category first.
  let records: [FaultRecord]
}

/// Looks for essentials in what is cut off, and for texts that are the same once cut.
struct TextLossFinder {
  private let plan: AuditPlan
  private let faults: [[FaultRecord]]
  private let placement: (_ unit: Int, _ record: FaultRecord) -> Placement?

  /// - Parameters:
  ///   - faults: the records of each unit.
  ///   - placement: lays a unit out again in the traits of a record.
  init(
    plan: AuditPlan, faults: [[FaultRecord]],
    placement: @escaping (_ unit: Int, _ record: FaultRecord) -> Placement?
  ) {
    self.plan = plan
    self.faults = faults
    self.placement = placement
  }

  /// The losses of each planned string.
  func losses() -> [[TextLoss]] {
    var losses = plan.strings.map(essentials)
    for (index, loss) in ambiguities() { losses[index].append(loss) }
    return losses
  }

  // MARK: Lost essentials

  private func essentials(_ planned: PlannedString) -> [TextLoss] {
    let records = faults[planned.unit]
    guard !planned.assignment.isFallback, records.contains(where: \.isTruncated) else { return [] }
    let essentials = Essentials(
      of: planned.text, values: planned.values, locale: planned.string.locale)
    guard !essentials.isEmpty else { return [] }
    var lost: [Int: (items: [Essentials.Item], records: [FaultRecord])] = [:]
    for record in records {
      guard case .truncates(let visible, _) = record.verdict else { continue }
      let items = essentials.lost(in: visible.replacing("…", with: " "))
      if items.isEmpty { continue }
      lost[record.os, default: (items, [])].records.append(record)
    }
    return lost.sorted { $0.key < $1.key }.map { _, loss in
      self.loss(LostEssentialsRule(lost: loss.items), loss.records, unit: planned.unit)
    }
  }

  // MARK: Ambiguous truncation

  /// Strings that a reader may have to tell apart: of one table, language and place, and where keys
  /// have parts, of one group of keys.
  private struct Group: Hashable {
    let file: String
    let table: String
    let locale: String
    let slot: String
    let keyPrefix: String
    var screen: Int?
  }

  /// One cut text in one environment.
  private struct Appearance: Hashable {
    let os: Int
    let device: Int
    let category: ContentSizeCategory
    let visible: String
  }

  private func ambiguities() -> [(index: Int, loss: TextLoss)] {
    var order: [Group] = []
    var groups: [Group: [Int]] = [:]
    for (index, planned) in plan.strings.enumerated() {
      guard !planned.assignment.isFallback, faults[planned.unit].contains(where: \.isTruncated)
      else { continue }
      let string = planned.string
      // What one screen shows is seen together, whatever its slots and keys.
      let group =
        plan.units[planned.unit].screen.map { use in
          Group(
            file: "", table: "", locale: string.locale, slot: "", keyPrefix: "",
            screen: use.screen)
        }
        ?? Group(
          file: string.place.file, table: string.table, locale: string.locale,
          slot: planned.assignment.slot, keyPrefix: Self.prefix(of: string.key))
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(index)
    }
    return order.flatMap { ambiguities(groups[$0] ?? []) }
  }

  private func ambiguities(_ members: [Int]) -> [(index: Int, loss: TextLoss)] {
    guard members.count > 1 else { return [] }
    var shown: [Appearance: [Int]] = [:]
    for index in members {
      for record in faults[plan.strings[index].unit] {
        guard let appearance = appearance(record) else { continue }
        shown[appearance, default: []].append(index)
      }
    }
    return members.flatMap { index -> [(index: Int, loss: TextLoss)] in
      let planned = plan.strings[index]
      var found: [Int: (rule: AmbiguousTruncationRule, records: [FaultRecord])] = [:]
      for record in faults[planned.unit] {
        guard let appearance = appearance(record) else { continue }
        let others = others(shown[appearance] ?? [], than: planned)
        if others.isEmpty { continue }
        let rule = AmbiguousTruncationRule(
          text: planned.text, visible: appearance.visible, others: others)
        found[record.os, default: (rule, [])].records.append(record)
      }
      return found.sorted { $0.key < $1.key }.map { _, match in
        (index, loss(match.rule, match.records, unit: planned.unit))
      }
    }
  }

  /// The appearance of a truncated record of which something can be read.
  private func appearance(_ record: FaultRecord) -> Appearance? {
    guard case .truncates(let visible, _) = record.verdict,
      visible.contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    return Appearance(
      os: record.os, device: record.group, category: record.category, visible: visible)
  }

  /// Texts of other keys, each once; variations of one key are never shown together.
  private func others(_ indices: [Int], than planned: PlannedString) -> [String] {
    var texts: [String] = []
    for other in indices.lazy.map({ plan.strings[$0] })
    where other.string.key != planned.string.key && other.text != planned.text {
      if !texts.contains(other.text) { texts.append(other.text) }
    }
    return texts
  }

  /// A key without its last part; empty for a key without parts, such as a sentence.
  static func prefix(of key: String) -> String {
    guard !key.contains(where: \.isWhitespace),
      let end = key.lastIndex(where: { ".-_/:".contains($0) })
    else { return "" }
    return String(key[..<end])
  }

  // MARK: Examples

  /// A loss whose first record carries its placement.
  private func loss(
    _ rule: any FindingRule, _ records: [FaultRecord], unit: Int
  ) -> TextLoss {
    let index = FindingRuleRegistry.all.firstIndex { $0.id == rule.id } ?? 0
    return TextLoss(
      rule: rule,
      records: records.enumerated().map { position, record in
        record.under(
          rule: index,
          example: position == 0 ? record.example ?? placement(unit, record) : nil)
      })
  }
}
