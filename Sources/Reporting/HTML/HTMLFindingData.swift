import Audit
import DynamicType

/// The findings as the page's script reads them: one column for each member, texts by their
/// position in `texts`. `data.js` is its reader.
struct HTMLFindingData: Encodable {
  /// A rule with what its help says.
  struct Rule: Encodable {
    let id: String
    let summary: String
    let severity: String
    let example: String
  }

  /// A text style, with its size in points at each category.
  struct Style: Encodable {
    let name: String
    let weight: String
    let sizes: [Double]
  }

  let tool: String
  /// Short names of the checked categories, smallest first.
  let categories: [String]
  let devices: [String]
  let rules: [Rule]
  let styles: [Style]
  /// How many findings one chunk of pictures holds the layouts of.
  let chunkSize: Int
  private(set) var texts: [String] = []
  private(set) var columns = Columns()
  /// The evidence of findings about colours, by the position of the finding.
  private(set) var colors: [Int: ColorEvidence] = [:]

  /// A member for each thing that is known about findings; 0 or -1 where a kind does not have it.
  struct Columns: Encodable {
    var id: [String] = []
    /// Positions in `texts`.
    var kind: [Int] = []
    /// Position in `rules`.
    var rule: [Int] = []
    /// 0 for information to 3 for errors.
    var severity: [Int] = []
    /// 0 for a guess to 2 for certain.
    var confidence: [Int] = []
    var file: [Int] = []
    var line: [Int] = []
    var reason: [Int] = []
    var advice: [Int] = []
    var notes: [[Int]] = []
    var key: [Int] = []
    var table: [Int] = []
    var locale: [Int] = []
    var variation: [Int] = []
    var others: [[Int]] = []
    var text: [Int] = []
    var visible: [Int] = []
    var lost: [Int] = []
    var slot: [Int] = []
    var os: [Int] = []
    var verdict: [Int] = []
    var lines: [Int] = []
    var scale: [Double] = []
    var room: [Double] = []
    var need: [Double] = []
    var size: [Double] = []
    /// Position in `categories` of the first size with the fault; -1 for none.
    var from: [Int] = []
    /// One bit for each category with the fault.
    var hit: [Int] = []
    /// Pairs of a device and its first size with the fault.
    var points: [[Int]] = []
    /// Position in `styles`; -1 where the sizes are those of no style.
    var style: [Int] = []
    /// Number of the layout in the chunks of pictures; -1 for none.
    var layout: [Int] = []
    /// What became of it since an older report, the empty text for nothing.
    var change: [Int] = []
  }

  /// - Parameter changes: name of the finding → what became of it since an older report.
  init(_ report: AuditReport, sweeps: FindingSweeps, changes: [String: String] = [:]) {
    var strings = StringTable()
    var ruleIDs = StringTable()
    let categories = report.summary.categories
    var devices = StringTable()
    for device in report.summary.devices { _ = devices.index(of: device) }
    var columns = Columns()
    var fingerprints = FindingFingerprints()
    // Position 0 is the empty text.
    _ = strings.index(of: "")
    for (index, finding) in report.findings.enumerated() {
      let identity = FindingIdentity(finding)
      columns.id.append(fingerprints.next(for: finding))
      columns.kind.append(strings.index(of: finding.evidence.kind))
      columns.rule.append(ruleIDs.index(of: finding.rule))
      columns.severity.append(Severity.allCases.firstIndex(of: finding.severity) ?? 0)
      columns.confidence.append(Confidence.allCases.firstIndex(of: finding.confidence) ?? 0)
      columns.file.append(strings.index(of: finding.place.file))
      columns.line.append(finding.place.line)
      columns.reason.append(strings.index(of: finding.reason))
      columns.advice.append(strings.index(of: finding.advice))
      columns.notes.append(strings.indices(of: finding.notes))
      columns.key.append(strings.index(of: identity.key))
      columns.table.append(strings.index(of: identity.table))
      columns.locale.append(strings.index(of: identity.locale))
      columns.style.append(sweeps.style(of: index) ?? -1)
      columns.layout.append(sweeps.layout(of: index) ?? -1)
      columns.change.append(
        strings.index(of: changes[FindingFingerprints.name(of: finding)] ?? ""))
      if let color = finding.color { colors[index] = color }
      columns.append(
        finding.text, localization: finding.localization, variation: identity.variation,
        categories: categories,
        strings: &strings, devices: &devices)
    }
    tool = "\(report.tool) \(report.toolVersion)"
    self.categories = categories
    self.devices = devices.texts
    rules = ruleIDs.texts.map { id in
      let rule = RuleReference.rule(id: id)
      return Rule(
        id: id, summary: rule?.summary ?? "", severity: rule?.severity ?? "",
        example: rule.map(Self.example) ?? "")
    }
    styles = TextStyle.allCases.map { style in
      Style(
        name: style.rawValue, weight: style.weight.rawValue,
        sizes: ContentSizeCategory.allCases.filter { categories.contains($0.shortName) }
          .map { style.pointSize(for: $0) })
    }
    chunkSize = FindingSweeps.chunkSize
    texts = strings.texts
    self.columns = columns
  }

  private static func example(_ rule: RuleReference) -> String {
    rule.example
      ?? rule.examples.first.map {
        "\($0.title): \(RuleExampleText($0).inline(isMarkdown: false))"
      } ?? ""
  }
}

extension HTMLFindingData.Columns {
  /// Adds what only findings about texts or files have.
  fileprivate mutating func append(
    _ evidence: TextEvidence?, localization: LocalizationEvidence?, variation other: String,
    categories: [String],
    strings: inout StringTable, devices: inout StringTable
  ) {
    text.append(strings.index(of: evidence?.text ?? localization?.text ?? ""))
    variation.append(strings.index(of: evidence == nil ? other : evidence?.variation ?? ""))
    others.append(strings.indices(of: evidence?.otherVariations ?? []))
    visible.append(strings.index(of: evidence?.visibleText ?? ""))
    lost.append(strings.index(of: evidence?.lostText ?? ""))
    slot.append(strings.index(of: evidence?.slot ?? ""))
    os.append(strings.index(of: evidence?.os ?? ""))
    verdict.append(strings.index(of: evidence?.verdict ?? ""))
    lines.append(evidence?.lines ?? 0)
    scale.append(evidence?.scale ?? 1)
    room.append(evidence?.room ?? 0)
    need.append(evidence?.need ?? 0)
    size.append(evidence?.pointSize ?? 0)
    from.append(evidence.flatMap { categories.firstIndex(of: $0.breakingPoint) } ?? -1)
    hit.append(
      categories.indices.reduce(0) { bits, index in
        evidence?.categories.contains(categories[index]) == true ? bits | 1 << index : bits
      })
    points.append(
      (evidence?.breakingPointList ?? []).flatMap { point in
        [devices.index(of: point.device), categories.firstIndex(of: point.category) ?? -1]
      })
  }
}
