import Audit

/// What changed since an older report: what is new, what moved, what is fixed.
struct HTMLComparison {
  /// Rows of a list; the filters of the page show all that is new or moved.
  private static let limit = 50

  private let comparison: ReportComparison

  init(_ comparison: ReportComparison) { self.comparison = comparison }

  /// The section.
  var html: String {
    let counts = [
      (comparison.added.count, "new", "new"), (count(.worse), "worse", "worse"),
      (count(.mixed), "moved both ways", "mixed"), (count(.better), "better", "better"),
    ].map { count, noun, value in
      count == 0
        ? "0 \(noun)"
        : "<a href=\"\(ViewLink("findings", ["change": value]).href)\">\(grouped(count)) \(noun)</a>"
    }
    let line = (counts + ["\(grouped(comparison.fixed.count)) fixed"]).joined(separator: ", ")
    let rest =
      "\(grouped(comparison.unchanged)) unchanged"
      + (comparison.unchecked.isEmpty
        ? "" : ", \(grouped(comparison.unchecked.count)) not looked at by this run")
    let differences = comparison.differences.map { "<li>\(escaped($0))</li>" }
    return [
      "<h2 id=\"changes\">What changed</h2>", "<p>\(line); \(rest).</p>",
      differences.isEmpty
        ? "" : "<p>The runs looked at different things:</p><ul>\(differences.joined())</ul>",
      list("New", comparison.added.map { item($0, link: true) }, isOpen: true),
      list("Moved", comparison.changed.map(item), isOpen: false),
      list("Fixed", comparison.fixed.map { item($0, link: false) }, isOpen: false),
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func count(_ direction: ReportComparison.Direction) -> Int {
    comparison.changed.count { $0.direction == direction }
  }

  private func list(_ title: String, _ items: [String], isOpen: Bool) -> String {
    guard !items.isEmpty else { return "" }
    let more = items.count - Self.limit
    let rest = more > 0 ? "<li>… and \(grouped(more)) more</li>" : ""
    return
      "<details\(isOpen ? " open=\"\"" : "")><summary>\(title) (\(grouped(items.count)))</summary>"
      + "<ul class=\"strings\">\(items.prefix(Self.limit).joined())\(rest)</ul></details>"
  }

  private func item(_ finding: Finding, link: Bool) -> String {
    let identity = FindingIdentity(finding)
    let subject =
      finding.text.map { HTMLWorstStrings.shown($0) }
      ?? isolated(singleLine(finding.localization?.text ?? identity.key))
    let place = [finding.rule, identity.locale, finding.text?.slot ?? ""].filter { !$0.isEmpty }
    let address = ViewLink("finding/" + FindingFingerprints.name(of: finding)).href
    return "<li>\(link ? "<a href=\"\(address)\">\(subject)</a>" : subject) <span class=\"meta\">"
      + "<b class=\"\(finding.severity.rawValue)\">\(finding.severity.rawValue)</b> "
      + "\(escaped(place.joined(separator: " · ")))</span></li>"
  }

  private func item(_ change: ReportComparison.Change) -> String {
    let moves = change.moves.prefix(3).map { move in
      "\(move.device): \(move.old ?? "fits") → \(move.new ?? "fits")"
    }
    let severity =
      change.old.severity == change.new.severity
      ? [] : ["\(change.old.severity.rawValue) → \(change.new.severity.rawValue)"]
    let detail = ([change.direction.rawValue] + severity + moves).joined(separator: ", ")
    return item(change.new, link: true).replacing(
      "</span></li>", with: " · \(escaped(detail))</span></li>")
  }

  /// What became of a finding of the new report: `new`, `worse`, `better`, `mixed`; nil where it is
  /// as it was.
  static func changes(_ comparison: ReportComparison) -> [String: String] {
    var names: [String: String] = [:]
    for finding in comparison.added { names[FindingFingerprints.name(of: finding)] = "new" }
    for change in comparison.changed {
      names[FindingFingerprints.name(of: change.new)] = change.direction.rawValue
    }
    return names
  }
}
