import Audit

/// The findings about colours, each with samples of what the eye gets.
struct HTMLContrast {
  private let findings: [(finding: Finding, color: ColorEvidence, id: String)]

  init(_ report: AuditReport) {
    var fingerprints = FindingFingerprints()
    findings = report.findings.compactMap { finding in
      let id = fingerprints.next(for: finding)
      return finding.color.map { (finding, $0, id) }
    }
  }

  /// The section; empty without findings about colours.
  var html: String {
    guard !findings.isEmpty else { return "" }
    let items = findings.map { finding, color, id in
      """
      <li><a href="\(ViewLink("finding/" + id).href)">\(isolated(color.subject))</a>
      <span class="meta"><b class="\(finding.severity.rawValue)">\(finding.severity.rawValue)</b> \
      \(escaped(finding.rule)), \(escaped(color.foreground)) on \(escaped(color.background)), \
      WCAG \(escaped(color.criterion)) \(escaped(color.level))</span>
      <ul class="swatches">\(color.examples.map(swatch).joined())</ul></li>
      """
    }
    return "<h2 id=\"contrast\">Contrast (\(grouped(findings.count)))</h2>\n"
      + "<ul class=\"strings\">\n" + items.joined(separator: "\n") + "\n</ul>"
  }

  private func swatch(_ example: ColorExample) -> String {
    let ratio = points(example.ratio, digits: 2)
    let best = example.bestRatio.map { " to \(points($0, digits: 2))" } ?? ""
    let needed = points(example.required, digits: 1)
    let lightest = example.lightestBackground.map {
      "<i style=\"color:\(color(example.foreground));background:\(color($0))\">Aa</i>"
    }
    return """
      <li><i aria-hidden="true" style="color:\(color(example.foreground));\
      background:\(color(example.background))">Aa</i>\(lightest ?? "") \
      <span>\(ratio)\(best):1, needs \(needed):1, \(escaped(example.shortAppearances))</span></li>
      """
  }

  /// A colour as CSS takes it; only hexadecimal digits get through.
  private func color(_ text: String) -> String {
    let digits = text.filter(\.isHexDigit)
    return "#" + digits
  }
}
