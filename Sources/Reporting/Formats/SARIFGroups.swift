import Audit

/// Findings that become one result.
struct SARIFGroup {
  /// The findings, worst first; at least one.
  var findings: [Finding]
}

/// Brings the findings of a report into what GitHub's code scanning takes.
///
/// The limits are those of "SARIF results exceed one or more limits" (docs.github.com, read in 2026):
/// 25,000 results in a run, of which the 5,000 worst are kept, and 1,000 places of a result, of which
/// 100 are kept. A file may have 10 MB when compressed with gzip.
struct SARIFGroups {
  /// How many results of a run GitHub keeps.
  static let keptResults = 5_000
  /// How many results a run may have at all.
  static let maximumResults = 25_000
  /// How many places of a result GitHub keeps.
  static let keptLocations = 100

  /// The results in the order of the findings, worst first.
  let groups: [SARIFGroup]
  /// Whether findings of a key in several languages were put together.
  let isGrouped: Bool
  /// Findings that had to be left out.
  let omitted: Int

  private struct Key: Hashable {
    let rule: String
    let table: String
    let name: String
    let variation: String
    let slot: String
  }

  init(_ findings: [Finding], keeping limit: Int = keptResults, maximum: Int = maximumResults) {
    isGrouped = findings.count > limit
    guard isGrouped else {
      groups = findings.map { SARIFGroup(findings: [$0]) }
      omitted = 0
      return
    }
    var groups: [SARIFGroup] = []
    var indices: [Key: Int] = [:]
    for finding in findings {
      let subject = finding.evidenceText().subject
      let key = Key(
        rule: finding.rule, table: subject.table.isEmpty ? finding.place.file : subject.table,
        name: subject.name, variation: subject.variation, slot: subject.slot)
      if let index = indices[key], groups[index].findings.count < Self.keptLocations {
        groups[index].findings.append(finding)
      } else {
        indices[key] = groups.count
        groups.append(SARIFGroup(findings: [finding]))
      }
    }
    omitted = groups.dropFirst(maximum).reduce(0) { $0 + $1.findings.count }
    self.groups = Array(groups.prefix(maximum))
  }
}
