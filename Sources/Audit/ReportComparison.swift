import DynamicType

/// What changed between two audits of one app: what is new, what is fixed, what moved.
///
/// Findings are the same where rule, table, key, language and variation are (``FindingIdentity``),
/// with slot and system first and without them where a string is now shown elsewhere.
public struct ReportComparison: Sendable {
  /// Which way a finding went.
  public enum Direction: String, Sendable, Codable, CaseIterable {
    /// It hits more people than before.
    case worse
    /// It hits fewer people than before.
    case better
    /// Worse on some devices and better on others, or elsewhere.
    case mixed
  }

  /// Where a text begins to break on one device, before and after.
  public struct Move: Sendable, Hashable, Codable {
    /// The device's name.
    public let device: String
    /// Short name of the first broken size in the old report; nil where nothing broke.
    public let old: String?
    /// Short name of the first broken size in the new report; nil where nothing breaks.
    public let new: String?

    /// Creates a move.
    public init(device: String, old: String?, new: String?) {
      self.device = device
      self.old = old
      self.new = new
    }
  }

  /// A finding of both reports whose severity or breaking points are not what they were.
  public struct Change: Sendable {
    /// The finding as it was.
    public let old: Finding
    /// The finding as it is.
    public let new: Finding
    /// The breaking points that moved, in the order of the new finding's devices.
    public let moves: [Move]
    /// Which way it went.
    public let direction: Direction
  }

  /// Findings that the old report does not have, worst first.
  public let added: [Finding]
  /// Findings that the new report does not have, although it looked there.
  public let fixed: [Finding]
  /// Findings with another severity or other breaking points, worse ones first.
  public let changed: [Change]
  /// How many findings are as they were.
  public let unchanged: Int
  /// Findings of the old report whose language, devices, sizes or system the new run left out.
  public let unchecked: [Finding]
  /// In which ways the runs looked at different things, in words; empty when they did not.
  public let differences: [String]

  /// Whether the new report is worse in anything: a new finding, or one that went worse.
  public var isWorse: Bool {
    !added.isEmpty || changed.contains { $0.direction != .better }
  }

  /// Compares two reports.
  public init(old: AuditReport, new: AuditReport) {
    var matching = FindingMatching(old: old.findings)
    var pairs: [(old: Finding, new: Finding)?] = new.findings.map { finding in
      matching.take(like: finding).map { ($0, finding) }
    }
    for (index, finding) in new.findings.enumerated() where pairs[index] == nil {
      pairs[index] = matching.takeElsewhere(like: finding).map { ($0, finding) }
    }
    let scope = ReportScope(old: old.summary, new: new.summary)
    var changed: [Change] = []
    var unchanged = 0
    for pair in pairs {
      guard let pair else { continue }
      if let change = scope.change(from: pair.old, to: pair.new) {
        changed.append(change)
      } else {
        unchanged += 1
      }
    }
    added = zip(new.findings, pairs).filter { $0.1 == nil }.map(\.0)
    (unchecked, fixed) = matching.rest.reduce(into: ([], [])) { lists, finding in
      if scope.isLeftOut(finding) {
        lists.0.append(finding)
      } else {
        lists.1.append(finding)
      }
    }
    let order: [Direction] = [.worse, .mixed, .better]
    self.changed = order.flatMap { direction in changed.filter { $0.direction == direction } }
    self.unchanged = unchanged
    differences = scope.differences
  }
}

/// The findings of an old report, taken out one by one as a new report has them too.
private struct FindingMatching {
  private struct Place: Hashable {
    let identity: FindingIdentity
    let slot: String
    let os: String

    init(_ finding: Finding) {
      identity = FindingIdentity(finding)
      slot = finding.text?.slot ?? ""
      os = finding.text?.os ?? finding.color?.os ?? ""
    }
  }

  private let findings: [Finding]
  private var isTaken: [Bool]
  private var byPlace: [Place: [Int]] = [:]
  private var byIdentity: [FindingIdentity: [Int]] = [:]

  init(old findings: [Finding]) {
    self.findings = findings
    isTaken = Array(repeating: false, count: findings.count)
    for (index, finding) in findings.enumerated() {
      let place = Place(finding)
      byPlace[place, default: []].append(index)
      byIdentity[place.identity, default: []].append(index)
    }
  }

  mutating func take(like finding: Finding) -> Finding? {
    take(from: byPlace[Place(finding)] ?? [])
  }

  mutating func takeElsewhere(like finding: Finding) -> Finding? {
    take(from: byIdentity[FindingIdentity(finding)] ?? [])
  }

  private mutating func take(from indices: [Int]) -> Finding? {
    guard let index = indices.first(where: { !isTaken[$0] }) else { return nil }
    isTaken[index] = true
    return findings[index]
  }

  /// Those nobody took.
  var rest: [Finding] { zip(findings, isTaken).filter { !$0.1 }.map(\.0) }
}

/// What the two runs looked at.
private struct ReportScope {
  let old: AuditSummary
  let new: AuditSummary

  /// Whether the new run cannot have found it, because it did not look there.
  func isLeftOut(_ finding: Finding) -> Bool {
    func isGone(_ name: String, _ list: KeyPath<AuditSummary, [String]>) -> Bool {
      old[keyPath: list].contains(name) && !new[keyPath: list].contains(name)
    }
    func areGone(_ names: [String], _ list: KeyPath<AuditSummary, [String]>) -> Bool {
      !names.isEmpty && names.allSatisfy { isGone($0, list) }
    }
    if let text = finding.text {
      return isGone(text.locale, \.locales) || areGone(text.devices, \.devices)
        || areGone(text.categories, \.categories) || isGone(text.os, \.os)
    }
    if let string = finding.localization { return isGone(string.locale, \.locales) }
    if let color = finding.color { return isGone(color.os, \.os) || new.colors == nil }
    return false
  }

  func change(from old: Finding, to new: Finding) -> ReportComparison.Change? {
    let moves = moves(from: old, to: new)
    guard old.severity != new.severity || !moves.isEmpty else { return nil }
    var ways = Set(moves.map(direction))
    if old.severity != new.severity { ways.insert(old.severity < new.severity ? .worse : .better) }
    let direction = ways.count == 1 ? ways.first ?? .mixed : .mixed
    return ReportComparison.Change(old: old, new: new, moves: moves, direction: direction)
  }

  /// The breaking points that moved on devices that both runs looked at.
  private func moves(from old: Finding, to new: Finding) -> [ReportComparison.Move] {
    guard let before = old.text, let after = new.text else { return [] }
    let devices = after.devices + before.devices.filter { !after.devices.contains($0) }
    return devices.compactMap { device in
      let (first, second) = (before.breakingPoints[device], after.breakingPoints[device])
      guard first != second, self.old.devices.contains(device), self.new.devices.contains(device)
      else { return nil }
      return ReportComparison.Move(device: device, old: first, new: second)
    }
  }

  private func direction(of move: ReportComparison.Move) -> ReportComparison.Direction {
    func rank(_ name: String?) -> Int {
      let all = ContentSizeCategory.allCases
      return name.flatMap { name in all.firstIndex { $0.shortName == name } } ?? all.count
    }
    return rank(move.new) < rank(move.old) ? .worse : .better
  }

  var differences: [String] {
    func difference(_ what: String, _ list: KeyPath<AuditSummary, [String]>) -> [String] {
      let (before, after) = (old[keyPath: list], new[keyPath: list])
      let gone = before.filter { !after.contains($0) }
      let come = after.filter { !before.contains($0) }
      return
        (gone.isEmpty ? [] : ["\(what) only in the old report: \(gone.joined(separator: ", "))"])
        + (come.isEmpty ? [] : ["\(what) only in the new report: \(come.joined(separator: ", "))"])
    }
    var lines =
      difference("languages", \.locales) + difference("devices", \.devices)
      + difference("text sizes", \.categories) + difference("systems", \.os)
      + difference("orientations", \.orientations)
    if old.boldText != new.boldText {
      lines.append("Bold Text only in the \(old.boldText ? "old" : "new") report")
    }
    return lines
  }
}
