import Components
import DynamicType
import Localization

/// Turns faults into findings: one per string and place, however often it shows.
struct FindingBuilder {
  private let plan: AuditPlan
  private let grid: MeasurementGrid
  private let run: AuditedRun

  init(plan: AuditPlan, run: AuditedRun) {
    self.plan = plan
    self.run = run
    grid = run.grid
  }

  /// Strings that make one finding: variations that differ only in their plural category, in one
  /// place and under one system.
  private struct GroupKey: Hashable {
    let file: String
    let table: String
    let key: String
    let locale: String
    let variation: String?
    let slot: String
    let os: Int
    let kind: Kind
  }

  /// Faults of the same kind are one story: text that is cut at XXL and broken at AX3 does not fit.
  private enum Kind: Hashable {
    case fit
    case glyphs
    case shrinking
    /// All of it can be read, by scrolling.
    case scrolling
    /// What a cut means to the reader, by the index of its rule.
    case loss(Int)

    init(_ verdict: Verdict) {
      switch verdict {
      case .missingGlyphs: self = .glyphs
      case .shrinks: self = .shrinking
      case .scrolls: self = .scrolling
      default: self = .fit
      }
    }
  }

  private struct Occurrence {
    let planned: PlannedString
    let records: [FaultRecord]
    /// The rule that has details of this text to tell; nil for that of the verdict.
    var rule: (any FindingRule)?
  }

  /// All findings, worst first.
  ///
  /// - Parameters:
  ///   - faults: the records of each unit.
  ///   - losses: what the cuts of each planned string mean to its reader.
  func findings(_ faults: [[FaultRecord]], losses: [[TextLoss]] = []) -> [Finding] {
    var order: [GroupKey] = []
    var groups: [GroupKey: [Occurrence]] = [:]
    for (index, planned) in plan.strings.enumerated() where !faults[planned.unit].isEmpty {
      var split: [GroupKey: [FaultRecord]] = [:]
      for record in faults[planned.unit] {
        split[key(planned, record), default: []].append(record)
      }
      for (key, records) in split {
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(Occurrence(planned: planned, records: records))
      }
      for loss in losses.isEmpty ? [] : losses[index] {
        guard let first = loss.records.first else { continue }
        let key = key(planned, first, kind: .loss(first.rule))
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(
          Occurrence(planned: planned, records: loss.records, rule: loss.rule))
      }
    }
    var findings: [Finding] = []
    for key in order {
      // Text that does not fit even when shrunk is reported once, for what is worse.
      if key.kind == .shrinking, groups[sibling(of: key)] != nil { continue }
      if let occurrences = groups[key], let finding = finding(occurrences, os: key.os) {
        findings.append(finding)
      }
    }
    return Finding.sorted(findings)
  }

  private func key(
    _ planned: PlannedString, _ record: FaultRecord, kind: Kind? = nil
  ) -> GroupKey {
    let string = planned.string
    return GroupKey(
      file: string.place.file, table: string.table, key: string.key, locale: string.locale,
      variation: DeviceVariation.withoutPlural(string.variation), slot: planned.assignment.slot,
      os: record.os, kind: kind ?? Kind(record.verdict))
  }

  private func sibling(of key: GroupKey) -> GroupKey {
    GroupKey(
      file: key.file, table: key.table, key: key.key, locale: key.locale,
      variation: key.variation, slot: key.slot, os: key.os, kind: .fit)
  }

  // MARK: One finding

  private func finding(_ occurrences: [Occurrence], os: Int) -> Finding? {
    guard let worst = occurrences.min(by: isWorse), let first = worst.records.first,
      let placement = example(of: first, in: worst)
    else { return nil }
    let records = occurrences.flatMap(\.records)
    let planned = worst.planned
    let assignment = planned.assignment
    let rule = worst.rule ?? FindingRuleRegistry.all[first.rule]
    let component = ComponentRegistry.component(forSlot: assignment.slot)?.name ?? assignment.slot
    let reach = Reach(records, grid: grid)
    var (severity, numbers) = judge(records, of: planned, component: component)
    // Nobody reads a text of a pseudo-language.
    if planned.origin != nil { severity = min(severity, .note) }
    let evidence = TextEvidence(
      key: planned.string.key, locale: planned.string.locale, table: planned.string.table,
      variation: planned.string.variation,
      otherVariations: otherVariations(occurrences, than: planned), text: planned.text,
      slot: assignment.slot, component: component, devices: reach.devices,
      os: grid.systems[os].displayName, breakingPoint: first.category.shortName,
      breakingPoints: reach.breakingPoints, categories: reach.categories.map(\.shortName),
      verdict: placement.verdict.name, visibleText: placement.fit.visibleText,
      lostText: placement.fit.lostText, lines: placement.fit.lineCount,
      scale: rounded(placement.fit.scale, 1000), room: rounded(placement.availableWidth, 100),
      need: rounded(placement.requiredWidth, 100), pointSize: rounded(placement.pointSize, 100))
    var finding = Finding(
      rule: rule.id, severity: severity, confidence: min(assignment.confidence, numbers),
      evidence: .text(evidence), place: planned.string.place,
      reason: reason(rule, placement, first, reach, assignment),
      advice: advice(rule, placement, first, worst),
      notes: notes(planned, placement, records, first: first, reach: reach))
    finding.layout = FindingLayout(
      plan.units[planned.unit], os: grid.systems[os], group: first.group, run: run)
    return finding
  }

  /// The severity of the worst record, and how sure the numbers of the records are that bear it.
  ///
  /// A finding may be certain at the default size and an estimate at accessibility sizes; it is as
  /// sure as what makes it severe.
  private func judge(
    _ records: [FaultRecord], of planned: PlannedString, component: String
  ) -> (severity: Severity, numbers: Confidence) {
    let assignment = planned.assignment
    var worst = Severity.info
    var numbers = Confidence.guess
    for record in records {
      let confidence = min(record.confidence, planned.certainty(of: record.verdict))
      let severity = SeverityPolicy.severity(
        of: record.verdict, at: record.category, component: component,
        assignment: assignment.confidence, numbers: confidence,
        isFallback: assignment.isFallback)
      if severity > worst {
        worst = severity
        numbers = confidence
      } else if severity == worst {
        numbers = max(numbers, confidence)
      }
    }
    return (worst, numbers)
  }

  /// Smallest category first, then the narrowest device, then the longer text.
  private func isWorse(_ lhs: Occurrence, _ rhs: Occurrence) -> Bool {
    guard let left = lhs.records.first, let right = rhs.records.first else {
      return !lhs.records.isEmpty
    }
    if left.category != right.category { return left.category < right.category }
    if left.group != right.group { return left.group < right.group }
    if lhs.planned.text.count != rhs.planned.text.count {
      return lhs.planned.text.count > rhs.planned.text.count
    }
    return (lhs.planned.string.variation ?? "") < (rhs.planned.string.variation ?? "")
  }

  /// The placement of the first record, or of the first one that kept it.
  private func example(of first: FaultRecord, in occurrence: Occurrence) -> Placement? {
    first.example ?? occurrence.records.lazy.compactMap(\.example).first
  }

  /// What was learnt beside the texts of its component, or what the rule says of the text alone.
  private func advice(
    _ rule: any FindingRule, _ placement: Placement, _ first: FaultRecord, _ worst: Occurrence
  ) -> String {
    guard worst.rule == nil else { return rule.advice(for: placement) }
    let record = first.example == nil ? worst.records.first { $0.example != nil } : first
    return record?.advice ?? rule.advice(for: placement)
  }

  private func otherVariations(
    _ occurrences: [Occurrence], than planned: PlannedString
  ) -> [String] {
    let names = Set(occurrences.compactMap(\.planned.string.variation))
    return names.subtracting([planned.string.variation ?? ""]).sorted()
  }

  private func reason(
    _ rule: any FindingRule, _ placement: Placement, _ first: FaultRecord, _ reach: Reach,
    _ assignment: SlotAssignment
  ) -> String {
    let size = Wording.points(placement.pointSize)
    let device = reach.devices.first ?? ""
    return "At \(first.category.shortName) (\(size)) on \(device): \(rule.reason(for: placement))"
  }

  private func notes(
    _ planned: PlannedString, _ placement: Placement, _ records: [FaultRecord],
    first: FaultRecord, reach: Reach
  ) -> [String] {
    var notes: [String] = []
    let assignment = planned.assignment
    notes.append("place: \(assignment.reason)")
    if let origin = planned.origin {
      notes.append(
        origin.choice.note(
          source: origin.source, room: placement.availableWidth, need: placement.requiredWidth,
          isOneLine: placement.maximumLines == 1))
    }
    if let windows = plan.units[planned.unit].windows {
      let group = grid.groups[first.group]
      let traits = grid.traits(
        group, first.category, grid.systems[first.os], locale: planned.string.locale)
      notes.append(
        WidthVariation.note(
          windows, window: traits.windowWidth, device: group.names.first ?? ""))
    }
    notes += plan.units[planned.unit].notes
    if planned.isFilled { notes.append("measured with sample values in place of placeholders") }
    if !planned.string.shouldTranslate { notes.append("marked as not to be translated") }
    for note in placement.notes where !notes.contains(note) { notes.append(note) }
    for (index, rule) in FindingRuleRegistry.all.enumerated() where index != first.rule {
      if let category = records.filter({ $0.rule == index }).map(\.category).min() {
        notes.append("also \(rule.id) from \(category.shortName) on")
      }
    }
    let excess = placement.requiredWidth - placement.availableWidth
    if excess > 0, excess < placement.availableWidth / 100, placement.confidence != .certain {
      notes.append("a near miss: the width is sure to about 1 % only")
    }
    if let gap = reach.firstGap { notes.append("fits again at \(gap.shortName)") }
    return notes
  }

  private func rounded(_ value: Double, _ factor: Double) -> Double {
    guard value.isFinite else { return 0 }
    return (value * factor).rounded() / factor
  }
}

/// Which devices and sizes a finding reaches.
private struct Reach {
  let devices: [String]
  let breakingPoints: [String: String]
  let categories: [ContentSizeCategory]
  /// The first size without the fault after one with it.
  let firstGap: ContentSizeCategory?

  init(_ records: [FaultRecord], grid: MeasurementGrid) {
    var first: [Int: ContentSizeCategory] = [:]
    var broken = Set<ContentSizeCategory>()
    for record in records {
      broken.insert(record.category)
      first[record.group] = min(first[record.group] ?? record.category, record.category)
    }
    var devices: [String] = []
    var points: [String: String] = [:]
    for (index, group) in grid.groups.enumerated() {
      guard let category = first[index] else { continue }
      for name in group.names {
        devices.append(name)
        points[name] = category.shortName
      }
    }
    self.devices = devices
    breakingPoints = points
    categories = broken.sorted()
    let start = categories.first ?? .extraSmall
    firstGap = grid.categories.first { $0 > start && !broken.contains($0) }
  }
}
